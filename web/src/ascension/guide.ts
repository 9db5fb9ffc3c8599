// The cards in the learner's guide.
import type { GuideParts } from "../kit";

const examples = {
  "first-turn": ["apprentice", "militia", "mystic"],
  construct: ["shadow_star", "heavy_infantry", "mephit"],
  unite: ["runic_lycanthrope", "lifebound_initiate"],
  score: ["mystic", "arha_templar", "the_grand_design"],
};

export const guide: GuideParts = {
  examples,
  // Unite is on cards of the anniversary edition only.
  editionOf: (card) => (examples.unite.includes(card) ? "anniversary" : "godslayer"),
  picture: "twofold_askara",
};
