// The placeholder for the picture of a card without one.

/** The number in a card's id, or the first letter of its name. */
export function signOf(id: string, name: string): string {
  return /\d+/.exec(id)?.[0] ?? name.slice(0, 1).toLocaleUpperCase();
}

/** The hue of a card's placeholder, in degrees: determined by its id, and usually different for different ids. */
export function hueOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return (sum * 137) % 360; // far apart for similar ids
}
