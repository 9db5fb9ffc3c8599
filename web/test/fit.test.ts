/** How large a card's text is set. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingSize } from "../src/fit";

const text = (words: number) => Array<string>(words).fill("word").join(" ");

test("a short text is set as large as can be, a long one smaller, an endless one as small as can be", () => {
  assert.equal(fittingSize(["Draw a card."], 87, 43), 6.9);
  assert.equal(fittingSize([], 87, 43), 6.9);
  const sizes = [30, 60, 90, 400].map((words) => fittingSize([text(words)], 87, 43));
  assert.deepEqual(
    sizes,
    [...sizes].sort((a, b) => b - a),
  );
  assert.equal(sizes.at(-1), 2.8);
  assert.ok((sizes[1] as number) < 6.9 && (sizes[1] as number) > 2.8);
});

test("a box that has room for it holds a text of seven pixels on a card of 151", () => {
  const strange =
    "When this card comes into play, choose a unit an opponent controls; put this card onto your battlefield as an ally " +
    "with status tokens equal to that unit's attack.";
  assert.ok(fittingSize([strange, "X is the number of status tokens on this unit."], 87, 48.5, 1) * 1.51 > 7);
  assert.ok(fittingSize(["ill ".repeat(60)], 87, 43) > fittingSize(["mow ".repeat(60)], 87, 43));
});

test("lines, narrow boxes and wide letters take room", () => {
  const one = fittingSize([text(50)], 87, 43);
  assert.ok(fittingSize([text(25), text(25), "a", "b"], 87, 43) < one);
  assert.ok(fittingSize([text(50)], 60, 43) < one);
  assert.ok(fittingSize([text(50).replaceAll("word", "жжшш")], 87, 43) < one);
});
