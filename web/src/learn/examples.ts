// The cards that each example of the guides talks about.
export const EXAMPLES: Record<string, string[]> = {
  "first-turn": ["apprentice", "militia", "mystic"],
  construct: ["shadow_star", "heavy_infantry", "mephit"],
  unite: ["runic_lycanthrope", "lifebound_initiate"],
  score: ["mystic", "arha_templar", "the_grand_design"],
  blast: ["aradel_summergaard", "blue_jaguar"],
  focus: ["summon_iron_rhino", "iron_rhino"],
  attack: ["iron_rhino", "aradel_summergaard"],
  counter: ["iron_rhino", "blue_jaguar"],
};

/** The edition in which the guides show a card: Unite is on cards of the anniversary edition only. */
export function editionOf(game: string, card: string): string {
  if (game === "ashes") return "";
  return EXAMPLES.unite?.includes(card) ? "anniversary" : "godslayer";
}
