// What may be done with each card of a table of Ashes now, and what is being gathered before it is sent. Nothing is sent
// until it is confirmed.
import type { Option } from "../protocol";
import { optionsAbout, type Play } from "../table/play";
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

/** Options that only this page knows, for what is gathered before it is sent: their codes begin with this. */
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
  /** How many dice may be turned at most. */
  turns: number;
  /** Send what is gathered; undefined while something is missing. */
  confirm: (() => void) | undefined;
  /** The dice that pay, one for each demand. */
  payment: string[];
  /** Other dice that could pay demand number `index`. */
  instead(index: number): string[];
}

/** Something that is gathered by a click on a card. */
export function local(verb: string, card: number, id: string): Option {
  return {
    code: `${LOCAL}${verb}:${card}`,
    verb,
    card: id,
    card_number: card,
    say: { key: `gather-ashes-${verb}`, args: { card: id } },
  };
}

/** What is gathered belongs to its question: it is kept when it is refused, as nothing has happened then. */
export function useChoices(play: Play): Choices {
  return choicesOf(play, ...useMoment(play.seq, NOTHING));
}

export function choicesOf(
  play: Play,
  gathered: Gathered,
  setGathered: (gathered: Gathered) => void,
): Choices {
  const view = play.view as AshesView;
  const prompt = play.options.length > 0 ? (view.decision?.prompt ?? "") : "";
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
    turns: turnsOf(view, gathering, gathered),
    confirm: codes ? () => play.act(...codes) : undefined,
    payment,
    instead: (index) => instead(view, you, payment, index),
  };
}
