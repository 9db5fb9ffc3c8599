// What a game gives to be played in the browser. A game's table is a part of its own, fetched when it is first needed.
import type { FunctionComponent } from "preact";
import type { GameView } from "../protocol";
import type { Journey } from "./motion";
import type { Play } from "./play";

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

const TABLES: Record<string, () => Promise<{ table: GameTable }>> = {
  ascension: () => import("../ascension/table"),
  ashes: () => import("../ashes/table"),
};

export function fetchTable(game: string): Promise<GameTable> {
  const fetching = TABLES[game];
  if (fetching === undefined) return Promise.reject(new Error(`no table for the game ${game}`));
  return fetching().then((part) => part.table);
}
