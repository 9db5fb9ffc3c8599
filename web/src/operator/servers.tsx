// The state of the servers: load, tables, waiting bots, and recent errors.
import { moment } from "../home/moments";
import { language, say } from "../language";
import type { ServerFigures } from "./protocol";

export function Servers({ servers }: { servers: ServerFigures[] }) {
  return (
    <section aria-labelledby="operator-servers">
      <h2 id="operator-servers">{say("operator-servers")}</h2>
      <div class="operator-servers">
        {servers.map((figures) => (
          <Server key={figures.address} figures={figures} />
        ))}
      </div>
    </section>
  );
}

const number = (value: number): string => new Intl.NumberFormat(language.get()).format(value);

function Server({ figures }: { figures: ServerFigures }) {
  const { address, reached, well, since, recent } = figures;
  const state = !reached ? "operator-unreached" : well ? "operator-well" : "operator-unwell";
  const rows: [string, string, boolean][] = [
    ["operator-since", moment(since), false],
    ["operator-live", number(figures.tables), false],
    ["operator-connections", number(figures.connections), false],
    ["operator-bots-waiting", number(figures.bots_waiting), figures.bots_waiting > 20],
    ["operator-load", number(figures.load), figures.load > 2],
    ["operator-games", number(figures.games), false],
    ["operator-moves", number(figures.moves), false],
    [
      "operator-slow-moves",
      say("operator-milliseconds", { n: number(figures.slow_moves) }),
      figures.slow_moves > 100,
    ],
    ["operator-errors", number(figures.errors), figures.errors > 0],
    ["operator-bot-failures", number(figures.bot_failures), figures.bot_failures > 0],
    ["operator-floods", number(figures.floods), figures.floods > 0],
  ];
  return (
    <article class="operator-card">
      <p class={`operator-state ${reached && well ? "good" : "bad"}`}>
        {address && <b>{address}</b>} {say(state)}
      </p>
      {reached && (
        <>
          <dl class="operator-figures">
            {rows.map(([key, value, worrying]) => (
              <div key={key} class={worrying ? "worrying" : ""}>
                <dt>{say(key)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {recent.length === 0 ? (
            <p class="note">{say("operator-no-errors")}</p>
          ) : (
            <details>
              <summary>{say("operator-recent")}</summary>
              <ul class="operator-recent">
                {recent.map(({ at, event, problem }, index) => (
                  <li key={`${at} ${index}`}>
                    <time>{moment(at)}</time> <code>{event}</code> {problem}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </article>
  );
}
