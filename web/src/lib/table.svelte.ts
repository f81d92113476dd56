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
  /** The number of the view that this seat answered last. */
  answered: number;
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
  options: { option: number; chance: number }[];
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

/** So often the server is asked whether it is there, and so long it may take to say something, in ms. */
const BEAT = 20_000;
const PATIENCE = 5_000;

/** Why a table cannot be shown any more, by the WebSocket's close code. */
const CLOSED: Record<number, string> = {
  4401: "refused-not-at-table",
  4403: "web-unreached",
  4410: "refused-broken",
  4404: "refused-no-table",
};

const WAIT = [300, 600, 1200, 2500, 5000];
/** With this many views behind, catch up without showing each. */
const HURRY = 12;

type Watcher = (before: View | null, after: ViewSaid) => Promise<void> | void;

export class LiveTable {
  about = $state.raw<TableSaid | null>(null);
  now = $state.raw<ViewSaid | null>(null);
  log = $state.raw<LogLine[]>([]);
  hint = $state.raw<HintSaid | null>(null);
  refused = $state.raw<Text | null>(null);
  fault = $state.raw<Text | null>(null);
  /** The hint that was asked for and has not come yet. */
  hinting = $state<string | null>(null);
  linked = $state(false);
  /** Whether the connection was lost and has come back. */
  back = $state(false);
  /** How often in a row the connection did not come, or broke before anything was shown. */
  tries = $state(0);
  /** The option that was sent, until the server answers. */
  taken = $state<number | null>(null);
  /** For each of my seats, the number up to which it has seen what happened: that of its last turn. */
  seen = $state.raw<Map<number, number>>(new Map());
  /** When the view that is shown was heard. */
  clockAt = 0;
  onView: Watcher = () => undefined;
  onRematch: (table: string) => void = () => undefined;

  private socket: WebSocket | null = null;
  private queue: { said: ViewSaid; at: number }[] = [];
  private showing = false;
  private closed = false;
  private count = 0;
  private latest: number | null = null;
  private unanswered = new Map<string, Command>();
  private timer = 0;
  private beats = 0;
  private pulse = 0;

  constructor(readonly id: string) {}

  /** Sit down at the table: talk to the server, and notice when it does not answer. */
  start(): void {
    this.open();
    this.beats = window.setInterval(() => this.beat(), BEAT);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play`);
    this.socket = socket;
    socket.onopen = () => {
      this.linked = true;
      this.back = this.now !== null;
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
      if (reason) this.fault = { id: reason, args: { table: this.id } };
      else this.retry();
    };
  }

  /** Leave the table: nothing that comes or waits is shown any more. */
  close(): void {
    this.closed = true;
    this.queue = [];
    this.onView = () => undefined;
    clearTimeout(this.timer);
    clearTimeout(this.pulse);
    clearInterval(this.beats);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    if (this.socket) this.socket.onmessage = null;
    this.socket?.close();
  }

  /** Ask at once whether the server is there, as after a sleep; come back now if it is lost. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.linked) this.beat();
    else if (this.socket?.readyState === WebSocket.CLOSED && !this.fault) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Ask whether the server is there; a connection on which nothing comes back is given up. */
  private beat(): void {
    const socket = this.socket;
    if (!this.linked || !socket || this.pulse) return;
    this.count += 1;
    socket.send(JSON.stringify({ type: "ping", id: `p${this.count}` }));
    this.pulse = window.setTimeout(() => {
      this.pulse = 0;
      if (socket !== this.socket || !this.linked) return;
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
      this.linked = false;
      this.retry();
    }, PATIENCE);
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
    clearTimeout(this.pulse);
    this.pulse = 0;
    switch (said.type) {
      case "table":
        this.about = said;
        break;
      case "view":
        this.tries = 0;
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
        this.taken = null;
        if (!said.stale) this.refused = said.text;
        break;
      case "pong":
        break;
    }
  }

  private settle(id: string | null): void {
    if (id) this.unanswered.delete(id);
    if (id === this.hinting) this.hinting = null;
  }

  /** Show the views that came, one after the other, each with its animation where it is seen. */
  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      await this.showQueued();
    } finally {
      this.showing = false;
      // What could not be shown well does not hold up what came after it.
      if (this.queue.length) void this.show();
    }
  }

  private async showQueued(): Promise<void> {
    for (let heard = this.queue.shift(); heard; heard = this.queue.shift()) {
      const next = heard.said;
      const before = this.now?.view ?? null;
      this.write(next);
      if (next.seq !== this.now?.seq) {
        this.hint = null;
        this.hinting = null;
        this.taken = null;
        this.refused = null;
      }
      this.see(this.now, next);
      this.now = next;
      this.clockAt = heard.at;
      if (this.queue.length < HURRY && pace() > 0 && !document.hidden) await this.onView(before, next);
      else void this.onView(null, next);
    }
  }

  /** Remember where a seat's turn ended, by its last answer; what comes after is news to it. */
  private see(before: ViewSaid | null, next: ViewSaid): void {
    const seen = new Map(this.seen);
    if (before?.view.question && before.seat !== null) {
      const over = before.seat !== next.seat || next.view.question === null;
      if (over) seen.set(before.seat, before.seq);
    }
    if (next.seat !== null && !seen.has(next.seat)) seen.set(next.seat, next.answered);
    this.seen = seen;
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

  private send(command: Command): string {
    this.count += 1;
    const id = `${Date.now().toString(36)}-${this.count}`;
    this.unanswered.set(id, command);
    this.refused = null;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ ...command, id }));
    }
    return id;
  }

  choose(option: number): void {
    if (!this.now?.view.question || this.taken !== null) return;
    this.taken = option;
    this.send({ type: "choose", seq: this.now.seq, option });
  }

  undo(): void {
    if (this.now?.may_undo) this.send({ type: "undo", seq: this.now.seq });
  }

  askHint(): void {
    if (!this.now?.view.question || this.hinting || this.hint) return;
    this.hinting = this.send({ type: "hint", seq: this.now.seq });
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
