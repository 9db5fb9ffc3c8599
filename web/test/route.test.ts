/** The page's address as words, and going elsewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { browser } from "./fakes";

test("an address is words and a query, whichever way one goes", async () => {
  const location = { pathname: "/new/a%20b/", search: "?x=1" };
  const visit = (_state: unknown, _title: string, path: string) => {
    [location.pathname, location.search] = (path.includes("?") ? path.split("?") : [path, ""]) as [
      string,
      string,
    ];
  };
  const pushed: string[] = [];
  const scrolled: number[][] = [];
  let back = () => {};
  browser({
    location,
    history: {
      pushState: (...all: [unknown, string, string]) => {
        pushed.push(all[2]);
        visit(...all);
      },
      replaceState: visit,
    },
    scrollTo: (...to: number[]) => scrolled.push(to),
    addEventListener: (name: string, listener: () => void) => {
      if (name === "popstate") back = listener;
    },
  });
  const { go, place, rename } = await import("../src/route");
  assert.deepEqual(place.get().words, ["new", "a b"]);
  assert.equal(place.get().query.get("x"), "1");
  go("/table/t");
  assert.deepEqual(place.get().words, ["table", "t"]);
  assert.deepEqual(scrolled, [[0, 0]], "another page is read from its beginning");
  rename("/replay/t");
  assert.deepEqual(place.get().words, ["table", "t"], "what is shown stays");
  assert.deepEqual(pushed, ["/table/t"]);
  visit(null, "", "/");
  back();
  assert.deepEqual(place.get().words, []);
});
