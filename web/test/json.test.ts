/** Numbers that JavaScript cannot hold survive reading and writing. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseExact, writeExact } from "../src/big_json";

test("a seed of 39 digits is written as it was read", () => {
  const json =
    '{"seed":340282366920938463463374607431768211455,"moves":["a:1"],"list":[12345678901234567890, 7]}';
  const record = parseExact<Record<string, unknown>>(json);
  assert.equal(typeof record.seed, "string");
  assert.equal(writeExact(record), json.replace(", 7", ",7"));
});

test("small numbers are numbers, and digits in texts are texts", () => {
  const read = parseExact<Record<string, unknown>>(
    '{"n": 123456789012345, "t": "1234567890123456789", "u": ": 1234567890123456"}',
  );
  assert.deepEqual(read, { n: 123456789012345, t: "1234567890123456789", u: ": 1234567890123456" });
  assert.equal(writeExact(read), JSON.stringify(read));
});

test("sixteen digits are too many for a number", () => {
  assert.equal(typeof parseExact<{ n: unknown }>('{"n":1234567890123456}').n, "string");
});
