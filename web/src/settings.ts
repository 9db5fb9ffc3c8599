// How this browser likes to play. Kept in the browser, never sent anywhere.
import { Store } from "./store";

export interface Settings {
  theme: "dark" | "light" | "system";
  /** How long a moving card takes, as a share of the usual time; 0: cards do not move. */
  motion: "off" | "fast" | "normal" | "slow";
  sound: boolean;
  /** Ask before ending a turn in which something could still be done. */
  remind: boolean;
  /** With a finger, the first tap on a card of the row shows it large, with what can be done. */
  lookFirst: boolean;
  log: boolean;
}

const KEPT = "deckhall-settings";
const USUAL: Settings = {
  theme: "dark",
  motion: "normal",
  sound: false,
  remind: true,
  lookFirst: true,
  log: true,
};
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = new Store<Settings>({ ...USUAL, ...kept() });

settings.watch(() => {
  localStorage.setItem(KEPT, JSON.stringify(settings.get()));
  applyLooks();
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", applyLooks);
calm.addEventListener("change", applyLooks);

/** Tell the styles which light is wanted, and whether everything is to keep still. */
export function applyLooks(): void {
  const { theme } = settings.get();
  const { dataset } = document.documentElement;
  dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  if (motion(1) === 0) dataset.still = "";
  else delete dataset.still;
}

/** Milliseconds for a movement that usually takes `usual`; 0 where nothing should move. */
export function motion(usual: number): number {
  return calm.matches ? 0 : usual * SPEEDS[settings.get().motion];
}

export function hasFinger(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
