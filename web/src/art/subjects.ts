/** Every drawing by name. */
import { CREATURES, MONSTERS } from "./subjects-creatures";
import { HEROES, HEROES_DARK } from "./subjects-heroes";
import { PARTS } from "./subjects-parts";
import { ALLIES, PHOENIXBORN } from "./subjects-phoenixborn";
import { SPELLS } from "./subjects-spells";
import { THINGS } from "./subjects-things";

export const SUBJECTS: Record<string, string> = { ...PARTS, ...CREATURES, ...MONSTERS, ...HEROES, ...HEROES_DARK, ...PHOENIXBORN, ...ALLIES, ...THINGS, ...SPELLS };
