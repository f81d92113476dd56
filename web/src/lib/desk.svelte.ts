/** What lies on the reader's desk: the view, what can be chosen in it, and what is being looked at. */
import { getContext, setContext } from "svelte";
import type { CardRow, Choice, Text, View } from "./view.ts";

export interface Looked {
  key: string | null;
  ids: string[];
  notes: Text[];
  anchor: DOMRect;
  /** Pinned by a tap or a key, as against hovered over. */
  pinned: boolean;
}

export class Desk {
  view = $state.raw<View | null>(null);
  cards = $state.raw<Map<string, CardRow>>(new Map());
  /** Whether the open question can be answered here and now. */
  open = $state(false);
  /** The option that was chosen, while the server has not answered. */
  taken = $state<number | null>(null);
  /** The option that a hint names. */
  hinted = $state<number | null>(null);
  /** A card key, id or seat that a log line or a choice points at. */
  pointed = $state.raw<{ card?: string; ids?: string[]; seat?: number } | null>(null);
  looked = $state.raw<Looked | null>(null);
  said = $state("");
  choose: (option: number) => void = () => undefined;
  /** Pay the whole of a price that is asked part by part, in the way offered first. */
  payAll: () => void = () => undefined;

  readonly choices = $derived(this.open ? (this.view?.question?.choices ?? []) : []);

  readonly byTarget = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      for (const target of choice.targets) {
        const known = found.get(target);
        if (known) known.push(choice);
        else found.set(target, [choice]);
      }
    }
    return found;
  });

  readonly barred = $derived.by(() => {
    const found = new Map<string, Text>();
    if (this.open) {
      for (const bar of this.view?.question?.barred ?? []) found.set(bar.target, bar.text);
    }
    return found;
  });

  choicesAt(ids: string[]): Choice[] {
    return ids.flatMap((id) => this.byTarget.get(id) ?? []);
  }

  barredAt(ids: string[]): Text | null {
    for (const id of ids) {
      const text = this.barred.get(id);
      if (text) return text;
    }
    return null;
  }

  isPointed(ids: string[], card: string | null): boolean {
    const at = this.pointed;
    if (!at) return false;
    return (card !== null && at.card === card) || (at.ids?.some((id) => ids.includes(id)) ?? false);
  }

  /** Whether there is anything to read or to choose about a thing. */
  tells(key: string | null, ids: string[], notes: Text[]): boolean {
    const known = key !== null && this.cards.has(key);
    return known || notes.length > 0 || this.choicesAt(ids).length > 0 || this.barredAt(ids) !== null;
  }

  look(key: string | null, ids: string[], notes: Text[], anchor: Element, pinned: boolean): void {
    if (!anchor.isConnected || (this.looked?.pinned && !pinned)) return;
    if (!this.tells(key, ids, notes)) return;
    this.looked = { key, ids, notes, anchor: anchor.getBoundingClientRect(), pinned };
  }

  /** Lay a new view down; a pinned card stays, unless there was a choice to make on it. */
  lay(view: View): void {
    const asked = this.looked !== null && this.choicesAt(this.looked.ids).length > 0;
    this.lookAway(asked || this.view?.seat !== view.seat);
    this.pointed = null;
    this.view = view;
  }

  /** Look away from what is no longer on the table; a card that was only named stays. */
  lookAwayFromGone(): void {
    const looked = this.looked;
    const id = looked?.ids[0];
    if (!looked || id === undefined) return;
    const thing = document.querySelector<HTMLElement>(`.thing[data-id="${CSS.escape(id)}"]`);
    const there = thing !== null && (thing.dataset["card"] ?? null) === looked.key;
    if (!there || !this.tells(looked.key, looked.ids, looked.notes)) this.looked = null;
  }

  /** Stop looking; a pinned card stays until it is closed. */
  lookAway(always: boolean): void {
    if (always || !this.looked?.pinned) this.looked = null;
  }
}

/** Whether this is the second click of a double one; taps that follow quickly are meant one by one. */
export function isSecondClick(event: MouseEvent): boolean {
  return event.detail > 1 && !(event instanceof PointerEvent && event.pointerType === "touch");
}

const DESK = Symbol("desk");

export function layDesk(): Desk {
  return setContext(DESK, new Desk());
}

export function theDesk(): Desk {
  return getContext<Desk>(DESK);
}
