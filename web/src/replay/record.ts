// Records and positions as users provide them: pasted, from a file, or copied from a replay.
import { parseExact, writeExact } from "../big_json";
import type { OpenRecord } from "../protocol";

export type RecordFile = OpenRecord["record"];

/** Parse a pasted record; a position is a record without moves. Throws if it is neither. */
export function readRecord(text: string): RecordFile {
  const read = parseExact<unknown>(text);
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new Error("not a record");
  const found = read as Record<string, unknown>;
  if ("record" in found && typeof found.record === "object") return found.record as RecordFile;
  if ("moves" in found) return found;
  const { game, rules } = found;
  return { game, ...(rules === undefined ? {} : { rules }), position: found, moves: [] };
}

/** The move at which a record opens: a whole game at its start, a copied moment at that moment. */
export function firstShown(record: RecordFile): number {
  return record.digest === undefined && Array.isArray(record.moves) ? record.moves.length : 0;
}

/** The players' names in a record. */
export function namesIn(record: RecordFile): string[] {
  const names = record.names;
  return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? name.slice(0, 40) : "")) : [];
}

/** Download a record as a file. */
export function download(record: RecordFile, name: string): void {
  const address = URL.createObjectURL(new Blob([writeExact(record)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
