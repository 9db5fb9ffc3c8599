// What tables are about, in a few words.
import { canSay, list, say } from "../language";
import type { TableInfo } from "../protocol";
import { seatName } from "../table/play";

/** "Chronicle of the Godslayer · Teams · 4 players" */
export function choicesInWords(table: TableInfo): string {
  const words: string[] = [];
  for (const part of ["edition", "variant"]) {
    const key = `${part}-${String(table.choices[part] ?? "")}`;
    if (canSay(key)) words.push(say(key));
  }
  if (table.choices.draft) words.push(say("variant-draft"));
  words.push(say("players-count", { count: table.seats.length }));
  return words.join(" · ");
}

export function namesAt(table: TableInfo): string {
  return list(table.seats.map((_, seat) => seatName(table, seat)));
}
