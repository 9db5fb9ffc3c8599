// Formats phrases as the page does, for a Python test that compares them with its own: JSON in, JSON out.
import { readFileSync } from "node:fs";
import { language, sayTo, speak } from "../src/language";
import type { Language, Wording } from "../src/protocol";
import { browser } from "./fakes";

interface Task {
  /** The catalogue of each language. */
  catalogues: Record<string, string>;
  /** What is said, and to which seat. */
  phrases: [wording: Wording, reader: number][];
  names: string[];
}

const { catalogues, phrases, names } = JSON.parse(readFileSync(0, "utf8")) as Task;
browser({
  fetch: async (path: string) => ({
    ok: true,
    text: async () => catalogues[path.slice("/text/".length, -".ftl".length)],
  }),
  localStorage: { setItem: () => {} },
  document: { documentElement: {}, querySelector: () => null },
});
// The page shows what it cannot say as a key, and complains in the console: here that is a failure.
console.error = (complaint: string) => {
  throw new Error(complaint);
};
const said: Record<string, string[]> = {};
for (const tag of Object.keys(catalogues)) {
  await speak(tag as Language);
  said[language.get()] = phrases.map(([wording, you]) => sayTo({ you, names }, wording));
}
console.log(JSON.stringify(said));
