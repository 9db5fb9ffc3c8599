// The source of an analysis or a variation: a table of this server, or a record that was opened.
import type { StudySource } from "../protocol";
import type { Source } from "../replay/source";

export async function studySource(id: string, source: Source, move = 0): Promise<StudySource> {
  return id === "file" ? { record: await source.wholeRecord(), move } : { table: id, move };
}

/** The address of a variation: its moment, seat, the line shown, and the answers given. */
export function addressOf(id: string, move: number, seat: number, line: string[], path: string[]): string {
  const parts = [`move=${move}`, `seat=${seat}`];
  if (line.length > 0) parts.push(`line=${line.join(",")}`);
  if (path.length > 0) parts.push(`path=${path.join(",")}`);
  return `/replay/${id}/try?${parts.join("&")}`;
}
