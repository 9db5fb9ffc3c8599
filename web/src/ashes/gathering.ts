// Selections before sending: an attack, a meditation, discards, dice, a payment. Which cards and dice may be chosen,
// and their codes, come with the view; here they are put together.
import type { AshesView, CardsToGather, CardToPick, DiceToGather } from "../words/ashes";

/** The kinds of selection: each ends with a button that sends all of it. */
export type Kind =
  | "attack"
  | "attackers"
  | "discard"
  | "exhaust"
  | "five"
  | "meditate"
  | "pay"
  | "turning"
  | null;

const BY_PROMPT: Record<string, Kind> = {
  attackers: "attackers",
  prepare_discard: "discard",
  exhaust_dice: "exhaust",
  first_five: "five",
  meditate: "meditate",
  pay: "pay",
  turn_die: "turning",
};

export interface Gathered {
  /** The action begun in one's turn. */
  mode: "attack" | "meditate" | null;
  cards: number[];
  target: number;
  /** How many cards of the draw pile. */
  pile: number;
  /** For each die that can be chosen, by its index in the list: how it changes. */
  dice: Record<number, string>;
  payment: string[] | null;
}

export const NOTHING: Gathered = { mode: null, cards: [], target: -1, pile: 0, dice: {}, payment: null };

/** The kind of selection that a question needs. */
export function kindOf(prompt: string, gathered: Gathered): Kind {
  return prompt === "turn" ? gathered.mode : (BY_PROMPT[prompt] ?? null);
}

/** The cards that may be selected now. */
export function pickable(view: AshesView, kind: Kind): CardToPick[] {
  if (kind === "attack") return view.gathering?.attack?.attackers ?? [];
  return choiceOf(view, kind)?.picks ?? [];
}

function choiceOf(view: AshesView, kind: Kind): CardsToGather | undefined {
  return kind === "meditate" ? view.gathering?.meditation : view.gathering?.cards;
}

/** The most dice that may be turned: one for each discarded card, or as many as are left. */
export function turnsOf(view: AshesView, kind: Kind, gathered: Gathered): number {
  const before = view.gathering?.turns ?? 0;
  return kind === "meditate" ? before + gathered.cards.length + gathered.pile : before;
}

/** The selection with a card added or removed. */
export function toggled(cards: number[], card: number): number[] {
  return cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
}

/** How a die changes with the next click on it; null if it is deselected. */
export function nextWay(dice: DiceToGather, index: number, now: string | undefined): string | null {
  const ways = (dice.dice[index]?.ways ?? []).map((way) => way.to).reverse();
  return ways[now === undefined ? 0 : ways.indexOf(now) + 1] ?? null;
}

/** The dice that pay: as selected, otherwise the cheapest. */
export function paymentOf(view: AshesView, gathered: Gathered): string[] {
  return gathered.payment ?? view.payment?.cheapest ?? [];
}

/** The kinds of dice that could pay demand number `index`, with the other payments unchanged. */
export function instead(view: AshesView, payer: number, payment: string[], index: number): string[] {
  const left: Record<string, number> = { ...view.seats[payer]?.dice.active };
  for (const [at, kind] of payment.entries()) if (at !== index) left[kind] = (left[kind] ?? 0) - 1;
  return Object.keys(view.payment?.demands[index]?.kinds ?? {}).filter((kind) => (left[kind] ?? 0) > 0);
}

/** The codes of the whole selection; null while it is incomplete. */
export function codesOf(view: AshesView, kind: Kind, gathered: Gathered): string[] | null {
  const dice = view.gathering?.dice;
  switch (kind) {
    case "attack": {
      const target = view.gathering?.attack?.targets.find((one) => one.n === gathered.target);
      const attackers = codesOfCards(pickable(view, kind), gathered.cards);
      return target && attackers.length > 0 ? [...target.begin, ...attackers, ...target.end] : null;
    }
    case "attackers":
    case "discard":
    case "five":
    case "meditate": {
      const choice = choiceOf(view, kind);
      const count = gathered.cards.length + gathered.pile;
      if (choice === undefined || count < choice.least || count > choice.most) return null;
      return [
        ...choice.begin,
        ...codesOfCards(choice.picks, gathered.cards),
        ...Array<string>(gathered.pile).fill(choice.pile?.code ?? ""),
        ...choice.end,
        ...(kind === "meditate" && dice ? codesOfDice(dice, gathered.dice) : []),
      ];
    }
    case "exhaust":
    case "turning":
      return dice ? codesOfDice(dice, gathered.dice) : null;
    case "pay":
      return codesOfPayment(view, paymentOf(view, gathered));
    default:
      return null;
  }
}

/** The codes of selected cards in the listed order; of equal cards, the first ones. */
function codesOfCards(picks: CardToPick[], cards: number[]): string[] {
  const wanted = picks.filter((pick) => cards.includes(pick.n)).map((pick) => pick.like);
  return picks.flatMap((pick) => {
    const at = wanted.indexOf(pick.like);
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [pick.code];
  });
}

function codesOfDice(dice: DiceToGather, chosen: Record<number, string>): string[] {
  const codes = dice.dice.flatMap(
    (die, index) => die.ways.find((way) => way.to === chosen[index])?.codes ?? [],
  );
  return [...codes, ...dice.end];
}

/** The codes of a payment, die by die; equal demands are paid in the listed order of their kinds. */
function codesOfPayment(view: AshesView, payment: string[]): string[] {
  const demands = view.payment?.demands ?? [];
  const firstOf = (what: string): number => demands.findIndex((demand) => demand.what === what);
  return demands
    .map(({ what, kinds }, index) => {
      const kind = payment[index] ?? "";
      return { group: firstOf(what), at: Object.keys(kinds).indexOf(kind), code: kinds[kind] ?? "" };
    })
    .sort((one, other) => one.group - other.group || one.at - other.at)
    .map(({ code }) => code);
}
