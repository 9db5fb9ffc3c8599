/** Every drawing by name. */
import { CREATURES, MONSTERS } from "./subjects-creatures";
import { DARK_SPELLS } from "./subjects-dark-spells";
import { HEROES } from "./subjects-heroes";
import { OUTCASTS } from "./subjects-outcasts";
import { PARTS } from "./subjects-parts";
import { ALLIES, PHOENIXBORN } from "./subjects-phoenixborn";
import { SPELLS } from "./subjects-spells";
import { THINGS } from "./subjects-things";

export const SUBJECTS: Record<string, string> = {
  ...PARTS,
  ...CREATURES,
  ...MONSTERS,
  ...HEROES,
  ...OUTCASTS,
  ...PHOENIXBORN,
  ...ALLIES,
  ...THINGS,
  ...SPELLS,
  ...DARK_SPELLS,
};
