// The socket of one table: it keeps what is seen now, and comes back by itself when it is lost.

import type {
  FromBrowser,
  GameView,
  Happening,
  Hint,
  LogLine,
  Refused,
  Said,
  TableInfo,
  ToBrowser,
} from "./protocol";
import { shareUnchanged } from "./share_unchanged";
import { Store } from "./store";

/** `lost`: we are trying to come back. `closed`: the server does not want us; `code` says why. */
export type Line = "connecting" | "open" | "lost" | "closed";

export interface Seen {
  line: Line;
  code: number;
  you: number;
  seq: number;
  view: GameView | null;
  table: TableInfo | null;
  /** When `table` was sent, to let clocks run. */
  at: number;
  canUndo: boolean;
  log: LogLine[];
  /** What came with the last view. */
  news: Happening[];
  said: Said[];
  /** At which windows we are not asked, as the server knows it. */
  autoPass: { everything: boolean; cards: string[] };
  refused: Refused | null;
  /** How many answers came to nothing: refused, or lost with the connection. */
  failures: number;
  hint: Hint | null;
}

const LONGEST_WAIT = 8000;
const LOG_KEPT = 2000;
const FINAL_CODES = [1003, 1008, 1009, 4008];

export class Connection {
  readonly seen = new Store<Seen>({
    line: "connecting",
    code: 0,
    you: -1,
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
  /**
   * The number of the last question that was answered: until the next one is seen, nothing may be answered. Apart, as
   * most of the table need not know of it.
   */
  readonly answered = new Store(-1);
  /** Called just before what is seen changes: the moment to remember where the cards lie. */
  beforeChange: () => void = () => {};

  private socket: WebSocket | null = null;
  private timer = 0;
  private tries = 0;
  private ended = false;
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** We have taken a seat. A socket that still looks on was opened before the server knew us: open another. */
  sitDown(): void {
    if (this.ended || this.seen.get().you >= 0) return;
    clearTimeout(this.timer);
    this.socket?.close();
    this.seen.update({ seq: -1, log: [], news: [] }); // a seat counts, and is told, from the beginning
    this.open();
  }

  send(message: FromBrowser): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Answer question number `asked` and those that follow it. An answer to one that is no longer open, or a second answer, is not sent. */
  act(asked: number, options: string[]): void {
    const { seq, refused } = this.seen.get();
    if (asked !== seq || this.answered.get() === seq || !this.send({ t: "act", seq, options })) return;
    this.answered.set(seq);
    if (refused !== null) this.seen.update({ refused: null });
  }

  /** Come back now instead of waiting: the network is there again, or the page is looked at again. */
  private hurry = (): void => {
    if (this.ended || this.seen.get().line !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const { seq } = this.seen.get();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const from = seq >= 0 ? `?from=${seq}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}${from}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as ToBrowser);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    this.fail();
    if (FINAL_CODES.includes(code)) {
      this.seen.update({ line: "closed", code });
      return;
    }
    this.seen.update({ line: "lost", code });
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.tries) * (0.7 + 0.6 * Math.random());
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** The answer that is on its way, if one is, comes to nothing. */
  private fail(): void {
    const { seq, failures } = this.seen.get();
    if (this.answered.get() !== seq) return;
    this.answered.set(-1);
    this.seen.update({ failures: failures + 1 });
  }

  private hear(message: ToBrowser): void {
    const seen = this.seen.get();
    this.tries = 0;
    switch (message.t) {
      case "view": {
        this.beforeChange();
        const view = { ...(message.whole ? {} : seen.view), ...message.view } as GameView;
        this.seen.update({
          line: "open",
          you: message.you,
          seq: message.seq,
          view: { ...shareUnchanged(seen.view, view) }, // another moment, even where all is as it was
          table: shareUnchanged(seen.table, message.table),
          at: performance.now(),
          canUndo: message.can_undo,
          news: message.happenings,
          log: [...seen.log, ...message.lines].slice(-LOG_KEPT),
          hint: message.seq === seen.hint?.seq ? seen.hint : null,
        });
        break;
      }
      case "table":
        this.seen.update({
          line: "open",
          you: message.you,
          table: shareUnchanged(seen.table, message.table),
          at: performance.now(),
        });
        break;
      case "refused":
        this.fail();
        this.seen.update({ refused: message });
        break;
      case "auto_pass":
        this.seen.update({ autoPass: message });
        break;
      case "said":
        this.seen.update({ said: [...seen.said.slice(-49), message] });
        break;
      case "hint":
        this.seen.update({ hint: message });
        break;
    }
  }
}
