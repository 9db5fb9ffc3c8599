// Answers that hurt one's own side immediately, without asking whom: they need a confirmation.
import type { GameView } from "../protocol";
import { Store } from "../store";

interface Risk {
  seq: number;
  code: string;
  /** Send it anyway. */
  send(): void;
}

export const askedAbout = new Store<Risk | null>(null);

/** Whether an answer needs a confirmation. */
export const isRisky = (view: GameView, codes: string[]): boolean =>
  codes.length === 1 && (view.decision?.risky ?? []).includes(codes[0] ?? "");

export function askAbout(risk: Risk): void {
  askedAbout.set(risk);
}
