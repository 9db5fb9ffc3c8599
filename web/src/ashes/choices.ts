// What can be done with each card of a table of Ashes, and the selection in progress. Nothing is sent until it is
// confirmed.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Option } from "../protocol";
import { isAnswered, isPlayedByBot, optionsAbout, type Play } from "../table/play";
import { useMoment } from "../table/reset_state";
import {
  codesOf,
  type Gathered,
  instead,
  type Kind,
  kindOf,
  NOTHING,
  paymentOf,
  pickable,
  toggled,
  turnsOf,
} from "./gathering";
import type { AshesView, Player } from "./view";

/** Prefix of the codes of options that exist only on this page, for selections in progress. */
const LOCAL = "~";

export interface Choices {
  play: Play;
  view: AshesView;
  you: number;
  me: Player | undefined;
  gathering: Kind;
  gathered: Gathered;
  /** What a click on a card may mean now. */
  optionsOf(card: number, id: string, place: string, seat: number): Option[];
  isChosen(card: number): boolean;
  act(code: string): void;
  change(part: Partial<Gathered>): void;
  begin(mode: "attack" | "meditate"): void;
  cancel(): void;
  /** A First Five before one is asked for it: it is being chosen, or it is and waits until it can be sent. */
  early: "choosing" | "chosen" | null;
  /** Choose again what is chosen and waits. */
  chooseAgain(): void;
  /** The most dice that may be turned. */
  turns: number;
  /** Send the selection; undefined while it is incomplete. */
  confirm: (() => void) | undefined;
  /** Whether sending it would discard cards without turning a die. */
  isWasteful: boolean;
  /** Answer this question of order, and those that follow, in any order. */
  takeAnyOrder(): void;
  /** The dice that pay, one for each demand. */
  payment: string[];
  /** Other dice that could pay demand number `index`. */
  instead(index: number): string[];
}

/** The option to select a card by clicking on it. */
export function local(verb: string, card: number, id: string): Option {
  return {
    code: `${LOCAL}${verb}:${card}`,
    verb,
    card: id,
    card_number: card,
    say: { key: `gather-ashes-${verb}`, args: { card: id } },
  };
}

/** The selection belongs to its question: it is kept when it is refused, because nothing has happened then. */
export function useChoices(play: Play): Choices {
  const [inAnyOrder, setInAnyOrder] = useState(false);
  const [waits, setWaits] = useState(false);
  const five = useRef<string[]>([]);
  const early = isEarly(play);
  const choices = choicesOf(
    play,
    ...useMoment(early ? "early" : play.seq, early ? NOTHING : firstGathered(play, five.current)),
  );
  if (early)
    five.current = pickable(choices.view, "five")
      .filter(({ n }) => choices.gathered.cards.includes(n))
      .map(({ id }) => id);
  const asked = play.options.length > 0;
  useEffect(() => {
    if (!waits || !asked || isAnswered(play)) return;
    setWaits(false);
    choices.confirm?.();
  }, [play.seq, waits]);
  const ordering = asked && ORDERS.includes(play.view.decision?.prompt ?? "");
  useEffect(() => {
    if (ordering && (inAnyOrder || areAlike(play.options)) && !isAnswered(play)) play.act(anyOf(play));
    else if (asked && !ordering) setInAnyOrder(false);
  }, [play.seq, ordering, inAnyOrder]);
  const whole = { ...choices, takeAnyOrder: () => setInAnyOrder(true) };
  if (!early) return whole;
  return {
    ...whole,
    early: waits ? "chosen" : "choosing",
    chooseAgain: () => setWaits(false),
    confirm: choices.confirm && (() => setWaits(true)),
  };
}

/** Whether a First Five is to be chosen and another is asked for theirs: all choose at the same time. */
export function isEarly(play: Play): boolean {
  const { phase, gathering } = play.view as AshesView;
  return (
    play.live &&
    play.options.length === 0 &&
    phase === "setup" &&
    gathering?.cards !== undefined &&
    play.table.state === "playing" &&
    !isPlayedByBot(play)
  );
}

/** What is chosen before anybody chooses: a First Five as it was chosen early, else as it is suggested. */
export function firstGathered(play: Play, early: string[] = []): Gathered {
  const view = play.view as AshesView;
  if (play.options.length === 0 || view.decision?.prompt !== "first_five") return NOTHING;
  const together = view.decision.together ?? [];
  const chosen = pickable(view, "five").filter(({ id, code }) =>
    early.length > 0 ? early.includes(id) : together.includes(code),
  );
  return chosen.length > 0 ? { ...NOTHING, cards: chosen.map(({ n }) => n) } : NOTHING;
}

/** Questions about what happens first. */
export const ORDERS = ["order", "battle"];

/** Whether the order of answers makes no visible difference: they are about copies of one card. */
export function areAlike(options: Option[]): boolean {
  const [first] = options;
  return options.every((option) => option.card === first?.card && option.target === first?.target);
}

function anyOf(play: Play): string {
  return play.view.decision?.suggested ?? play.options[0]?.code ?? "";
}

export function choicesOf(
  play: Play,
  gathered: Gathered,
  setGathered: (gathered: Gathered) => void,
): Choices {
  const view = play.view as AshesView;
  const prompt = play.options.length > 0 ? (view.decision?.prompt ?? "") : isEarly(play) ? "first_five" : "";
  const you = play.you;
  const gathering = kindOf(prompt, gathered);
  const change = (part: Partial<Gathered>) => setGathered({ ...gathered, ...part });
  const attack = view.gathering?.attack;
  const isAttacker = (card: number) => attack?.attackers.some(({ n }) => n === card) ?? false;
  const isTarget = (card: number) => attack?.targets.some(({ n }) => n === card) ?? false;

  const act = (code: string) => {
    if (!code.startsWith(LOCAL)) return play.act(code);
    const [verb, number] = code.slice(LOCAL.length).split(":") as [string, string];
    const card = Number(number);
    if (verb === "attack-with") setGathered({ ...NOTHING, mode: "attack", cards: [card] });
    else if (verb === "attack-on") setGathered({ ...NOTHING, mode: "attack", target: card });
    else if (verb === "aim") change({ target: gathered.target === card ? -1 : card });
    else change({ cards: toggled(gathered.cards, card) });
  };

  const optionsOf = (card: number, id: string, place: string, seat: number): Option[] => {
    if (play.options.length === 0) return [];
    if (gathering === "attack" && isTarget(card)) return [local("aim", card, id)];
    if (gathering !== null)
      return pickable(view, gathering).some(({ n }) => n === card)
        ? [local(gathered.cards.includes(card) ? "unselect" : "select", card, id)]
        : [];
    const mine = seat === you && (place === "hand" || place === "spellboard");
    const offered = mine
      ? optionsAbout(play.options, card, id, place)
      : play.options.filter((option) => option.card_number === card);
    if (isAttacker(card)) return [...offered, local("attack-with", card, id)];
    return isTarget(card) ? [...offered, local("attack-on", card, id)] : offered;
  };

  const payment = paymentOf(view, gathered);
  const codes = codesOf(view, gathering, gathered);
  return {
    play,
    view,
    you,
    me: view.seats[you],
    gathering,
    gathered,
    optionsOf,
    isChosen: (card) => gathered.cards.includes(card) || gathered.target === card,
    act,
    change,
    begin: (mode) => setGathered({ ...NOTHING, mode }),
    cancel: () => setGathered(NOTHING),
    early: null,
    chooseAgain: () => {},
    turns: turnsOf(view, gathering, gathered),
    confirm: codes ? () => play.act(...codes) : undefined,
    isWasteful: gathering === "meditate" && codes !== null && Object.keys(gathered.dice).length === 0,
    takeAnyOrder: () => {},
    payment,
    instead: (index) => instead(view, you, payment, index),
  };
}
