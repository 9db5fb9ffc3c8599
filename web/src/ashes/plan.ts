// Several answers decided upon at once (a whole payment, a meditation, an attack), given one after the other
// as the questions come.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Option } from "../protocol";
import { isAnswered, type Play } from "../table/play";
import type { AshesView, Counts } from "./view";

export interface Step {
  prompt: string;
  verb: string;
  card?: number;
  /** Equal cards are offered once: the id finds the one that stands for ours. */
  id?: string;
  what?: string;
}

/** Questions that may come between two steps without making the rest pointless. */
const BETWEEN = [
  "free",
  "order",
  "targets_chosen",
  "declaring",
  "declared",
  "pile_discarded",
  "arrives",
  "arrived",
];

function answerTo(step: Step, options: Option[]): Option | undefined {
  const fitting = options.filter((option) => option.verb === step.verb && option.what === step.what);
  return (
    fitting.find((option) => option.card_number === step.card) ??
    fitting.find((option) => step.id !== undefined && option.card === step.id)
  );
}

export interface Plan {
  /** Answer these questions one after the other. */
  start(steps: Step[]): void;
  /** Whether the open question is answered by the plan. */
  runs(): boolean;
}

export function usePlan(play: Play): Plan {
  const steps = useRef<Step[]>([]);
  const pool = useRef<Counts>({});
  const [, draw] = useState(0);
  const mine = (): Counts => (play.view as AshesView).seats[play.you]?.dice.active ?? {};

  /** Dice that have left the pool are paid: those we chose, and those that were the only ones to fit. */
  const strikePaid = () => {
    const now = mine();
    for (const [kind, count] of Object.entries(pool.current))
      for (let gone = count - (now[kind] ?? 0); gone > 0; gone--) {
        const at = steps.current.findIndex((step) => step.prompt === "pay" && step.what === kind);
        if (at >= 0) steps.current.splice(at, 1);
      }
    pool.current = { ...now };
  };

  const go = () => {
    if (steps.current.length === 0 || isAnswered(play) || play.options.length === 0) return;
    const prompt = play.view.decision?.prompt ?? "";
    strikePaid();
    if (prompt !== "pay") steps.current = steps.current.filter((step) => step.prompt !== "pay");
    const at = steps.current.findIndex(
      (step) => step.prompt === prompt && (prompt !== "pay" || answerTo(step, play.options) !== undefined),
    );
    const step = steps.current[at];
    const option = step && answerTo(step, play.options);
    if (option) {
      if (prompt !== "pay") steps.current = steps.current.slice(at + 1);
      play.act(option.code);
    } else if (step || !BETWEEN.includes(prompt)) {
      steps.current = [];
      draw((count) => count + 1);
    }
  };
  // A step that came to nothing makes the rest pointless; it must be known before the next view is answered.
  useEffect(() => {
    if (steps.current.length === 0) return;
    steps.current = [];
    draw((count) => count + 1);
  }, [play.failures]);
  useEffect(go, [play.view]);
  return {
    start(wanted) {
      if (isAnswered(play)) return;
      steps.current = wanted;
      pool.current = { ...mine() };
      go();
    },
    runs: () => steps.current.some((step) => step.prompt === play.view.decision?.prompt),
  };
}
