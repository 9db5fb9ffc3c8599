// What lies before a player of Ashes: what may be done with each card, and what is being gathered before it is sent
// (an attack, a meditation, discards, a payment). Nothing is sent until it is confirmed.
import type { Option } from "../protocol";
import type { Play } from "../table/play";
import { useMoment } from "../table/reset_state";
import { describe, LOCAL } from "./options";
import { type Plan, type Step, usePlan } from "./plan";
import { type AshesView, type Counts, diceOf, faceOf, KINDS, meets, type Player } from "./view";

/** What is gathered: it ends with a button that sends all of it. */
export type Gathering =
  | "attack"
  | "attackers"
  | "discard"
  | "exhaust"
  | "five"
  | "meditate"
  | "pay"
  | "turning"
  | null;

const BY_PROMPT: Record<string, Gathering> = {
  attackers: "attackers",
  prepare_discard: "discard",
  exhaust_dice: "exhaust",
  first_five: "five",
  meditate: "meditate",
  pay: "pay",
  turn_die: "turning",
};

interface Gathered {
  mode: "attack" | "meditate" | null;
  cards: number[];
  ids: string[];
  target: number;
  pile: number;
  /** For each of my active dice (as diceOf lists them): what it is turned to, or that it is chosen. */
  dice: Record<number, string>;
  payment: string[] | null;
}

const NOTHING: Gathered = { mode: null, cards: [], ids: [], target: -1, pile: 0, dice: {}, payment: null };
export const FIVE = 5;

export interface Desk {
  play: Play;
  view: AshesView;
  you: number;
  me: Player | undefined;
  gathering: Gathering;
  gathered: Gathered;
  /** Several answers follow each other by themselves. */
  busy: boolean;
  says(option: Option): string;
  /** What a click on a card may mean now. */
  optionsOf(card: number, id: string, place: string, seat: number): Option[];
  isChosen(card: number): boolean;
  act(code: string): void;
  change(part: Partial<Gathered>): void;
  cancel(): void;
  /** How many dice may be turned at most. */
  turns: number;
  /** Send what is gathered; undefined while something is missing. */
  confirm: (() => void) | undefined;
  /** The dice that pay, one for each demand. */
  payment: string[];
  /** Other dice that could pay demand number `index`. */
  instead(index: number): string[];
}

const local = (verb: string, card: number, id: string): Option => ({
  code: `${LOCAL}${verb}:${card}`,
  verb,
  card: id,
  card_number: card,
});

export function useDesk(play: Play): Desk {
  const view = play.view as AshesView;
  const plan = usePlan(play);
  const prompt = play.options.length > 0 ? (view.decision?.prompt ?? "") : "";
  const moment = `${prompt} ${view.round} ${view.decision?.card ?? ""} ${view.payment?.demands.length ?? ""}`;
  const [gathered, setGathered] = useMoment(moment, NOTHING);

  const you = play.you;
  const me = view.seats[you];
  const gathering: Gathering = prompt === "turn" ? gathered.mode : (BY_PROMPT[prompt] ?? null);
  const has = (verb: string) => play.options.some((option) => option.verb === verb);
  const change = (part: Partial<Gathered>) => setGathered({ ...gathered, ...part });
  const turning = view.events.at(-1);
  const turns =
    gathering === "meditate"
      ? gathered.cards.length + gathered.pile + (turning?.event === "meditation" ? (turning.cards ?? 0) : 0)
      : (turning?.left ?? 0);

  const toggle = (card: number) =>
    change({
      cards: gathered.cards.includes(card)
        ? gathered.cards.filter((other) => other !== card)
        : [...gathered.cards, card],
    });
  const act = (code: string) => {
    if (!code.startsWith(LOCAL)) return play.act(code);
    const [verb, number] = code.slice(LOCAL.length).split(":") as [string, string];
    const card = Number(number);
    if (verb === "attack_with") setGathered({ ...NOTHING, mode: "attack", cards: [card] });
    else if (verb === "attack_on") setGathered({ ...NOTHING, mode: "attack", target: card });
    else if (verb === "aim") change({ target: gathered.target === card ? -1 : card });
    else if (verb === "attack" || verb === "meditate") setGathered({ ...NOTHING, mode: verb });
    else toggle(card);
  };

  const optionsOf = (card: number, id: string, place: string, seat: number): Option[] => {
    if (play.options.length === 0) return [];
    const mine = seat === you;
    const choose = local(gathered.cards.includes(card) ? "unselect" : "select", card, id);
    const unit = view.seats[seat]?.battlefield.find((one) => one.n === card);
    const ready = unit !== undefined && !unit.exhaustion && !unit.destroyed;
    const attackable = mine
      ? false
      : place === "seat"
        ? has("attack_phoenixborn")
        : place === "battlefield" && has("attack_unit");
    switch (gathering) {
      case "attack":
        if (mine) return place === "battlefield" && ready ? [choose] : [];
        return attackable ? [local("aim", card, id)] : [];
      case "attackers":
        return play.options.some((option) => option.card_number === card) || gathered.cards.includes(card)
          ? [choose]
          : [];
      case "discard":
        return mine && place === "hand" ? [choose] : [];
      case "meditate":
        return mine && (place === "hand" || place === "spellboard") ? [choose] : [];
    }
    const own = play.options.filter((option) => option.card_number === card);
    const shared =
      own.length === 0 && mine && (place === "hand" || place === "spellboard")
        ? play.options.filter((option) => option.card === id && option.place === place)
        : own;
    if (prompt !== "turn") return shared;
    const attacks = mine
      ? place === "battlefield" && ready && has("attack_phoenixborn")
        ? [local("attack_with", card, id)]
        : []
      : attackable
        ? [local("attack_on", card, id)]
        : [];
    return [...shared, ...attacks];
  };

  const payment = gathered.payment ?? view.payment?.cheapest ?? [];
  const instead = (index: number): string[] => {
    const demand = view.payment?.demands[index] ?? "any";
    const left: Counts = { ...me?.dice.active };
    for (const [at, kind] of payment.entries()) if (at !== index) left[kind] = (left[kind] ?? 0) - 1;
    return KINDS.filter((kind) => (left[kind] ?? 0) > 0 && meets(kind, demand));
  };

  return {
    play,
    view,
    you,
    me,
    gathering,
    gathered,
    busy: plan.runs(),
    says: (option) => describe(view, option),
    optionsOf,
    isChosen: (card) => gathered.cards.includes(card) || gathered.target === card,
    act,
    change,
    cancel: () => setGathered(NOTHING),
    turns,
    confirm: confirmation(gathering, gathered, view, me, payment, turns, plan, setGathered),
    payment,
    instead,
  };
}

/** What is sent, step by step, when it is confirmed. */
function confirmation(
  gathering: Gathering,
  gathered: Gathered,
  view: AshesView,
  me: Player | undefined,
  payment: string[],
  turns: number,
  plan: Plan,
  setGathered: (gathered: Gathered) => void,
): (() => void) | undefined {
  const steps = stepsOf(gathering, gathered, view, me, payment, turns);
  if (steps === null) return undefined;
  return () => {
    setGathered(NOTHING);
    plan.start(steps);
  };
}

function stepsOf(
  gathering: Gathering,
  gathered: Gathered,
  view: AshesView,
  me: Player | undefined,
  payment: string[],
  turns: number,
): Step[] | null {
  const cards = [...gathered.cards].sort((a, b) => a - b);
  const idOf = (card: number): { id?: string } => {
    const found = [...(me?.hand ?? []), ...(me?.spellboard ?? [])].find((one) => one.n === card);
    return found ? { id: found.id } : {};
  };
  const active = diceOf(me?.dice.active ?? {});
  const attackers = (): Step[] => [
    ...cards.map((card) => ({ prompt: "attackers", verb: "attacker", card })),
    { prompt: "attackers", verb: "done" },
  ];
  switch (gathering) {
    case "attack": {
      if (cards.length === 0 || gathered.target < 0) return null;
      const onPhoenixborn = view.seats.some((player) => player.phoenixborn?.n === gathered.target);
      return [
        { prompt: "turn", verb: onPhoenixborn ? "attack_phoenixborn" : "attack_unit" },
        ...attackers(),
        { prompt: "attacked", verb: "against", card: gathered.target },
      ];
    }
    case "attackers":
      return cards.length > 0 || (view.attack?.attackers.length ?? 0) > 0 ? attackers() : null;
    case "discard":
      return [
        ...cards.map((card) => ({ prompt: "prepare_discard", verb: "discard", card, ...idOf(card) })),
        { prompt: "prepare_discard", verb: "done" },
      ];
    case "five": {
      if (gathered.ids.length + (me?.hand.length ?? 0) !== FIVE) return null;
      const order = Object.keys(me?.deck ?? {});
      return [...gathered.ids]
        .sort((a, b) => order.indexOf(a) - order.indexOf(b))
        .map((id) => ({ prompt: "first_five", verb: "pick", card: -1, id }));
    }
    case "exhaust":
      return [
        ...Object.keys(gathered.dice)
          .map((index) => active[Number(index)] as string)
          .sort(inOrder)
          .map((what) => ({ prompt: "exhaust_dice", verb: "exhaust", what })),
        { prompt: "exhaust_dice", verb: "done" },
      ];
    case "pay": {
      const demands = view.payment?.demands ?? [];
      const groups = new Map<string, string[]>();
      for (const [index, demand] of demands.entries())
        groups.set(demand, [...(groups.get(demand) ?? []), payment[index] as string]);
      return [...groups.values()].flatMap((kinds) =>
        kinds.sort(inOrder).map((what) => ({ prompt: "pay", verb: "pay", what })),
      );
    }
    case "meditate": {
      if (turns === 0) return null;
      return [
        { prompt: "turn", verb: "meditate" },
        ...cards.map((card) => ({ prompt: "meditate", verb: "discard", card, ...idOf(card) })),
        ...Array.from({ length: gathered.pile }, () => ({
          prompt: "meditate",
          verb: "discard",
          what: "draw_pile",
        })),
        { prompt: "meditate", verb: "done" },
        ...turnSteps(gathered, active),
      ];
    }
    case "turning":
      return turnSteps(gathered, active);
    default:
      return null;
  }
}

function turnSteps(gathered: Gathered, active: string[]): Step[] {
  return [
    ...Object.entries(gathered.dice)
      .map(([index, to]) => ({ from: active[Number(index)] as string, to }))
      .sort((a, b) => inOrder(a.from, b.from))
      .flatMap(({ from, to }) => [
        { prompt: "turn_die", verb: "turn", what: from },
        { prompt: "face", verb: "face", what: faceOf(to) },
      ]),
    { prompt: "turn_die", verb: "done" },
  ];
}

const inOrder = (a: string, b: string): number => KINDS.indexOf(a) - KINDS.indexOf(b);
