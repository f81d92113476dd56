/** Which layout a game is laid out by; a game without one of its own gets the plain layout. */
import type { Component } from "svelte";
import type { Zone } from "../lib/view.ts";
import CardKingdoms from "./CardKingdoms.svelte";
import CitesRoyales from "./CitesRoyales.svelte";
import Cities from "./Cities.svelte";
import Kingdom from "./Kingdom.svelte";
import Margraves from "./Margraves.svelte";
import Plain from "./Plain.svelte";
import Village from "./Village.svelte";
import Villages from "./Villages.svelte";

export interface CentreProps {
  zones: Zone[];
  roll: string;
}

export interface KingdomProps {
  zones: Zone[];
  mine: boolean;
}

interface Layout {
  centre: Component<CentreProps>;
  kingdom: Component<KingdomProps>;
  /** Whether my own part of the table takes more room, for a hand of cards. */
  roomy: boolean;
}

const PLAIN: Layout = { centre: Plain, kingdom: Kingdom, roomy: true };

const LAYOUTS: Record<string, Layout> = {
  card_kingdoms: { centre: CardKingdoms, kingdom: Kingdom, roomy: false },
  cites_royales: { centre: CitesRoyales, kingdom: Cities, roomy: true },
  villages: { centre: Villages, kingdom: Village, roomy: true },
  margraves: { centre: Margraves, kingdom: Kingdom, roomy: true },
};

export function layoutOf(game: string): Layout {
  return LAYOUTS[game] ?? PLAIN;
}
