// Puzzles: the puzzle of the day, and any number of others, each about as hard as the player is strong.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../card_facts";
import { Fan } from "../home/fan";
import { Link } from "../home/link";
import { Loading, Notice } from "../home/notice";
import { PageTop } from "../home/top";
import { Icon } from "../icons";
import { gameName, language, say } from "../language";
import { fetchWords } from "../more_words";
import type { PuzzleStanding } from "../protocol";
import { useTitle } from "../route";
import { server } from "../server";
import { useStore } from "../store";
import { goToNext, JUDGEMENT } from "./next";
import { Puzzle } from "./puzzle";

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const [, id] = words;
  const [ready, setReady] = useState(false);
  useStore(language);
  useEffect(() => {
    Promise.all([fetchWords("study"), fetchCards()]).then(
      () => setReady(true),
      () => {},
    );
  }, []);
  if (!ready) return <Loading />;
  if (id === undefined) return <Overview />;
  const path = (query.get("path") ?? "").split(",").filter(Boolean);
  return <Puzzle id={id} path={path} key={id} />;
}

function Overview() {
  const [games, setGames] = useState<PuzzleStanding[] | null>(null);
  const [failed, setFailed] = useState(false);
  useTitle(say("puzzles"));
  useEffect(() => {
    server.puzzles().then(
      (found) => setGames(found.games),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  if (games === null) return <Loading />;
  return (
    <>
      <PageTop />
      <main class="page front puzzles">
        <section class="welcome">
          <h1>{say("puzzles")}</h1>
          <p>{say("puzzles-why")}</p>
        </section>
        <section class="games" aria-label={say("puzzles")}>
          {games.map((standing) => (
            <GameOfPuzzles key={standing.game} standing={standing} />
          ))}
        </section>
      </main>
    </>
  );
}

function GameOfPuzzles({ standing }: { standing: PuzzleStanding }) {
  const { game, daily, daily_done, tried, solved, rating, streak, best, puzzles, judgements } = standing;
  const [none, setNone] = useState(false);
  const next = (kind = "") => goToNext(game, kind).catch(() => setNone(true));
  return (
    <article class={`game ${game}`}>
      <Fan game={game} ready />
      <div class="about">
        <h2>{gameName(game)}</h2>
        <p class="puzzle-facts">
          <span>{tried > 0 ? say("puzzle-rating", { rating: `${rating}` }) : say("puzzle-unrated")}</span>
          <span>{say("puzzle-solved-count", { solved, total: puzzles })}</span>
          {streak > 0 && (
            <span class="streak">
              <Icon of="crown" />
              {say("puzzle-streak", { count: streak })}
            </span>
          )}
          {best > 1 && <span>{say("puzzle-best-streak", { count: best })}</span>}
        </p>
        <div class="buttons">
          <Link to={`/puzzles/${daily.id}`} className={`button ${daily_done ? "" : "primary"} big`}>
            <Icon of={daily_done ? "check" : "hint"} />
            {say(daily_done ? "puzzle-daily-done" : "puzzle-daily")}
          </Link>
          <button type="button" class={`big ${daily_done ? "primary" : ""}`} onClick={() => next()}>
            <Icon of="play" />
            {say("puzzle-start")}
          </button>
          {judgements > 0 && (
            <button type="button" class="big" onClick={() => next(JUDGEMENT)}>
              <Icon of="help" />
              {say("puzzle-judge")}
            </button>
          )}
        </div>
        {none && <p role="alert">{say("puzzle-none-left")}</p>}
      </div>
    </article>
  );
}
