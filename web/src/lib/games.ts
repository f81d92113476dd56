/** What the client knows of games by name: the two letters of their messages, and their arms. */
import { format, hasWords } from "./words.svelte.ts";

const PREFIXES: Record<string, string> = {
  card_kingdoms: "ck",
  cites_royales: "cr",
  villages: "vv",
  margraves: "mv",
};

/** The computer player that nobody has to choose: steady, and at once with its answer. */
export const STEADY = "greedy";

/** The coat of arms of a game on the home page: its colour and its charge. */
export const ARMS: Record<string, { tone: string; icon: string }> = {
  card_kingdoms: { tone: "red", icon: "strength" },
  cites_royales: { tone: "violet", icon: "crown" },
  villages: { tone: "green", icon: "village" },
  margraves: { tone: "blue", icon: "map" },
};

/** A setting, or one of the values of the setting `of`, in words, as good as the catalogues allow. */
export function settingWords(game: string, key: string, of = ""): string {
  const prefix = PREFIXES[game] ?? "";
  const ids = [
    `${prefix}-setting-${of}-${key}`,
    `${prefix}-setting-${key}`,
    `web-setting-${key}`,
    `${prefix}-card-${key}`,
    `${prefix}-area-${key}`,
    `${prefix}-role-${key}`,
  ];
  const found = ids.find(hasWords);
  if (found) return format(found);
  const plain = key.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
