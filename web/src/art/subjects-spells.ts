export const SPELLS: Record<string, string> = {};
