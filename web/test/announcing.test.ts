/** What a screen reader says of a game: others' turns in one line, one's own moves each, all of it before a question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/protocol";
import { Announcer } from "../src/table/announcing";

const line = (kind: string, player: number): LogLine => ({ kind, player, say: { key: kind } });
const kinds = (lines: LogLine[]) => lines.map(({ kind }) => kind);

test("of another's turn only what it came to is said", () => {
  const announcer = new Announcer();
  assert.deepEqual(announcer.say([line("played", 1), line("revealed", -1)], 0, false), []);
  assert.deepEqual(announcer.say([line("acquired", 1)], 0, false), []);
  const said = announcer.say([line("turn", 0), line("turn_over", 1)], 0, true);
  assert.deepEqual(kinds(said), ["turn_over", "turn"]);
  assert.deepEqual(announcer.say([], 0, true), []);
});

test("what the next one has begun is not lost with the turn that is over", () => {
  const announcer = new Announcer();
  assert.deepEqual(kinds(announcer.say([line("turn_over", 1), line("turn", 2)], 0, false)), ["turn_over"]);
  assert.deepEqual(kinds(announcer.say([line("attacked", 2)], 0, true)), ["turn", "attacked"]);
});

test("one's own moves are said at once, and the end of a game with all that led to it", () => {
  const announcer = new Announcer();
  assert.deepEqual(kinds(announcer.say([line("played", 0)], 0, false)), ["played"]);
  assert.deepEqual(announcer.say([line("wounded", 1)], 0, false), []);
  assert.deepEqual(kinds(announcer.say([line("ended", -1)], 0, true)), ["wounded", "ended"]);
});

test("an onlooker hears of turns too", () => {
  const announcer = new Announcer();
  assert.deepEqual(kinds(announcer.say([line("played", 1), line("turn_over", 1)], -1, false)), ["turn_over"]);
});
