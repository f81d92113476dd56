/** The view model, as the rules engine writes it: zones of a closed set of kinds and a question. */

export type Arg = number | string | Text | Text[];

export interface Text {
  id: string;
  args: Record<string, Arg>;
}

export interface Item {
  id: string;
  card: string | null;
  count: number;
  notes: Text[];
}

export interface Counter {
  id: string;
  name: string;
  amount: number;
}

interface ZoneBase {
  id: string;
  owner: number | null;
  title: Text;
}

export interface PurseZone extends ZoneBase {
  kind: "purse";
  counters: Counter[];
}

export interface PileZone extends ZoneBase {
  kind: "pile";
  top: Item | null;
  count: number;
  notes: Text[];
}

export interface RowZone extends ZoneBase {
  kind: "row";
  items: Item[];
}

export interface HandZone extends ZoneBase {
  kind: "hand";
  items: Item[];
  count: number;
}

export interface Group {
  id: string;
  title: Text;
  items: Item[];
}

export interface TableauZone extends ZoneBase {
  kind: "tableau";
  groups: Group[];
}

export interface Marker {
  id: string;
  owner: number | null;
  at: number;
  name: Text | null;
}

export interface TrackZone extends ZoneBase {
  kind: "track";
  length: number;
  markers: Marker[];
  stops: [number, Text][];
}

export interface Place {
  id: string;
  name: Text;
  x: number;
  y: number;
  items: Item[];
  card: string | null;
  notes: Text[];
}

export interface MapZone extends ZoneBase {
  kind: "map";
  places: Place[];
  roads: [string, string][];
  /** Where a place adjoins another without a road. */
  paths?: [string, string][];
}

export interface DiceZone extends ZoneBase {
  kind: "dice";
  values: number[];
}

export type Zone =
  | PurseZone
  | PileZone
  | RowZone
  | HandZone
  | TableauZone
  | TrackZone
  | MapZone
  | DiceZone;

export interface Choice {
  option: number;
  text: Text;
  targets: string[];
}

export interface Barred {
  target: string;
  text: Text;
}

export interface Question {
  kind: string;
  seat: number;
  text: Text;
  choices: Choice[];
  barred: Barred[];
}

export interface Sheet {
  seat: number;
  total: number;
  lines: { source: Text; points: number; factors: number[] }[];
  ties: number[];
}

export interface Outcome {
  sheets: Sheet[];
  winners: number[];
  ending: Text;
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
  turn: number;
  zones: Zone[];
  why: Text[];
  waiting: number[];
  question: Question | null;
  outcome: Outcome | null;
}

export type Fact = number | string | Text;

export interface CardRow {
  key: string;
  kind: string;
  name: Text;
  facts: [string, Fact][];
  powers: Text[];
  source: string;
  reconstructed: string[];
}

/** Every item of a zone, whatever its kind. */
export function itemsOf(zone: Zone): Item[] {
  switch (zone.kind) {
    case "pile":
      return zone.top ? [zone.top] : [];
    case "row":
    case "hand":
      return zone.items;
    case "tableau":
      return zone.groups.flatMap((group) => group.items);
    case "map":
      return zone.places.flatMap((place) => place.items);
    default:
      return [];
  }
}

/** Whether a question asks how something is paid. */
export function isPayment(question: Question): boolean {
  return question.kind.startsWith("Pay");
}

/** Whether it asks for one part of a payment; the first options of all parts pay sensibly. */
export function isPartPayment(question: Question): boolean {
  return question.kind.startsWith("PayPart");
}
