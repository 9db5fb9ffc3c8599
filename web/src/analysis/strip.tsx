// The analysis below the bar of a replay: the graph, the cost of the current move, and links to the next mistake.
import { useEffect } from "preact/hooks";
import { Icon } from "../icons";
import { say } from "../language";
import type { GameAnalysis, TableInfo } from "../protocol";
import { seatName } from "../table/play";
import type { Reader } from "../wording";
import type { Fed } from "./feed";
import {
  across,
  graphOf,
  HEIGHT,
  lowest,
  mistakesOf,
  nextMistake,
  SIGNS,
  turnAt,
  WIDTH,
  wrongOf,
} from "./graph";
import { moveSays, rangeSays } from "./words";

interface StripProps {
  fed: Fed;
  table: TableInfo;
  /** The seat whose chances are drawn. */
  seat: number;
  reader: Reader;
  move: number;
  to: (move: number) => void;
  again: () => void;
  showDetails: () => void;
  tryFrom: (move: number, seat: number) => void;
  showLine: (move: number, seat: number, codes: string[]) => void;
  close: () => void;
}

export function Strip(props: StripProps) {
  const { fed, table, seat, reader, move, to, again, showDetails, tryFrom, showLine, close } = props;
  const { found, refused } = fed;
  const here = found && wrongOf(found.judged, null).find(({ number }) => number === move - 1);
  const mistakes = found ? mistakesOf(found.judged, null) : [];
  const jump = (step: 1 | -1) => {
    const wanted = nextMistake(mistakes, move, step);
    if (wanted) to(wanted.number + 1);
  };
  const line = () => here && showLine(here.number, here.seat, here.codes ?? []);
  const retry = () => (here ? tryFrom(here.number, here.seat) : tryFrom(move, seat));
  useAnalysisKeys({ ArrowDown: () => jump(1), ArrowUp: () => jump(-1), v: line, t: retry });
  const step = (way: 1 | -1, label: string, key: string) => (
    <button
      type="button"
      class="quiet round"
      aria-label={say(label)}
      title={`${say(label)} (${key})`}
      disabled={nextMistake(mistakes, move, way) === undefined}
      onClick={() => jump(way)}
    >
      <Icon of={way > 0 ? "down" : "up"} />
    </button>
  );
  return (
    <section class="analysis" aria-label={say("analysis-title")}>
      {found && found.turns.length > 0 && (
        <Plot found={found} table={table} seat={seat} move={move} to={to} />
      )}
      <div class="analysis-row">
        <p class={`analysis-says ${here?.label ?? ""}`} role="status">
          {refused ? (
            <span class="refused">{say(`refusal-${refused.replaceAll("_", "-")}`)}</span>
          ) : here ? (
            <>
              <b class="sign" aria-hidden="true">
                {SIGNS[here.label]}
              </b>{" "}
              {table.seats.length > 1 && <b>{seatName(table, here.seat)}: </b>}
              {moveSays(here, reader)}
            </>
          ) : (
            found && <Now found={found} table={table} seat={seat} move={move} />
          )}
        </p>
        <span class="analysis-buttons">
          {here && (here.codes ?? []).length > 0 && (
            <button type="button" title={`${say("analysis-show-line")} (V)`} onClick={line}>
              <Icon of="eye" />
              <span>{say("analysis-show-line")}</span>
            </button>
          )}
          <button
            type="button"
            title={`${say("analysis-try")} (T)`}
            onClick={retry}
            disabled={!here && move >= (found?.moves ?? 0)}
          >
            <Icon of="turn" />
            <span>{say("analysis-try")}</span>
          </button>
          {(found?.state === "stopped" || refused) && (
            <button type="button" onClick={again}>
              <Icon of="play" />
              <span>{say("analysis-go-on")}</span>
            </button>
          )}
          {step(-1, "analysis-previous-mistake", "↑")}
          {step(1, "analysis-next-mistake", "↓")}
          <button type="button" onClick={showDetails} disabled={found === null}>
            <Icon of="log" />
            <span>{say("analysis-details")}</span>
          </button>
          <button
            type="button"
            class="quiet round"
            aria-label={say("analysis-close")}
            title={say("analysis-close")}
            onClick={close}
          >
            <Icon of="close" />
          </button>
        </span>
      </div>
      {found?.state === "working" && (
        <progress max={found.moves} value={found.done} aria-label={say("analysis-working")} />
      )}
      {found === null && !refused && <progress aria-label={say("analysis-working")} />}
    </section>
  );
}

/** The seat's chance at this moment, and the progress of the analysis. */
function Now({
  found,
  table,
  seat,
  move,
}: {
  found: GameAnalysis;
  table: TableInfo;
  seat: number;
  move: number;
}) {
  const turn = turnAt(found.turns, move);
  const says = [
    turn &&
      say("analysis-now", {
        name: seatName(table, seat),
        range: rangeSays(turn.chances[seat] ?? 0, turn.errors[seat] ?? 0),
      }),
    found.state === "working" && say("analysis-progress", { done: found.done, all: found.moves }),
  ];
  return <>{says.filter(Boolean).join(" · ")}</>;
}

interface PlotProps {
  found: GameAnalysis;
  table: TableInfo;
  seat: number;
  move: number;
  to: (move: number) => void;
}

function Plot({ found, table, seat, move, to }: PlotProps) {
  const { turns, judged, moves, results, has_graph } = found;
  const graph = graphOf(turns, judged, seat, moves, has_graph ? (results[seat] ?? 0) : null);
  const low = lowest(turns, seat);
  const percent = (share: number | undefined) => say("estimate", { value: 100 * (share ?? 0) });
  const told = say("analysis-graph", {
    name: seatName(table, seat),
    first: percent(turns[0]?.chances[seat]),
    low: percent(low?.chances[seat]),
    turn: low?.number ?? 1,
    last: percent(turns.at(-1)?.chances[seat]),
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys and buttons beside it do the same
    <svg
      class="analysis-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={told}
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        to(Math.round(((event.clientX - left) / width) * moves));
      }}
    >
      <line class="middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polygon class="band" points={graph.band} />
      <polyline class="chance" points={graph.line} />
      <line class="here" x1={across(move, moves)} x2={across(move, moves)} y1={0} y2={HEIGHT} />
      {graph.dots.map(({ x, y, label, number }) => (
        // A line of zero length has round ends; a circle would be distorted with the graph.
        <line key={number} class={`dot ${label}`} x1={x} x2={x} y1={y} y2={y} />
      ))}
    </svg>
  );
}

/** Up and down: previous and next mistake; V: the better line, T: try again. */
function useAnalysisKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("dialog,input,select,[data-zone]")) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      act();
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
