// The parts that a game can provide for the browser. Missing ones are replaced by a generic display of its words and
// view.
import type { FunctionComponent } from "preact";
import type { Facts } from "./card_facts";
import type { DeckFault, GameView } from "./protocol";
import type { Journey } from "./table/motion";
import type { Pacing } from "./table/pace";
import type { Play } from "./table/play";

export interface CardProps {
  id: string;
  game: string;
  edition: string;
  /** Its current cost, if different from the printed one. */
  price?: number | undefined;
}

/** The table of a game, for playing and replaying. */
export interface GameTable {
  /** Everything between the header and the log, including the prompt. */
  Board: FunctionComponent<{ play: Play }>;
  /** Between which piles (`data-pile`) cards move. */
  journey: Journey;
  /** How long others' actions are displayed. */
  pacing: Pacing;
  /** The cards that may appear in this game. */
  cards(view: GameView): string[];
  /** The edition whose card texts are shown; "" if the game has only one. */
  edition(view: GameView): string;
  /** The header: the stage of the game, and a warning nobody must overlook. */
  status(play: Play): { text: string; warning?: string | undefined };
}

/** What players choose for their seats before a game (their decks): in the form of a new table, and in the lobby. */
export interface SeatChoices {
  /** The fields for all seats of a new table; a choice is a key defined by the game, "" if none was made. */
  Fields: FunctionComponent<{
    about: Record<string, unknown>;
    seats: string[];
    chosen: string[];
    change: (chosen: string[]) => void;
  }>;
  /** The choices for the seats of a new table, as the server expects them. */
  choicesOf(seats: string[], chosen: string[]): Record<string, unknown>;
  /** Remember in this tab what was chosen for one's own seat at a table. */
  remember(table: string, chosen: string): void;
  /** The choices for one's own seat at a table, as the server expects them. */
  choicesFor(table: string): Record<string, unknown>;
  /** The field for one's own seat at a table that waits for players. */
  Field: FunctionComponent<{ table: string; choose: (choices: Record<string, unknown>) => void }>;
}

/** The game's parts of the learner's guide. */
export interface GuideParts {
  /** The cards shown with each example. */
  examples: Record<string, string[]>;
  /** The edition in which the guide shows a card. */
  editionOf(card: string): string;
  /** The card whose picture represents the game. */
  picture: string;
}

/** A page of the game's own, at the address of its name. */
export interface GamePage {
  icon: string;
  fetch: () => Promise<{ Page: PageComponent }>;
}

export type PageComponent = FunctionComponent<{ words: string[]; query: URLSearchParams }>;

export type Keys = [keys: string[], what: string][];

export interface Kit {
  /** The face of a card. */
  Face: FunctionComponent<CardProps>;
  /** A card in words, for screen readers: its type and cost. */
  describe(card: CardProps): string[];
  /** The classes of a card's frame. */
  frameOf(facts: Facts): string;
  /** The order of the headings in the card search. */
  groups: string[];
  /** The cards that introduce the game, held like a hand. */
  fan: [edition: string, id: string][];
  /** The choices of a first game against a bot. */
  firstGame: Record<string, unknown>;
  /** Whether players react in others' turns: tables then have a setting for how long they may take. */
  hasReactions?: boolean;
  /** The usual opponent: a bot, or an open seat. */
  opponent: "bot" | "open";
  /** The final score: its symbol, its name, and who may have points without a seat. */
  score: {
    emblem: string;
    name: string;
    nobody?: string;
    /** The headings of its graph over the turns, and of the most important cards. */
    graph: string;
    best: string;
  };
  /** The keys that only this game uses. */
  keys: Keys;
  table: () => Promise<{ table: GameTable }>;
  guide: () => Promise<{ guide: GuideParts }>;
  seatChoices?: {
    /** Whether they are used in a game with these choices. */
    belongTo(choices: Record<string, unknown>): boolean;
    fetch: () => Promise<{ seatChoices: SeatChoices }>;
    /** What is wrong with one of them. */
    faultInWords(fault: DeckFault): string;
  };
  /** The game's own pages by name, which is also the key of their title; `<name>-more` describes them. */
  pages: Record<string, GamePage>;
}
