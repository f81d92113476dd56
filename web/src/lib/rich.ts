/** Texts as words with pictures in them: amounts, cards, roles and seats become parts of their own. */
import { format, hasWords, listed, seatName, words } from "./words.svelte.ts";
import type { Arg, Text } from "./view.ts";
import { hasIcon } from "./icons.ts";

export type Part =
  | { as: "words"; words: string }
  | { as: "amount"; number: string; token: string; words: string }
  | { as: "icon"; icon: string; words: string }
  | { as: "card"; key: string; words: string }
  | { as: "seat"; seat: number; words: string }
  | { as: "star" };

/** The message that marks what was not read on a printed card or board. */
const OURS = "reconstructed";

const OPEN = "\uE000";
const MARK = /\uE000(\d+)\uE000/;

/** Cards, tokens and roles are known by the shape of their message ids, in every game. */
const CARD = /^[a-z]{2}-card-(.+)$/;
const AMOUNT = /^[a-z]{2}-amount-([a-z_]+)$/;
const NAMED = /^[a-z]{2}-(?:token|role|area|guild|resource)-([a-z_]+)$/;

/**
 * Powers as symbols: how a message reads when drawn on a card; words in brackets are icons. A
 * message that is not here is drawn in its words, with its amounts as pictures.
 */
const SYMBOLS: Record<string, string> = {
  "do-gain": "{what}",
  "do-gain-per": "{what} × {count}",
  "do-all": "{what}",
  "do-pick": "{first} / {second}",
  "do-trade": "{pay} → {gain}",
  "count-role": "{role}",
  "count-named": "{card}",
  "count-area": "{area}",
  "count-domains": "[domain]",
  "on-turn": "{power}",
  "off-turn": "{power}",
  "when-build": "[building] {power}",
  "when-roll": "[dice] {power}",
  "when-start": "[hourglass] {power}",
  "when-end": "[flag] {power}",
  "when-citizen": "+[citizen]: {power}",
  "when-slay": "[monster]: {power}",
  "when-doubles": "[dice]=[dice]: {power}",
  "when-always": "{power}",
  "do-steal": "{first} / {second} ← [people]",
  "do-take": "{what} ← [people]",
  "do-take-any": "+[citizen]",
  "do-take-named": "+ {card}",
  "do-take-role": "+[citizen] {role}",
  "do-take-role-cost": "+[citizen] {role} ≤ {cost}[gold]",
  "do-take-cost": "+[citizen] ≤ {cost}[gold]",
  "do-return-monster": "[monster] → {what}",
  "do-return-citizen": "[citizen] → {what}",
  "do-set-die": "{what} → [dice] {face}",
  "do-set-die-per": "[gold] × {count} → [dice] {face}",
  "do-lower-die": "[dice] − {by}",
  "do-cheaper-domains": "[domain] − {what}",
  "do-slay-again": "+[strength][monster]",
  "do-steal-monster": "[monster] ← [people]",
  "note-guilds": "{guilds}",
  "note-face-down": "×{number}",
  "note-tower": "{seat}",
  "note-standing": "▲",
  "note-lying": "▬",
  "note-led": "[crown]",
  "note-coin": "[gold]",
  "note-resting": "[hourglass]",
  "note-boss": "[boss]",
  "stop-first": "{points}[points]",
  "stop-section": "{points}[points]",
  "stop-end": "[flag]",
  "tile-grant": "{what}",
  "tile-icons": "{what}",
  "tile-banner": "{banner}",
  "amount-tile_i": "[seal]I",
  "amount-tile_ii": "[seal]II",
  "duke-role": "{points}×{role}",
  "duke-citizens": "{points}×[citizen]",
  "duke-monsters": "{points}×[monster]",
  "duke-domains": "{points}×[domain]",
  "duke-titans": "+{points}×[titan]",
  "duke-resources": "1 / {number}[coins]",
};

/** A Text in words, with parts that can be drawn and pointed at. */
export function rich(text: Text): Part[] {
  return partsOf(text, false);
}

/** A Text as short as can be, for the face of a card. */
export function symbols(text: Text): Part[] {
  return partsOf(text, true);
}

function partsOf(text: Text, short: boolean): Part[] {
  const single = singlePart(text);
  if (single) return [single];
  if (text.id === OURS) return [...partsOf(text.args["what"] as Text, short), { as: "star" }];
  const inner: Part[][] = [];
  const keep = (parts: Part[]): string => `${OPEN}${inner.push(parts) - 1}${OPEN}`;
  const args: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(text.args)) {
    if (Array.isArray(arg)) {
      const marks = arg.map((item) => keep(partsOf(item, short)));
      args[name] = short && !arg.some(({ id }) => CARD.test(id)) ? marks.join(" ") : listed(marks);
    } else if (typeof arg === "object") args[name] = keep(partsOf(arg, short));
    else args[name] = arg;
  }
  const symbol = short ? SYMBOLS[text.id.replace(/^[a-z]{2}-/, "")] : undefined;
  const line = symbol
    ? symbol
        .replace(/\[(\w+)\]/g, (_, icon: string) => keep([{ as: "icon", icon, words: "" }]))
        .replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ""))
    : format(text.id, args);
  return split(line, inner);
}

/** Whether a value that was not read on a printed card or board is told with a star. */
export function isMarked(text: Text): boolean {
  return text.id === OURS || Object.values(text.args).some((arg) => nested(arg).some(isMarked));
}

function nested(arg: Arg): Text[] {
  if (Array.isArray(arg)) return arg;
  return typeof arg === "object" ? [arg] : [];
}

function singlePart(text: Text): Part | null {
  if (text.id === "seat") {
    const seat = Number(text.args["seat"]);
    return { as: "seat", seat, words: seatName(seat) };
  }
  const card = CARD.exec(text.id)?.[1];
  if (card) return { as: "card", key: card, words: words(text) };
  const token = AMOUNT.exec(text.id)?.[1];
  if (token && hasIcon(token) && "number" in text.args) {
    return { as: "amount", number: String(text.args["number"]), token, words: words(text) };
  }
  const icon = NAMED.exec(text.id)?.[1];
  if (icon && hasIcon(icon)) return { as: "icon", icon, words: words(text) };
  return null;
}

function split(line: string, inner: Part[][]): Part[] {
  const parts: Part[] = [];
  let rest = line;
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    if (match.index > 0) parts.push({ as: "words", words: rest.slice(0, match.index) });
    parts.push(...(inner[Number(match[1])] ?? []));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) parts.push({ as: "words", words: rest });
  return parts;
}

/** What a counter or a fact is called, in the game's words if it has them. */
export function nameOf(prefix: string, name: string): string {
  for (const id of [`${prefix}-token-${name}`, `${prefix}-role-${name}`, `${prefix}-fact-${name}`, `web-fact-${name}`]) {
    if (hasWords(id)) return format(id);
  }
  return name.replaceAll("_", " ");
}

/** So much of something, in the game's words if it has them: 1 knight, or else Knights: 1. */
export function amountOf(prefix: string, name: string, number: number): string {
  const id = `${prefix}-amount-${name}`;
  if (hasWords(id)) return format(id, { number });
  return format("web-zone-count", { name: nameOf(prefix, name), number });
}

/** The two letters that a game's messages start with, read off a Text of that game. */
export function prefixOf(text: Text): string {
  return text.id.slice(0, 2);
}
