// The page's entry: speaks the reader's language, then draws the page that the address names.
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/plain.css";
import "./kits";
import "./styles/home.css";
import "./styles/learn.css";
import "./styles/replay.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FrontPage } from "./home/front_page";
import { Loading, Notice } from "./home/notice";
import type { PageComponent } from "./kit";
import { GAME_PAGES } from "./kits";
import { language, say, speak, wantedLanguage } from "./language";
import { meet } from "./me";
import { place } from "./route";
import { Refused } from "./server";
import { applyLooks } from "./settings";
import { putUpSigns } from "./signs";
import { useStore } from "./store";

/** Pages that come in a part of their own, when they are first gone to. */
const FETCHED: Record<string, () => Promise<{ Page: PageComponent }>> = {
  table: () => import("./table/page"),
  new: () => import("./home/new_table"),
  cards: () => import("./home/cards_page"),
  learn: () => import("./learn/page"),
  replay: () => import("./replay/page"),
  ...Object.fromEntries(Object.entries(GAME_PAGES).map(([name, page]) => [name, page.fetch])),
};

function Deckhall() {
  const { words, query } = useStore(place);
  useStore(language);
  const [room = ""] = words;
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
  // Without its words the page has nothing to say: it keeps asking until the server is there.
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
}

begin();
