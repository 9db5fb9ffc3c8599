// The classes of a whole table.
import { kitOf } from "../kits";
import type { TableInfo } from "../protocol";

/**
 * What styles want to know of a whole table. They read it here, on the table itself: a style that looks into the table
 * (`:has`) has the whole page styled anew at every move.
 */
export function tableClass(table: TableInfo, log: boolean): string {
  return `table of-${kitOf(table.game) ? table.game : "plain"} ${table.seats.length > 2 ? "of-many" : ""} ${log ? "with-log" : ""}`;
}
