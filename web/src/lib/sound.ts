/** A short horn call, made on the spot, that tells it is one's turn. */
import { settings } from "./settings.svelte.ts";

const KINDS = ["click", "keydown"];
let made: AudioContext | null = null;

/** What makes sound; nothing where the browser has no Web Audio, or lets nobody have more of it. */
function player(): AudioContext | null {
  try {
    made ??= new AudioContext();
  } catch {
    return null;
  }
  return made;
}

export function horn(): void {
  if (!settings.sound) return;
  const context = player();
  if (context?.state !== "running") return;
  for (const [i, pitch] of [392, 523.25].entries()) {
    const start = context.currentTime + i * 0.16;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}

/** Browsers let a page make sound only after a click or a key; try with each until one has woken it. */
export function wakeSound(): void {
  async function wake(): Promise<void> {
    const context = player();
    await context?.resume();
    if (!context || context.state === "running") for (const kind of KINDS) removeEventListener(kind, wake);
  }
  for (const kind of KINDS) addEventListener(kind, wake);
}
