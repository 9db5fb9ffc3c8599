// A finished game in numbers: the parts of each score, its course, the best cards, and the decks.
import { useEffect, useState } from "preact/hooks";
import { Picture } from "../card_parts";
import { kitOf } from "../kits";
import { cardName, firstKey, labelled, say } from "../language";
import type { SeatAccount, Summary, TableInfo } from "../protocol";
import { server } from "../server";
import { seatName } from "./play";
import { HEIGHT, plotOf, WIDTH } from "./plot";
import { seatColour } from "./seat";

export function GameSummary({ table }: { table: TableInfo }) {
  const [found, setFound] = useState<Summary | null>(null);
  useEffect(() => {
    server.summary(table.id).then(setFound, () => {}); // the result is complete without it
  }, [table.id]);
  const words = kitOf(table.game)?.score;
  if (found === null || words === undefined || found.seats.length === 0) return null;
  return (
    <div class="summary">
      <Breakdown table={table} summary={found} />
      {found.turns.length > 1 && <Graph table={table} summary={found} title={say(words.graph)} />}
      <BestCards table={table} summary={found} title={say(words.best)} />
      <Decks table={table} seats={found.seats} />
    </div>
  );
}

interface Part {
  table: TableInfo;
  summary: Summary;
}

const partName = (game: string, part: string): string =>
  say(firstKey(`summary-${game}-${part.replaceAll("_", "-")}`, `group-${part}`));

function Breakdown({ table, summary }: Part) {
  const order = kitOf(table.game)?.groups ?? [];
  const place = (part: string) => order.indexOf(part) + (order.includes(part) ? 100 : 0);
  const parts = [...new Set(summary.seats.flatMap((seat) => Object.keys(seat.parts)))].sort(
    (one, other) => place(one) - place(other),
  );
  return (
    <table>
      <caption class="unseen">{say("summary-score")}</caption>
      <thead>
        <tr>
          <td />
          {summary.seats.map((_, seat) => (
            <th scope="col" key={seat} class={seatColour(table, seat)}>
              <span>{seatName(table, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{partName(table.game, part)}</th>
            {summary.seats.map((seat, number) => (
              <td key={number}>{seat.parts[part] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points over the turns. For screen readers: everybody's points at the beginning, in the middle, and at the end. */
function Graph({ table, summary, title }: Part & { title: string }) {
  const { lines, marks, turns } = plotOf(summary.turns);
  const middle = summary.turns[Math.floor(summary.turns.length / 2)];
  const told = lines.map((_, seat) => {
    const at = [summary.turns[0], middle, summary.turns.at(-1)].map((one) => one?.points[seat] ?? 0);
    return labelled(seatName(table, seat), at.join(" → "));
  });
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={labelled(title, told.join("; "))}>
        {marks.map(({ at, y }) => (
          <g key={at}>
            <line class="mark" x1={26} x2={WIDTH - 6} y1={y} y2={y} />
            <text x={22} y={y + 3} text-anchor="end">
              {at}
            </text>
          </g>
        ))}
        {turns.map(({ at, x }, index) => (
          <text key={at} x={x} y={HEIGHT - 4} text-anchor={index ? "end" : "start"}>
            {say("summary-turn", { count: at })}
          </text>
        ))}
        {lines.map((points, seat) => (
          <polyline key={seat} class={`seat-${seat} ${seatColour(table, seat)}`} points={points} />
        ))}
      </svg>
    </figure>
  );
}

function BestCards({ table, summary, title }: Part & { title: string }) {
  if (summary.seats.every(({ best }) => best.length === 0)) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {summary.seats.map(({ best }, seat) => (
        <div class="best-cards" key={seat}>
          <b>{seatName(table, seat)}</b>
          <ol>
            {best.slice(0, 3).map(({ card, amount }) => (
              <li key={card}>
                <Picture id={card} />
                <span data-zoom={card}>{cardName(card)}</span>
                <b>{amount}</b>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Decks({ table, seats }: { table: TableInfo; seats: SeatAccount[] }) {
  return (
    <>
      {seats.map(({ cards }, seat) => {
        const copies = Object.entries(cards).sort(
          ([a, some], [b, others]) => others - some || cardName(a).localeCompare(cardName(b)),
        );
        if (copies.length === 0) return null;
        const count = copies.reduce((sum, [, number]) => sum + number, 0);
        return (
          <details key={seat}>
            <summary>{say("summary-deck", { name: seatName(table, seat), count })}</summary>
            <ul class="summary-deck">
              {copies.map(([id, number]) => (
                <li key={id} data-zoom={id}>
                  {number} × {cardName(id)}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
