// A game as somebody sits before it: what they see, what they may do, and how they do it.
import type { Connection, Seen } from "../connection";
import { levelName, say, sayTo } from "../language";
import { isolated } from "../names";
import type { FromBrowser, GameView, Happening, Hint, Option, TableInfo } from "../protocol";
import type { Store } from "../store";
import type { Reader } from "../wording";

export interface Play {
  table: TableInfo;
  view: GameView;
  you: number;
  /** The number of the moment, and of its question. */
  seq: number;
  /** Whether answers are possible at all: not in a replay, not for onlookers. */
  live: boolean;
  /** What may be answered now; empty when the question is not ours. */
  options: Option[];
  hint: Hint | null;
  canUndo: boolean;
  /** At which windows we are not asked: at all of them, or not about these cards. */
  autoPass: Seen["autoPass"];
  /** The number of the question whose answer is on its way: who shows that watches it. */
  answered: Store<number>;
  /** Changes when an answer came to nothing: whoever gives several of them stops. */
  failures: number;
  news: Happening[];
  /** Answer the question of this moment, and with further codes those that follow it. */
  act(...codes: string[]): void;
  send(message: FromBrowser): void;
  /** Who reads what the server says. */
  reader: Reader;
  /** An option in words, as on a button. */
  says(option: Option): string;
}

/** Whoever sits here reads about all others by their names. */
export function readerOf(table: TableInfo, you: number): Reader {
  return { you, names: table.seats.map((_, seat) => seatName(table, seat)) };
}

export function playOf(seen: Seen, connection: Connection): Play | null {
  const { view, table } = seen;
  if (view === null || table === null) return null;
  const reader = readerOf(table, seen.you);
  return {
    table,
    view,
    you: seen.you,
    seq: seen.seq,
    live: seen.you >= 0,
    options: view.decision?.player === seen.you && seen.you >= 0 ? (view.decision.options ?? []) : [],
    hint: seen.hint,
    canUndo: seen.canUndo,
    autoPass: seen.autoPass,
    answered: connection.answered,
    failures: seen.failures,
    news: seen.news,
    act: (...codes) => connection.act(seen.seq, codes),
    send: (message) => connection.send(message),
    reader,
    says: (option) => sayTo(reader, option.say),
  };
}

/** Whether the answer to the question of this moment is on its way. */
export function isAnswered(play: Play): boolean {
  return play.answered.get() === play.seq;
}

/** How a seat is called. */
export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (info === undefined) return say("nobody");
  if (info.kind === "open") return say("seat-open");
  if (info.kind === "person") return isolated(info.name) || say("guest");
  const name = say("bot-name", { level: levelName(info.level) });
  const same = table.seats.filter((other) => other.kind === "bot" && other.level === info.level);
  return same.length > 1 ? `${name} ${same.indexOf(info) + 1}` : name;
}

/** The options about a card: those that name it, or, as equal cards are offered once, those that name an equal one. */
export function optionsAbout(options: Option[], card: number, id: string, place: string): Option[] {
  const own = options.filter((option) => option.card_number === card);
  if (own.length > 0) return own;
  return options.filter((option) => option.card === id && option.place === place);
}
