// The cards in the learner's guide.
import type { GuideParts } from "../kit";

export const guide: GuideParts = {
  examples: {
    blast: ["aradel_summergaard", "blue_jaguar"],
    focus: ["summon_iron_rhino", "iron_rhino"],
    attack: ["iron_rhino", "aradel_summergaard"],
    counter: ["iron_rhino", "blue_jaguar"],
  },
  editionOf: () => "",
  picture: "maeoni_viper",
};
