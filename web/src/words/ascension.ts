// Written by tools/make_types.py from src/deckhall/games/ascension/words.py: change that, not this.
import type { GameView } from "../protocol";

/** The solo opponent. */
export interface Samael {
  cards: SeenCard[];
  honor: number;
  score: number;
}

/** A construct in play. */
export interface Construct {
  n: number;
  id: string;
  used: boolean;
  ready: boolean;
}

/** A card that the viewer may know: its number, which tells copies apart, and its id. */
export interface SeenCard {
  n: number;
  id: string;
}

/** A player's side of the table. Hidden piles are counts, plus the cards the viewer knows in them. */
export interface Seat {
  hand_count: number;
  hand: SeenCard[];
  deck_count: number;
  deck_top: SeenCard[];
  deck_contents?: string[];
  discard: SeenCard[];
  constructs: Construct[];
  honor: number;
  score: number;
  owned: Record<string, number>;
}

/** A table of Ascension as one viewer sees it. */
export interface AscensionView extends GameView {
  edition: "godslayer" | "anniversary";
  variant: "individual" | "solo" | "teams";
  seats: Seat[];
  first: number;
  turn: number;
  player: number;
  played: SeenCard[];
  row: SeenCard[];
  prices: Record<string, number>;
  center_count: number;
  void: SeenCard[];
  mystics: number;
  infantry: number;
  always: SeenCard[];
  limbo: SeenCard[];
  pool: number;
  last_round: boolean;
  runes: number;
  power: number;
  mechana_runes: number;
  discount: number;
  extra_turns: number;
  samael?: Samael;
  teams?: number[][];
}

export type Verb =
  | "acquire"
  | "banish"
  | "choose"
  | "copy"
  | "defeat"
  | "destroy"
  | "discard"
  | "end"
  | "give"
  | "keep"
  | "no"
  | "pass"
  | "play"
  | "use"
  | "use_second"
  | "yes";

export type Prompt =
  | "acquire_or_defeat"
  | "acquire_to_deck"
  | "banish"
  | "banish_row"
  | "choose_one"
  | "copy"
  | "defeat"
  | "discard"
  | "keep_construct"
  | "lose_construct"
  | "redirect"
  | "turn";

export type Kind =
  | "acquired"
  | "banished"
  | "copied"
  | "defeated"
  | "destroyed"
  | "discarded"
  | "drew"
  | "ended"
  | "extra_turn"
  | "gained"
  | "given"
  | "moved"
  | "played"
  | "pool_emptied"
  | "revealed"
  | "samael_gained"
  | "samael_took"
  | "shuffled"
  | "took"
  | "turn"
  | "used"
  | "void_shuffled";

export type Place =
  | "hand"
  | "deck"
  | "discard"
  | "played"
  | "constructs"
  | "row"
  | "mystics"
  | "infantry"
  | "cultist"
  | "void"
  | "center"
  | "limbo"
  | "samael"
  | "box";

export type Reason = "pool_empty" | "stalemate" | "endless";
