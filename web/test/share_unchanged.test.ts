/** What is kept of a view when the next one comes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kept } from "../src/share_unchanged";

test("equal parts stay the same objects, changed ones are new", () => {
  const before = { seats: [{ hand: [1, 2] }, { hand: [3] }], row: [{ n: 1 }], outcome: null };
  const now = kept(before, { seats: [{ hand: [1] }, { hand: [3] }], row: [{ n: 1 }], outcome: null });
  assert.deepEqual(now, { seats: [{ hand: [1] }, { hand: [3] }], row: [{ n: 1 }], outcome: null });
  assert.notEqual(now, before);
  assert.notEqual(now.seats[0], before.seats[0]);
  assert.equal(now.seats[1], before.seats[1]);
  assert.equal(now.row, before.row);
  assert.equal(kept(before, structuredClone(before)), before);
});

test("what is missing, added or of another kind is not kept", () => {
  assert.deepEqual(kept({ a: 1, b: undefined }, { a: 1 }), { a: 1 });
  assert.deepEqual(kept({ a: 1 }, { a: 1, b: 2 }), { a: 1, b: 2 });
  assert.deepEqual(kept<unknown>({ 0: "x" }, ["x"]), ["x"]);
  assert.deepEqual(kept<unknown>(["x", "y"], ["x"]), ["x"]);
  assert.deepEqual(kept<unknown>({ a: null }, { a: {} }), { a: {} });
  assert.equal(kept<unknown>(null, 3), 3);
  assert.deepEqual(kept<unknown>({ a: undefined }, { b: undefined }), { b: undefined });
});
