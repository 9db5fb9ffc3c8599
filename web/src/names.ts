// Names of people, in any writing direction, and of cards.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** A name isolated from its surroundings, in case it is written from right to left. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END}` : name;
}

/** How many letters stand together at most: where there is little room a name is set so that they stay together. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]|(?<=\u00ad)/).map((word) => word.length));

/** A name whose long words may be broken, where there is little room, as its language breaks them. */
export function breakable(name: string, breaks: string[]): string {
  return breaks.reduce(
    (broken, parts) => broken.replaceAll(parts.replaceAll("-", ""), parts.replaceAll("-", "\u00ad")),
    name,
  );
}

/** The letter that represents a name. */
export function initial(name: string): string {
  const [first = ""] = name.replace(ISOLATE, "");
  return first.toLocaleUpperCase();
}
