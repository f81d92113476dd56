/** What moves between two views: cards fly from where they lay to where they went, coins to purses. */
import { itemsOf, type CardRow, type View, type Zone } from "./view.ts";
import { iconPath, picturePath } from "./icons.ts";
import { pace } from "./settings.svelte.ts";

interface Flight {
  from: string;
  to: string;
  path: string;
  kind: "card" | "coin";
}

/** Where each card lies: the id of a thing and how many of the card it holds. */
function places(view: View): Map<string, { card: string; count: number; pile: boolean }> {
  const found = new Map<string, { card: string; count: number; pile: boolean }>();
  for (const zone of view.zones) {
    for (const item of itemsOf(zone)) {
      if (!item.card) continue;
      const pile = zone.kind === "pile";
      found.set(pile ? zone.id : item.id, {
        card: item.card,
        count: pile ? zone.count : item.count,
        pile,
      });
    }
  }
  return found;
}

/** The cards and coins that went somewhere between two views. */
export function flights(before: View, after: View, cards: Map<string, CardRow>): Flight[] {
  const was = places(before);
  const is = places(after);
  const left = new Map<string, string[]>();
  for (const [id, place] of was) {
    const now = is.get(id);
    const gone = !now || now.card !== place.card || now.count < place.count;
    if (gone) left.set(place.card, [...(left.get(place.card) ?? []), id]);
  }
  const found: Flight[] = [];
  for (const [id, place] of is) {
    const then = was.get(id);
    if (then && then.card === place.card && place.count <= then.count) continue;
    const from = left.get(place.card)?.shift();
    if (from && from !== id) {
      const path = picturePath(place.card, cards.get(place.card)?.kind ?? "");
      found.push({ from, to: id, path, kind: "card" });
    }
  }
  return [...found, ...coins(before.zones, after.zones)];
}

function coins(before: Zone[], after: Zone[]): Flight[] {
  const amounts = new Map<string, number>();
  for (const zone of before) {
    if (zone.kind === "purse") for (const c of zone.counters) amounts.set(c.id, c.amount);
  }
  const lost: { id: string; name: string }[] = [];
  const won: { id: string; name: string }[] = [];
  for (const zone of after) {
    if (zone.kind !== "purse") continue;
    for (const counter of zone.counters) {
      const change = counter.amount - (amounts.get(counter.id) ?? counter.amount);
      if (change > 0) won.push(counter);
      else if (change < 0) lost.push(counter);
    }
  }
  return won.flatMap((counter) => {
    const from = lost.find((other) => other.name === counter.name)?.id;
    if (!from) return [];
    return [{ from, to: counter.id, path: iconPath(counter.name), kind: "coin" as const }];
  });
}

function rectOf(id: string): DOMRect | null {
  const element = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  return element?.getBoundingClientRect() ?? null;
}

/** Measure the starting points of flights before the page changes. */
export function measure(paths: Flight[]): Map<string, DOMRect> {
  const rects = new Map<string, DOMRect>();
  for (const flight of paths) {
    const rect = rectOf(flight.from);
    if (rect) rects.set(flight.from, rect);
  }
  return rects;
}

/** Let everything fly; done when the last has landed. */
export async function fly(paths: Flight[], rects: Map<string, DOMRect>): Promise<void> {
  const time = 0.55 * pace();
  if (time === 0) return;
  await Promise.all(
    paths.slice(0, 14).map((flight, i) => {
      const from = rects.get(flight.from);
      const to = rectOf(flight.to);
      return from && to ? flyOne(flight, from, to, time, i * 0.06 * pace()) : undefined;
    }),
  );
}

async function flyOne(
  flight: Flight,
  from: DOMRect,
  to: DOMRect,
  time: number,
  delay: number,
): Promise<void> {
  const ghost = document.createElement("div");
  ghost.className = `ghost ${flight.kind}`;
  ghost.setAttribute("aria-hidden", "true");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", flight.path);
  svg.append(path);
  ghost.append(svg);
  document.body.append(ghost);
  const size = flight.kind === "card" ? 52 : 26;
  const at = (rect: DOMRect, scale: number): string =>
    `translate(${rect.x + rect.width / 2 - size / 2}px, ${rect.y + rect.height / 2 - size / 2}px) scale(${scale})`;
  const motion = ghost.animate(
    [
      { transform: at(from, 1), opacity: 1 },
      { transform: at(to, 0.8), opacity: 1, offset: 0.9 },
      { transform: at(to, 0.6), opacity: 0 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
  // Where the page is hidden in the middle of a flight, its end is not told.
  const landed = new Promise((done) => setTimeout(done, time + delay + 100));
  await Promise.race([motion.finished.catch(() => undefined), landed]);
  ghost.remove();
}
