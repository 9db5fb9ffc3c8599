// The page of one table: waiting for players, the game, its end.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Connection, type Seen } from "../connection";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { gameName, say, sayTo } from "../language";
import { useTurnAt } from "../notices";
import type { Refused, TableInfo } from "../protocol";
import { useTitle } from "../route";
import { pace } from "../settings";
import { nextToLook } from "../shared_device";
import { useStore } from "../store";
import { AtTable, type Sheet, useGame } from "./at_table";
import { HandOver } from "./hand_over";
import { Lobby } from "./lobby";
import { Pace, type Shown } from "./pace";
import { type Play, playOf, readerOf, seatName } from "./play";
import { AfterGame, Result } from "./result";
import { Tag } from "./seat";
import { TableMenu } from "./table_menu";
import { Bubbles, ChatPanel } from "./talk";

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
  const { game, failed } = useGame(seen.table?.game, shown);

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

const SHEETS = ["talk", "log", "help", "menu"] as const;

interface GameProps {
  seen: Shown;
  play: Play;
  game: GameTable;
  shown: Pace;
}

function Game({ seen, play, game, shown }: GameProps) {
  const { table, you } = play;
  const [sheet, open] = useState<Sheet | null>(null);
  const [resultSeen, setResultSeen] = useState(false);
  const asked = play.options.length > 0;
  useTitle(`${asked ? "● " : ""}${gameName(table.game)}`);
  useTurnAt(table, you, asked);
  const close = () => open(null);
  return (
    <AtTable
      {...{ seen, play, game, shown, sheet, open }}
      sheets={SHEETS}
      back={{ to: "/", words: say("home") }}
      title={<b>{gameName(table.game)}</b>}
      tags={<Watching you={you} watchers={table.watchers} />}
      banners={
        <>
          {seen.line === "lost" && (
            <p class="banner" role="alert">
              <span class="dots" aria-hidden="true" /> {say("reconnecting")}
            </p>
          )}
          {seen.refused && <RefusedBanner refused={seen.refused} />}
          {table.undo && <UndoOffer play={play} />}
        </>
      }
    >
      {sheet !== "talk" && <Bubbles said={seen.said} table={table} />}
      {sheet === "menu" && <TableMenu play={play} onClose={close} />}
      {sheet === "talk" && <ChatPanel play={play} said={seen.said} onClose={close} />}
      {table.state === "over" && !resultSeen && <Result play={play} onClose={() => setResultSeen(true)} />}
      {table.state === "over" && resultSeen && <AfterGame play={play} open={() => setResultSeen(false)} />}
    </AtTable>
  );
}

/** Whether we are watching, and how many others are. */
function Watching({ you, watchers }: { you: number; watchers: number }) {
  return (
    <>
      {you < 0 && <Tag icon="eye" words={say("watching")} className="watching" />}
      {watchers > 0 && (
        <span class="tag watchers" role="status" title={say("watchers", { count: watchers })}>
          <Icon of="eye" />
          {watchers}
          <span class="unseen">{say("watchers", { count: watchers })}</span>
        </span>
      )}
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
