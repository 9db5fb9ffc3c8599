// The page's entry: speaks the reader's language, then draws the page that the address names.
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/card.css";
import "./styles/table.css";
import "./styles/ascension.css";
import "./styles/ascension-phone.css";
import "./styles/ashes.css";
import "./styles/ashes-side.css";
import "./styles/ashes-unit.css";
import "./styles/ashes-dice.css";
import "./styles/ashes-prompt.css";
import "./styles/ashes-battle.css";
import "./styles/ashes-choosing.css";
import "./styles/ashes-face.css";
import "./styles/ashes-tablet.css";
import "./styles/ashes-sideways.css";
import "./styles/decks.css";
import "./styles/home.css";
import "./styles/learn.css";
import "./styles/replay.css";
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { FrontPage } from "./home/front_page";
import { Loading, Notice } from "./home/notice";
import { language, say, speak, wantedLanguage } from "./language";
import { meet } from "./me";
import { place } from "./route";
import { Refused } from "./server";
import { applyLooks } from "./settings";
import { putUpSigns } from "./signs";
import { useStore } from "./store";
import { TablePage } from "./table/page";

type Page = (props: { words: string[]; query: URLSearchParams }) => preact.JSX.Element;

/** Pages that come in a part of their own, when they are first gone to. */
const FETCHED: Record<string, () => Promise<{ Page: Page }>> = {
  new: () => import("./home/new_table"),
  cards: () => import("./home/cards_page"),
  learn: () => import("./learn/page"),
  decks: () => import("./decks/page"),
  replay: () => import("./replay/page"),
};

function Deckhall() {
  const { words, query } = useStore(place);
  useStore(language);
  const [room = "", id = ""] = words;
  if (room === "table" && id) return <TablePage id={id} key={id} />;
  if (room in FETCHED) return <Fetched room={room} words={words} query={query} key={room} />;
  if (room === "") return <FrontPage />;
  return <Notice title={say("nothing-here")} text={say("nothing-here-why")} />;
}

function Fetched({ room, words, query }: { room: string; words: string[]; query: URLSearchParams }) {
  const [Shown, setShown] = useState<{ Page: Page } | null>(null);
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
