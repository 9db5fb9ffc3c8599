// Several answers decided upon at once (a whole payment, a meditation, an attack), given one after the other
// as the questions come.
import { useEffect, useRef } from "preact/hooks";
import type { Option } from "../protocol";
import type { Play } from "../table/play";

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
    fitting.find((option) => option.card === step.card) ??
    fitting.find((option) => step.id !== undefined && option.card_id === step.id)
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
  const go = () => {
    const { decision } = play.view;
    // The last die of a payment is often the only one left, and is taken without a question.
    if (decision?.prompt !== "pay") steps.current = steps.current.filter((step) => step.prompt !== "pay");
    if (steps.current.length === 0 || play.waiting || play.options.length === 0 || !decision) return;
    const at = steps.current.findIndex((step) => step.prompt === decision.prompt);
    if (at < 0) {
      if (!BETWEEN.includes(decision.prompt ?? "")) steps.current = [];
      return;
    }
    const [step, ...rest] = steps.current.slice(at) as [Step, ...Step[]];
    const option = answerTo(step, play.options);
    steps.current = option ? rest : [];
    if (option) play.act(option.code);
  };
  useEffect(go, [play.view, play.waiting]);
  return {
    start(wanted) {
      steps.current = wanted;
      go();
    },
    runs: () => steps.current.some((step) => step.prompt === play.view.decision?.prompt),
  };
}
