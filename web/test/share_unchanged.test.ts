/** What is shareUnchanged of a view when the next one comes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shareUnchanged } from "../src/share_unchanged";

test("equal parts stay the same objects, changed ones are new", () => {
  const before = { seats: [{ hand: [1, 2] }, { hand: [3] }], row: [{ n: 1 }], outcome: null };
  const now = shareUnchanged(before, {
    seats: [{ hand: [1] }, { hand: [3] }],
    row: [{ n: 1 }],
    outcome: null,
  });
  assert.deepEqual(now, { seats: [{ hand: [1] }, { hand: [3] }], row: [{ n: 1 }], outcome: null });
  assert.notEqual(now, before);
  assert.notEqual(now.seats[0], before.seats[0]);
  assert.equal(now.seats[1], before.seats[1]);
  assert.equal(now.row, before.row);
  assert.equal(shareUnchanged(before, structuredClone(before)), before);
});

test("what is missing, added or of another kind is not shareUnchanged", () => {
  assert.deepEqual(shareUnchanged({ a: 1, b: undefined }, { a: 1 }), { a: 1 });
  assert.deepEqual(shareUnchanged({ a: 1 }, { a: 1, b: 2 }), { a: 1, b: 2 });
  assert.deepEqual(shareUnchanged<unknown>({ 0: "x" }, ["x"]), ["x"]);
  assert.deepEqual(shareUnchanged<unknown>(["x", "y"], ["x"]), ["x"]);
  assert.deepEqual(shareUnchanged<unknown>({ a: null }, { a: {} }), { a: {} });
  assert.equal(shareUnchanged<unknown>(null, 3), 3);
  assert.deepEqual(shareUnchanged<unknown>({ a: undefined }, { b: undefined }), { b: undefined });
});
