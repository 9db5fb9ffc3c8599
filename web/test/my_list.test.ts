/** One's own games in order and by filter, and people who share a device or have no name. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { withFriendsAsPartners } from "../src/home/game_options";
import { endOf, inOrder, isShownBy, scoresOf } from "../src/home/my_list";
import type { Mine, Result, Said, TableInfo } from "../src/protocol";
import { isShared, nextToLook } from "../src/shared_device";
import { speakerName } from "../src/table/play";
import { seat, table } from "./fakes";

const mine = (part: Partial<Mine> = {}): Mine => ({
  seat: 1,
  your_turn: false,
  archived: false,
  played: 0,
  ...part,
});
const game = (id: string, part: Partial<TableInfo>): TableInfo => ({
  ...table(seat(), seat()),
  id,
  result: null,
  standing: null,
  mine: mine(),
  ...part,
});

test("what waits for me comes first, then the latest", () => {
  const tables = [
    game("over", { state: "over" }),
    game("old", { mine: mine({ played: 1 }) }),
    game("open", { state: "open", mine: mine({ played: 9 }) }),
    game("new", { mine: mine({ played: 5 }) }),
    game("mine", { mine: mine({ your_turn: true }) }),
  ];
  assert.deepEqual(
    inOrder(tables).map(({ id }) => id),
    ["mine", "new", "old", "open", "over"],
  );
});

test("the archive holds what was put there, and nothing else does", () => {
  const kept = game("kept", { state: "over", mine: mine({ archived: true }) });
  const over = game("over", { state: "over" });
  const turn = game("turn", { mine: mine({ your_turn: true }) });
  const shown = (filter: Parameters<typeof isShownBy>[0]) =>
    [kept, over, turn].filter((one) => isShownBy(filter, one)).map(({ id }) => id);
  assert.deepEqual(shown("current"), ["over", "turn"]);
  assert.deepEqual(shown("your-turn"), ["turn"]);
  assert.deepEqual(shown("over"), ["over"]);
  assert.deepEqual(shown("archived"), ["kept"]);
});

test("my score comes first, and how it ended is told from my side", () => {
  const standing = { turn: 3, scores: [4, 7], champions: [] };
  assert.deepEqual(scoresOf(game("a", { standing })), [7, 4]);
  const ended = (result: Partial<Result>) =>
    game("b", { state: "over", result: { reason: "honor", winners: [], scores: [], ...result }, standing });
  assert.deepEqual(scoresOf(ended({ scores: [1, 2, 9] })), [2, 1], "nobody's points are no seat's");
  assert.deepEqual(scoresOf(ended({})), [7, 4], "of a game that was given up: where it stood");
  assert.equal(endOf(ended({ winners: [1] })), "won");
  assert.equal(endOf(ended({ winners: [0] })), "lost");
  assert.equal(endOf(ended({})), "nobody");
  assert.equal(endOf(ended({ reason: "abandoned" })), "abandoned");
});

test("a device that is shared is given to whoever is asked", () => {
  const shared = { ...table(seat({ guest: "a" }), seat({ guest: "a" }), seat({ kind: "bot" })), asked: 1 };
  assert.equal(isShared(shared), true);
  assert.equal(nextToLook(shared, 0), 1);
  assert.equal(nextToLook(shared, -1), 1);
  assert.equal(nextToLook(shared, 1), null);
  assert.equal(nextToLook({ ...shared, asked: null }, 0), null);
  assert.equal(nextToLook({ ...shared, state: "over" }, 0), null);
  const apart = { ...table(seat({ guest: "a" }), seat({ guest: "b" })), asked: 1 };
  assert.equal(isShared(apart), false);
  assert.equal(nextToLook(apart, 0), null);
});

test("a friend who is still to come sits in my team", () => {
  const teams = { id: "teams", players: [4], choices: {}, team_size: 2 };
  assert.deepEqual(withFriendsAsPartners(teams, ["me", "open", "bot:easy", "bot:hard"]), [
    "me",
    "bot:easy",
    "open",
    "bot:hard",
  ]);
  assert.deepEqual(withFriendsAsPartners(teams, ["me", "open", "open", "bot:hard"]), [
    "me",
    "open",
    "open",
    "bot:hard",
  ]);
  const alone = { id: "alone", players: [4], choices: {} };
  assert.deepEqual(withFriendsAsPartners(alone, ["me", "open", "bot:easy"]), ["me", "open", "bot:easy"]);
});

test("whoever says something has a name", () => {
  const said = (guest: string, name: string, seat: number): Said => ({
    t: "said",
    guest,
    name,
    seat,
    phrase: "",
    text: "x",
  });
  const at = table(seat({ name: "Ada" }), seat({ name: "" }));
  const all = [said("e", "", -1), said("f", "", -1), said("e", "", -1)];
  assert.equal(speakerName(said("a", "", 0), all, at), "Ada", "as the seat is called now");
  assert.equal(speakerName(said("b", "", 1), all, at), "guest-number");
  assert.equal(speakerName(said("g", "Ola", -1), all, at), "Ola");
  assert.equal(speakerName(all[1] as Said, all, at), "spectator-number");
});
