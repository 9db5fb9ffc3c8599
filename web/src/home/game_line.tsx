// One of my games in a line: which game, against whom, its standing or its result.
import type { ComponentChildren } from "preact";
import { Emblem } from "../icons";
import { kitOf } from "../kits";
import { cardName, gameName, list, say } from "../language";
import type { TableInfo } from "../protocol";
import { type Seated, seatName } from "../table/play";
import { Link } from "./link";
import { moment } from "./moments";
import { type End, mineFirst } from "./my_list";
import { choicesInWords } from "./words";

interface GameLineProps {
  /** The address it links to; null for a game that can no longer be opened. */
  to: string | null;
  /** The label of the link. */
  go: string;
  state: ComponentChildren;
  table: Seated & Pick<TableInfo, "game" | "choices">;
  /** My seat. */
  mine: number;
  /** By seat: the cards that represent the players. */
  champions: string[];
  /** Mine first. */
  scores: number[];
  at: number | undefined;
  turn?: number;
}

export function GameLine({ to, go, state, table, mine, champions, scores, at, turn = 0 }: GameLineProps) {
  const opponents = table.seats.flatMap((_, seat) => (seat === mine ? [] : [seatName(table, seat)]));
  const score = kitOf(table.game)?.score;
  const led = mineFirst(champions, mine).map((id) => cardName(id));
  const content = (
    <>
      {state}
      <b>{gameName(table.game)}</b>
      <span class="who">
        {opponents.length > 0 ? say("against", { names: list(opponents) }) : say("alone")}
      </span>
      <span class="what">
        {[...(led.length > 0 ? [led.join(" – ")] : []), choicesInWords(table)].join(" · ")}
        <br />
        {at !== undefined && <time dateTime={new Date(at * 1000).toISOString()}>{moment(at)}</time>}
        {turn > 0 && ` · ${say("turn-number", { count: turn })}`}
        {scores.length > 0 && (
          <span class="stands">
            {" · "}
            {scores.join(" : ")} {score && <Emblem of={score.emblem} />}
            {score && <span class="unseen">{say(score.name)}</span>}
          </span>
        )}
      </span>
      <span class="go">{go}</span>
    </>
  );
  return to === null ? (
    <div class="table-line gone">{content}</div>
  ) : (
    <Link to={to} className="table-line">
      {content}
    </Link>
  );
}

/** How a game ended for me. */
export const EndState = ({ end }: { end: End }) => (
  <span class={`state over ${end}`}>{say(`ended-${end}`)}</span>
);
