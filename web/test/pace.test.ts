/** How fast other players' moves are shown, what waits, what is skipped, and what is shown once more. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { Seen } from "../src/connection";
import type { Happening } from "../src/protocol";
import { Store } from "../src/store";
import { LONGEST_TURN, Pace, type Pacing } from "../src/table/pace";
import { browser, seat, table } from "./fakes";

const TIMES: Record<string, number> = { played: 800, acquired: 1200, turn: 600 };
const PACING: Pacing = { time: (kind) => TIMES[kind] ?? 0, together: ["played"], turn: "turn" };
const FAST = 0.2;

const TABLE = table(seat(), seat({ kind: "bot" }), seat({ kind: "bot" }), seat({ kind: "bot" }));
let source: Store<Seen>;
let pace: Pace;
let speed: number;
let seq: number;

const shown = () => pace.shown.get();

/** A move of `player` comes; then `next` is asked. */
function hear(kinds: string[], player: number, next = player, part: Partial<Seen> = {}): void {
  seq += 1;
  const news = kinds.map((kind): Happening => ({ kind, player: kind === "turn" ? next : player }));
  const view = { decision: { player: next, prompt: "turn" }, outcome: null };
  source.update({ seq, view, news, ...part });
}

function turnOf(player: number, next: number, cards = 5, deeds = 3): void {
  for (let card = 0; card < cards; card++) hear(["played", "gained"], player);
  for (let deed = 0; deed < deeds; deed++) hear(["acquired", "revealed"], player);
  hear(["discarded", "drew", "turn"], player, next);
}

/** How long it takes until the last frame is shown, in milliseconds. */
function watch(): number {
  for (let time = 0; time < 60_000; time += 10) {
    if (shown().seq === seq) return time;
    mock.timers.tick(10);
  }
  throw new Error("it never ends");
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  browser({});
  speed = 1;
  seq = 0;
  source = new Store({
    you: 0,
    seq: 0,
    view: null,
    table: TABLE,
    news: [],
    log: [],
    said: [],
  } as unknown as Seen);
  pace = new Pace(source, () => speed);
  pace.follow(PACING);
  hear([], -1, 0); // my turn
});

test("a round of three bots takes less than three seconds on fast, however much they do", () => {
  for (const [cards, deeds] of [
    [5, 3],
    [25, 12],
  ] as const) {
    speed = FAST;
    hear(["turn"], 0, 1);
    for (const [player, next] of [
      [1, 2],
      [2, 3],
      [3, 0],
    ] as const)
      turnOf(player, next, cards, deeds);
    const took = watch();
    assert.ok(took < 3000, `${took} ms`);
    assert.ok(took > 500, "but it is seen");
  }
});

test("at normal speed each kind of move is seen for its time, and a turn never longer than the longest", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["acquired"], 1);
  assert.equal(shown().seq, 2);
  mock.timers.tick(600);
  assert.equal(shown().seq, 3);
  mock.timers.tick(1199);
  assert.equal(shown().seq, 3);
  mock.timers.tick(1);
  assert.equal(shown().seq, 4);
  for (let deed = 0; deed < 20; deed++) hear(["acquired"], 1);
  assert.ok(watch() <= LONGEST_TURN);
});

test("plain cards are played in one step, with all that happened", () => {
  hear(["turn"], 0, 1);
  for (let card = 0; card < 5; card++) hear(["played", "gained"], 1);
  mock.timers.tick(600);
  assert.equal(shown().seq, seq);
  assert.equal(shown().news.filter(({ kind }) => kind === "played").length, 5);
});

test("instant, or without motion, everything is seen as it comes", () => {
  speed = 0;
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["acquired"], 1);
  assert.equal(shown().seq, seq);
  assert.equal(shown().behind, false);
});

test("my own moves never wait, nor does what follows my decision", () => {
  hear(["played"], 0);
  hear(["acquired"], 0);
  assert.equal(shown().seq, seq);
  hear(["turn"], 0, 1);
  hear(["turn"], 1, 0);
  mock.timers.tick(600);
  assert.equal(shown().seq, seq, "it is my turn");
  hear(["played"], 0);
  assert.equal(shown().seq, seq, "a quick hand is not held up by the end of the bot's turn");
});

test("skipping shows everything at once and loses nothing", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["acquired"], 1);
  turnOf(1, 0);
  assert.equal(shown().behind, true);
  pace.skip();
  assert.equal(shown().seq, seq);
  assert.equal(shown().behind, false);
  assert.equal(shown().since.filter(({ kind }) => kind === "acquired").length, 5);
});

test("what the others did stays known while I play", () => {
  hear(["turn"], 0, 1);
  hear(["acquired", "revealed"], 1);
  hear(["turn"], 1, 0);
  watch();
  hear(["played"], 0);
  hear(["acquired", "revealed"], 0);
  assert.deepEqual(
    shown().since.map(({ kind, player }) => `${kind} ${player}`),
    ["turn 1", "acquired 1", "revealed 1", "turn 0"],
  );
  hear(["turn"], 0, 1);
  assert.deepEqual(
    shown().since.map(({ kind }) => kind),
    ["turn"],
    "until my turn is over",
  );
});

test("the last turn is shown again, step by step, and ends where the game is", () => {
  assert.equal(shown().canRepeat, false);
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["turn"], 1, 0);
  watch();
  hear(["played"], 0);
  const now = seq;
  assert.equal(shown().canRepeat, true);
  pace.repeat();
  const steps: number[] = [];
  for (let time = 0; time < 6000; time += 50) {
    if (steps.at(-1) !== shown().seq) steps.push(shown().seq);
    assert.equal(shown().behind, shown().seq !== now);
    mock.timers.tick(50);
  }
  assert.deepEqual(steps, [1, 2, 3, 5]); // the question that I have answered needs no time
  pace.repeat();
  pace.skip();
  assert.equal(shown().seq, now);
  pace.repeat();
  mock.timers.tick(600);
  assert.equal(shown().seq, 2, "as often as one likes");
});

test("what comes while a turn is shown again is shown after it", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["turn"], 1, 0);
  watch();
  pace.repeat();
  hear(["said"], 2, 0);
  watch();
  assert.equal(shown().seq, 5);
});

test("what is taken back is seen at once", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["undone"], 0, 0);
  assert.equal(shown().seq, seq);
});

test("a bot that plays my seat is watched like any other", () => {
  const substituted = table(seat({ substituted: true }), seat({ kind: "bot" }));
  hear(["acquired"], 0, 0, { table: substituted });
  hear(["acquired"], 0, 0, { table: substituted });
  assert.equal(shown().seq, seq - 1);
  mock.timers.tick(1200);
  assert.equal(shown().seq, seq);
});

test("talk, hints and a lost line do not wait for the game", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  source.update({ line: "lost" });
  assert.equal(shown().line, "lost");
  assert.equal(shown().seq, 2);
});

test("where cards lie is remembered before each frame", () => {
  const seen: number[] = [];
  pace.beforeChange = () => seen.push(shown().seq);
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  watch();
  assert.deepEqual(seen, [1, 2]);
});

test("a page that is left shows nothing more", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  pace.close();
  mock.timers.tick(60_000);
  assert.equal(shown().seq, 2);
});

test("whoever takes the device over is shown nothing of what the one before was shown", () => {
  hear(["turn"], 0, 1);
  hear(["acquired"], 1);
  hear(["acquired"], 1, 0);
  hear(["turn"], 1, 1, { you: 1 });
  assert.equal(shown().you, 1, "at once");
  assert.equal(shown().behind, false);
  assert.equal(shown().canRepeat, false);
  pace.repeat();
  assert.equal(shown().you, 1);
});

test("with a clock, everything is shown before one's own time begins to run", () => {
  const clocked = table(seat({ clock: 60_000, running: true, grace: 3000 }), seat({ kind: "bot" }));
  speed = 2.5;
  hear(["turn"], 0, 1);
  for (let deed = 0; deed < 6; deed++) hear(["acquired"], 1);
  hear(["turn"], 1, 0, { table: clocked });
  assert.equal(shown().behind, true);
  mock.timers.tick(2990);
  assert.notEqual(shown().seq, seq);
  mock.timers.tick(20);
  assert.equal(shown().seq, seq);
  assert.equal(shown().behind, false);
});

test("a clock that runs for nobody here hurries nobody", () => {
  const clocked = table(seat({ clock: 60_000 }), seat({ kind: "bot", clock: 1000, running: true }));
  speed = 2.5;
  hear(["turn"], 0, 1);
  for (let deed = 0; deed < 6; deed++) hear(["acquired"], 1, 1, { table: clocked });
  mock.timers.tick(10);
  assert.equal(shown().behind, true);
});
