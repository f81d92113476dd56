/** Numbers that count up or down to where they should be. */
import { pace } from "./settings.svelte.ts";

export class Counting {
  shown = $state(0);
  private frame = 0;

  constructor(first: number) {
    this.shown = first;
  }

  to(goal: number): void {
    cancelAnimationFrame(this.frame);
    const from = this.shown;
    const time = Math.min(0.6, 0.12 * Math.abs(goal - from)) * pace();
    if (time === 0) {
      this.shown = goal;
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / time);
      this.shown = Math.round(from + (goal - from) * part);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }
}
