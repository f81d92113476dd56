/**
 * Where things stand that belong at these places, in rising order, and need so much room each: as near
 * as can be, side by side, between two ends.
 */
export function spread(places: number[], room: number, low: number, high: number): number[] {
  // Without the room before it, nothing may stand left of what comes before; whoever would is put
  // in the middle of those it meets.
  const met: { sum: number; number: number }[] = [];
  const middle = (those: { sum: number; number: number }): number => those.sum / those.number;
  places.forEach((place, i) => {
    let last = { sum: place - i * room, number: 1 };
    for (let before = met.at(-1); before && middle(before) > middle(last); before = met.at(-1)) {
      last = { sum: before.sum + last.sum, number: before.number + last.number };
      met.pop();
    }
    met.push(last);
  });
  const most = high - (places.length - 1) * room;
  return met
    .flatMap((those) => Array.from({ length: those.number }, () => middle(those)))
    .map((at, i) => Math.max(low, Math.min(most, at)) + i * room);
}
