/** Every drawing by name. */
import { CREATURES, MONSTERS } from "./subjects-creatures";

export const SUBJECTS: Record<string, string> = { ...CREATURES, ...MONSTERS };
