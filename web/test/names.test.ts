/** Names that are written from right to left do not reorder the line they stand in. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { initial, isolated } from "../src/names";

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
