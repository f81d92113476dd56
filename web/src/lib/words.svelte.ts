/** Words: the same Fluent catalogues as the rules engine, put into the reader's language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { getText } from "./http.ts";
import { settings, type Language } from "./settings.svelte.ts";
import type { Arg, Text } from "./view.ts";

const bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
let version = $state(0);

/** Load a language once; what is read changes as soon as it is there. */
export async function loadWords(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await getText(`/api/words/${language}`)));
  bundles[language] = bundle;
  version += 1;
}

function catalogue(): FluentBundle | undefined {
  void version;
  return bundles[settings.language] ?? bundles.en ?? bundles.fr;
}

export function hasWords(id: string): boolean {
  return catalogue()?.hasMessage(id) ?? false;
}

/** The seats' names at this table; a seat without one is called by its number. */
const names = $state<{ of: string[]; game: string }>({ of: [], game: "" });

export function nameSeats(game: string, given: string[]): void {
  names.game = game;
  names.of = given;
}

/** What a seat is called; who owns something without a seat is the rival that the rules play. */
export function seatName(seat: number): string {
  if (names.of.length > 0 && seat >= names.of.length) return format(`rival-${names.game}`);
  return names.of[seat] || format("seat", { seat: seat + 1 });
}

/** Format a message with plain arguments. */
export function format(id: string, args: Record<string, string | number> = {}): string {
  const bundle = catalogue();
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : "";
  return bundle.formatPattern(message.value, args, []);
}

/** A word of the client's own, by its short name. */
export function say(name: string, args: Record<string, string | number> = {}): string {
  return format(`web-${name}`, args);
}

/** What a computer player is called by its level, with its thinking time where one was chosen. */
export function levelWords(level: string): string {
  const [word = "", seconds] = level.split(":");
  const called = say(`level-${word}`);
  return seconds ? `${called}, ${say("thinks", { seconds: Number(seconds) })}` : called;
}

/** A number from 0 to 1 as the reader's language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

/** Join words as a person would: a, b and c. */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join("");
  return format("list-last", {
    before: items.slice(0, -1).join(", "),
    last: items[items.length - 1] ?? "",
  });
}

/** Put a Text into words, all of it plain. */
export function words(text: Text): string {
  if (text.id === "seat") return seatName(Number(text.args["seat"]));
  const args: Record<string, string | number> = {};
  for (const [name, arg] of Object.entries(text.args)) args[name] = plain(arg);
  return format(text.id, args);
}

function plain(arg: Arg): string | number {
  if (Array.isArray(arg)) return listed(arg.map(words));
  return typeof arg === "object" ? words(arg) : arg;
}
