// The page of one table: waiting for players, the game, its end.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { preparePictures } from "../art";
import { fetchCards, useWording } from "../card_facts";
import { Connection, type Seen } from "../connection";
import { Dialog } from "../dialog";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { gameName, language, say } from "../language";
import { memo } from "../memo";
import type { Refused } from "../protocol";
import { go, useTitle } from "../route";
import { settings } from "../settings";
import { useStore } from "../store";
import { InTurn } from "./frames";
import { HelpDialog } from "./help";
import { Lobby } from "./lobby";
import { LiveRegion, Log, lineText } from "./log";
import { OptionMenu } from "./menu";
import { Movement, useMovement } from "./motion";
import { type Play, playOf, seatName } from "./play";
import { questionOf } from "./prompt";
import { Result } from "./result";
import { Tag } from "./seat";
import { tableClass } from "./table_class";
import { TableMenu } from "./table_menu";
import { Bubbles, Phrases } from "./talk";
import { nextPossible, useZones } from "./zones";
import { Zoom } from "./zoom";

export function Page({ words: [, id] }: { words: string[] }) {
  if (id === undefined) return <Notice title={say("nothing-here")} text={say("nothing-here-why")} />;
  return <TablePage id={id} key={id} />;
}

function TablePage({ id }: { id: string }) {
  const connection = useMemo(() => new Connection(id), [id]);
  useEffect(() => () => connection.close(), [connection]);
  const seen = useStore(connection.seen);
  const [game, setGame] = useState<GameTable | null>(null);
  const [failed, setFailed] = useState(false);
  const name = seen.table?.game;
  useEffect(() => {
    if (name === undefined) return;
    Promise.all([fetchTable(name), fetchCards()]).then(
      ([found]) => setGame(() => found),
      () => setFailed(true),
    );
  }, [name]);

  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  if (seen.line === "closed") return <Closed seen={seen} />;
  if (seen.table === null || (game === null && seen.table.state !== "open"))
    return (
      <Loading>
        {seen.refused && say(`refusal-${seen.refused.reason.replaceAll("_", "-")}`)}{" "}
        {say(seen.line === "lost" ? "reconnecting" : "loading")}
      </Loading>
    );
  if (seen.table.state === "open")
    return <Lobby table={seen.table} you={seen.you} seated={() => connection.sitDown()} />;
  const play = playOf(seen, connection);
  if (play === null || game === null) return <Loading />;
  return <Game seen={seen} play={play} game={game} connection={connection} />;
}

function Closed({ seen: { code, refused } }: { seen: Seen }) {
  if (refused?.reason === "not_found")
    return <Notice title={say("table-gone")} text={say("table-gone-why")} />;
  if (refused?.reason === "no_watching")
    return <Notice title={say("table-private")} text={say("table-private-why")} />;
  const known = [1003, 1009, 4008].includes(code);
  return <Notice title={say("table-closed")} text={say(known ? `closed-${code}` : "closed-trouble")} again />;
}

type Sheet = "log" | "menu" | "help" | "talk" | null;

interface GameProps {
  seen: Seen;
  play: Play;
  game: GameTable;
  connection: Connection;
}

function Game({ seen, play, game, connection }: GameProps) {
  const { table, view, you } = play;
  useStore(language);
  useWording(table.choices);
  const wishes = useStore(settings);
  const movement = useMemo(() => new Movement(), []);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [resultSeen, setResultSeen] = useState(false);
  connection.beforeChange = () => movement.remember();
  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useMovement(root, movement, view, play.news, game.journey);
  useKeys(root, setSheet);
  const asked = play.options.length > 0;
  const edition = game.edition(view);
  useEffect(() => preparePictures(game.cards(view)), [game]);
  useTitle(`${asked ? "● " : ""}${gameName(table.game)}`);

  const { text, warning } = game.status(play);
  return (
    <div class={tableClass(table, wishes.log)} ref={root} data-seq={seen.seq}>
      <TableTop game={table.game} text={text} warning={warning} watching={you < 0} open={setSheet} />
      {seen.line === "lost" && (
        <p class="banner" role="alert">
          <span class="dots" aria-hidden="true" /> {say("reconnecting")}
        </p>
      )}
      {seen.refused && <RefusedBanner refused={seen.refused} />}
      {table.undo && <UndoOffer play={play} />}
      <game.Board play={play} />
      <InTurn part="told" moment={view}>
        <Told seen={seen} play={play} />
      </InTurn>
      <Bubbles said={seen.said} />
      <Zoom game={table.game} edition={edition} describe={play.says} act={play.act} />
      <OptionMenu describe={play.says} />
      {sheet === "log" && <LogSheet seen={seen} onClose={() => setSheet(null)} />}
      {sheet === "help" && <HelpDialog game={table.game} onClose={() => setSheet(null)} />}
      {sheet === "menu" && <TableMenu play={play} onClose={() => setSheet(null)} />}
      {sheet === "talk" && <Phrases play={play} said={seen.said} onClose={() => setSheet(null)} />}
      {table.state === "over" && !resultSeen && <Result play={play} onClose={() => setResultSeen(true)} />}
    </div>
  );
}

/** What is told of a move: the last line on a phone, the log, and what screen readers say. */
function Told({ seen, play }: { seen: Seen; play: Play }) {
  const { table, you } = play;
  const last = seen.log.at(-1);
  return (
    <>
      <p class="ticker" aria-hidden="true">
        {last ? lineText(last, play.reader) : ""}
      </p>
      <aside class="rail" aria-label={say("log")}>
        <h2>{say("log")}</h2>
        <Log log={seen.log} table={table} you={you} />
      </aside>
      <LiveRegion
        log={seen.log}
        table={table}
        you={you}
        question={play.options.length > 0 ? questionOf(play) : ""}
      />
    </>
  );
}

const REFUSAL_SHOWN = 6000;

/** What was refused, for as long as it takes to read it. */
function RefusedBanner({ refused }: { refused: Refused }) {
  const [read, setRead] = useState<Refused | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRead(refused), REFUSAL_SHOWN);
    return () => clearTimeout(timer);
  }, [refused]);
  if (read === refused) return null;
  return (
    <p class="banner refused" role="alert">
      {say(`refusal-${refused.reason.replaceAll("_", "-")}`)}
    </p>
  );
}

interface TopProps {
  game: string;
  text: string;
  warning: string | undefined;
  watching: boolean;
  open: (sheet: Sheet) => void;
}

/** The top of the table: where the game is, and the buttons of the page. Most moves change nothing of it. */
const TableTop = memo(({ game, text, warning, watching, open }: TopProps) => (
  <header class="table-top" data-zone="top">
    <button
      type="button"
      class="quiet round"
      onClick={() => go("/")}
      aria-label={say("home")}
      title={say("home")}
    >
      <Icon of="home" />
    </button>
    <span class="where">
      <b>{gameName(game)}</b> <span>{text}</span>
    </span>
    {warning && (
      <strong class="last-round" role="status">
        {warning}
      </strong>
    )}
    {watching && <Tag icon="eye" words={say("watching")} className="watching" />}
    <span class="spread" />
    <button
      type="button"
      class="quiet round"
      onClick={() => open("talk")}
      aria-label={say("phrases")}
      title={say("phrases")}
      data-key="t"
    >
      <Icon of="talk" />
    </button>
    <button
      type="button"
      class="quiet round log-button"
      onClick={() => (innerWidth >= 1100 ? settings.update({ log: !settings.get().log }) : open("log"))}
      aria-label={say("log")}
      title={say("log")}
      data-key="l"
    >
      <Icon of="log" />
    </button>
    <button
      type="button"
      class="quiet round"
      onClick={() => open("help")}
      aria-label={say("help")}
      title={say("help")}
      data-key="?"
    >
      <Icon of="help" />
    </button>
    <button
      type="button"
      class="quiet round"
      onClick={() => open("menu")}
      aria-label={say("menu")}
      title={say("menu")}
      data-key="m"
    >
      <Icon of="menu" />
    </button>
  </header>
));

function LogSheet({ seen, onClose }: { seen: Seen; onClose: () => void }) {
  return (
    <Dialog title={say("log")} onClose={onClose} className="log-dialog">
      {seen.table && <Log log={seen.log} table={seen.table} you={seen.you} />}
    </Dialog>
  );
}

function UndoOffer({ play }: { play: Play }) {
  const offer = play.table.undo;
  if (offer === null) return null;
  const asked = offer.waiting.includes(play.you);
  return (
    <div class="banner" role="alert">
      {offer.seat === play.you
        ? say("undo-asked")
        : say("undo-wanted", { name: seatName(play.table, offer.seat) })}
      {asked && (
        <>
          <button type="button" class="primary" onClick={() => play.send({ t: "undo_answer", yes: true })}>
            {say("undo-allow")}
          </button>
          <button type="button" onClick={() => play.send({ t: "undo_answer", yes: false })}>
            {say("undo-refuse")}
          </button>
        </>
      )}
    </div>
  );
}

/** One key for each button that names one (`data-key`), and N for the next thing that can be done. */
function useKeys(root: { current: HTMLElement | null }, setSheet: (sheet: Sheet) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("dialog,input,textarea,select,[role=menu]")) return;
      // A key that is held down is one press: it must not confirm what it has just asked.
      if (event.repeat && event.key.toLowerCase() !== "n") return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === "n") nextPossible(root.current, event.shiftKey);
      else if (key === "?") setSheet("help");
      else {
        const button = root.current?.querySelector<HTMLElement>(
          `button[data-key="${CSS.escape(key)}"]:not([disabled])`,
        );
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
