// Short descriptions of tables.
import { canSay, list, say } from "../language";
import { games } from "../me";
import type { TableInfo } from "../protocol";
import { type Seated, seatName } from "../table/play";
import type { About } from "./game_options";

/** "Chronicle of the Godslayer · Teams · 4 players" */
export function choicesInWords(table: Seated & Pick<TableInfo, "game" | "choices">): string {
  const words: string[] = [];
  const about = games.get()?.games.find((one) => one.id === table.game)?.about as About | undefined;
  for (const part of ["edition", "variant"]) {
    const usual = part === "edition" ? about?.options?.edition?.default : undefined;
    const key = `${part}-${String(table.choices[part] ?? usual ?? "")}`;
    if (canSay(key)) words.push(say(key));
  }
  if (table.choices.draft) words.push(say("variant-draft"));
  words.push(say("players-count", { count: table.seats.length }));
  return words.join(" · ");
}

export function namesAt(table: TableInfo): string {
  return list(table.seats.map((_, seat) => seatName(table, seat)));
}
