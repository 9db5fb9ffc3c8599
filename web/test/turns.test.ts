/** Games that wait for us, as several tabs know them together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableInfo } from "../src/protocol";
import {
  answered,
  asked,
  isTime,
  isWithOthers,
  looked,
  NOTHING,
  newsIn,
  type Turn,
  turnAt,
} from "../src/turns";
import { seat, table } from "./fakes";

const nameOf = (_: TableInfo, number: number) => `seat ${number}`;
const turn = (id: string): Turn => ({ id, game: "any", names: ["Ola"] });
const mine = (your_turn: boolean) => ({ seat: 0, your_turn, archived: false, played: 0 });

test("the server is asked often while a game goes on, seldom otherwise", () => {
  assert.equal(isTime(NOTHING, Date.now()), true);
  const idle = { ...NOTHING, at: 1000 };
  assert.equal(isTime(idle, 1000 + 60_000), false);
  assert.equal(isTime(idle, 1000 + 120_000), true);
  assert.equal(isTime({ ...idle, running: true }, 1000 + 14_999), false);
  assert.equal(isTime({ ...idle, running: true }, 1000 + 15_000), true);
});

test("an answer says what waits and who", () => {
  const games = [
    { ...table(seat(), seat()), id: "mine", mine: mine(true) },
    { ...table(seat(), seat()), id: "theirs", mine: mine(false) },
  ];
  const after = answered(looked(NOTHING, "x", 5), games, nameOf, 77);
  assert.deepEqual(after.waiting, [{ id: "mine", game: games[0]?.game, names: ["seat 1"] }]);
  assert.equal(after.running, true);
  assert.equal(after.at, 77);
  assert.deepEqual(after.looking, { x: 5 });
  assert.equal(answered(after, [], nameOf, 78).running, false);
});

test("news is told once, and not to whoever looks at the table", () => {
  const after = asked(NOTHING, turn("a"), true);
  assert.deepEqual(newsIn(NOTHING, after, 100), [turn("a")]);
  assert.deepEqual(newsIn(after, after, 100), []);
  assert.deepEqual(newsIn(NOTHING, looked(after, "a", 95), 100), []);
  assert.deepEqual(newsIn(NOTHING, looked(after, "b", 95), 100), [turn("a")]);
  assert.deepEqual(newsIn(NOTHING, looked(after, "a", 95), 95 + 12_000), [turn("a")], "that tab is gone");
  assert.deepEqual(newsIn(NOTHING, looked(looked(after, "a", 95), "a", null), 100), [turn("a")]);
});

test("an answered question waits no longer, and the next one is news again", () => {
  const first = asked(asked(NOTHING, turn("a"), true), turn("b"), true);
  const then = asked(first, turn("a"), false);
  assert.deepEqual(then.waiting, [turn("b")]);
  assert.deepEqual(newsIn(then, asked(then, turn("a"), true), 0), [turn("a")]);
});

test("only other people wait", () => {
  const me = { ...seat(), kind: "person" as const, guest: "me" };
  const friend = { ...me, guest: "friend" };
  const bot = { ...seat(), kind: "bot" as const, guest: "" };
  assert.equal(isWithOthers(table(me, friend), 0), true);
  assert.equal(isWithOthers(table(me, bot), 0), false);
  assert.equal(isWithOthers(table(me, me), 0), false, "a shared device");
  assert.equal(isWithOthers(table(me, friend), -1), false, "an onlooker");
  assert.deepEqual(turnAt(table(me, friend), nameOf, 1).names, ["seat 0"]);
});
