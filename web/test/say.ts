/** Says aloud what it is given, as the browser would: tests/web/test_words.py compares it with what Python says. */
import { readFileSync } from "node:fs";
import * as ascension from "../src/ascension/options";
import type { AscensionView } from "../src/ascension/view";
import * as ashes from "../src/ashes/options";
import type { AshesView } from "../src/ashes/view";
import { fetchCards } from "../src/card_facts";
import { LANGUAGES, speak } from "../src/language";
import type { Language, Option, TableInfo } from "../src/protocol";
import { type LogLine, lineText } from "../src/table/log";
import type { Play } from "../src/table/play";
import { questionOf } from "../src/table/prompt";

/** What is to be said, each with all that the browser would know. */
interface Wanted {
  options: [game: string, view: AscensionView & AshesView, option: Option][];
  questions: Play[];
  lines: [line: LogLine, table: TableInfo, you: number][];
}

const [folder = "", file = ""] = process.argv.slice(2);
const wanted = JSON.parse(readFileSync(file, "utf8")) as Wanted;

Object.assign(globalThis, {
  localStorage: { setItem() {} },
  document: { documentElement: {} },
  fetch: async (path: string) => new Response(readFileSync(folder + path)),
});

const said: Record<string, string[]> = {};
for (const language of Object.keys(LANGUAGES) as Language[]) {
  await speak(language);
  await fetchCards();
  said[language] = [
    ...wanted.options.map(([game, view, option]) =>
      game === "ascension" ? ascension.describe(view, option) : ashes.describe(view, option),
    ),
    ...wanted.questions.map(questionOf),
    ...wanted.lines.map(([line, table, you]) => lineText(line, table, you)),
  ];
}
process.stdout.write(JSON.stringify(said));
