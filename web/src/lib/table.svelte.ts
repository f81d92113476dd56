/** A live table: the WebSocket, the queue of what happened, and what the reader sees now. */
import { getTable, type TableSaid } from "./http.ts";
import { pace } from "./settings.svelte.ts";
import type { Text, View } from "./view.ts";

export interface LogLine {
  seq: number;
  seat: number | null;
  text: Text;
  undone: boolean;
}

export interface ViewSaid {
  type: "view";
  seq: number;
  seat: number | null;
  mine: number[];
  view: View;
  events: { seq: number; seat: number | null; text: Text; undoes?: number }[];
  may_undo: boolean;
  thinking: number[];
  clock: { left: number[]; running: number[] } | null;
}

export interface HintSaid {
  type: "hint";
  id: string;
  seq: number;
  option: number;
  estimate: number;
  options: { option: number; estimate: number }[];
}

type Said =
  | ({ type: "table" } & TableSaid)
  | ViewSaid
  | HintSaid
  | { type: "done"; id: string; seq?: number; table?: string }
  | { type: "refused"; id: string | null; seq?: number; stale?: boolean; text: Text }
  | { type: "pong"; id: string };

type Command =
  | { type: "choose"; seq: number; option: number }
  | { type: "undo"; seq: number }
  | { type: "hint"; seq: number }
  | { type: "replace"; seat: number; level: string }
  | { type: "take-back"; seat: number }
  | { type: "rematch" };

/** Why a table cannot be shown any more, by the WebSocket's close code. */
const CLOSED: Record<number, string> = {
  4401: "refused-not-at-table",
  4403: "web-unreached",
  4404: "refused-no-table",
};

const WAIT = [300, 600, 1200, 2500, 5000];
/** With this many views behind, catch up without showing each. */
const HURRY = 12;

export type Watcher = (before: View | null, after: ViewSaid) => Promise<void> | void;

export class LiveTable {
  about = $state.raw<TableSaid | null>(null);
  now = $state.raw<ViewSaid | null>(null);
  log = $state.raw<LogLine[]>([]);
  hint = $state.raw<HintSaid | null>(null);
  refused = $state.raw<Text | null>(null);
  fault = $state.raw<Text | null>(null);
  linked = $state(false);
  busy = $state(false);
  /** The sequence number of this reader's own last answer, to gather what came after it. */
  answered = $state(0);
  /** When the view that is shown was heard. */
  clockAt = 0;
  onView: Watcher = () => undefined;
  onRematch: (table: string) => void = () => undefined;

  private socket: WebSocket | null = null;
  private queue: { said: ViewSaid; at: number }[] = [];
  private showing = false;
  private tries = 0;
  private closed = false;
  private count = 0;
  private latest: number | null = null;
  private unanswered = new Map<string, Command>();
  private timer = 0;

  constructor(readonly id: string) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.linked = true;
      socket.send(JSON.stringify({ type: "hello", since: this.latest }));
      for (const [id, command] of this.unanswered) socket.send(JSON.stringify({ ...command, id }));
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.hear(JSON.parse(message.data) as Said);
    };
    socket.onclose = (event) => {
      this.linked = false;
      if (this.closed) return;
      const reason = CLOSED[event.code];
      if (reason) this.fault = { id: reason, args: {} };
      else this.retry();
    };
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Come back after a pause that grows; a table that is gone says so over HTTP. */
  private retry(): void {
    const wait = WAIT[Math.min(this.tries, WAIT.length - 1)] ?? 5000;
    this.tries += 1;
    this.timer = window.setTimeout(() => {
      if (this.now === null && this.tries > 2) {
        getTable(this.id).catch((refusal: { text?: Text }) => {
          if (refusal.text && refusal.text.id !== "web-unreached") this.fault = refusal.text;
        });
      }
      this.open();
    }, wait);
  }

  private hear(said: Said): void {
    switch (said.type) {
      case "table":
        this.about = said;
        break;
      case "view":
        this.latest = Math.max(this.latest ?? 0, said.seq);
        this.queue.push({ said, at: performance.now() });
        void this.show();
        break;
      case "hint":
        this.settle(said.id);
        if (said.seq === this.now?.seq) this.hint = said;
        break;
      case "done":
        this.settle(said.id);
        if (said.table) this.onRematch(said.table);
        break;
      case "refused":
        this.settle(said.id);
        this.busy = false;
        if (!said.stale) this.refused = said.text;
        break;
      case "pong":
        break;
    }
  }

  private settle(id: string | null): void {
    if (id) this.unanswered.delete(id);
  }

  /** Show the views that came, one after the other, each with its animation where it is seen. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let heard = this.queue.shift(); heard; heard = this.queue.shift()) {
      const next = heard.said;
      const before = this.now?.view ?? null;
      this.write(next);
      if (next.seq !== this.now?.seq) {
        this.hint = null;
        this.busy = false;
      }
      this.now = next;
      this.clockAt = heard.at;
      if (this.queue.length < HURRY && pace() > 0 && !document.hidden) await this.onView(before, next);
      else void this.onView(null, next);
    }
    this.showing = false;
  }

  private write(said: ViewSaid): void {
    const lines = this.now === null ? [] : [...this.log];
    for (const event of said.events) {
      if (event.undoes !== undefined) {
        for (const [i, line] of lines.entries()) {
          if (line.seq === event.undoes) lines[i] = { ...line, undone: true };
        }
      }
      lines.push({ seq: event.seq, seat: event.seat, text: event.text, undone: false });
    }
    this.log = lines;
  }

  private send(command: Command): void {
    this.count += 1;
    const id = `${Date.now().toString(36)}-${this.count}`;
    this.unanswered.set(id, command);
    this.refused = null;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ ...command, id }));
    }
  }

  choose(option: number): void {
    if (!this.now?.view.question || this.busy) return;
    this.busy = true;
    this.answered = this.now.seq;
    this.send({ type: "choose", seq: this.now.seq, option });
  }

  undo(): void {
    if (this.now?.may_undo) this.send({ type: "undo", seq: this.now.seq });
  }

  askHint(): void {
    if (this.now?.view.question) this.send({ type: "hint", seq: this.now.seq });
  }

  replace(seat: number, level: string): void {
    this.send({ type: "replace", seat, level });
  }

  takeBack(seat: number): void {
    this.send({ type: "take-back", seat });
  }

  rematch(): void {
    this.send({ type: "rematch" });
  }
}
