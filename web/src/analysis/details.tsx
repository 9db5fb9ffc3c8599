// The whole analysis as text: each player's mistakes, luck, the chances as a table, and the game in numbers.
import { Dialog } from "../dialog";
import { say } from "../language";
import type { GameAnalysis, TableInfo } from "../protocol";
import { seatName } from "../table/play";
import { GameSummary } from "../table/summary";
import type { Reader } from "../wording";
import { SIGNS, wrongOf } from "./graph";
import { moveSays, rangeSays } from "./words";

interface DetailsProps {
  found: GameAnalysis;
  table: TableInfo;
  /** The id of a table of this server; "" for a record. */
  id: string;
  reader: Reader;
  to: (move: number) => void;
  onClose: () => void;
}

export function Details({ found, table, id, reader, to, onClose }: DetailsProps) {
  const pick = (move: number) => {
    to(move);
    onClose();
  };
  return (
    <Dialog title={say("analysis-title")} onClose={onClose} className="analysis-dialog">
      {table.seats.map((_, seat) => {
        const wrong = wrongOf(found.judged, seat);
        const count = found.judged.filter((move) => move.seat === seat).length;
        const luck = found.luck[seat];
        return (
          <section key={seat} aria-label={seatName(table, seat)}>
            <h3>{seatName(table, seat)}</h3>
            <p>{say("analysis-choices", { count, wrong: wrong.length })}</p>
            {found.state === "done" && <p>{say(luck ? `analysis-${luck}` : "analysis-luck-unclear")}</p>}
            <ul class="analysis-moves">
              {wrong.map((move) => (
                <li key={move.number}>
                  <button type="button" class="quiet" onClick={() => pick(move.number + 1)}>
                    <b class={`sign ${move.label}`} aria-hidden="true">
                      {SIGNS[move.label]}
                    </b>
                    <span>
                      {say("analysis-turn", { turn: move.turn })} · {moveSays(move, reader)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <details>
        <summary>{say("analysis-as-table")}</summary>
        <div class="analysis-table">
          <table>
            <caption class="unseen">{say("analysis-title")}</caption>
            <thead>
              <tr>
                <th scope="col">{say("turn")}</th>
                {table.seats.map((_, seat) => (
                  <th scope="col" key={seat}>
                    {seatName(table, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.turns.map(({ number, chances, errors }) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  {table.seats.map((_, seat) => (
                    <td key={seat}>{rangeSays(chances[seat] ?? 0, errors[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      {id !== "" && <GameSummary table={{ ...table, id }} />}
    </Dialog>
  );
}
