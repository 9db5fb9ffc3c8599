// The page of one table: waiting for players, the game, its end.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { preparePictures } from "../art";
import { fetchCards, useWording } from "../card_facts";
import { Connection, type Seen } from "../connection";
import { Dialog } from "../dialog";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { gameName, language, say, sayTo } from "../language";
import { memo } from "../memo";
import { useTurnAt } from "../notices";
import type { Refused, TableInfo } from "../protocol";
import { go, useTitle } from "../route";
import { pace, settings } from "../settings";
import { nextToLook } from "../shared_device";
import { useStore } from "../store";
import { InTurn } from "./frames";
import { HandOver } from "./hand_over";
import { HelpDialog } from "./help";
import { useHintInSight } from "./in_sight";
import { useKeys } from "./keys";
import { Lobby } from "./lobby";
import { LiveRegion, Log } from "./log";
import { OptionMenu } from "./menu";
import { Movement, useMovement } from "./motion";
import { Pace, type Shown } from "./pace";
import { type Play, playOf, readerOf, seatName } from "./play";
import { questionOf } from "./prompt";
import { AfterGame, Result } from "./result";
import { RiskDialog } from "./risk_dialog";
import { Tag } from "./seat";
import { Story } from "./story";
import { tableClass } from "./table_class";
import { TableMenu } from "./table_menu";
import { Bubbles, ChatPanel } from "./talk";
import { useZones } from "./zones";
import { Zoom } from "./zoom";

export function Page({ words: [, id] }: { words: string[] }) {
  if (id === undefined) return <Notice title={say("nothing-here")} text={say("nothing-here-why")} />;
  return <TablePage id={id} key={id} />;
}

function TablePage({ id }: { id: string }) {
  const connection = useMemo(() => new Connection(id), [id]);
  const shown = useMemo(() => new Pace(connection.seen, pace), [connection]);
  useEffect(
    () => () => {
      shown.close();
      connection.close();
    },
    [connection],
  );
  const seen = useStore(shown.shown);
  const [game, setGame] = useState<GameTable | null>(null);
  const [failed, setFailed] = useState(false);
  const name = seen.table?.game;
  useEffect(() => {
    if (name === undefined) return;
    Promise.all([fetchTable(name), fetchCards()]).then(
      ([found]) => {
        shown.follow(found.pacing);
        setGame(() => found);
      },
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
  const next = nextToLook(seen.table, seen.you);
  if (next !== null)
    return <HandOver table={seen.table} seat={next} take={() => connection.handOver(next)} key={next} />;
  if (seen.table.state === "over" && seen.view === null) return <Ended table={seen.table} />;
  const play = playOf(seen, connection);
  if (play === null || game === null) return <Loading />;
  return <Game seen={seen} play={play} game={game} shown={shown} />;
}

/** A table that ended before its game began. */
function Ended({ table }: { table: TableInfo }) {
  const reason = sayTo(readerOf(table, -1), table.result?.say?.reason);
  return <Notice title={reason} text={table.result?.note ?? ""} />;
}

function Closed({ seen: { code, refused } }: { seen: Seen }) {
  if (refused?.reason === "not_found")
    return <Notice title={say("table-gone")} text={say("table-gone-why")} />;
  if (refused?.reason === "no_watching")
    return <Notice title={say("table-private")} text={say("table-private-why")} />;
  const known = [1003, 1009, 4008].includes(code);
  return <Notice title={say("table-closed")} text={say(known ? `closed-${code}` : "closed-trouble")} again />;
}

/** Elements that handle clicks; a click elsewhere skips what is being shown. */
const BUSY = "button, a, dialog, .rail, .zoom, .option-menu";

type Sheet = "log" | "menu" | "help" | "talk" | null;

interface GameProps {
  seen: Shown;
  play: Play;
  game: GameTable;
  shown: Pace;
}

function Game({ seen, play, game, shown }: GameProps) {
  const { table, view, you } = play;
  useStore(language);
  useWording(table.choices);
  const wishes = useStore(settings);
  const movement = useMemo(() => new Movement(), []);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [resultSeen, setResultSeen] = useState(false);
  shown.beforeChange = () => movement.remember();
  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useHintInSight(root, play);
  useMovement(root, movement, view, play.news, game.journey);
  useKeys(root, () => setSheet("help"));
  const asked = play.options.length > 0;
  const edition = game.edition(view);
  useEffect(() => preparePictures(game.cards(view)), [game]);
  useTitle(`${asked ? "● " : ""}${gameName(table.game)}`);
  useTurnAt(table, you, asked);

  const { text, warning } = game.status(play);
  return (
    // biome-ignore lint/a11y: the Space key and a button of the story do the same
    <div
      class={tableClass(table, wishes.log)}
      ref={root}
      data-seq={seen.seq}
      onClick={(event) => play.behind && !(event.target as Element).closest(BUSY) && shown.skip()}
    >
      <TableTop
        game={table.game}
        text={text}
        warning={warning}
        watching={you < 0}
        watchers={table.watchers}
        open={setSheet}
      >
        <InTurn part="told" moment={view}>
          <Story
            play={play}
            log={seen.log}
            canRepeat={seen.canRepeat}
            skipOrRepeat={() => shown.skipOrRepeat()}
          />
        </InTurn>
      </TableTop>
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
      {sheet !== "talk" && <Bubbles said={seen.said} table={table} />}
      <Zoom game={table.game} edition={edition} describe={play.says} act={play.act} />
      <OptionMenu describe={play.says} />
      <RiskDialog play={play} />
      {sheet === "log" && <LogSheet seen={seen} onClose={() => setSheet(null)} />}
      {sheet === "help" && <HelpDialog game={table.game} onClose={() => setSheet(null)} />}
      {sheet === "menu" && <TableMenu play={play} onClose={() => setSheet(null)} />}
      {sheet === "talk" && <ChatPanel play={play} said={seen.said} onClose={() => setSheet(null)} />}
      {table.state === "over" && !resultSeen && <Result play={play} onClose={() => setResultSeen(true)} />}
      {table.state === "over" && resultSeen && <AfterGame play={play} open={() => setResultSeen(false)} />}
    </div>
  );
}

/** The texts about a move: the log, and what screen readers say. */
function Told({ seen, play }: { seen: Seen; play: Play }) {
  const { table, you } = play;
  return (
    <>
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

/** A refusal, for as long as it takes to read it. */
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
  watchers: number;
  open: (sheet: Sheet) => void;
  /** The latest happenings. */
  children: ComponentChildren;
}

/** The top of the table: the stage of the game, and the page's buttons. Most moves do not change it. */
const TableTop = memo(({ game, text, warning, watching, watchers, open, children }: TopProps) => (
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
    {watchers > 0 && (
      <span class="tag watchers" role="status" title={say("watchers", { count: watchers })}>
        <Icon of="eye" />
        {watchers}
        <span class="unseen">{say("watchers", { count: watchers })}</span>
      </span>
    )}
    {children}
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
