/** Which lines of a log are struck out after an undo. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/protocol";
import { takenBack } from "../src/table/taken_back";

const line = (kind: string, at: number, since?: number): LogLine => ({
  kind,
  player: 0,
  say: { key: kind },
  at,
  ...(since === undefined ? {} : { since }),
});
const kinds = (log: LogLine[]) => [...takenBack(log)].map(({ kind }) => kind);

test("an undo strikes out the lines of the moves it takes back, and no others", () => {
  const log = [
    line("played", 1),
    line("acquired", 2),
    line("drew", 3),
    line("undone", 4, 2),
    line("ended", 5),
  ];
  assert.deepEqual(kinds(log), ["acquired", "drew"]);
  assert.deepEqual(kinds(log.slice(0, 3)), []);
});

test("what was done after an undo counts, until it is undone in turn", () => {
  const log = [line("played", 1), line("undone", 2, 1), line("acquired", 3), line("undone", 4, 3)];
  assert.deepEqual(kinds(log), ["played", "acquired"]);
  assert.deepEqual(kinds(log.slice(0, 3)), ["played"]);
});

test("that somebody left the table stays true", () => {
  assert.deepEqual(kinds([line("played", 1), line("substituted", 1), line("undone", 2, 1)]), ["played"]);
});
