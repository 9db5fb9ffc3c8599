// What a game can bring for the browser. Whatever it does not bring is drawn plainly, from its words and its view.
import type { FunctionComponent } from "preact";
import type { Facts } from "./card_facts";
import type { DeckFault, GameView } from "./protocol";
import type { Journey } from "./table/motion";
import type { Play } from "./table/play";

export interface CardProps {
  id: string;
  game: string;
  edition: string;
  /** What it costs now, where that is not what is printed. */
  price?: number | undefined;
}

/** The table of a game, played and replayed. */
export interface GameTable {
  /** Everything between the header and the log, the prompt included. */
  Board: FunctionComponent<{ play: Play }>;
  /** Between which piles (`data-pile`) cards travel. */
  journey: Journey;
  /** The cards that may come into sight in this game. */
  cards(view: GameView): string[];
  /** The edition in whose words cards speak; "" where a game has but one. */
  edition(view: GameView): string;
  /** What the header says: where the game is, and what nobody must overlook. */
  status(play: Play): { text: string; warning?: string | undefined };
}

/** What players choose for their seats before a game (their decks): in the form of a new table, and in the lobby. */
export interface SeatChoices {
  /** The fields for all seats of a new table; a choice is a key of the game's own, "" where none was made. */
  Fields: FunctionComponent<{
    about: Record<string, unknown>;
    seats: string[];
    chosen: string[];
    change: (chosen: string[]) => void;
  }>;
  /** What was chosen for the seats of a new table, as the server wants it. */
  choicesOf(seats: string[], chosen: string[]): Record<string, unknown>;
  /** Remember in this tab what was chosen for one's own seat at a table. */
  remember(table: string, chosen: string): void;
  /** What was chosen for one's own seat at a table, as the server wants it. */
  choicesFor(table: string): Record<string, unknown>;
  /** The field for one's own seat at a table that waits for players. */
  Field: FunctionComponent<{ table: string; choose: (choices: Record<string, unknown>) => void }>;
}

/** What goes with the guide for learners. */
export interface GuideParts {
  /** The cards that each example talks about. */
  examples: Record<string, string[]>;
  /** The edition in which the guide shows a card. */
  editionOf(card: string): string;
  /** The card whose picture stands for the game. */
  picture: string;
}

/** A page of a game's own, at the address of its name. */
export interface GamePage {
  icon: string;
  fetch: () => Promise<{ Page: PageComponent }>;
}

export type PageComponent = FunctionComponent<{ words: string[]; query: URLSearchParams }>;

export type Keys = [keys: string[], what: string][];

export interface Kit {
  /** The face of a card. */
  Face: FunctionComponent<CardProps>;
  /** The classes of a card's frame. */
  frameOf(facts: Facts): string;
  /** The order of the headings under which cards are searched. */
  groups: string[];
  /** The cards that introduce the game, held like a hand. */
  fan: [edition: string, id: string][];
  /** The choices of a first game against a bot. */
  firstGame: Record<string, unknown>;
  /** Who usually sits opposite: a bot, or whoever comes. */
  opponent: "bot" | "open";
  /** What is counted at the end: its sign, its name, and who may have points without a seat. */
  score: { emblem: string; name: string; nobody?: string };
  /** The keys that only this game has. */
  keys: Keys;
  table: () => Promise<{ table: GameTable }>;
  guide: () => Promise<{ guide: GuideParts }>;
  seatChoices?: {
    /** Whether they belong to a game with these choices. */
    belongTo(choices: Record<string, unknown>): boolean;
    fetch: () => Promise<{ seatChoices: SeatChoices }>;
    /** What is wrong with one of them. */
    faultInWords(fault: DeckFault): string;
  };
  /** Pages of its own by name, which is also the key of their title; `<name>-more` says what they are for. */
  pages: Record<string, GamePage>;
}
