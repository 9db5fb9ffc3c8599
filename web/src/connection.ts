// The socket of one table: it holds the current view, and reconnects by itself.

import { hearAnnounced } from "./announced";
import { at } from "./base";
import { fetchWords } from "./more_words";
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
import { banned } from "./server";
import { shareUnchanged } from "./share_unchanged";
import { isShared } from "./shared_device";
import { Store } from "./store";

/** `lost`: we are reconnecting. `closed`: the server refuses us; `code` says why. */
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
  /** The happenings of the last view. */
  news: Happening[];
  said: Said[];
  /** At which windows we are not asked, as the server has it. */
  autoPass: { everything: boolean; cards: string[] };
  refused: Refused | null;
  /** How many answers failed: refused, or lost with the connection. */
  failures: number;
  hint: Hint | null;
}

const LONGEST_WAIT = 8000;
const LOG_KEPT = 2000;
const FINAL_CODES = [1003, 1008, 1009, 4008];

// The heartbeat. A lost connection is noticed after at most BEAT + UNANSWERED + LOOK milliseconds: less than five
// seconds.
const LOOK = 500;
const BEAT = 1500;
const UNANSWERED = 2800;

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
   * The number of the last question answered: until the next one is shown, nothing may be answered. Kept separately,
   * because most of the table does not depend on it.
   */
  readonly answered = new Store(-1);

  private socket: WebSocket | null = null;
  private timer = 0;
  private tries = 0;
  private heartbeat = 0;
  private lookedAt = 0;
  private openedAt = 0;
  /** The last ping: its number, when it was sent, and whether its pong is pending. */
  private ping = { pulse: 0, sent: 0, waits: false };
  /** The last pong on this connection; null before the first. */
  private pong: { pulse: number; heard: number } | null = null;
  /** On a shared device: the logs of those not looking now, and the last moment they saw. */
  private readonly others = new Map<number, Pick<Seen, "log" | "seq">>();
  /** An answer that waits until the connection is known to work. */
  private held: { seq: number; options: string[] } | null = null;
  private ended = false;
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.abandon);
    document.addEventListener("visibilitychange", this.hurry);
    this.heartbeat = window.setInterval(this.look, LOOK);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.abandon);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Call after taking a seat: a socket opened before that is a spectator's, so open another. */
  sitDown(): void {
    if (this.ended || this.seen.get().you >= 0) return;
    clearTimeout(this.timer);
    this.seen.update({ seq: -1, log: [], news: [] }); // a seat is sent everything from the beginning
    this.open();
  }

  /** Send a message; returns false without a connection: nothing is queued for later, when nobody may be looking. */
  send(message: FromBrowser): boolean {
    if (!this.stands()) {
      this.seen.update({ refused: { t: "refused", reason: "offline", seq: this.seen.get().seq, args: {} } });
      return false;
    }
    this.transmit(message);
    return true;
  }

  /**
   * Whether there is a working connection. After a reconnection it counts only once something has arrived: until then
   * our view may be outdated.
   */
  private stands(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.seen.get().line !== "lost";
  }

  private transmit(message: FromBrowser): void {
    const proven = this.pong === null ? {} : { pulse: this.pong.pulse };
    this.socket?.send(JSON.stringify({ ...message, ...proven }));
  }

  /**
   * Answer question number `asked` and those that follow it. An answer to a closed question, or a second answer, is
   * not sent.
   */
  act(asked: number, options: string[]): void {
    const { seq, refused } = this.seen.get();
    if (asked !== seq || this.answered.get() === seq) return;
    if (this.isProven() || !this.stands()) {
      if (!this.send({ t: "act", seq, options })) return;
    } else {
      this.held = { seq, options };
      this.beat();
    }
    this.answered.set(seq);
    if (refused !== null) this.seen.update({ refused: null });
  }

  /** On a shared device: another person looks from now on. */
  handOver(seat: number): void {
    const seq = this.others.get(seat)?.seq ?? -1;
    this.send({ t: "hand_over", seat, ...(seq >= 0 ? { since: seq } : {}) });
  }

  /** The log so far, for the current viewer. */
  private logOf({ you, log, seq, table }: Seen, looking: number): LogLine[] {
    if (you === looking) return log;
    const shared = table !== null && table.state === "playing" && isShared(table);
    if (shared) this.others.set(you, { log, seq });
    this.answered.set(-1);
    return shared ? (this.others.get(looking)?.log ?? []) : log;
  }

  /** Whether the connection is known to work: by a recent pong, or because nothing has been sent yet. */
  private isProven(): boolean {
    return this.pong === null || performance.now() - this.pong.heard < UNANSWERED;
  }

  /** Check the connection. Timers of a hidden or busy page fire late, which proves nothing. */
  private look = (): void => {
    const now = performance.now();
    const late = now - this.lookedAt > 2 * LOOK;
    this.lookedAt = now;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      if (this.socket !== null && now - this.openedAt > LONGEST_WAIT) this.leave(this.socket);
      return;
    }
    const { sent, waits } = this.ping;
    if (!waits) {
      if (now - sent >= BEAT) this.beat();
    } else if (late) {
      this.ping.sent = now;
    } else if (now - sent > UNANSWERED) {
      this.abandon();
    }
  };

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.ping = { pulse: this.ping.pulse + 1, sent: performance.now(), waits: true };
    this.socket.send(JSON.stringify({ t: "ping", pulse: this.ping.pulse }));
  }

  private answerBeat(pulse: number): void {
    this.pong = { pulse, heard: performance.now() };
    this.ping.waits &&= pulse !== this.ping.pulse;
    const { held } = this;
    this.held = null;
    if (held?.seq === this.seen.get().seq) this.transmit({ t: "act", ...held });
  }

  /** Give up a dead connection that was not closed, with everything on its way. */
  private abandon = (): void => {
    if (this.socket !== null) this.leave(this.socket);
  };

  private leave(socket: WebSocket): void {
    this.lose(socket, 1006);
    socket.close();
  }

  /** Reconnect now instead of waiting: the network is back, or the page is visible again. */
  private hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.seen.get().line === "open") this.beat();
    if (this.seen.get().line !== "lost") return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const { seq } = this.seen.get();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const from = seq >= 0 && this.others.size === 0 ? `?from=${seq}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}${at(`/ws/tables/${encodeURIComponent(this.table)}`)}${from}`,
    );
    this.socket?.close(); // one that is still connecting
    this.socket = socket;
    this.openedAt = performance.now();
    this.ping = { ...this.ping, sent: 0, waits: false };
    this.pong = null;
    this.held = null;
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ToBrowser);
    };
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private lose(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    this.socket = null;
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

  /** The pending answer, if any, has failed. */
  private fail(): void {
    const { seq, failures } = this.seen.get();
    this.held = null;
    if (this.answered.get() !== seq) return;
    this.answered.set(-1);
    this.seen.update({ failures: failures + 1 });
  }

  /** Refusals by the host use texts that few need: fetch them first. */
  private async hearRefused(refused: Refused): Promise<void> {
    if (refused.reason === "banned") banned.set({ reason: "banned", args: refused.args, detail: "" });
    if (["banned", "silenced"].includes(refused.reason)) await fetchWords("notices").catch(() => {});
    this.seen.update({ refused });
  }

  private hear(message: ToBrowser): void {
    const seen = this.seen.get();
    this.tries = 0;
    switch (message.t) {
      case "view": {
        const view = { ...(message.whole ? {} : seen.view), ...message.view } as GameView;
        this.seen.update({
          line: "open",
          you: message.you,
          seq: message.seq,
          view: { ...shareUnchanged(seen.view, view) }, // a new object even if nothing has changed
          table: shareUnchanged(seen.table, message.table),
          at: performance.now(),
          canUndo: message.can_undo,
          news: message.happenings,
          log: [...this.logOf(seen, message.you), ...message.lines].slice(-LOG_KEPT),
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
      case "pong":
        this.answerBeat(message.pulse);
        break;
      case "refused":
        this.fail();
        this.hearRefused(message);
        break;
      case "announced":
        hearAnnounced(message);
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
