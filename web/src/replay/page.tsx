// The replay viewer: a finished game step by step, from any seat or with all cards open.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { parseExact, writeExact } from "../big_json";
import { fetchCards, useWording } from "../card_facts";
import { Copy, CopyLink } from "../home/copy";
import { Link } from "../home/link";
import { Loading, Notice } from "../home/notice";
import { PageTop } from "../home/top";
import { choicesInWords, namesAt } from "../home/words";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { gameName, language, say } from "../language";
import type { Frame, GameView, LogLine, TableInfo } from "../protocol";
import { go, rename, useTitle } from "../route";
import { Refused, server } from "../server";
import { settings } from "../settings";
import { Store, useStore } from "../store";
import { Log } from "../table/log";
import { Movement, useMovement } from "../table/motion";
import { type Play, readerOf, seatName } from "../table/play";
import { tableClass } from "../table/table_class";
import { useZones } from "../table/zones";
import { Zoom } from "../table/zoom";
import { openedRecord, Source, type Turn } from "./source";

/** Nobody answers anything in a replay. */
const NOTHING_SENT = new Store(-1);

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const id = words[1];
  if (id === undefined) return <ReplayList />;
  return <Viewer key={id} id={id} query={query} />;
}

/** Finished games of mine, and opening a record file. */
function ReplayList() {
  const [tables, setTables] = useState<TableInfo[]>([]);
  const [refused, setRefused] = useState("");
  useTitle(say("replays"));
  useEffect(() => {
    server.myTables().then(
      (found) => setTables(found.tables.filter((table) => table.state === "over")),
      () => {},
    );
  }, []);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const record = parseExact<Record<string, unknown>>(await file.text());
      await Source.fromRecord(record);
      openedRecord.set(record);
      go("/replay/file");
    } catch (error) {
      setRefused(error instanceof Refused ? error.refusal.reason : "wrong_record");
    }
  };
  return (
    <>
      <PageTop />
      <main class="page replays">
        <h1>{say("replays")}</h1>
        <p>{say("replays-more")}</p>
        <label class="button file">
          <Icon of="film" />
          {say("open-record")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => open(event.currentTarget.files?.[0])}
          />
        </label>
        {refused && (
          <p class="refused" role="alert">
            {say(`refusal-${refused.replaceAll("_", "-")}`)}
          </p>
        )}
        <section class="tables" aria-label={say("my-games")}>
          <h2>{say("my-games-over")}</h2>
          {tables.length === 0 && <p class="note">{say("my-games-over-none")}</p>}
          <ul>
            {tables.map((table) => (
              <li key={table.id}>
                <Link to={`/replay/${table.id}`} className="table-line">
                  <b>{gameName(table.game)}</b>
                  <span class="who">{namesAt(table)}</span>
                  <span class="what">{choicesInWords(table)}</span>
                  <span class="go">{say("replay")}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </main>
    </>
  );
}

function Viewer({ id, query }: { id: string; query: URLSearchParams }) {
  const [source, setSource] = useState<Source | null>(null);
  const [game, setGame] = useState<GameTable | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  useStore(language);
  useTitle(say("replay"));
  useEffect(() => {
    const record = openedRecord.get();
    const found =
      id === "file"
        ? record
          ? Source.fromRecord(record)
          : Promise.reject(new Error("no file"))
        : Source.fromTable(id);
    found
      .then(async (source) => {
        const [table] = await Promise.all([fetchTable(source.game), fetchCards()]);
        setGame(() => table);
        setSource(source);
      })
      .catch((error) => setRefused(error instanceof Refused ? error.refusal.reason : "not_found"));
  }, [id]);
  if (refused !== null)
    return (
      <Notice
        title={say("no-replay")}
        text={say(`refusal-${refused.replaceAll("_", "-")}`)}
        back={{ to: "/replay", words: say("replays") }}
      />
    );
  if (source === null || game === null) return <Loading />;
  return <Stage id={id} source={source} game={game} query={query} />;
}

/** A moment, and who sees it. */
interface Shown {
  frame: Frame;
  seat: number | "all";
}

interface StageProps {
  id: string;
  source: Source;
  game: GameTable;
  query: URLSearchParams;
}

function Stage({ id, source, game, query }: StageProps) {
  const [move, setMove] = useState(Math.min(Math.max(0, Number(query.get("move") ?? 0) || 0), source.moves));
  const [seat, setSeat] = useState<number | "all">(
    query.get("seat") === "all" ? "all" : Number(query.get("seat") ?? 0) || 0,
  );
  const [shown, setShown] = useState<Shown | null>(null);
  const [log, setLog] = useState<LogLine[]>([]);
  const [running, setRunning] = useState(false);
  const movement = useMemo(() => new Movement(), []);
  const before = useRef(move);
  const wishes = useStore(settings);

  useWording(source.table.choices);
  useEffect(() => {
    let there = true;
    source.frame(seat, move).then(
      (found) => {
        if (!there) return;
        if (Math.abs(before.current - move) === 1) movement.remember();
        before.current = move;
        setShown({ frame: found, seat });
        setLog(source.logUpTo(seat, move));
      },
      () => setRunning(false),
    );
    rename(`/replay/${id}?move=${move}&seat=${seat}`);
    return () => {
      there = false;
    };
  }, [move, seat]);
  useEffect(() => {
    if (!running) return;
    if (move >= source.moves) return setRunning(false);
    const timer = setTimeout(() => setMove(move + 1), 900);
    return () => clearTimeout(timer);
  }, [running, shown]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        (event.target as Element).closest("dialog,input,select,[data-zone]") ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
      if (step) setMove((now) => Math.min(source.moves, Math.max(0, now + step)));
      else if (event.key === " ") setRunning((now) => !now);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useMovement(root, movement, shown, shown?.frame.happenings ?? [], game.journey);
  if (shown === null) return <Loading />;
  const { frame } = shown;
  const viewer = shown.seat === "all" ? Math.max(0, frame.player ?? 0) : shown.seat;
  const seen = shown.seat === "all" ? opened(frame.views, viewer) : (frame.views[0] as GameView);
  const view: GameView = { ...seen, decision: seen.decision && { ...seen.decision, options: [] } };
  const play: Play = {
    table: { ...source.table, state: view.outcome ? "over" : "playing", result: view.outcome },
    view,
    you: viewer,
    seq: move,
    live: false,
    options: [],
    hint: null,
    canUndo: false,
    autoPass: { everything: false, cards: [] },
    answered: NOTHING_SENT,
    failures: 0,
    news: frame.happenings,
    act: () => {},
    send: () => {},
    reader: readerOf(source.table, viewer),
    says: () => "",
  };
  const { text, warning } = game.status(play);
  const to = (wanted: number) => {
    setRunning(false);
    setMove(Math.min(source.moves, Math.max(0, wanted)));
  };
  return (
    <div class={`${tableClass(source.table, wishes.log)} replay`} ref={root}>
      <header class="table-top">
        <button
          type="button"
          class="quiet round"
          onClick={() => go("/replay")}
          aria-label={say("replays")}
          title={say("replays")}
        >
          <Icon of="home" />
        </button>
        <span class="where">
          <b>{say("replay")}</b> <span>{text}</span>
        </span>
        {warning && <strong class="last-round">{warning}</strong>}
        <span class="spread" />
        <label class="seat-choice">
          <span class="words">{say("seen-by")}</span>
          <select
            aria-label={say("seen-by")}
            value={String(seat)}
            onChange={(event) =>
              setSeat(event.currentTarget.value === "all" ? "all" : Number(event.currentTarget.value))
            }
          >
            {source.table.seats.map((_, one) => (
              <option key={one} value={one}>
                {seatName(source.table, one)}
              </option>
            ))}
            <option value="-1">{say("seen-by-everybody")}</option>
            <option value="all">{say("seen-all-open")}</option>
          </select>
        </label>
      </header>
      <game.Board play={play} />
      <aside class="rail" aria-label={say("log")}>
        <h2>{say("log")}</h2>
        {source.differs && (
          <p class="note" role="status">
            {say("replay-differs")}
          </p>
        )}
        <Log log={log} table={source.table} you={viewer} />
      </aside>
      <section class="replay-bar" aria-label={say("replay")}>
        <button
          type="button"
          class="quiet round"
          aria-label={say("to-start")}
          onClick={() => to(0)}
          disabled={move === 0}
        >
          <Icon of="first" />
        </button>
        <button
          type="button"
          class="quiet round"
          aria-label={say("step-back")}
          onClick={() => to(move - 1)}
          disabled={move === 0}
        >
          <Icon of="back" />
        </button>
        <button
          type="button"
          class="primary round"
          aria-label={say(running ? "pause" : "run")}
          onClick={() => setRunning(!running)}
        >
          <Icon of={running ? "pause" : "play"} />
        </button>
        <button
          type="button"
          class="quiet round"
          aria-label={say("step-forward")}
          onClick={() => to(move + 1)}
          disabled={move === source.moves}
        >
          <Icon of="forward" />
        </button>
        <button
          type="button"
          class="quiet round"
          aria-label={say("to-end")}
          onClick={() => to(source.moves)}
          disabled={move === source.moves}
        >
          <Icon of="last" />
        </button>
        <input
          type="range"
          min={0}
          max={source.moves}
          value={move}
          aria-label={say("move")}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <span class="move-number">
          {move} / {source.moves}
        </span>
        <TurnJump source={source} seat={seat} move={move} to={to} />
        <CopyMoment id={id} source={source} move={move} seat={seat} />
      </section>
      <Zoom game={source.game} edition={game.edition(view)} describe={() => ""} act={() => {}} />
    </div>
  );
}

/** One view in which every seat's own cards are open. */
function opened(views: GameView[], viewer: number): GameView {
  const base = views[viewer] as GameView;
  const own = (seat: number) => (views[seat]?.seats as unknown[] | undefined)?.[seat];
  return Array.isArray(base.seats) ? { ...base, seats: base.seats.map((_, seat) => own(seat)) } : base;
}

function TurnJump({
  source,
  seat,
  move,
  to,
}: {
  source: Source;
  seat: number | "all";
  move: number;
  to: (move: number) => void;
}) {
  const [turns, setTurns] = useState<Turn[]>([]);
  useEffect(() => {
    source.turns(seat).then(setTurns, () => {});
  }, [source, seat]);
  const now = turns.findLastIndex((turn) => turn.move <= move);
  if (turns.length < 2) return null;
  return (
    <label class="turn-jump">
      <span class="words">{say("turn")}</span>
      <select
        aria-label={say("jump-to-turn")}
        value={String(now)}
        onChange={(event) => to(turns[Number(event.currentTarget.value)]?.move ?? 0)}
      >
        {turns.map((turn, index) => (
          <option key={turn.move} value={index}>
            {turn.player < 0 ? say("to-start") : `${turn.number} · ${seatName(source.table, turn.player)}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function CopyMoment({
  id,
  source,
  move,
  seat,
}: {
  id: string;
  source: Source;
  move: number;
  seat: number | "all";
}) {
  return (
    <>
      {id !== "file" && (
        <CopyLink path={`/replay/${id}?move=${move}&seat=${seat}`} label={say("copy-moment")} />
      )}
      <Copy
        what={async () => writeExact(await source.recordUpTo(move))}
        label={say("copy-position")}
        title={say("copy-position-why")}
        icon="copy"
        className="quiet"
      />
    </>
  );
}
