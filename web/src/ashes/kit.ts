// Ashes' parts for the browser. Its table, its guide and its decks are loaded when first needed.
import "../styles/ashes.css";
import "../styles/ashes-side.css";
import "../styles/ashes-unit.css";
import "../styles/ashes-dice.css";
import "../styles/ashes-prompt.css";
import "../styles/ashes-battle.css";
import "../styles/ashes-choosing.css";
import "../styles/ashes-face.css";
import "../styles/ashes-tablet.css";
import "../styles/ashes-sideways.css";
import "../styles/ashes-low.css";
import "../styles/ashes-several.css";
import "../styles/ashes-replay.css";
import "../styles/ashes-decks.css";
import type { Kit } from "../kit";
import { faultInWords } from "./decks/faults";
import { AshesFace, describe, magicOfCard } from "./face";

export const ashes: Kit = {
  Face: AshesFace,
  describe,
  frameOf: (facts) => `ashes-face ${magicOfCard(facts)}`,
  groups: [],
  fan: [
    ["", "hammer_knight"],
    ["", "blue_jaguar"],
    ["", "silver_snake"],
    ["", "maeoni_viper"],
  ],
  // The two best decks for beginners, with their suggested cards.
  firstGame: { decks: ["iron_men", "snakes_in_silver"], first_five: "suggested" },
  hasReactions: true,
  opponent: "bot",
  score: { emblem: "life", name: "term-life", graph: "summary-ashes-graph", best: "summary-ashes-best" },
  keys: [
    [["A"], "keys-attack"],
    [["D"], "keys-meditate"],
    [["W"], "keys-wait"],
  ],
  table: () => import("./table"),
  guide: () => import("./guide"),
  seatChoices: {
    belongTo: (choices) => !choices.draft,
    fetch: () => import("./deck_choice"),
    faultInWords,
  },
  pages: { decks: { icon: "deck", fetch: () => import("./decks/page") } },
};
