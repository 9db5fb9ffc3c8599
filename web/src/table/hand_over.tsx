// The screen between two people who share a device: nothing of the game is visible until the next one confirms who
// they are.
import { useEffect } from "preact/hooks";
import { PageTop } from "../home/top";
import { Icon } from "../icons";
import { gameName, say } from "../language";
import type { TableInfo } from "../protocol";
import { useTitle } from "../route";
import { closeMenu } from "./menu";
import { seatName } from "./play";
import { SeatName } from "./seat";
import { zoomed } from "./zoom";

export function HandOver({ table, seat, take }: { table: TableInfo; seat: number; take: () => void }) {
  const name = seatName(table, seat);
  useTitle(gameName(table.game));
  useEffect(() => {
    zoomed.set(null); // what the previous player had open is not for the next
    closeMenu();
  }, []);
  return (
    <>
      <PageTop />
      <main class="hand-over">
        <SeatName table={table} seat={seat} />
        <h1>{say("hand-over", { name })}</h1>
        <p>{say("hand-over-why")}</p>
        <button type="button" class="primary big" onClick={take}>
          <Icon of="eye" />
          {say("i-am", { name })}
        </button>
      </main>
    </>
  );
}
