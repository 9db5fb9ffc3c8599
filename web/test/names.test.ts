/** Names that are written from right to left do not reorder the line they stand in; long words of cards have places to break. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { breakable, initial, isolated, longestWord } from "../src/names";

test("only names written from right to left are isolated", () => {
  for (const name of ["Ola", "Zoë", "Дарья", "小明", "😀"]) assert.equal(isolated(name), name);
  for (const name of ["דנה", "سارة", "Ola سارة"]) assert.equal(isolated(name), `\u2068${name}\u2069`);
});

test("the letter of a name is its first, whatever stands around it", () => {
  assert.equal(initial("ola"), "O");
  assert.equal(initial(isolated("דנה")), "ד");
  assert.equal(initial("😀 ola"), "😀");
  assert.equal(initial(""), "");
});

test("a long word may be broken where its language breaks it, in each of its forms", () => {
  const breaks = ["Schmetterlings-mönch", "Tempel-bibliothekar"];
  assert.equal(breakable("Schmetterlingsmönch", breaks), "Schmetterlings\u00admönch");
  assert.equal(
    breakable("Beschwörung des Schmetterlingsmönchs", breaks),
    "Beschwörung des Schmetterlings\u00admönchs",
  );
  assert.equal(breakable("Feuertänzerin", breaks), "Feuertänzerin");
  assert.equal(longestWord("Beschwörung des Schmetterlingsmönchs"), 20);
  assert.equal(longestWord(breakable("Beschwörung des Schmetterlingsmönchs", breaks)), 15, "with its hyphen");
});
