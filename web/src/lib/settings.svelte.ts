/** What a reader has set: language, colours, speed, sound. Kept in this browser only. */

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  quickPay: boolean;
  keys: boolean;
  name: string;
}

const KEY = "crownlands";
const PACE: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.4, instant: 0 };

function kept(): Kept {
  const language: Language = navigator.language.startsWith("fr") ? "fr" : "en";
  const defaults: Kept = {
    language,
    theme: "auto",
    speed: "normal",
    sound: true,
    quickPay: false,
    keys: true,
    name: "",
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults;
  }
}

export const settings = $state<Kept>(kept());

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a second of animation takes, in milliseconds; 0 where nothing should move. */
export function pace(): number {
  return stillness.matches ? 0 : 1000 * PACE[settings.speed];
}

/** Write the settings down; where the browser keeps nothing, they last as long as the page. */
function keep(written: string): void {
  try {
    localStorage.setItem(KEY, written);
  } catch (fault) {
    console.warn(fault);
  }
}

/** Write the settings down and put them on the page; call once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    keep(JSON.stringify(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.style.setProperty("--pace", String(pace() / 1000));
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
  });
}
