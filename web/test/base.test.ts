/** In a folder of the host's site: every path of ours gets it, and loses it again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browser } from "./fakes";

test("paths of ours get the folder, and addresses from elsewhere do not", async () => {
  const location = { pathname: "/cards/table/t", search: "" };
  const pushed: string[] = [];
  browser({
    location,
    document: { documentElement: { dataset: { base: "/cards" } } },
    history: { pushState: (...all: [unknown, string, string]) => pushed.push(all[2]) },
    scrollTo: () => {},
    addEventListener: () => {},
  });
  const { at, within } = await import("../src/base");
  assert.equal(at("/table/t"), "/cards/table/t");
  assert.equal(at("https://play.example/table/t"), "https://play.example/table/t");
  assert.deepEqual(["/cards", "/cards/new", "/cardsharp"].map(within), ["", "/new", "/cardsharp"]);
  const { go, place } = await import("../src/route");
  assert.deepEqual(place.get().words, ["table", "t"]);
  go("/new");
  assert.deepEqual(pushed, ["/cards/new"]);
});
