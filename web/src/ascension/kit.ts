// Ascension's parts for the browser. Its table and its guide are loaded when first needed.
import "../styles/ascension.css";
import "../styles/ascension-phone.css";
import "../styles/ascension-replay.css";
import type { Kit } from "../kit";
import { AscensionFace, describe, frameOf } from "./face";

export const ascension: Kit = {
  Face: AscensionFace,
  describe,
  frameOf,
  groups: ["enlightened", "lifebound", "mechana", "void", "monster", "none"],
  fan: [
    ["godslayer", "wolf_shaman"],
    ["godslayer", "hedron_link_device"],
    ["godslayer", "twofold_askara"],
    ["godslayer", "avatar_of_the_fallen"],
  ],
  firstGame: {},
  opponent: "open",
  score: {
    emblem: "honor",
    name: "term-honor",
    nobody: "samael",
    graph: "summary-ascension-graph",
    best: "summary-ascension-best",
  },
  keys: [[["A"], "keys-all"]],
  table: () => import("./table"),
  guide: () => import("./guide"),
  pages: {},
};
