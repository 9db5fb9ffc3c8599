// A game from the player's side: what they see, what they may do, and how they do it.
import type { ComponentChildren } from "preact";
import type { Seen } from "../connection";
import { levelName, say, sayTo } from "../language";
import { isolated } from "../names";
import type { FromBrowser, GameView, Happening, Hint, Option, Said, SeatInfo, TableInfo } from "../protocol";
import type { Store } from "../store";
import type { Reader } from "../wording";
import { isAsked, type Shown } from "./pace";
import { askAbout, isRisky } from "./risk";

/** Where answers are sent: the socket of a table, or a study. */
export interface TableLine {
  /** The number of the question whose answer is being sent. */
  readonly answered: Store<number>;
  act(asked: number, options: string[]): void;
  send(message: FromBrowser): void;
}

export interface Play {
  table: TableInfo;
  view: GameView;
  you: number;
  /** The number of the moment, and of its question. */
  seq: number;
  /** Whether answers are possible at all: not in replays, and not for spectators. */
  live: boolean;
  /** The possible answers; empty if we are not asked. */
  options: Option[];
  hint: Hint | null;
  canUndo: boolean;
  /** Whether there is a decision of ours that we may ask to undo. */
  canAskUndo: boolean;
  /** At which windows we are not asked: at all of them, or not about these cards. */
  autoPass: Seen["autoPass"];
  /** The number of the question whose answer is being sent; subscribe to it to show that. */
  answered: Store<number>;
  /** Changes when an answer was refused, which stops a series of answers. */
  failures: number;
  news: Happening[];
  /** What the others did since our last decision. */
  since: Happening[];
  /** Whether others' moves are still being shown. */
  behind: boolean;
  /** Answer the question of this moment, and with further codes those that follow it. */
  act(...codes: string[]): void;
  send(message: FromBrowser): void;
  /** The reader of the server's texts. */
  reader: Reader;
  /** An option in words, as on a button. */
  says(option: Option): string;
  /** In a study: the coach's text, and whether nothing is left to answer. */
  coach?: { content: ComponentChildren; ended: boolean };
}

/** The reader's data: their seat, and the others' names. */
export function readerOf(table: TableInfo, you: number): Reader {
  return { you, names: table.seats.map((_, seat) => seatName(table, seat)) };
}

export function playOf(seen: Shown, line: TableLine): Play | null {
  const { view, table } = seen;
  if (view === null || table === null) return null;
  const reader = readerOf(table, seen.you);
  return {
    table,
    view,
    you: seen.you,
    seq: seen.seq,
    live: seen.you >= 0,
    options: isAsked(seen) && !seen.behind ? (view.decision?.options ?? []) : [],
    hint: seen.hint,
    canUndo: seen.canUndo,
    canAskUndo: hasDecided(seen),
    autoPass: seen.autoPass,
    answered: line.answered,
    failures: seen.failures,
    news: seen.news,
    since: seen.since,
    behind: seen.behind,
    act: (...codes) => {
      const send = () => line.act(seen.seq, codes);
      if (isRisky(view, codes)) askAbout({ seq: seen.seq, code: codes[0] ?? "", send });
      else send();
    },
    send: (message) => line.send(message),
    reader,
    says: (option) => sayTo(reader, option.say),
  };
}

/** What may happen to a player who has not decided anything yet. */
const BY_ITSELF = [
  "turn",
  "turn_began",
  "drew",
  "shuffled",
  "rolled",
  "took_token",
  "substituted",
  "returned",
];

/** Whether the log shows that the player here has done something. */
function hasDecided({ log, you }: Seen): boolean {
  return you >= 0 && log.some(({ player, kind }) => player === you && !BY_ITSELF.includes(kind));
}

/** Whether a bot plays our seat. */
export function isPlayedByBot({ table, you }: Play): boolean {
  return table.state === "playing" && table.seats[you]?.substituted === true;
}

/** Whether the answer to the question of this moment is being sent. */
export function isAnswered(play: Play): boolean {
  return play.answered.get() === play.seq;
}

/** Who sits or sat at a table. */
export interface Seated {
  seats: Pick<SeatInfo, "kind" | "name" | "level">[];
}

/** The name of a seat. */
export function seatName(table: Seated, seat: number): string {
  const info = table.seats[seat];
  if (info === undefined) return say("nobody");
  if (info.kind === "open") return say("seat-open");
  if (info.kind === "person") return isolated(info.name) || guestName(table, seat);
  const name = say("bot-name", { level: levelName(info.level) });
  const same = table.seats.filter((other) => other.kind === "bot" && other.level === info.level);
  return same.length > 1 ? `${name} ${same.indexOf(info) + 1}` : name;
}

/** The name of a nameless guest: by their seat, if more than one person plays. */
function guestName(table: Seated, seat: number): string {
  const people = table.seats.filter((other) => other.kind === "person");
  return people.length > 1 ? say("guest-number", { count: seat + 1 }) : say("guest");
}

/** Who said something: a player by their seat, a spectator by their name, or by a number in the order of speaking. */
export function speakerName(said: Said, all: Said[], table: TableInfo): string {
  if (said.seat >= 0) return seatName(table, said.seat);
  if (said.name) return isolated(said.name);
  const nameless = [...new Set(all.filter((one) => one.seat < 0 && !one.name).map((one) => one.guest))];
  return say("spectator-number", { count: nameless.indexOf(said.guest) + 1 });
}

/** The options for a card: those that name it, or an equal one, because equal cards are offered once. */
export function optionsAbout(options: Option[], card: number, id: string, place: string): Option[] {
  const own = options.filter((option) => option.card_number === card);
  if (own.length > 0) return own;
  return options.filter((option) => option.card === id && option.place === place);
}

/** What a click on a glowing card does: giving something up and targeting have their own glow. */
export function doesOf(options: Option[]): "act" | "lose" | "target" {
  const verb = options[0]?.verb ?? "";
  if (LOSING.includes(verb)) return "lose";
  return TARGETING.includes(verb) ? "target" : "act";
}

const LOSING = ["banish", "destroy", "discard", "exhaust", "give", "pay", "seal", "split"];
const TARGETING = ["against", "aim", "attach", "choose", "copy", "heal", "resolve", "take"];
