// Names of people, in whatever direction they are written.

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/** A name that turns nothing around it: one that is written from right to left stays by itself. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END}` : name;
}

/** The letter that stands for a name. */
export function initial(name: string): string {
  const [first = ""] = name.replace(ISOLATE, "");
  return first.toLocaleUpperCase();
}
