// One's own results: win rates by game, champion and opponent; each game with its replay and record.
import { useEffect, useState } from "preact/hooks";
import { EndState, GameLine } from "../home/game_line";
import { mineFirst } from "../home/my_list";
import { Loading, Notice } from "../home/notice";
import { PageTop } from "../home/top";
import { choicesInWords } from "../home/words";
import { Icon } from "../icons";
import { cardName, gameName, language, levelName, say } from "../language";
import { me, games as offered } from "../me";
import { fetchWords } from "../more_words";
import { initial, isolated } from "../names";
import type { Played, PlayedGame } from "../protocol";
import { download } from "../replay/record";
import { useTitle } from "../route";
import { server } from "../server";
import { useStore } from "../store";
import {
  type Choice,
  chosen,
  endOfPlayed,
  type Group,
  groupsOf,
  rateOf,
  SORTS,
  type Sort,
  seatIn,
  totalOf,
} from "./results";

const PERIODS = [
  ["all", 0],
  ["year", 365],
  ["month", 30],
] as const; // in days
const AT_FIRST = 20;
const GROUPS_AT_FIRST = 6;

export function Page() {
  const [found, setFound] = useState<Played | null>(null);
  const [failed, setFailed] = useState(false);
  useStore(language);
  useStore(offered); // the defaults of a game come with it
  const known = useStore(me);
  useEffect(() => {
    Promise.all([server.myResults(), fetchWords("people")]).then(
      ([results]) => setFound(results),
      () => setFailed(true),
    );
  }, [known?.id]);
  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  if (found === null) return <Loading />;
  return <Profile found={found} />;
}

function Profile({ found }: { found: Played }) {
  const known = useStore(me);
  useTitle(say("my-results"));
  return (
    <>
      <PageTop />
      <main class="page profile">
        <h1>
          {known && (
            <span class={`seat-name ${known.colour}`} aria-hidden="true">
              <span class="face-of">{initial(known.name || say("guest"))}</span>
            </span>
          )}
          {say("my-results")}
        </h1>
        {found.games.length === 0 ? <p class="note">{say("results-none")}</p> : <Results found={found} />}
      </main>
    </>
  );
}

function Results({ found: { games, more } }: { found: Played }) {
  const [choice, setChoice] = useState<Choice>({ since: 0 });
  const [all, setAll] = useState(false);
  const shown = chosen(games, choice);
  const listed = all ? shown : shown.slice(0, AT_FIRST);
  const isChosen = SORTS.some((sort) => choice[sort] !== undefined);
  return (
    <>
      <div class="totals">
        <Total games={shown} />
        <label>
          {say("results-period")}
          <select
            onChange={(event) => {
              const days = Number(event.currentTarget.value);
              setChoice({ ...choice, since: days === 0 ? 0 : Date.now() / 1000 - days * 86_400 });
            }}
          >
            {PERIODS.map(([name, days]) => (
              <option key={name} value={days}>
                {say(`results-period-${name}`)}
              </option>
            ))}
          </select>
        </label>
        {isChosen && (
          <button type="button" class="quiet" onClick={() => setChoice({ since: choice.since })}>
            <Icon of="close" />
            {say("results-all")}
          </button>
        )}
      </div>
      <div class="groups">
        {SORTS.map((sort) => (
          <Groups
            key={sort}
            sort={sort}
            groups={groupsOf(sort, chosen(games, choice, sort))}
            wanted={choice[sort]}
            want={(key) => {
              const { [sort]: _, ...others } = choice;
              setChoice(key === undefined ? others : { ...others, [sort]: key });
            }}
          />
        ))}
      </div>
      <section class="tables results" aria-label={say("games-over")}>
        <h2>{say("games-over")}</h2>
        {shown.length === 0 && <p class="note">{say("results-none-here")}</p>}
        <ul>
          {listed.map((game) => (
            <li key={game.id} class="my-game">
              <Line game={game} />
            </li>
          ))}
        </ul>
        {listed.length < shown.length && (
          <button type="button" class="quiet" onClick={() => setAll(true)}>
            {say("show-all", { count: shown.length })}
          </button>
        )}
        {more && <p class="note">{say("results-more", { count: games.length })}</p>}
      </section>
    </>
  );
}

function Total({ games }: { games: PlayedGame[] }) {
  const { played, won, lost } = totalOf(games);
  const rate = rateOf({ won, lost });
  return (
    <p class="total" role="status">
      <b>{say("results-games", { count: played })}</b>
      <span>{say("results-won", { count: won })}</span>
      {rate !== null && <span class="rate">{percent(rate)}</span>}
    </p>
  );
}

interface GroupsProps {
  sort: Sort;
  groups: Group[];
  wanted: string | undefined;
  want: (key: string | undefined) => void;
}

function Groups({ sort, groups, wanted, want }: GroupsProps) {
  const [all, setAll] = useState(false);
  if (groups.length === 0) return null;
  const shown = all ? groups : groups.filter(({ key }, at) => at < GROUPS_AT_FIRST || key === wanted);
  return (
    <section class="group" aria-label={say(`results-by-${sort}`)}>
      <h2>{say(`results-by-${sort}`)}</h2>
      <ul>
        {shown.map((group) => (
          <li key={group.key}>
            <button
              type="button"
              class="quiet"
              aria-pressed={group.key === wanted}
              onClick={() => want(group.key === wanted ? undefined : group.key)}
            >
              <span class="name">{nameOf(sort, group)}</span>
              <span class="count">{say("results-of", { won: group.won, played: group.played })}</span>
              <Rate group={group} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {say("show-all", { count: groups.length })}
        </button>
      )}
    </section>
  );
}

function Rate({ group }: { group: Group }) {
  const rate = rateOf(group);
  if (rate === null) return <span class="rate">–</span>;
  return (
    <span class="rate">
      <meter min={0} max={1} value={rate} aria-hidden="true" />
      {percent(rate)}
    </span>
  );
}

const percent = (share: number): string =>
  new Intl.NumberFormat(language.get(), { style: "percent" }).format(share);

function nameOf(sort: Sort, { key, sample }: Group): string {
  if (sort === "game") return `${gameName(sample.game)} · ${choicesInWords(sample)}`;
  if (sort === "lead") return cardName(sample.seats[sample.mine]?.champion ?? "");
  const seat = sample.seats[seatIn(key, sample)];
  if (seat?.kind === "bot") return say("bot-name", { level: levelName(seat.level) });
  return isolated(seat?.name ?? "") || say("guest");
}

function Line({ game }: { game: PlayedGame }) {
  const { id, seats, mine, kept, ended, choices } = game;
  const scores = seats.flatMap(({ score }) => (score === null ? [] : [score]));
  const champions = seats.flatMap(({ champion }) => (champion ? [champion] : []));
  return (
    <>
      <GameLine
        to={kept ? `/replay/${id}` : null}
        go={kept ? say("replay") : ""}
        state={<EndState end={endOfPlayed(game)} />}
        table={game}
        mine={mine}
        champions={champions}
        scores={mineFirst(scores, mine)}
        at={ended}
      />
      {kept && choices.deck_lists !== "closed" && (
        <span class="game-actions">
          <button
            type="button"
            class="quiet round"
            title={say("results-download")}
            aria-label={say("results-download")}
            onClick={() =>
              server.record(id).then(
                ({ record }) => download(record, `deckhall-${game.game}-${id.slice(0, 6)}`),
                () => {},
              )
            }
          >
            <Icon of="acquire" />
          </button>
        </span>
      )}
    </>
  );
}
