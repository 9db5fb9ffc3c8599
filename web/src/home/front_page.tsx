// The front page: one click to play, and everything else.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../card_facts";
import { Icon } from "../icons";
import { GAME_PAGES, kitOf } from "../kits";
import { firstKey, gameName, say } from "../language";
import { games } from "../me";
import type { TableInfo } from "../protocol";
import { rename, useTitle } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { Fan } from "./fan";
import { isOffered, LearnOffer } from "./learn_offer";
import { Link } from "./link";
import { MyGames } from "./my_games";
import { playNow } from "./quick";
import { QuickDialog } from "./quick_dialog";
import { settingsInWords } from "./table_facts";
import { PageTop } from "./top";
import { choicesInWords, namesAt } from "./words";

export function FrontPage() {
  const known = useStore(games);
  // Say why a visitor was redirected here.
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
  const [asking, setAsking] = useState("");
  const [offering, setOffering] = useState("");
  const [hasGames, setHasGames] = useState(false);
  const quick = (game: string) => {
    if (isOffered(game, hasGames)) setOffering(game);
    else begin(game);
  };
  const begin = (game: string) => {
    if (kitOf(game)?.seatChoices) setAsking(game);
    else
      playNow(game).catch((error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"));
  };
  const shown = known?.games ?? [];
  return (
    <>
      <PageTop />
      {offering && (
        <LearnOffer game={offering} play={() => begin(offering)} onClose={() => setOffering("")} />
      )}
      {asking && <QuickDialog game={asking} onClose={() => setAsking("")} />}
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
                    <Link to={`/learn/${game.id}/next`} className="learn-link">
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
          <MyGames found={setHasGames} />
          <OpenTables />
        </div>
        <section class="more" aria-label={say("more")}>
          <Link to="/learn" className="more-card">
            <Icon of="book" />
            <b>{say("learn")}</b>
            <span>{say("learn-more")}</span>
          </Link>
          <Link to="/puzzles" className="more-card">
            <Icon of="hint" />
            <b>{say("puzzles")}</b>
            <span>{say("puzzles-more")}</span>
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

/** A sentence about a game; one from outside may have none. */
function aboutGame(game: string): string {
  return say(firstKey(`about-${game.replaceAll("_", "-")}`, "about-other-game"));
}

/** Tables that anybody may join or watch. */
function OpenTables() {
  const [tables, setTables] = useState<TableInfo[]>([]);
  useEffect(() => {
    let there = true;
    const look = () => {
      if (!document.hidden)
        server.tables().then(
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
  }, []);
  return (
    <section class="tables" aria-label={say("open-tables")}>
      <h2>{say("open-tables")}</h2>
      {tables.length === 0 ? (
        <p class="note">{say("open-tables-none")}</p>
      ) : (
        <ul>
          {tables.slice(0, 8).map((table) => (
            <li key={table.id}>
              <Link to={`/table/${table.id}`} className="table-line">
                <span class={`state ${table.state}`}>{say(`state-${table.state}`)}</span>
                <b>{gameName(table.game)}</b>
                <span class="who">{namesAt(table)}</span>
                <span class="what">
                  {choicesInWords(table)}
                  <br />
                  {settingsInWords(table.settings)}
                </span>
                <span class="go">{say(table.state === "open" ? "join" : "watch")}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
