/** The level of quick games, which can follow how they end. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextLevel } from "../src/home/ladder";

test("one level up after a win, one down after a loss, and never off the ladder", () => {
  const ladder = ["novice", "easy", "hard"];
  assert.equal(nextLevel(ladder, "novice", true), "easy");
  assert.equal(nextLevel(ladder, "easy", false), "novice");
  assert.equal(nextLevel(ladder, "novice", false), "novice");
  assert.equal(nextLevel(ladder, "hard", true), "hard");
  assert.equal(nextLevel(ladder, "rush", true), "rush", "a character stays who it is");
});
