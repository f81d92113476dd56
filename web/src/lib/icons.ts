/** Pictures: the icons every screen needs, and a game's card pictures when its table opens. */
import core from "virtual:icons/core";

type Paths = Record<string, string>;

const GAMES: Record<string, () => Promise<{ default: Paths }>> = {
  card_kingdoms: () => import("virtual:icons/card_kingdoms"),
};

let pictures: Paths = core;
let byWord: Paths = {};
/** The game whose pictures were asked for last. */
let asked = "";

export function hasIcon(name: string): boolean {
  return name in core;
}

export function iconPath(name: string): string {
  return core[name] ?? core["seal"] ?? "";
}

/** Load the pictures of a game's cards; a game without a list of its own is drawn by words. */
export async function loadPictures(game: string): Promise<void> {
  asked = game;
  const own = GAMES[game];
  const loaded = (await (own ? own() : import("virtual:icons/words"))).default;
  if (asked !== game) return;
  pictures = own ? loaded : core;
  byWord = own ? {} : loaded;
}

/** The picture of a card: its own, or one for a word in its key, or one for its kind. */
export function picturePath(key: string, kind: string): string {
  const own = pictures[key];
  if (own) return own;
  const words = key.split(/[_-]/);
  for (const word of [`${kind}${words.at(-1) ?? ""}`, ...words]) {
    const found = byWord[word];
    if (found) return found;
  }
  return core[kind] ?? byWord[kind] ?? iconPath("seal");
}
