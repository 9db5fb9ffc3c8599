// Learning a game: the learner's guide in the reader's language, with its cards.
import { useEffect, useState } from "preact/hooks";
import { fetchCards } from "../card_facts";
import { Picture } from "../card_parts";
import { Fan } from "../home/fan";
import { Link } from "../home/link";
import { Loading, Notice } from "../home/notice";
import { playNow } from "../home/quick";
import { PageTop } from "../home/top";
import { Icon } from "../icons";
import type { GuideParts } from "../kit";
import { KITS, kitOf } from "../kits";
import { gameName, language, say } from "../language";
import { go, replace, useTitle } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { Zoom, zoomed } from "../table/zoom";
import { Block } from "./block";
import { fetchGuide, type Guide } from "./guide";
import { Lesson } from "./lesson";
import { addressOf, Lessons, nextLesson, useLessons } from "./lessons";

const GAMES = Object.keys(KITS);

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const [, game = "", lesson] = words;
  if (kitOf(game) === undefined) return <Choice />;
  if (lesson === undefined) return <GuidePage game={game} key={game} />;
  if (lesson === "next") return <Next game={game} />;
  const path = (query.get("path") ?? "").split(",").filter(Boolean);
  return <Lesson game={game} name={lesson} path={path} key={`${game}/${lesson}`} />;
}

/** The link to the first unfinished lesson. */
function Next({ game }: { game: string }) {
  useEffect(() => {
    server.lessons(game).then(
      ({ lessons }) => {
        const next = nextLesson(lessons);
        replace(next ? addressOf(next) : `/learn/${game}`);
      },
      () => replace(`/learn/${game}`),
    );
  }, [game]);
  return <Loading />;
}

/** Which game to learn. */
function Choice() {
  const ready = useCards();
  useTitle(say("learn"));
  return (
    <>
      <PageTop />
      <main class="page front">
        <section class="welcome">
          <h1>{say("learn-to-play")}</h1>
          <p>{say("learn-more")}</p>
        </section>
        <section class="games" aria-label={say("learn-to-play")}>
          {GAMES.map((game) => (
            <article key={game} class={`game ${game}`}>
              <Fan game={game} ready={ready} />
              <div class="about">
                <h2>{gameName(game)}</h2>
                <p>{say(`about-${game}`)}</p>
                <div class="buttons">
                  <Link to={`/learn/${game}`} className="button primary big">
                    <Icon of="book" />
                    {say("learn-minutes")}
                  </Link>
                </div>
              </div>
            </article>
          ))}
        </section>
      </main>
    </>
  );
}

function GuidePage({ game }: { game: string }) {
  const spoken = useStore(language);
  const ready = useCards();
  const [guide, setGuide] = useState<Guide | null>(null);
  const [parts, setParts] = useState<Record<string, GuideParts>>({});
  const [failed, setFailed] = useState(false);
  const looked = useStore(zoomed);
  const lessons = useLessons(game);
  useTitle(guide?.title ?? say("learn"));
  useEffect(() => {
    let wanted = true;
    Promise.all([fetchGuide(game, spoken), fetchParts()]).then(
      ([found, parts]) => {
        if (!wanted) return;
        setParts(parts);
        setGuide(found);
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, spoken]);
  useEffect(() => {
    if (guide === null) return;
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [guide]);
  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  const own = parts[game];
  if (guide === null || own === undefined) return <Loading />;
  const other = GAMES.find((one) => one !== game) as string;
  return (
    <>
      <PageTop />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a link of the guide's text, which keys click too */}
      <main class="page learn" onClick={follow}>
        <header class={`learn-head game ${game}`}>
          <div class="about">
            <h1>{guide.title}</h1>
            {guide.lead.map((block, index) => (
              <Block key={index} block={block} game={game} parts={own} ready={ready} />
            ))}
            <PlayNow game={game} />
          </div>
          <Fan game={game} ready={ready} />
        </header>
        <Lessons lessons={lessons} />
        <div class="learn-columns">
          <nav class="learn-contents" aria-label={say("learn-contents")}>
            {lessons.length > 0 && <b>{say("read-guide")}</b>}
            <ol>
              {guide.sections.map((section, index) => (
                <li key={index}>
                  <a href={`#s${index + 1}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div class="learn-text">
            {guide.sections.map((section, index) => (
              <section key={index} aria-labelledby={`s${index + 1}`}>
                <h2 id={`s${index + 1}`}>{section.title}</h2>
                {section.blocks.map((block, at) => (
                  <Block key={at} block={block} game={game} parts={own} ready={ready} />
                ))}
              </section>
            ))}
            <section class="learn-end">
              <h2>{say("learn-then-play")}</h2>
              <PlayNow game={game} />
              <Link to={`/learn/${other}`} className="more-card">
                <Picture id={parts[other]?.picture ?? ""} />
                <b>{gameName(other)}</b>
                <span>{say("learn-minutes")}</span>
              </Link>
            </section>
          </div>
        </div>
        <Zoom game={game} edition={own.editionOf(looked?.id ?? "")} describe={() => ""} act={() => {}} />
      </main>
    </>
  );
}

/** The games' parts of their guides. */
async function fetchParts(): Promise<Record<string, GuideParts>> {
  const all = Object.entries(KITS).map(async ([game, kit]) => [game, (await kit.guide()).guide] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** Follow links within the guide's text without reloading. */
function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(".learn-text p a, .learn-text li a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}

function PlayNow({ game }: { game: string }) {
  const [refused, setRefused] = useState("");
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          class="primary big"
          onClick={() =>
            playNow(game).catch((error) =>
              setRefused(error instanceof Refused ? error.refusal.reason : "trouble"),
            )
          }
        >
          <Icon of="play" />
          {say("play-bot")}
        </button>
        <Link to={`/cards/${game}`} className="button">
          <Icon of="zoom" />
          {say("cards")}
        </Link>
      </div>
      {refused && (
        <p class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </p>
      )}
    </>
  );
}

function useCards(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    fetchCards().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  return ready;
}
