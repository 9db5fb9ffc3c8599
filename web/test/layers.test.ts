/** Back closes what is open over the page, and only then leaves the page. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { browser } from "./fakes";

const entries: string[] = [];
const location = { pathname: "/cards", search: "" };
let popped: (() => void)[] = [];
browser({
  location,
  history: {
    pushState: (_state: unknown, _title: string, path: string) => {
      entries.push(path);
      location.pathname = path;
    },
    replaceState: (_state: unknown, _title: string, path: string) => {
      entries.splice(-1, 1, path);
      location.pathname = path;
    },
    back: () => popped.push(() => entries.pop()),
  },
});
const { openLayer, rename, visit, wentBack } = await import("../src/layers");

/** The browser goes back, when it gets to it. */
function arrive(): boolean {
  popped.shift()?.();
  location.pathname = entries.at(-1) ?? "";
  return wentBack();
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  entries.splice(0, entries.length, "/", "/cards");
  location.pathname = "/cards";
  popped = [];
});

test("without anything open Back leaves the page", () => {
  entries.pop();
  assert.equal(wentBack(), false);
});

test("Back right after everything was closed leaves the page", () => {
  const close = openLayer(() => {});
  mock.timers.tick(1);
  close();
  entries.pop(); // the browser goes back before we do
  assert.equal(wentBack(), true);
  assert.equal(popped.length, 1, "the entry was ours: we go on to the page before");
  assert.equal(arrive(), false);
  assert.deepEqual(entries, ["/"]);
  mock.timers.tick(1);
  assert.equal(popped.length, 0);
});

test("Back closes the newest of what is open, one after the other", () => {
  const closed: string[] = [];
  const shut: Record<string, () => void> = {};
  for (const name of ["dialog", "card"])
    shut[name] = openLayer(() => {
      closed.push(name);
      shut[name]?.();
    });
  mock.timers.tick(1);
  assert.deepEqual(entries, ["/", "/cards", "/cards"], "one entry, however much is open");
  entries.pop();
  assert.equal(wentBack(), true);
  assert.deepEqual(closed, ["card"]);
  mock.timers.tick(1);
  assert.deepEqual(entries, ["/", "/cards", "/cards"]);
  entries.pop();
  assert.equal(wentBack(), true);
  mock.timers.tick(1);
  assert.deepEqual(closed, ["card", "dialog"]);
  assert.deepEqual(entries, ["/", "/cards"]);
  assert.equal(wentBack(), false, "now the page");
});

test("what is closed by a click leaves no step to go back to", () => {
  const close = openLayer(() => {});
  mock.timers.tick(1);
  close();
  mock.timers.tick(1);
  assert.equal(arrive(), true);
  assert.deepEqual(entries, ["/", "/cards"]);
});

test("one thing that opens in the place of another keeps the entry", () => {
  const close = openLayer(() => {});
  mock.timers.tick(1);
  close();
  const other = openLayer(() => {});
  mock.timers.tick(1);
  assert.deepEqual(popped, []);
  assert.equal(entries.length, 3);
  other();
  mock.timers.tick(1);
  arrive();
});

test("going elsewhere takes the place of what is open", () => {
  const close = openLayer(() => {});
  mock.timers.tick(1);
  visit("/table/t", () => {});
  close();
  mock.timers.tick(1);
  assert.deepEqual(entries, ["/", "/cards", "/table/t"]);
  assert.deepEqual(popped, []);
});

test("going elsewhere just after closing something waits for the step back", () => {
  const close = openLayer(() => {});
  mock.timers.tick(1);
  close();
  mock.timers.tick(1);
  let there = false;
  visit("/table/t", () => {
    there = true;
  });
  assert.equal(there, false);
  arrive();
  assert.equal(there, true);
  assert.deepEqual(entries, ["/", "/cards", "/table/t"]);
});

test("a page renamed while something was open keeps its name when that is closed", () => {
  const close = openLayer(() => undefined);
  mock.timers.tick(1);
  rename("/cards/one");
  close();
  mock.timers.tick(1);
  rename("/cards?q=one");
  assert.ok(arrive());
  assert.deepEqual(entries, ["/", "/cards?q=one"]);
});
