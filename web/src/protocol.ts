// Written by tools/make_types.py from src/deckhall/server/*messages.py: change that, not this.

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

/** Answer the pending question and those that follow it. `seq` is that of the view with the question. */
export interface Act {
  t: "act";
  seq: number;
  options: string[];
  pulse?: number | null;
}

/** A decision, judged. If it cost something, it includes what was played and what would have been better. */
export interface AnalysedMove {
  number: number;
  turn: number;
  seat: number;
  label: string;
  chance: number;
  error: number;
  loss: number;
  loss_error: number;
  proven?: boolean;
  played?: Wording;
  line?: Wording[];
  codes?: string[];
}

/** The beginning of a turn: every seat's chance to win from what it could know, with standard errors. */
export interface AnalysedTurn {
  number: number;
  move: number;
  chances: number[];
  errors: number[];
}

/** Request the analysis of a game: a finished table, or the record of one. */
export interface AnalysisWish {
  source: StudySource;
}

/** The host's current announcement; None if there is none, or no longer any. */
export interface Announced {
  t: "announced";
  announcement: Announcement | null;
}

/** An announcement of the host: a ready-made one (`key`), or a text in a language. `seconds`: until the announced event, if known. */
export interface Announcement {
  id: number;
  key: string;
  text: string;
  language: string;
  seconds: number | null;
}

/** How good would another answer have been at a moment of a finished table or a record? */
export interface AnswerWish {
  source: StudySource;
  code: string;
  seat?: number;
}

/** Move a table of mine to the archive, or back. */
export interface Archive {
  archived: boolean;
}

/** What would a bot do? Only if the table allows hints. */
export interface AskHint {
  t: "hint";
  pulse?: number | null;
}

/** Never ask me at windows: at any of them, or about these cards. */
export interface AutoPass {
  t: "auto_pass";
  everything?: boolean;
  cards?: string[];
  pulse?: number | null;
}

/** The windows at which you are not asked, as set by `auto_pass`. Nobody else is told. */
export interface AutoPassed {
  t: "auto_pass";
  everything: boolean;
  cards: string[];
}

/** A card that earned honor or dealt damage, and how much in total. */
export interface CardPoints {
  card: string;
  amount: number;
}

/** The result of checking a deck. It can be played if there are no faults; `conjurations` are its conjuration pile. */
export interface CheckedDeck {
  deck: Record<string, unknown>;
  faults: DeckFault[];
  conjurations: Record<string, number>;
}

/** `move`: seconds per decision. `bank`: seconds for the whole game, with an increment after each decision. */
export interface Clock {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
  at_zero: "bot" | "loss";
}

/** The pending question. `options` are present if you are asked; a secret one names neither player nor prompt. */
export interface Decision {
  player: number | null;
  prompt: string | null;
  card?: string;
  options?: Option[];
  say?: Wording;
  because?: Wording;
  left?: Wording[];
  together?: string[];
  risky?: string[];
  suggested?: string;
}

/** A new name or new contents for a kept deck; fields left out stay unchanged. */
export interface DeckChange {
  name?: string | null;
  deck?: Record<string, unknown> | null;
}

/** A broken rule of deck building: a key, the card or die concerned, and a count. */
export interface DeckFault {
  rule: string;
  what: string;
  count: number;
  like: string[];
}

/** A kept deck as text, with card names in the requested language. */
export interface DeckText {
  text: string;
}

/** A deck to check by the rules of its game: as data, or as pasted text. */
export interface DeckWish {
  game: string;
  deck: Record<string, unknown> | string;
}

/** Delete everything about me. `id` must be mine, to prevent accidents. */
export interface DeleteMe {
  id: string;
}

/** Answer of `GET /api/records/{id}`: the record can be replayed by anybody with the same rules. */
export interface FinishedGame {
  table: TableInfo;
  record: Record<string, unknown>;
  replayable: boolean;
  reason: string;
}

/** Make a following game, or go to it: the seats of this table that play it. */
export interface FollowWish {
  seats: number[];
}

/** A game that can follow with decks made at this table: its players, and its table. */
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

/** Something gained, shown as a symbol after a log line. */
export interface Gain {
  what: string;
  amount: number;
}

/** What is known of a finished game so far: first the graph, then move by move. */
export interface GameAnalysis {
  id: string;
  game: string;
  rules: number;
  judge: string;
  players: number;
  moves: number;
  results: number[];
  state: "done" | "stopped" | "working";
  done: number;
  has_graph: boolean;
  turns: AnalysedTurn[];
  judged: AnalysedMove[];
  luck: ("" | "lucky" | "unlucky")[];
}

/** The texts of a game that the client does not have: its messages in Fluent, and its cards by edition and id. */
export interface GameBook {
  messages: string;
  cards: Record<string, unknown>;
}

/** A game on offer: `about` is the game's own description of its variants, players and options. */
export interface GameInfo {
  id: string;
  rules: number;
  about: Record<string, unknown>;
  levels: string[];
  characters: string[];
  hints: boolean;
  analysis: boolean;
  name: Record<string, unknown> | string;
}

/** Answer of `GET /api/games`. */
export interface GameList {
  games: GameInfo[];
  phrases: string[];
  languages: string[];
  colours: string[];
}

/** The two parts that every game's view has; the others are specific to the game. */
export interface GameView {
  decision: Decision | null;
  outcome: Result | null;
  [part: string]: unknown;
}

/** On a shared device: from now on the person in this seat is looking. `since` is the last number they saw. */
export interface HandOver {
  t: "hand_over";
  seat: number;
  since?: number | null;
  pulse?: number | null;
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

/** What a bot would do at `seq`, and its estimates of the options: chances to win, or margins in points. */
export interface Hint {
  t: "hint";
  seq: number;
  option: string;
  estimates: Record<string, number>;
  are: "chances" | "margins";
  reasons: Reason[];
  errors: Record<string, number>;
  playouts: number;
  plan: Wording[];
  because: string[];
}

/** Keep the window open, or let it close. Anybody at the table may, whether or not they can react. */
export interface Hold {
  t: "hold";
  on: boolean;
  pulse?: number | null;
}

/** Where the links of a table work: on this machine only, in this network, or anywhere; best link first. */
export interface Invitation {
  works: "anywhere" | "machine" | "network";
  links: InvitationLink[];
}

/** An address of a table. `qr` is its QR code: the `d` of an SVG path, one unit per module, `size` units wide. */
export interface InvitationLink {
  link: string;
  qr: string;
  size: number;
}

/** Take a seat: the given one, or the first open one. `choices` are the seat's own (a deck). */
export interface Join {
  seat?: number | null;
  choices?: Record<string, unknown>;
  ready?: boolean;
}

/** The result of an answer compared with the best one. */
export interface JudgedAnswer {
  label: string;
  loss: number;
  error: number;
  solved: boolean;
  proven: boolean;
  better: Wording | null;
}

/** A deck that you keep: one you built, or made in a game. Without a `name` it is named after its contents. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  deck: Record<string, unknown>;
  made: number;
  drafted: boolean;
}

/** Answer of `GET /api/my/decks`, newest first. */
export interface KeptDecks {
  decks: KeptDeck[];
}

/** A lesson: its `id` is the source of its study. */
export interface LessonInfo {
  id: string;
  number: number;
  name: Wording;
  minutes: number;
  done: boolean;
}

/** Answer of `GET /api/lessons/{game}`, in order, with your progress. */
export interface LessonList {
  lessons: LessonInfo[];
}

/** A line of the log: what happened in one step, as far as you may know, in words. */
export interface LogLine {
  kind: string;
  player: number;
  say: Wording;
  gains?: Gain[];
  at?: number;
  since?: number;
}

/** Who you are. `id` is public and proves nothing. */
export interface Me {
  id: string;
  name: string;
  colour: Colour;
  language: string;
}

/** A table's entry in my own list. */
export interface Mine {
  seat: number;
  your_turn: boolean;
  archived: boolean;
  played: number;
}

/** Mute a guest, or unmute them, on this connection. `onlookers`: all spectators. */
export interface Mute {
  t: "mute";
  guest: string;
  on?: boolean;
  pulse?: number | null;
}

/** What a guest may change about themselves; fields left out stay unchanged. */
export interface MyWishes {
  name?: string | null;
  colour?: Colour | null;
  language?: string | null;
}

/** A deck that you built, possibly unfinished, to keep. */
export interface NewDeck {
  game: string;
  name: string;
  deck: Record<string, unknown>;
}

/** A table to make. Each seat is `me`, `open`, `bot:<level>` or `here:<name>`; at most one is `me`. */
export interface NewTable {
  game: string;
  seats: string[];
  choices?: Record<string, unknown>;
  settings?: Partial<Settings>;
}

/** A record file to open. `seat` as in `GET /api/replays/{id}`. */
export interface OpenRecord {
  record: Record<string, unknown>;
  seat?: number | "all";
  start?: number;
  count?: number;
}

/** A moment at which somebody might react: nothing new is shown until it closes. */
export interface OpenWindow {
  closes_in: number | null;
  held_by: number[];
}

/** One possible answer. `card` and `target` are card ids; the numbers tell copies apart. */
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
  about?: Wording;
}

/** A passkey of mine: when it was made and last used (seconds since 1970; 0: never). */
export interface Passkey {
  id: string;
  made: number;
  used: number;
}

/** The authenticator's answer, as JSON. */
export interface PasskeyAnswer {
  ticket: string;
  credential: Record<string, unknown>;
}

/** The request for the browser's authenticator (WebAuthn, as JSON), and a ticket to return with the answer. */
export interface PasskeyQuestion {
  options: Record<string, unknown>;
  ticket: string;
}

/** Whether this server offers passkeys under the host name of the request, and my passkeys. */
export interface Passkeys {
  offered: boolean;
  passkeys: Passkey[];
}

/** Are you there? Answered by a `pong` with the same number. */
export interface Ping {
  t: "ping";
  pulse: number;
}

/** A new game that continues from a moment: `seat` is yours, bots of this level play the others. */
export interface PlayOn {
  source: StudySource;
  seat?: number;
  level?: string;
}

/** Answer of `GET /api/my/results`, latest first; `more` if there are older ones. */
export interface Played {
  games: PlayedGame[];
  more: boolean;
}

/** A finished game of mine. */
export interface PlayedGame {
  id: string;
  game: string;
  choices: Record<string, unknown>;
  rules: number;
  began: number;
  ended: number;
  moves: number;
  reason: string;
  mine: number;
  seats: PlayedSeat[];
  kept: boolean;
}

/** A seat of a finished game, and how it ended for it. */
export interface PlayedSeat {
  kind: "bot" | "open" | "person";
  name: string;
  guest: string;
  level: string;
  champion: string;
  score: number | null;
  won: boolean;
  resigned: boolean;
  replaced: boolean;
}

/** What each seat had when a turn began: honor so far, or the remaining life. */
export interface Points {
  turn: number;
  points: number[];
}

/** The answer to a `ping`. */
export interface Pong {
  t: "pong";
  pulse: number;
}

/** Notices of my turn for browsers that are closed: the server's public key ("": it sends none), and how many of my browsers get them. */
export interface Push {
  key: string;
  browsers: number;
}

/** A browser of mine gets no more of them. */
export interface PushEnd {
  endpoint: string;
}

/** Where a browser of mine gets messages, as its `PushSubscription` says: keys in base64url. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A puzzle on offer: its goal, its difficulty, and whether you have tried it. */
export interface PuzzleInfo {
  id: string;
  game: string;
  kind: string;
  rating: number;
  themes: string[];
  unique: boolean;
  bots: number;
  source: Record<string, unknown>;
  tried: "" | "failed" | "solved";
}

/** The result of a try. Each puzzle counts once, and not as solved if help was used. */
export interface PuzzleResult {
  solved: boolean;
  counted: boolean;
  rating: number;
  change: number;
  streak: number;
  best: number;
}

/** Your standing in the puzzles of a game. */
export interface PuzzleStanding {
  game: string;
  rating: number;
  deviation: number;
  streak: number;
  best: number;
  solved: number;
  tried: number;
  daily: PuzzleInfo;
  daily_done: boolean;
  puzzles: number;
  judgements: number;
}

/** Answer of `GET /api/puzzles`. */
export interface PuzzleStandings {
  games: PuzzleStanding[];
}

/** My first try: the answers I gave. The server replays and judges them. */
export interface PuzzleTry {
  path: string[];
}

/** Whether I am ready: the game starts when all seats are taken and everybody is ready. */
export interface Ready {
  ready: boolean;
}

/** One of a bot's reasons for or against an option, by its key, and its weight. */
export interface Reason {
  option: string;
  key: string;
  weight: number;
}

/** A link that makes another device the same guest, valid once and until `expires` (seconds since 1970). */
export interface Recovery {
  link: string;
  expires: number;
}

/** The body of every 4xx answer: a key, its arguments, and an English sentence for developers. */
export interface Refusal {
  reason: string;
  args: Record<string, unknown>;
  detail: string;
}

/** What you sent was not done, and why. If your view may be stale, a fresh one follows. */
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

/** I resign. */
export interface Resign {
  t: "resign";
  pulse?: number | null;
}

/** How it ended. `reason` is the game's key, or `endless`, `resigned`, `clock`, `rules_changed`, `abandoned` or `closed` (by the operator, whose words are in `note`). */
export interface Result {
  reason: string;
  winners: number[];
  scores: number[];
  say?: ResultWords;
  note?: string;
}

/** A result in words: who won, and why it is over. */
export interface ResultWords {
  title: Wording;
  reason: Wording;
}

/** Somebody said something: a phrase, shown in your language, or free text. */
export interface Said {
  t: "said";
  guest: string;
  name: string;
  seat: number;
  phrase: string;
  text: string;
}

/** Free text, if the table allows it. */
export interface Say {
  t: "say";
  text: string;
  pulse?: number | null;
}

export interface SayPhrase {
  t: "phrase";
  id: Phrase;
  pulse?: number | null;
}

/** One seat of a finished game: the parts of its score, its deck, and its best cards, best first. */
export interface SeatAccount {
  parts: Record<string, number>;
  cards: Record<string, number>;
  best: CardPoints[];
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
  why: string;
  resigned: boolean;
  thinking: boolean;
  clock: number | null;
  running: boolean;
  grace: number;
  ready: boolean;
}

/** The settings of a table, chosen when it is made. Tables saved by earlier versions may have more. */
export interface Settings {
  listed: boolean;
  watch: boolean;
  chat: boolean;
  hints: boolean;
  clock: Clock;
  window_pause: number;
}

/** The public standing of a game. */
export interface Standing {
  turn: number;
  scores: number[];
  champions: string[];
}

/** The result of the answers. `path` are the accepted ones; if one was not accepted, `refused` says why. */
export interface Study {
  game: string;
  players: number;
  seat: number;
  choices: Record<string, unknown>;
  path: string[];
  moves: number;
  frames: Frame[];
  log: LogLine[];
  state: "done" | "failed" | "open";
  coach: Wording[];
  point: string | null;
  hint: string | null;
  way: string[] | null;
  refused: Wording | null;
  can_answer: boolean;
}

/** Where a study begins: a lesson, a puzzle, a position, or a finished table or a record after `move` moves. */
export interface StudySource {
  lesson?: string | null;
  puzzle?: string | null;
  table?: string | null;
  record?: Record<string, unknown> | null;
  position?: Record<string, unknown> | null;
  move?: number;
}

/** What comes of a sequence of answers? `path` are their codes, in the card numbers of the views shown. */
export interface StudyWish {
  source: StudySource;
  path?: string[];
  since?: number | null;
  seat?: number;
  others?: "easy" | "normal" | null;
  luck?: number;
  open?: boolean;
  help?: "" | "hint" | "way";
}

/** A finished game in numbers, as shown with the result. Empty lists for games without such data. */
export interface Summary {
  game: string;
  seats: SeatAccount[];
  turns: Points[];
}

/** The table has changed, but not the game. */
export interface Table {
  t: "table";
  you: number;
  table: TableInfo;
}

/** A table's public information. `standing` and `mine` are present in `GET /api/my/tables` only. */
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
  rematch_by: number | null;
  asked: number | null;
  following: Following[];
  undo: UndoOffer | null;
  window: OpenWindow | null;
  standing: Standing | null;
  mine: Mine | null;
}

/** Answer of `GET /api/tables` and `GET /api/my/tables`. */
export interface TableList {
  tables: TableInfo[];
}

/** I take my seat back from the bot. */
export interface TakeBack {
  t: "back";
  pulse?: number | null;
}

/** Let a bot of the usual level play: for me, or for another player who is away. */
export interface TakeOver {
  t: "take_over";
  seat: number;
  pulse?: number | null;
}

/** Undo my last decision: at once while nothing was revealed, otherwise when all others agree. */
export interface Undo {
  t: "undo";
  pulse?: number | null;
}

export interface UndoAnswer {
  t: "undo_answer";
  yes: boolean;
  pulse?: number | null;
}

/** A player asks to undo their last decision; `waiting` are the seats that have not agreed yet. */
export interface UndoOffer {
  seat: number;
  waiting: number[];
}

/** What you see now. Unless `whole`, `view` contains only the top-level parts that changed. */
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

/** A text: a message of the catalogues with its arguments, formatted by the client. */
export interface Wording {
  key: string;
  args?: Record<string, number | string | number[] | Wording | WordingList>;
}

/** Several phrases in one argument, joined as usual in the language. */
export interface WordingList {
  join: "and" | "more" | "or" | "sentences";
  of: Wording[];
}

export type FromBrowser =
  | Ping
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
  | Resign
  | HandOver;

export type ToBrowser = View | Table | Refused | Pong | AutoPassed | Said | Hint | Announced;
