// The page's entry: loads the reader's language, then shows the page of the address.
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/plain.css";
import "./kits";
import "./styles/home.css";
import "./styles/lobby.css";
import "./styles/talk.css";
import "./styles/learn.css";
import "./styles/replay.css";
import "./styles/analysis.css";
import "./styles/study.css";
import "./styles/operator.css";
import "./styles/profile.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { AnnouncementBanner, useAnnouncements } from "./announcement";
import { Banned } from "./home/banned";
import { FrontPage } from "./home/front_page";
import { Loading, Notice } from "./home/notice";
import type { PageComponent } from "./kit";
import { GAME_PAGES } from "./kits";
import { language, say, speak, wantedLanguage } from "./language";
import { meet } from "./me";
import { place } from "./route";
import { banned, Refused } from "./server";
import { applyLooks } from "./settings";
import { putUpSigns } from "./signs";
import { useStore } from "./store";

/** Pages in separate chunks, loaded when first visited. */
const FETCHED: Record<string, () => Promise<{ Page: PageComponent }>> = {
  table: () => import("./table/page"),
  new: () => import("./home/new_table"),
  cards: () => import("./home/cards_page"),
  learn: () => import("./learn/page"),
  puzzles: () => import("./puzzles/page"),
  replay: () => import("./replay/page"),
  operator: () => import("./operator/page"),
  me: () => import("./profile/page"),
  ...Object.fromEntries(Object.entries(GAME_PAGES).map(([name, page]) => [name, page.fetch])),
};

function Deckhall() {
  const { words, query } = useStore(place);
  useStore(language);
  const refusal = useStore(banned);
  const [room = ""] = words;
  useAnnouncements(room === "table");
  return (
    <>
      <AnnouncementBanner />
      {refusal && room !== "operator" ? (
        <Banned refusal={refusal} />
      ) : (
        <Room room={room} words={words} query={query} />
      )}
    </>
  );
}

function Room({ room, words, query }: { room: string; words: string[]; query: URLSearchParams }) {
  if (Object.hasOwn(FETCHED, room)) return <Fetched room={room} words={words} query={query} key={room} />;
  if (room === "") return <FrontPage />;
  return <Notice title={say("nothing-here")} text={say("nothing-here-why")} />;
}

function Fetched({ room, words, query }: { room: string; words: string[]; query: URLSearchParams }) {
  const [Shown, setShown] = useState<{ Page: PageComponent } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    FETCHED[room]?.().then(setShown, () => setFailed(true));
  }, [room]);
  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  return Shown ? <Shown.Page words={words} query={query} /> : <Loading />;
}

async function begin(): Promise<void> {
  const root = document.getElementById("deckhall");
  if (root === null) throw new Error("index.html has no element with the id 'deckhall'");
  applyLooks();
  putUpSigns();
  // Without its texts the page has nothing to say: keep asking until the server answers.
  while (
    !(await speak(wantedLanguage()).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((then) => setTimeout(then, 1500));
  render(<Deckhall />, root);
  await meet().catch((error) => {
    if (!(error instanceof Refused)) throw error;
  });
  (await import("./notices")).watchTurns();
}

begin();
