/** Seats are told apart by colour, by the ordinary on their shield, and by their name. */

const SEAT_TONES = ["red", "blue", "green", "violet", "orange", "night"] as const;

/** Heraldic ordinaries, drawn on a shield of 24 by 28. */
const ORDINARIES = [
  "M0 19 12 9 24 19V25L12 15 0 25Z",
  "M9 0h6v28H9z",
  "M0 9h24v6H0z",
  "M0 0h5l19 19v6L0 4z",
  "M9 0h6v9h9v6h-9v13H9V15H0V9h9z",
  "M0 0h24v9H0z",
] as const;

export function seatTone(seat: number): string {
  return SEAT_TONES[seat % SEAT_TONES.length] ?? "grey";
}

export function seatOrdinary(seat: number): string {
  return ORDINARIES[seat % ORDINARIES.length] ?? "";
}
