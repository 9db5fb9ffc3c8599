// The classes of a whole table.
import { kitOf } from "../kits";
import type { TableInfo } from "../protocol";

/**
 * Classes of a whole table for the styles, set on the table itself: a selector that looks into the table (`:has`)
 * would restyle the whole page at every move.
 */
export function tableClass(table: TableInfo, log: boolean): string {
  return `table of-${kitOf(table.game) ? table.game : "plain"} ${table.seats.length > 2 ? "of-many" : ""} ${log ? "with-log" : ""}`;
}
