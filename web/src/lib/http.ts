/** Plain HTTP: what the server answers, or its refusal in words. */
import type { CardRow, Text, View } from "./view.ts";

class Refused extends Error {
  constructor(readonly text: Text) {
    super(text.id);
  }
}

const UNREACHED: Text = { id: "web-unreached", args: {} };

/** Why something did not work, in words; what is no refusal is an answer that did not come. */
export function reasonOf(fault: unknown): Text {
  return fault instanceof Refused ? fault.text : UNREACHED;
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refused(UNREACHED);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { refused?: Text };
  throw new Refused(said.refused ?? UNREACHED);
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text();
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return (await ask(path, init)).json() as Promise<T>;
}

export type SettingValue = boolean | number | string | string[];

export interface SettingSpec {
  key: string;
  kind: "switch" | "one" | "number" | "some";
  default: SettingValue;
  choices: string[];
  low: number;
  high: number;
  reconstructed: boolean;
}

export interface GameSpec {
  name: string;
  title: Text;
  about: Text;
  seats: number[];
  settings: SettingSpec[];
  rules: string[];
}

export interface Catalogue {
  games: GameSpec[];
  levels: string[];
  /** The levels that think, with their own seconds a move, and what else may be chosen. */
  thinking: Record<string, number>;
  times: number[];
  languages: string[];
}

export type SeatAsk =
  | { kind: "me"; name?: string }
  | { kind: "local"; name?: string }
  | { kind: "open" }
  | { kind: "computer"; level: string };

export interface TableAsk {
  game: string;
  seats: SeatAsk[];
  settings: Record<string, SettingValue>;
  hints: boolean;
  clock?: { seconds: number; add: number };
}

export interface MadeTable {
  table: string;
  links: { seats: Record<string, string>; watch: string };
}

export interface MyTable {
  table: string;
  game: string;
  mine: number[];
  names: (string | null)[];
  over: boolean;
  my_turn: boolean;
  started: number;
  moved: number;
}

export interface ReplayStep {
  number: number;
  seat: number;
  turn: number;
  totals: number[];
  events: { text: Text }[];
}

export interface Replay {
  choices: number;
  seats: number;
  names: (string | null)[];
  steps: ReplayStep[];
}

export interface Verdict {
  fair: boolean;
  faults: Text[];
  choices: number;
  totals: number[];
}

let games: Promise<Catalogue> | null = null;
const cards = new Map<string, Promise<CardRow[]>>();

export function getGames(): Promise<Catalogue> {
  games ??= get<Catalogue>("/api/games");
  games.catch(() => (games = null));
  return games;
}

export function getCards(game: string): Promise<CardRow[]> {
  const known = cards.get(game);
  if (known) return known;
  const asked = get<{ cards: CardRow[] }>(`/api/games/${game}/cards`).then((said) => said.cards);
  cards.set(game, asked);
  asked.catch(() => cards.delete(game));
  return asked;
}

export const getRules = (game: string, language: string): Promise<string> =>
  getText(`/api/games/${game}/rules/${language}`);
export const makeTable = (asked: TableAsk): Promise<MadeTable> => post("/api/tables", asked);
export const claimSeat = (
  table: string,
  token: string,
  name: string,
): Promise<{ table: string; seat: number | null }> =>
  post(`/api/tables/${table}/claim`, name ? { token, name } : { token });
export const getMine = async (): Promise<MyTable[]> =>
  (await get<{ tables: MyTable[] }>("/api/tables/mine")).tables;
export const getReplay = (table: string): Promise<Replay> => get(`/api/tables/${table}/replay`);
export const getReplayView = async (
  table: string,
  number: number,
  seat: number | null,
): Promise<View> => {
  const eyes = seat === null ? "" : `?seat=${seat}`;
  return (await get<{ view: View }>(`/api/tables/${table}/replay/${number}${eyes}`)).view;
};
export const continueTable = (
  table: string,
  number: number,
  seats: SeatAsk[],
): Promise<MadeTable> => post(`/api/tables/${table}/continue`, { number, seats, hints: true });
export const sendRecord = (record: string): Promise<{ table: string }> =>
  post("/api/records", record);
export const getTable = (table: string): Promise<TableSaid> => get(`/api/tables/${table}`);
export const verify = (table: string): Promise<Verdict> => get(`/api/verify?table=${table}`);

export interface SeatSaid {
  seat: number;
  kind: "person" | "computer" | "open";
  name: string | null;
  level: string | null;
  here: boolean;
  mine: boolean;
  may_replace: boolean;
  may_take_back: boolean;
}

export interface TableSaid {
  table: string;
  game: string;
  settings: Record<string, SettingValue>;
  hints: boolean;
  clock: { seconds: number; add: number } | null;
  seats: SeatSaid[];
  watchers: number;
  host: boolean;
  links: { seats: Record<string, string>; watch: string } | null;
  /** A record that was handed in without its keys has no seal. */
  fair: { hash: string | null; seed: string | null };
  continued: boolean;
  /** It only shows a record that was handed in. */
  archived: boolean;
  over: boolean;
  rematch: string | null;
}
