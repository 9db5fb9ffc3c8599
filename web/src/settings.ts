// The preferences of this browser. Stored locally, never sent anywhere.
import { Store } from "./store";

export interface Settings {
  theme: "dark" | "light" | "system";
  /** The speed of card movements and of other players' moves; `off`: no animation. */
  motion: "off" | "fast" | "normal" | "slow";
  sound: boolean;
  /** Ask before ending a turn in which something could still be done. */
  remind: boolean;
  /** On touch screens, the first tap on a card of the row shows it large, with what can be done. */
  lookFirst: boolean;
  log: boolean;
  /** Show a browser notification when others wait for a move. */
  notify: boolean;
}

const KEPT = "deckhall-settings";
const USUAL: Settings = {
  theme: "dark",
  motion: "normal",
  sound: false,
  remind: true,
  lookFirst: true,
  log: true,
  notify: false,
};
/** Factors of the usual time: for a movement, and for how long another player's move is displayed. */
const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;
const PACES = { off: 0, fast: 0.2, normal: 1, slow: 2 } as const;

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

/** Apply the theme and the reduced-motion setting to the styles. */
export function applyLooks(): void {
  const { theme } = settings.get();
  const { dataset } = document.documentElement;
  dataset.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  if (motion(1) === 0) dataset.still = "";
  else delete dataset.still;
}

/** Milliseconds for a movement that usually takes `usual`; 0 if nothing should move. */
export function motion(usual: number): number {
  return calm.matches ? 0 : usual * SPEEDS[settings.get().motion];
}

/** The factor for how long other players' moves are displayed; 0: as fast as they arrive. */
export function pace(): number {
  return calm.matches ? 0 : PACES[settings.get().motion];
}

export function hasFinger(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
