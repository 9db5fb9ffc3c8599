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
  assert.equal(sizes.at(-1), 3.2);
  assert.ok((sizes[1] as number) < 6.9 && (sizes[1] as number) > 3.2);
});

test("sizes are those that the cards were designed with", () => {
  assert.deepEqual(
    [40, 60, 80].map((words) => fittingSize([text(words)], 87, 43)),
    [5.7, 4.7, 4.1],
  );
  assert.equal(fittingSize([text(20), text(20), text(20)], 87, 43), 3.9);
});

test("lines, narrow boxes and wide letters take room", () => {
  const one = fittingSize([text(50)], 87, 43);
  assert.ok(fittingSize([text(25), text(25), "a", "b"], 87, 43) < one);
  assert.ok(fittingSize([text(50)], 60, 43) < one);
  assert.ok(fittingSize([text(50).replaceAll("word", "слов")], 87, 43) < one);
});
