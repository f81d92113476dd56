/** What is drawn on the face of a card, read off its row in the same way for every game. */
import { hasIcon } from "./icons.ts";
import type { CardRow, Fact } from "./view.ts";

export interface Stamp {
  icon: string;
  number: number | string | null;
}

export interface Face {
  tone: string;
  number: string | null;
  cost: Stamp[];
  needs: Stamp[];
  badges: Stamp[];
  points: number | null;
}

const TONES: Record<string, string> = {
  worker: "gold",
  soldier: "red",
  shadow: "violet",
  holy: "blue",
  artisan: "gold",
  duke: "violet",
  domain: "teal",
  starter: "brown",
  hills: "green",
  ruins: "grey",
  forest: "green",
  valley: "teal",
  mountains: "brown",
  barrens: "orange",
  swamp: "teal",
  caverns: "night",
  monster: "grey",
  violet: "violet",
  pink: "pink",
  red: "red",
  blue: "blue",
  green: "green",
  yellow: "gold",
  white: "grey",
};

const SPARE = ["blue", "green", "brown", "teal", "orange", "red", "grey", "gold"];
const TELLING = ["role", "area", "colour", "type", "guild"];
const ROLES = new Set(["worker", "soldier", "shadow", "holy", "artisan"]);
const PRICES = new Set(["strength", "magic", "gold", "wood", "stone", "food"]);
export const NUMBERS = new Set(["number", "influence"]);
export const POINTS = new Set(["points", "vp", "victory"]);

/** A colour for a word: its own, or one that is always the same for it. */
export function toneOf(word: string): string {
  const known = TONES[word];
  if (known) return known;
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return SPARE[sum % SPARE.length] ?? "grey";
}

export function faceOf(card: CardRow): Face {
  const facts = new Map(card.facts);
  const telling = TELLING.map((name) => wordOf(facts.get(name))).find((word) => word !== null);
  const face: Face = {
    tone: toneOf(telling ?? card.kind),
    number: null,
    cost: [],
    needs: [],
    badges: [],
    points: null,
  };
  for (const [name, value] of card.facts) place(face, name, value);
  return face;
}

/** A fact as one word: as it is, or the last word of its message's id. */
function wordOf(fact: Fact | undefined): string | null {
  if (typeof fact === "string") return fact;
  return typeof fact === "object" ? (fact.id.split("-").at(-1) ?? null) : null;
}

function place(face: Face, name: string, fact: Fact): void {
  const value = typeof fact === "object" ? (wordOf(fact) ?? "") : fact;
  if (NUMBERS.has(name)) face.number = String(value);
  else if (name === "cost") face.cost.push({ icon: "gold", number: value });
  else if (POINTS.has(name)) face.points = Number(value);
  else if (ROLES.has(name)) face.needs.push({ icon: name, number: value });
  else if (PRICES.has(name)) {
    if (value !== 0) face.cost.push({ icon: name, number: value });
  } else if (TELLING.includes(name) || name === "kind") {
    if (hasIcon(String(value))) face.badges.push({ icon: String(value), number: null });
  }
}

/** How many copies are made is for the card list. */
const UNSHOWN = new Set(["copies", "fifth"]);

/** Facts that a player reads on the enlarged card. */
export function shownFacts(card: CardRow): [string, Fact][] {
  return card.facts.filter(([name, value]) => !UNSHOWN.has(name) && value !== 0);
}

/** What a player reads on a card that was not read on a printed one. */
export function ourParts(card: CardRow): string[] {
  return card.reconstructed.filter((name) => !UNSHOWN.has(name));
}

/** The mark of a card that has such parts, or of those facts of it that are shown. */
export function star(card: CardRow | undefined, facts?: Set<string>): string {
  return card && ourParts(card).some((name) => !facts || facts.has(name)) ? "*" : "";
}
