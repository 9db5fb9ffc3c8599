// Several people at one device: who they are, and when to pass it on.
import type { TableInfo } from "./protocol";

/** Whether several people play at this device. */
export function isShared(table: TableInfo): boolean {
  const guests = table.seats.flatMap((seat) => (seat.kind === "person" && seat.guest ? [seat.guest] : []));
  return new Set(guests).size < guests.length;
}

/** The seat whose player must confirm that they are looking, before anything is shown; null if nobody must. */
export function nextToLook(table: TableInfo, you: number): number | null {
  if (table.state !== "playing" || table.asked === null || table.asked === you || !isShared(table))
    return null;
  return table.asked;
}
