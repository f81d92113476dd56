/** Writes every script, style sheet and drawing twice more, compressed, for the server to hand out. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(js|css|svg|html)$/;

export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options) {
      const folder = options.dir ?? "dist";
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!WORTH.test(name)) continue;
        const path = join(folder, name);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
