/** What is seen when messages come, in which order answers go out, and how a lost line comes back. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Connection } from "../src/connection";
import { browser } from "./fakes";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const listeners = new Map<string, () => void>();
const listening = {
  addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  removeEventListener: (name: string) => listeners.delete(name),
};
browser({
  WebSocket: Socket,
  location: { protocol: "https:", host: "example.org" },
  document: { hidden: false, ...listening },
  window: globalThis,
  ...listening,
});

let clock = 0;
mock.method(performance, "now", () => clock);

/** Let time pass as it does on a page: in small steps. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    clock += 100;
    mock.timers.tick(100);
  }
}

const last = () => Socket.all.at(-1) as Socket;
const TABLE = { id: "t", seats: [{ name: "Ada" }] };
const view = (seq: number, part: object = {}) => ({
  t: "view",
  seq,
  you: 0,
  whole: true,
  view: { decision: { player: 0 }, row: [1] },
  happenings: [],
  lines: [],
  can_undo: false,
  table: TABLE,
  ...part,
});

let line: Connection;
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  clock = 0;
  mock.method(Math, "random", () => 0.5);
  Socket.all = [];
  line = new Connection("a b");
});

test("before anything is heard nothing is known, and nothing can be done", () => {
  const { at: _time, ...seen } = line.seen.get();
  assert.deepEqual(seen, {
    line: "connecting",
    code: 0,
    you: -1,
    seq: -1,
    view: null,
    table: null,
    canUndo: false,
    log: [],
    news: [],
    said: [],
    autoPass: { everything: false, cards: [] },
    refused: null,
    failures: 0,
    hint: null,
  });
  assert.equal(line.answered.get(), -1);
});

test("a table is asked for by its address, and later from where we were", () => {
  assert.equal(last().address, "wss://example.org/ws/tables/a%20b");
  last().hear(view(4));
  last().lose();
  assert.equal(line.seen.get().line, "lost");
  mock.timers.tick(400);
  assert.equal(Socket.all.length, 2);
  assert.equal(last().address, "wss://example.org/ws/tables/a%20b?from=4");
});

test("a view in parts keeps the parts that did not change, as the same objects", () => {
  last().hear(view(1, { view: { decision: null, row: [1, 2], void: [3] } }));
  const before = line.seen.get();
  last().hear(view(2, { whole: false, view: { decision: null, void: [3, 4] } }));
  const now = line.seen.get();
  assert.deepEqual(now.view, { decision: null, row: [1, 2], void: [3, 4] });
  assert.equal(now.view?.row, before.view?.row);
  assert.equal(now.table, before.table);
  assert.equal(now.line, "open");
  last().hear(view(3, { view: { decision: null } }));
  assert.deepEqual(line.seen.get().view, { decision: null }, "a whole view leaves nothing over");
});

test("a moment that looks the same is another moment all the same", () => {
  last().hear(view(1));
  const before = line.seen.get().view;
  last().hear(view(2));
  assert.notEqual(line.seen.get().view, before);
});

test("a question is answered once, and only while it is open", () => {
  last().hear(view(5));
  line.act(4, ["old"]);
  line.act(5, ["a", "b"]);
  line.act(5, ["again"]);
  assert.deepEqual(last().sent, [{ t: "act", seq: 5, options: ["a", "b"] }]);
  assert.equal(line.answered.get(), 5);
  last().hear(view(6));
  line.act(6, ["c"]);
  assert.equal(last().sent.length, 2);
});

test("an answer that was refused can be given again, and is counted", () => {
  last().hear(view(5));
  last().hear({ t: "refused", reason: "illegal", seq: 5, args: {} });
  assert.equal(line.seen.get().failures, 0, "nothing was on its way");
  line.act(5, ["a"]);
  assert.equal(line.seen.get().refused, null, "what was refused before is forgotten");
  last().hear({ t: "refused", reason: "too_fast", seq: 5, args: {} });
  assert.equal(line.seen.get().failures, 1);
  assert.equal(line.seen.get().refused?.reason, "too_fast");
  line.act(5, ["a"]);
  assert.equal(last().sent.length, 2);
});

test("an answer that is lost with the line comes to nothing", () => {
  last().hear(view(5));
  line.act(5, ["a"]);
  last().lose();
  assert.equal(line.seen.get().failures, 1);
  assert.equal(line.answered.get(), -1);
});

test("what cannot be sent is not counted as answered", () => {
  last().hear(view(5));
  last().readyState = 0;
  line.act(5, ["a"]);
  assert.equal(line.answered.get(), -1);
  assert.equal(line.send({ t: "undo" }), false);
  assert.equal(line.seen.get().refused?.reason, "offline");
});

test("lines are kept in their order, a hint only for its question", () => {
  last().hear(view(1, { lines: [{ kind: "a" }] }));
  last().hear({ t: "hint", seq: 1, option: "x" });
  last().hear(view(1, { lines: [{ kind: "b" }], happenings: [{ kind: "b" }] }));
  assert.equal(line.seen.get().hint?.option, "x");
  assert.deepEqual(line.seen.get().news, [{ kind: "b" }]);
  last().hear(view(2, { lines: [{ kind: "c" }] }));
  assert.equal(line.seen.get().hint, null);
  assert.deepEqual(
    line.seen.get().log.map(({ kind }) => kind),
    ["a", "b", "c"],
  );
});

test("a long log and long talk are cut at their beginning", () => {
  last().hear(view(1, { lines: Array.from({ length: 1999 }, () => ({ kind: "old" })) }));
  last().hear(view(2, { lines: [{ kind: "new" }, { kind: "newest" }] }));
  assert.equal(line.seen.get().log.length, 2000);
  assert.equal(line.seen.get().log.at(-1)?.kind, "newest");
  for (let number = 0; number < 60; number++) last().hear({ t: "said", text: String(number) });
  assert.equal(line.seen.get().said.length, 50);
  assert.equal(line.seen.get().said.at(-1)?.text, "59");
});

test("a table that changes leaves the game as it is", () => {
  last().hear(view(1));
  last().hear({ t: "table", you: -1, table: { ...TABLE, id: "u" } });
  assert.equal(line.seen.get().you, -1);
  assert.equal(line.seen.get().table?.id, "u");
  assert.equal(line.seen.get().seq, 1);
  last().hear({ t: "auto_pass", everything: true, cards: [] });
  assert.equal(line.seen.get().autoPass.everything, true);
});

test("each failure to come back doubles the wait, up to eight seconds; a message starts it again", () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    const before = Socket.all.length;
    last().lose();
    let waited = 0;
    while (Socket.all.length === before) {
      mock.timers.tick(100);
      waited += 100;
    }
    waits.push(waited);
  }
  assert.deepEqual(waits, [400, 800, 1600, 3200, 6400, 8000, 8000]);
  last().hear(view(1));
  last().lose();
  mock.timers.tick(400);
  assert.equal(Socket.all.length, 9);
});

test("whom the server does not want stays away", () => {
  last().lose(4008);
  assert.equal(line.seen.get().line, "closed");
  assert.equal(line.seen.get().code, 4008);
  mock.timers.tick(60_000);
  assert.equal(Socket.all.length, 1);
});

test("the network that is there again is used at once, and a line that is left for good is not", () => {
  last().lose();
  listeners.get("online")?.();
  assert.equal(Socket.all.length, 2);
  last().hear(view(1));
  listeners.get("online")?.();
  assert.equal(Socket.all.length, 2, "the line stands");
  last().lose();
  listeners.get("visibilitychange")?.();
  assert.equal(Socket.all.length, 3, "a page that is looked at again");
  line.close();
  assert.equal(last().closed, true);
  last().lose();
  mock.timers.tick(60_000);
  assert.equal(Socket.all.length, 3);
  assert.equal(listeners.size, 0);
});

test("an old socket that closes late changes nothing", () => {
  const [old] = Socket.all as [Socket];
  old.lose();
  mock.timers.tick(400);
  last().hear(view(1));
  old.lose();
  assert.equal(line.seen.get().line, "open");
});

test("who sits down while the line is lost opens one line, not two", () => {
  last().hear(view(3, { you: -1 }));
  last().lose();
  line.sitDown();
  mock.timers.tick(60_000);
  assert.equal(Socket.all.length, 2);
});

test("who sits down opens another line, and hears everything from the beginning", () => {
  last().hear(view(3, { you: -1, lines: [{ kind: "seen" }] }));
  line.sitDown();
  assert.equal(Socket.all[0]?.closed, true);
  assert.equal(last().address, "wss://example.org/ws/tables/a%20b");
  assert.deepEqual(line.seen.get().log, []);
  last().hear(view(0));
  line.sitDown();
  assert.equal(Socket.all.length, 2, "who sits already stays");
});

const pings = (socket: Socket) => socket.sent.filter(({ t }) => t === "ping");
const acts = (socket: Socket) => socket.sent.filter(({ t }) => t === "act");

/** A server that answers every ping at once. */
function answerPings(socket: Socket): void {
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    send(text);
    const { t, pulse } = JSON.parse(text);
    if (t === "ping") socket.hear({ t: "pong", pulse });
  };
}

test("a line that stands is asked again and again, and stays", () => {
  answerPings(last());
  last().hear(view(1));
  pass(60_000);
  assert.equal(line.seen.get().line, "open");
  assert.equal(Socket.all.length, 1);
  assert.ok(pings(last()).length > 30);
});

test("a line that falls silent is known to be lost within five seconds, and left for another", () => {
  const [dead] = Socket.all as [Socket];
  dead.hear(view(1));
  let noticed = 0;
  while (line.seen.get().line === "open") {
    pass(100);
    noticed += 100;
  }
  assert.ok(noticed <= 5000, `after ${noticed} ms`);
  assert.equal(dead.closed, true);
  pass(1000);
  assert.equal(Socket.all.length, 2);
  dead.hear(view(9));
  assert.equal(line.seen.get().seq, 1, "what the dead line still brings is not heard");
});

test("the browser that goes offline is believed at once", () => {
  last().hear(view(1));
  line.act(1, ["a"]);
  listeners.get("offline")?.();
  assert.equal(line.seen.get().line, "lost");
  assert.equal(line.seen.get().failures, 1, "the answer came to nothing");
  assert.equal(last().closed, true);
});

test("a click while the line is lost is refused, and never sent later", () => {
  last().hear(view(1));
  listeners.get("offline")?.();
  line.act(1, ["a"]);
  assert.equal(line.seen.get().refused?.reason, "offline");
  assert.equal(line.answered.get(), -1);
  pass(10_000);
  last().hear(view(1));
  assert.equal(Socket.all.length > 1, true);
  assert.deepEqual(Socket.all.flatMap(acts), []);
});

test("a click just after a silent line was left is refused, and the next one is heard", () => {
  answerPings(last());
  last().hear(view(1));
  pass(2000);
  last().send = Socket.prototype.send;
  while (line.seen.get().line === "open") pass(100);
  line.act(1, ["a"]);
  assert.equal(line.seen.get().refused?.reason, "offline");
  assert.equal(line.answered.get(), -1);
  pass(1000);
  last().hear(view(1));
  line.act(1, ["a"]);
  assert.equal(acts(last()).length, 1);
});

test("a click on a new line on which nothing was heard yet is refused", () => {
  last().hear(view(1));
  last().lose();
  pass(500);
  assert.equal(Socket.all.length, 2);
  line.act(1, ["a"]);
  assert.equal(line.seen.get().refused?.reason, "offline");
  assert.equal(line.answered.get(), -1);
  assert.deepEqual(acts(last()), []);
  last().hear(view(1));
  line.act(1, ["a"]);
  assert.equal(acts(last()).length, 1);
});

test("a new line that stays silent is left for another", () => {
  last().hear(view(1));
  last().lose();
  pass(500);
  const [, silent] = Socket.all as [Socket, Socket];
  pass(5000);
  assert.equal(silent.closed, true);
  assert.ok(Socket.all.length > 2);
  last().hear(view(1));
  assert.equal(line.seen.get().line, "open");
});

test("a line that is still on its way is left when the network is there again", () => {
  last().hear(view(1));
  last().lose();
  pass(500);
  last().readyState = 0;
  listeners.get("online")?.();
  assert.equal(Socket.all.length, 3);
  assert.equal(Socket.all[1]?.closed, true);
});

test("what is sent says which pong was heard last: the server refuses what was held back", () => {
  answerPings(last());
  last().hear(view(1));
  pass(2000);
  const { pulse } = pings(last()).at(-1) as { pulse: number };
  line.act(1, ["a"]);
  assert.deepEqual(acts(last()), [{ t: "act", seq: 1, options: ["a"], pulse }]);
});

test("an answer on a line that may be dead waits for its pong, and is dropped with the line", () => {
  answerPings(last());
  last().hear(view(1));
  pass(2000);
  last().send = Socket.prototype.send;
  pass(2900);
  line.act(1, ["a"]);
  assert.equal(line.answered.get(), 1, "one click is enough");
  assert.deepEqual(acts(last()), []);
  const { pulse } = pings(last()).at(-1) as { pulse: number };
  last().hear({ t: "pong", pulse });
  assert.deepEqual(acts(last()), [{ t: "act", seq: 1, options: ["a"], pulse }]);
});

test("a line that never opens is tried again", () => {
  last().readyState = 0;
  pass(8600);
  assert.equal(Socket.all[0]?.closed, true);
  pass(1000);
  assert.equal(Socket.all.length, 2);
});
