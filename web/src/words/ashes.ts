// Written by tools/make_types.py from src/deckhall/games/ashes/words.py: change that, not this.
import type { GameView } from "../protocol";

/** The draft as a seat sees it: its own pack and picks, and the cards that lie face up. */
export interface Draft {
  stock: number[];
  face_up: SeenCard[];
  picks: number[];
  known_picks: SeenCard[][];
  pack?: SeenCard[];
  mine?: SeenCard[];
}

/** A face that a die may be turned to, or another way to change it, with its codes. */
export interface WayToTurn {
  to: string;
  codes: string[];
}

/** A die that can be chosen, and the ways to change it. */
export interface DieToGather {
  kind: string;
  ways: WayToTurn[];
}

/** Dice to choose at once, in the order in which their codes are sent, and the final codes. */
export interface DiceToGather {
  dice: DieToGather[];
  end: string[];
}

/** A card that can be attacked, with the codes to send before and after those of the attackers. */
export interface Target {
  n: number;
  begin: string[];
  end: string[];
}

/** An attack to declare at once: its attackers and one target. */
export interface AttackToGather {
  attackers: CardToPick[];
  targets: Target[];
}

/** A number of unseen cards of the draw pile, all with the same code. */
export interface PileToPick {
  code: string;
  most: number;
}

/** A card that can be chosen together with others. Equal cards have the same `like`; the first ones are taken. */
export interface CardToPick {
  n: number;
  id: string;
  code: string;
  like: number;
}

/** Cards to choose at once. Send as one step: `begin`, the codes of the chosen ones in the order of `picks`, `end`. */
export interface CardsToGather {
  begin: string[];
  picks: CardToPick[];
  pile?: PileToPick;
  least: number;
  most: number;
  end: string[];
}

/** What the asked player may choose at once, with the codes to send as one step (docs/protocol.md). */
export interface Gathering {
  cards?: CardsToGather;
  meditation?: CardsToGather;
  attack?: AttackToGather;
  dice?: DiceToGather;
  turns?: number;
}

/** A die to be paid: the demand, and the kinds of dice that may pay it, each with its code. */
export interface Demand {
  what: string;
  kinds: Record<string, string>;
}

/** What is still to be paid, die by die, with equal demands side by side, and the cheapest dice to pay it with. The codes for equal demands are sent in the order of their `kinds`. */
export interface Payment {
  demands: Demand[];
  cheapest: string[];
}

/** The attack in progress. Cards are given by number; -1 is none. */
export interface Attack {
  player: number;
  on_unit: boolean;
  attackers: number[];
  blockers: number[];
  defender: number;
  target: number;
  now: number;
  countering: number;
  split: number[];
  step: number;
}

/** An event in progress that may be answered. Cards are given by number. */
export interface Event {
  event: string;
  player: number;
  card?: number;
  text?: number;
  targets?: number[];
  cancelled?: boolean;
  amount?: number;
  source?: number;
  by?: number;
  left?: number;
  cards?: number;
}

/** Dice by kind: active ones by magic and face, exhausted ones by magic. */
export interface DicePools {
  active: Record<string, number>;
  exhausted: Record<string, number>;
}

/** A card that the viewer may know: its number, which tells copies apart, and its id. */
export interface SeenCard {
  n: number;
  id: string;
}

/** A card in play with everything on it; tokens it does not have are left out. */
export interface CardInPlay {
  n: number;
  id: string;
  owner: number;
  attack?: number;
  life?: number;
  recover?: number;
  wounds?: number;
  exhaustion?: number;
  status?: number;
  charms?: number;
  bypass?: boolean;
  cancelled?: boolean;
  destroyed?: boolean;
  attached?: CardInPlay[];
}

/** A player's side of the table. Hidden piles are counts, plus the cards the viewer knows in them. */
export interface Seat {
  alive: boolean;
  phoenixborn: CardInPlay | null;
  battlefield: CardInPlay[];
  spellboard: CardInPlay[];
  discard: SeenCard[];
  draw_count: number;
  hand_count: number;
  hand: SeenCard[];
  chosen?: number[];
  dice: DicePools;
  reacted: boolean;
  slots?: number;
  pages?: number;
  conjuration_count: number;
  conjurations?: Record<string, number>;
  deck?: Record<string, number>;
}

/** A table of Ashes as one viewer sees it. */
export interface AshesView extends GameView {
  round: number;
  phase: "draft" | "setup" | "prepare" | "turns" | "recovery";
  token: number;
  player: number | null;
  main_done: boolean;
  sides: number;
  passes: number;
  seats: Seat[];
  removed: SeenCard[];
  played: SeenCard[];
  events: Event[];
  waiting: SeenCard[];
  attack: Attack | null;
  payment: Payment | null;
  gathering: Gathering | null;
  draft?: Draft;
}

export type Verb =
  | "activate"
  | "against"
  | "attach"
  | "attack_phoenixborn"
  | "attack_unit"
  | "attacker"
  | "block"
  | "choose"
  | "copy"
  | "counter"
  | "discard"
  | "done"
  | "draw"
  | "end"
  | "exhaust"
  | "face"
  | "give"
  | "guard"
  | "heal"
  | "meditate"
  | "no"
  | "pass"
  | "pay"
  | "pick"
  | "play"
  | "prevent"
  | "react"
  | "remove"
  | "resolve"
  | "respark"
  | "seal"
  | "split"
  | "summon"
  | "take"
  | "turn"
  | "use"
  | "yes";

export type Prompt =
  | "targets_chosen"
  | "arrives"
  | "arrived"
  | "declaring"
  | "declared"
  | "would_be_dealt"
  | "dealt"
  | "would_receive"
  | "received"
  | "destroyed"
  | "departed"
  | "pile_discarded"
  | "turns_begin"
  | "round_ends"
  | "attach"
  | "attacked"
  | "attackers"
  | "battle"
  | "block"
  | "copy"
  | "counter"
  | "discard"
  | "draft"
  | "draft_dice"
  | "draw"
  | "exhaust_dice"
  | "exhaust_die"
  | "face"
  | "first_five"
  | "free"
  | "give_back"
  | "give_token"
  | "guard"
  | "heal"
  | "instead"
  | "may"
  | "may_pay"
  | "meditate"
  | "order"
  | "overtime"
  | "pay"
  | "pay_extra"
  | "phoenixborn"
  | "player"
  | "prepare_discard"
  | "prevent"
  | "ready_die"
  | "reroll_die"
  | "respark"
  | "seal"
  | "search"
  | "split"
  | "summon"
  | "swap"
  | "take_ally"
  | "take_token"
  | "target"
  | "turn"
  | "turn_die"
  | "your_unit";

export type Kind =
  | "activated"
  | "arrived"
  | "attached"
  | "attack_chosen"
  | "attacked"
  | "blocked"
  | "bypassing"
  | "cancelled"
  | "copied"
  | "countered"
  | "damaged"
  | "dealt"
  | "destroyed"
  | "dice_returned"
  | "die_exhausted"
  | "die_placed"
  | "discarded"
  | "drew"
  | "eliminated"
  | "ended"
  | "exhausted"
  | "guarded"
  | "healed"
  | "left_play"
  | "meditated"
  | "paid"
  | "passed"
  | "phase_began"
  | "phoenixborn_chosen"
  | "picked"
  | "played"
  | "prevented"
  | "reacted"
  | "readied"
  | "recovered"
  | "redirected"
  | "resparked"
  | "rolled"
  | "round_began"
  | "shuffled"
  | "status_placed"
  | "status_removed"
  | "strengthened"
  | "swapped"
  | "targeted"
  | "token_moved"
  | "took"
  | "took_die"
  | "took_token"
  | "triggered"
  | "turn_began"
  | "turned"
  | "turned_up"
  | "window"
  | "wounded";

export type Place =
  | "hand"
  | "draw_pile"
  | "discard"
  | "conjurations"
  | "battlefield"
  | "spellboard"
  | "attached"
  | "seat"
  | "removed"
  | "played"
  | "table"
  | "box"
  | "pack"
  | "picked"
  | "face_up";

export type Reason = "last_phoenixborn" | "stalemate" | "endless" | "drafted";
