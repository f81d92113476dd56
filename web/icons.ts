/** Bundles just the icons that are used: `virtual:icons/<set>` gives our names and their SVG paths. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  let all: IconSet | null = null;
  return {
    name: "icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const path = fileURLToPath(
        new URL(`./src/art/${id.slice(PREFIX.length + 1)}.json`, import.meta.url),
      );
      this.addWatchFile(path);
      const wanted = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
      all ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const paths: Record<string, string> = {};
      for (const [name, icon] of Object.entries(wanted)) {
        const found = all.icons[icon];
        if (!found) this.error(`${path}: the set has no icon called ${icon}`);
        paths[name] = [...found.body.matchAll(/ d="([^"]+)"/g)]
          .map((match) => slim(match[1] ?? ""))
          .join("");
      }
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}

/** Write a path with one decimal at most: finer than a screen shows, and a third shorter. */
export function slim(path: string): string {
  let out = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    out += command;
    const arc = command.toLowerCase() === "a";
    let at = 0;
    let last = "";
    for (let i = 0; at < rest.length; i++) {
      const flag = arc && (i % 7 === 3 || i % 7 === 4);
      const found = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/.exec(rest.slice(at));
      const bit = flag ? /^[\s,]*([01])/.exec(rest.slice(at)) : found;
      if (!bit) break;
      at += bit[0].length;
      const written = flag ? (bit[1] ?? "") : short(Number(bit[1]));
      const close = last === "" || written.startsWith("-") || (written.startsWith(".") && last.includes("."));
      out += close ? written : ` ${written}`;
      last = written;
    }
  }
  return out;
}

function short(number: number): string {
  const rounded = String(Math.round(number * 10) / 10);
  if (rounded === "-0") return "0";
  return rounded.replace(/^(-?)0\./, "$1.");
}
