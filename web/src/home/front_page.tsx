// The front page: one click to play, and everything else.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../card_facts";
import { Icon } from "../icons";
import { GAME_PAGES, kitOf } from "../kits";
import { firstKey, gameName, say } from "../language";
import { games, me } from "../me";
import type { TableInfo } from "../protocol";
import { rename, useTitle } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { Fan } from "./fan";
import { Link } from "./link";
import { playNow } from "./quick";
import { PageTop } from "./top";
import { choicesInWords, namesAt } from "./words";

export function FrontPage() {
  const known = useStore(games);
  // Whoever was led here instead of to where they wanted is told why.
  const [refused, setRefused] = useState(new URLSearchParams(location.search).get("refused") ?? "");
  const [ready, setReady] = useState(false);
  useTitle("");
  useEffect(() => {
    if (location.search) rename("/");
    fetchCards().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  const quick = (game: string) =>
    playNow(game).catch((error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"));
  const shown = known?.games ?? [];
  return (
    <>
      <PageTop />
      <main class="front page">
        <section class="welcome">
          <h1>{say("welcome")}</h1>
          <p>{say("welcome-more")}</p>
        </section>
        {refused && (
          <p class="refused" role="alert">
            {say(firstKey(`refusal-${refused.replaceAll("_", "-")}`, "refusal-trouble"))}
          </p>
        )}
        <section class="games" aria-label={say("play-now")}>
          {shown.map((game) => (
            <article key={game.id} class={`game ${game.id}`}>
              <Fan game={game.id} ready={ready} />
              <div class="about">
                <div class="game-name">
                  <h2>{gameName(game.id)}</h2>
                  {kitOf(game.id) && (
                    <Link to={`/learn/${game.id}`} className="learn-link">
                      <Icon of="book" />
                      {say("learn-to-play")}
                    </Link>
                  )}
                </div>
                <p>{aboutGame(game.id)}</p>
                <div class="buttons">
                  <button type="button" class="primary big" onClick={() => quick(game.id)}>
                    <Icon of="play" />
                    {say("play-bot")}
                  </button>
                  <Link to={`/new/${game.id}`} className="button">
                    <Icon of="people" />
                    {say("new-table")}
                  </Link>
                </div>
              </div>
            </article>
          ))}
        </section>
        <div class="lists">
          <Tables title={say("my-games")} ask={server.myTables} empty={say("my-games-none")} mine />
          <Tables title={say("open-tables")} ask={server.tables} empty={say("open-tables-none")} />
        </div>
        <section class="more" aria-label={say("more")}>
          <Link to="/learn" className="more-card">
            <Icon of="book" />
            <b>{say("learn")}</b>
            <span>{say("learn-more")}</span>
          </Link>
          <Link to="/cards" className="more-card">
            <Icon of="zoom" />
            <b>{say("cards")}</b>
            <span>{say("cards-more")}</span>
          </Link>
          {Object.entries(GAME_PAGES).map(([page, { icon }]) => (
            <Link key={page} to={`/${page}`} className="more-card">
              <Icon of={icon} />
              <b>{say(page)}</b>
              <span>{say(`${page}-more`)}</span>
            </Link>
          ))}
          <Link to="/replay" className="more-card">
            <Icon of="film" />
            <b>{say("replays")}</b>
            <span>{say("replays-more")}</span>
          </Link>
        </section>
      </main>
    </>
  );
}

/** A sentence about a game; one from outside may have brought none. */
function aboutGame(game: string): string {
  return say(firstKey(`about-${game.replaceAll("_", "-")}`, "about-other-game"));
}

function Tables({
  title,
  ask,
  empty,
  mine,
}: {
  title: string;
  ask: () => Promise<{ tables: TableInfo[] }>;
  empty: string;
  mine?: boolean;
}) {
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  const known = useStore(me);
  useEffect(() => {
    let there = true;
    const look = () => {
      if (!document.hidden)
        ask().then(
          (found) => there && setTables(found.tables),
          () => {},
        );
    };
    look();
    const timer = setInterval(look, 8000);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, [ask, known?.id]);
  const sorted = [...(tables ?? [])]
    .sort((a, b) => Number(a.state === "over") - Number(b.state === "over"))
    .slice(0, 8);
  return (
    <section class="tables" aria-label={title}>
      <h2>{title}</h2>
      {sorted.length === 0 ? (
        <p class="note">{empty}</p>
      ) : (
        <ul>
          {sorted.map((table) => (
            <li key={table.id}>
              <Link
                to={table.state === "over" ? `/replay/${table.id}` : `/table/${table.id}`}
                className="table-line"
              >
                <span class={`state ${table.state}`}>{say(`state-${table.state}`)}</span>
                <b>{gameName(table.game)}</b>
                <span class="who">{namesAt(table)}</span>
                <span class="what">{choicesInWords(table)}</span>
                <span class="go">
                  {say(
                    table.state === "over"
                      ? "replay"
                      : mine
                        ? "go-on-playing"
                        : table.state === "open"
                          ? "join"
                          : "watch",
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
