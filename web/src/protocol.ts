// Written by tools/make_types.py from src/deckhall/server/messages.py: change that, not this.

/** The tag of a language: the page says which there are. */
export type Language = string;

export type Colour = "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "pink";

export type Phrase =
  | "hello"
  | "good_luck"
  | "well_played"
  | "good_move"
  | "good_game"
  | "thanks"
  | "sorry"
  | "oops"
  | "one_moment"
  | "your_turn"
  | "are_you_there"
  | "i_must_go"
  | "again"
  | "yes"
  | "no"
  | "smile"
  | "laugh"
  | "wow"
  | "sad"
  | "angry"
  | "applause"
  | "heart";

/** Answer the pending question and those that follow it. `seq` is that of the view in which it was asked. */
export interface Act {
  t: "act";
  seq: number;
  options: string[];
}

/** What would a bot do? Where the table allows it. */
export interface AskHint {
  t: "hint";
}

/** Never ask me at windows: at none of them, or not about these cards. */
export interface AutoPass {
  t: "auto_pass";
  everything?: boolean;
  cards?: string[];
}

/** At which windows you are not asked, as you said with `auto_pass`. Nobody else hears of it. */
export interface AutoPassed {
  t: "auto_pass";
  everything: boolean;
  cards: string[];
}

/** What became of a deck. It can be played when there are no faults; `conjurations` go with it. */
export interface CheckedDeck {
  deck: Record<string, unknown>;
  faults: DeckFault[];
  conjurations: Record<string, number>;
}

/** `move`: seconds for each decision. `bank`: seconds for the game, an increment after each decision. */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
  at_zero: "bot" | "loss";
}

/** The open question. `options` are there if it is yours; a secret one names neither player nor prompt. */
export interface Decision {
  player: number | null;
  prompt: string | null;
  card?: string;
  options?: Option[];
  say?: Wording;
  because?: Wording;
  left?: Wording[];
  together?: string[];
}

/** A rule of deck building that is broken: a key, the card or die it is about, and how many there are. */
export interface DeckFault {
  rule: string;
  what: string;
  count: number;
}

/** What a kept deck is called from now on. */
export interface DeckName {
  name: string;
}

/** A kept deck as text, with the names of its cards in the language that was asked for. */
export interface DeckText {
  text: string;
}

/** A deck to be checked by the rules of its game: as data, or as text that somebody pasted. */
export interface DeckWish {
  game: string;
  deck: Record<string, unknown> | string;
}

/** Answer of `GET /api/records/{id}`: the record can be replayed by anybody with the same rules. */
export interface FinishedGame {
  table: TableInfo;
  record: Record<string, unknown>;
  replayable: boolean;
  reason: string;
}

/** Make a game that follows, or go to it: the seats of this table that play it. */
export interface FollowWish {
  seats: number[];
}

/** A game that can follow with decks made at this table: who would play it, and at which table they do. */
export interface Following {
  seats: number[];
  table: string;
}

/** A moment of a finished game: after `move` moves. The first frame is 0. */
export interface Frame {
  move: number;
  player: number | null;
  option: Option | null;
  views: GameView[];
  happenings: Happening[];
  lines: LogLine[];
}

/** Something that was gained, shown as a sign behind a log line. */
export interface Gain {
  what: string;
  amount: number;
}

/** The words of a game that no client carries: its messages in Fluent, and its cards by edition and id. */
export interface GameBook {
  messages: string;
  cards: Record<string, unknown>;
}

/** A game that can be played: `about` is the game's own account of its variants, players and options. */
export interface GameInfo {
  id: string;
  rules: number;
  about: Record<string, unknown>;
  levels: string[];
  hints: boolean;
  name: Record<string, unknown> | string;
}

/** Answer of `GET /api/games`. */
export interface GameList {
  games: GameInfo[];
  phrases: string[];
  languages: string[];
  colours: string[];
}

/** The two parts every game's view has; the others are the game's own. */
export interface GameView {
  decision: Decision | null;
  outcome: Result | null;
  [part: string]: unknown;
}

/** Something that took place, as far as you may know. */
export interface Happening {
  kind: string;
  player: number;
  card?: string;
  card_number?: number;
  target?: string;
  target_number?: number;
  amount?: number;
  seat?: number;
  from?: string;
  to?: string;
  what?: string;
}

/** What a bot would do at `seq`, and what it thinks of each option: its chance to win, or a margin in points. */
export interface Hint {
  t: "hint";
  seq: number;
  option: string;
  estimates: Record<string, number>;
  are: "chances" | "margins";
  reasons: Reason[];
}

/** Keep the window open (or let it close): anybody at the table may, whether or not they can react. */
export interface Hold {
  t: "hold";
  on: boolean;
}

/** Take a seat: the one named, or the first open one. `choices` are the seat's own (a deck). */
export interface Join {
  seat?: number | null;
  choices?: Record<string, unknown>;
}

/** A deck that you made in a game and keep. Without a `name` it is called by what is in it. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  deck: Record<string, unknown>;
  made: number;
}

/** Answer of `GET /api/my/decks`, the newest first. */
export interface KeptDecks {
  decks: KeptDeck[];
}

/** A line of the log: what happened in one step, as far as you may know, in words. */
export interface LogLine {
  kind: string;
  player: number;
  say: Wording;
  gains?: Gain[];
}

/** Who you are: `id` is public, it is not what proves that you are you. */
export interface Me {
  id: string;
  name: string;
  colour: Colour;
  language: string;
}

/** Do not show me what this guest says (or show it again), on this connection. `onlookers`: all spectators. */
export interface Mute {
  t: "mute";
  guest: string;
  on?: boolean;
}

/** What a guest may change about themselves; what is left out stays. */
export interface MyWishes {
  name?: string | null;
  colour?: Colour | null;
  language?: string | null;
}

/** A table to be made. Each seat is `me`, `open` or `bot:<level>`; at most one is `me`. */
export interface NewTable {
  game: string;
  seats: string[];
  choices?: Record<string, unknown>;
  settings?: Partial<Settings>;
}

/** A record file somebody opens. `seat` as in `GET /api/replays/{id}`. */
export interface OpenRecord {
  record: Record<string, unknown>;
  seat?: number | "all";
  start?: number;
  count?: number;
}

/** A moment in which somebody might react: nothing new is shown until it closes. */
export interface OpenWindow {
  closes_in: number;
  held_by: number[];
}

/** One possible answer, by its meaning. `card` and `target` are card ids; the numbers tell copies apart. */
export interface Option {
  code: string;
  verb: string;
  what?: string;
  card?: string;
  card_number?: number;
  place?: string;
  target?: string;
  target_number?: number;
  target_place?: string;
  amount?: number;
  index?: number;
  cost?: number;
  say?: Wording;
}

/** One of a bot's reasons for or against an option, by its key, and how much it weighs. */
export interface Reason {
  option: string;
  key: string;
  weight: number;
}

/** A link that makes another device the same guest: once, and until `expires` (seconds since 1970). */
export interface Recovery {
  link: string;
  expires: number;
}

/** The body of every 4xx answer: a key, what it is about, and for developers a sentence in English. */
export interface Refusal {
  reason: string;
  args: Record<string, unknown>;
  detail: string;
}

/** What you sent was not done, and why. When the view may be stale, a fresh one follows. */
export interface Refused {
  t: "refused";
  reason: string;
  seq: number;
  args: Record<string, unknown>;
}

/** Frames `start` up to `start + len(frames)` of a game that has `moves` moves. */
export interface Replay {
  game: string;
  players: number;
  moves: number;
  start: number;
  frames: Frame[];
  result: Result | null;
  differs: boolean;
}

/** I give up. */
export interface Resign {
  t: "resign";
}

/** How it ended. `reason` is the game's key, or `endless`, `resigned`, `clock`, `rules_changed` or `abandoned`. */
export interface Result {
  reason: string;
  winners: number[];
  scores: number[];
  say?: ResultWords;
}

/** A result in words: who won, and why it is over. */
export interface ResultWords {
  title: Wording;
  reason: Wording;
}

/** Somebody said something: a phrase, spoken in your language, or free text. */
export interface Said {
  t: "said";
  guest: string;
  name: string;
  seat: number;
  phrase: string;
  text: string;
}

/** Free text, where the table allows it. */
export interface Say {
  t: "say";
  text: string;
}

export interface SayPhrase {
  t: "phrase";
  id: Phrase;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  guest: string;
  colour: string;
  level: string;
  connected: boolean;
  substituted: boolean;
  resigned: boolean;
  thinking: boolean;
  clock: number | null;
  running: boolean;
}

/** How a table is kept, said when it is made. */
export interface Settings {
  listed: boolean;
  watch: boolean;
  chat: boolean;
  hints: boolean;
  clock: Clock;
  window_pause: number;
  bot_pause: number;
}

/** The table changed, the game did not. */
export interface Table {
  t: "table";
  you: number;
  table: TableInfo;
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string;
  game: string;
  choices: Record<string, unknown>;
  settings: Settings;
  state: "open" | "over" | "playing";
  host: string;
  seats: SeatInfo[];
  created: number;
  watchers: number;
  result: Result | null;
  rematch: string | null;
  following: Following[];
  undo: UndoOffer | null;
  window: OpenWindow | null;
}

/** Answer of `GET /api/tables` and `GET /api/my/tables`. */
export interface TableList {
  tables: TableInfo[];
}

/** I take my seat back from the bot. */
export interface TakeBack {
  t: "back";
}

/** Let a bot of the usual level play: for me, or for the seat of another player who is away. */
export interface TakeOver {
  t: "take_over";
  seat: number;
}

/** Take back my last decision: at once while nothing was revealed, else when all others agree. */
export interface Undo {
  t: "undo";
}

export interface UndoAnswer {
  t: "undo_answer";
  yes: boolean;
}

/** A player asks to take back their last decision; `waiting` are the seats that have not agreed yet. */
export interface UndoOffer {
  seat: number;
  waiting: number[];
}

/** What you see now. When not `whole`, `view` holds only the top-level parts that changed. */
export interface View {
  t: "view";
  seq: number;
  you: number;
  whole: boolean;
  view: GameView;
  happenings: Happening[];
  lines: LogLine[];
  can_undo: boolean;
  table: TableInfo;
}

/** What is said: a message of the catalogues with its arguments, formatted where it is read. */
export interface Wording {
  key: string;
  args?: Record<string, number | string | number[] | Wording | WordingList>;
}

/** Several phrases in one argument, joined as the language joins them. */
export interface WordingList {
  join: "and" | "more" | "or" | "sentences";
  of: Wording[];
}

export type FromBrowser =
  | Act
  | Undo
  | UndoAnswer
  | Hold
  | AutoPass
  | Say
  | SayPhrase
  | Mute
  | AskHint
  | TakeOver
  | TakeBack
  | Resign;

export type ToBrowser = View | Table | Refused | AutoPassed | Said | Hint;
