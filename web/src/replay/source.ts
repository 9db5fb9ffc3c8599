// The source of a replay's frames: the server, in pieces, each fetched once.
import { say } from "../language";
import type { Frame, LogLine, Replay, SeatInfo, TableInfo } from "../protocol";
import { server } from "../server";
import { Store } from "../store";
import { seatName } from "../table/play";
import { namesIn, type RecordFile } from "./record";

type Seat = number | "all";

const PIECE = 60;

/** A turn: its first move, and its player (-1: before the first turn). */
export interface Turn {
  move: number;
  player: number;
  /** As counted by the table. */
  number: number;
}

/** A line of the log, and the move it belongs to. */
export interface ToldLine {
  move: number;
  line: LogLine;
}

/** The last record opened. */
export const openedRecord = new Store<RecordFile | null>(null);

export class Source {
  readonly table: TableInfo;
  readonly game: string;
  readonly moves: number;
  /** Whether replaying it leads to another game than the recorded one. */
  readonly differs: boolean;
  private readonly ask: (seat: Seat, start: number, count: number) => Promise<Replay>;
  private readonly record: () => Promise<RecordFile>;
  private readonly frames = new Map<Seat, Map<number, Frame>>();
  private readonly asked = new Map<string, Promise<void>>();

  private constructor(
    first: Replay,
    table: TableInfo,
    ask: (seat: Seat, start: number, count: number) => Promise<Replay>,
    record: () => Promise<RecordFile>,
  ) {
    this.game = first.game;
    this.moves = first.moves;
    this.differs = first.differs;
    const seats = table.seats.map((seat) => ({
      ...seat,
      connected: true,
      substituted: false,
      thinking: false,
      clock: null,
    }));
    this.table = { ...table, seats, result: null };
    this.ask = ask;
    this.record = record;
  }

  static async fromTable(id: string): Promise<Source> {
    const [first, table] = await Promise.all([server.replay(id, 0, 0, 1), server.table(id)]);
    return new Source(
      first,
      table,
      (seat, start, count) => server.replay(id, seat, start, count),
      () => server.record(id).then((finished) => finished.record),
    );
  }

  static async fromRecord(record: RecordFile): Promise<Source> {
    const first = await server.openRecord({ record, seat: 0, start: 0, count: 1 });
    const table = {
      id: "",
      game: first.game,
      choices: (record.setup ?? {}) as Record<string, unknown>,
      settings: {},
      host: "",
      seats: seatsOf(first.players, namesIn(record)),
      created: 0,
      watchers: 0,
      rematch: null,
      following: [],
      undo: null,
      window: null,
    } as unknown as TableInfo;
    return new Source(
      first,
      table,
      (seat, start, count) => server.openRecord({ record, seat, start, count }),
      () => Promise.resolve(record),
    );
  }

  async frame(seat: Seat, move: number): Promise<Frame> {
    await this.fetchUpTo(seat, move);
    return this.frames.get(seat)?.get(move) as Frame;
  }

  /** Where turns begin, and whose they are. Fetches the whole game once. */
  async turns(seat: Seat): Promise<Turn[]> {
    await this.fetchUpTo(seat, this.moves);
    const turns: Turn[] = [];
    for (const [move, frame] of [...(this.frames.get(seat) ?? [])].sort(([a], [b]) => a - b)) {
      const begun = frame.happenings.findLast(({ kind }) => kind === "turn" || kind === "turn_began");
      if (begun) turns.push({ move, player: begun.player, number: begun.amount ?? turns.length + 1 });
    }
    if (turns[0]?.move !== 0) turns.unshift({ move: 0, player: -1, number: 0 });
    return turns;
  }

  logUpTo(seat: Seat, move: number): ToldLine[] {
    const there = this.frames.get(seat);
    const log: ToldLine[] = [];
    for (let at = 0; at <= move; at++)
      for (const line of there?.get(at)?.lines ?? []) log.push({ move: at, line });
    return log;
  }

  wholeRecord(): Promise<RecordFile> {
    return this.record();
  }

  /** The whole record, including the players' names. */
  async recordWithNames(): Promise<RecordFile> {
    return { ...(await this.record()), names: this.names() };
  }

  async recordUpTo(move: number): Promise<RecordFile> {
    const { digest: _end, ...record } = await this.record();
    return { ...record, moves: (record.moves as string[]).slice(0, move), names: this.names() };
  }

  private names(): string[] {
    return this.table.seats.map((_, seat) => seatName(this.table, seat));
  }

  private async fetchUpTo(seat: Seat, move: number): Promise<void> {
    const pieces: Promise<void>[] = [];
    for (let start = 0; start <= move; start += PIECE) {
      const key = `${seat}:${start}`;
      let piece = this.asked.get(key);
      if (piece === undefined) {
        piece = this.ask(seat, start, PIECE).then((found) => this.keep(seat, found));
        piece.catch(() => this.asked.delete(key));
        this.asked.set(key, piece);
      }
      pieces.push(piece);
    }
    await Promise.all(pieces);
  }

  private keep(seat: Seat, found: Replay): void {
    const there = this.frames.get(seat) ?? new Map<number, Frame>();
    for (const frame of found.frames) there.set(frame.move, frame);
    this.frames.set(seat, there);
  }
}

/** The seats of a game known only by its record. */
function seatsOf(players: number, names: string[]): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => ({
    kind: "person",
    name: names[seat] || say("seat-number", { count: seat + 1 }),
    guest: "",
    colour: ["blue", "red", "green", "yellow", "violet", "teal"][seat % 6] ?? "blue",
    level: "",
    connected: true,
    substituted: false,
    why: "",
    resigned: false,
    thinking: false,
    clock: null,
    running: false,
    grace: 0,
    ready: false,
  }));
}
