// A study: a start and a sequence of answers, replayed by the server with each answer. It takes the place of a live
// table's socket, so that the table component is the same.
import type { Seen } from "../connection";
import { say } from "../language";
import type {
  FromBrowser,
  GameView,
  Happening,
  Hint,
  SeatInfo,
  Study,
  StudySource,
  StudyWish,
  TableInfo,
  Wording,
} from "../protocol";
import { openView } from "../replay/open_hands";
import { Refused, server } from "../server";
import { Store } from "../store";
import type { TableLine } from "../table/play";

/** The state of a study besides the view of its game. */
export interface Told {
  state: Study["state"] | "loading" | "lost";
  coach: Wording[];
  /** Why the last answer was not accepted. */
  refused: Wording | null;
  /** The code of the answer to give, if requested. */
  hint: string | null;
  path: string[];
  /** How often this try, or an earlier one, has failed. */
  failures: number;
  /** Whether answers are being demonstrated instead of asked for. */
  showing: boolean;
  /** Why the server did not answer. */
  problem: string;
}

/** Who plays and what is visible, for studies that do not determine it themselves. */
export type Wishes = Pick<StudyWish, "seat" | "others" | "open">;

/** The request to the server; replaced in tests. */
export type Ask = (wish: StudyWish) => Promise<Study>;

const SHOWN_FOR = 1100; // milliseconds for which a demonstrated answer stays
const MOST_SHOWN = 120;
const LEVEL = "easy";

export class StudySession implements TableLine {
  readonly seen = new Store<Seen>({
    line: "connecting",
    code: 0,
    you: 0,
    seq: -1,
    view: null,
    table: null,
    at: 0,
    canUndo: false,
    log: [],
    news: [],
    said: [],
    autoPass: { everything: false, cards: [] },
    refused: null,
    failures: 0,
    hint: null,
  });
  readonly answered = new Store(-1);
  readonly told = new Store<Told>({
    state: "loading",
    coach: [],
    refused: null,
    hint: null,
    path: [],
    failures: 0,
    showing: false,
    problem: "",
  });
  /** With all cards face up: the views of all seats; otherwise a single view. */
  views: GameView[] = [];

  private readonly source: StudySource | (() => Promise<StudySource>);
  private readonly more: Wishes;
  private readonly known: TableInfo | null;
  private readonly ask: Ask;
  private readonly changed: (path: string[]) => void;
  /** The number of answers in each step, for undoing steps. */
  private steps: number[] = [];
  private point: string | null = null;
  private seq = -1;
  private closed = false;

  constructor(
    source: StudySource | (() => Promise<StudySource>),
    changed: (path: string[]) => void,
    ask: Ask = server.study,
    more: Wishes = {},
    known: TableInfo | null = null,
  ) {
    this.source = source;
    this.more = more;
    this.known = known;
    this.changed = changed;
    this.ask = ask;
  }

  close(): void {
    this.closed = true;
  }

  /** Begin, or go to where these answers lead. */
  start(path: string[] = []): Promise<boolean> {
    this.steps = path.map(() => 1);
    return this.go(path, path.length === 0 ? 0 : null);
  }

  /** Answer the question of a moment, and with further codes those that follow it. */
  act(asked: number, codes: string[]): void {
    const { seq } = this.seen.get();
    if (asked !== seq || this.answered.get() === seq || this.told.get().state !== "open") return;
    this.answered.set(seq);
    this.extend(codes);
  }

  send(message: FromBrowser): void {
    if (message.t === "undo") this.takeBack();
    else if (message.t === "hint") this.showHint();
  }

  takeBack(): void {
    const { path, showing } = this.told.get();
    const last = this.steps.pop();
    if (last === undefined || showing) return;
    this.go(path.slice(0, -last), null);
  }

  restart(): void {
    this.steps = [];
    this.go([], 0);
  }

  /** Point at the answer to give. */
  showHint(): void {
    const { hint } = this.told.get();
    if (hint !== null) this.pointAt(hint);
  }

  /** Demonstrate these answers one after another; without any, what the hints say from the start. */
  async show(codes: string[] | null): Promise<void> {
    this.told.update({ showing: true });
    if (codes === null) {
      this.steps = [];
      await this.go([], 0);
    }
    for (let shown = 0; shown < MOST_SHOWN && !this.closed; shown++) {
      const { state, hint } = this.told.get();
      const next = codes === null ? hint : codes[shown];
      if (state !== "open" || next === null || next === undefined) break;
      this.pointAt(next);
      await new Promise((then) => setTimeout(then, SHOWN_FOR));
      if (this.closed || !(await this.extend([next]))) break;
    }
    this.told.update({ showing: false });
  }

  /** Ask for help with a puzzle from here on. */
  async help(what: "hint" | "way"): Promise<Study | null> {
    try {
      return await this.ask({ source: await this.sourceNow(), path: this.told.get().path, help: what });
    } catch {
      return null;
    }
  }

  pointAt(code: string): void {
    this.point = code;
    this.seen.update({ hint: this.hintOf() });
  }

  private extend(codes: string[]): Promise<boolean> {
    const { path } = this.told.get();
    return this.go([...path, ...codes], path.length);
  }

  /** Ask the server for the result of a path; each move after the first `since` answers is shown. */
  private async go(path: string[], since: number | null): Promise<boolean> {
    let found: Study;
    try {
      const source = await this.sourceNow();
      found = await this.ask({ source, path, ...this.more, ...(since === null ? {} : { since }) });
    } catch (error) {
      const reason = error instanceof Refused ? error.refusal.reason : "trouble";
      this.answered.set(-1);
      const { state } = this.told.get();
      this.told.update({ state: state === "loading" ? "lost" : state, problem: reason });
      return false;
    }
    if (this.closed) return false;
    this.hear(found, since);
    return true;
  }

  private hear(found: Study, since: number | null): void {
    const before = this.told.get();
    const failed = found.state === "failed" && before.state !== "failed";
    const taken = found.path.length - before.path.length;
    if (since !== null && since > 0 && taken > 0) this.steps.push(taken);
    else if (since === 0 && found.path.length > 0) this.steps = [found.path.length];
    this.point = found.point ?? null;
    this.told.set({
      state: found.state,
      coach: found.coach,
      refused: found.refused ?? null,
      hint: found.hint ?? null,
      path: found.path,
      failures: before.failures + (failed ? 1 : 0),
      showing: before.showing,
      problem: "",
    });
    const again = since === null || (since === 0 && found.path.length === 0);
    let log = again ? found.log : this.seen.get().log;
    for (const [index, frame] of found.frames.entries()) {
      this.seq += 1;
      log = [...log, ...frame.lines];
      const last = index === found.frames.length - 1;
      this.views = frame.views;
      this.seen.update({
        line: "open",
        you: found.seat,
        seq: this.seq,
        view: viewOf(frame.views, found, last),
        table: this.tableOf(found),
        at: performance.now(),
        canUndo: found.path.length > 0,
        news: again && index === 0 ? [BACK] : frame.happenings,
        log,
        hint: last ? this.hintOf() : null,
        failures: this.seen.get().failures + (last && found.refused ? 1 : 0),
      });
    }
    this.answered.set(-1);
    this.changed(found.path);
  }

  private async sourceNow(): Promise<StudySource> {
    return typeof this.source === "function" ? this.source() : this.source;
  }

  private hintOf(): Hint | null {
    if (this.point === null) return null;
    return {
      t: "hint",
      seq: this.seq,
      option: this.point,
      estimates: {},
      errors: {},
      playouts: 0,
      are: "chances",
      reasons: [],
      plan: [],
      because: [],
    };
  }

  private tableOf(found: Study): TableInfo {
    const before = this.seen.get().table;
    if (before !== null) return before;
    const made = tableOf(found, "lesson" in this.source && this.source.lesson !== undefined);
    return this.known === null ? made : { ...made, seats: seatedAt(this.known, found.seat) };
  }
}

/** How a step back, or a new start, appears to the table: no card flies. */
const BACK: Happening = { kind: "undone", player: -1 };

/** The view to show: with all cards face up, every seat's own cards. If nothing can be answered, nothing is asked. */
export function viewOf(views: GameView[], { seat, can_answer }: Study, last: boolean): GameView {
  const view = views.length > 1 ? openView(views, seat) : (views[0] as GameView);
  return last && !can_answer ? { ...view, decision: null } : view;
}

/** The table's data for its component; lessons have hints, puzzles have their own buttons for them. */
function tableOf({ game, players, seat, choices }: Study, hints: boolean): TableInfo {
  return {
    id: "",
    game,
    choices,
    settings: { hints },
    state: "playing",
    host: "",
    seats: Array.from({ length: players }, (_, one) => seatOf(one === seat, one)),
    created: 0,
    watchers: 0,
    rematch: null,
    following: [],
    undo: null,
    window: null,
    result: null,
  } as unknown as TableInfo;
}

/** The seats of a game replayed from a moment: one of them is the current player's. */
const seatedAt = ({ seats }: TableInfo, mine: number): SeatInfo[] =>
  seats.map((seat, number) => (number === mine ? { ...seatOf(true, number), colour: seat.colour } : seat));

function seatOf(mine: boolean, number: number): SeatInfo {
  return {
    kind: mine ? "person" : "bot",
    name: mine ? say("you") : "",
    guest: "",
    colour: ["blue", "red", "green", "yellow", "violet", "teal"][number % 6] ?? "blue",
    level: mine ? "" : LEVEL,
    connected: true,
    substituted: false,
    why: "",
    resigned: false,
    thinking: false,
    clock: null,
    running: false,
    ready: false,
    grace: 0,
  };
}
