// The replay viewer: a finished game step by step, from any seat or with all cards open.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Details } from "../analysis/details";
import { Feed } from "../analysis/feed";
import { Mistakes } from "../analysis/mistakes";
import { addressOf, studySource } from "../analysis/source";
import { Strip } from "../analysis/strip";
import { Variation } from "../analysis/variation";
import { fetchCards, useWording } from "../card_facts";
import { Dialog } from "../dialog";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { language, say } from "../language";
import { games } from "../me";
import { fetchWords } from "../more_words";
import type { Frame, GameView } from "../protocol";
import { go, rename, useTitle } from "../route";
import { Refused } from "../server";
import { settings } from "../settings";
import { Store, useStore } from "../store";
import { Log, lineText } from "../table/log";
import { Movement, useMovement } from "../table/motion";
import { type Play, readerOf, seatName } from "../table/play";
import { tableClass } from "../table/table_class";
import { useZones } from "../table/zones";
import { Zoom } from "../table/zoom";
import { Bar, type SeenBy } from "./bar";
import { ReplayList } from "./list";
import { OpenHands, openHands, openView } from "./open_hands";
import { openedRecord, Source, type ToldLine } from "./source";

/** Nobody answers anything in a replay. */
const NOTHING_SENT = new Store(-1);

export function Page({ words, query }: { words: string[]; query: URLSearchParams }) {
  const id = words[1];
  if (id === undefined) return <ReplayList />;
  if (words[2] === "try" || words[2] === "mistakes")
    return <Studied key={words[2]} id={id} query={query} mistakes={words[2] === "mistakes"} />;
  return <Viewer key={id} id={id} query={query} />;
}

/** The study of a game, once its texts have loaded. */
function Studied({ id, query, mistakes }: { id: string; query: URLSearchParams; mistakes: boolean }) {
  const [ready, setReady] = useState(false);
  useStore(language);
  useEffect(() => {
    fetchWords("study").then(
      () => setReady(true),
      () => {},
    );
  }, []);
  if (!ready) return <Loading />;
  return mistakes ? <Mistakes id={id} query={query} /> : <Variation id={id} query={query} />;
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
        const [table] = await Promise.all([fetchTable(source.game), fetchCards(), fetchWords("study")]);
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

/** A moment, and its viewer. */
interface Shown {
  frame: Frame;
  seat: SeenBy;
}

interface StageProps {
  id: string;
  source: Source;
  game: GameTable;
  query: URLSearchParams;
}

const STEP = 900; // milliseconds per move at normal speed

function Stage({ id, source, game, query }: StageProps) {
  const within = (move: number) => Math.min(source.moves, Math.max(0, move));
  const [move, setMove] = useState(within(Number(query.get("move") ?? 0) || 0));
  const [seat, setSeat] = useState<SeenBy>(
    query.get("seat") === "all" ? "all" : Number(query.get("seat") ?? 0) || 0,
  );
  const [base, setBase] = useState(Math.max(0, seat === "all" ? 0 : seat)); // whose side of the table is near
  const [shown, setShown] = useState<Shown | null>(null);
  const [log, setLog] = useState<ToldLine[]>([]);
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [logOpen, setLogOpen] = useState(false);
  const [analysed, setAnalysed] = useState(query.get("analysis") === "1");
  const [detailed, setDetailed] = useState(false);
  const feed = useMemo(() => new Feed(() => studySource(id, source)), [source]);
  const fed = useStore(feed.fed);
  const canAnalyse = useStore(games)?.games.find((one) => one.id === source.game)?.analysis ?? false;
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
    rename(`/replay/${id}?move=${move}&seat=${seat}${analysed ? "&analysis=1" : ""}`);
    return () => {
      there = false;
    };
  }, [move, seat, analysed]);
  useEffect(() => {
    if (analysed && feed.fed.get().found === null) feed.start();
  }, [analysed]);
  useEffect(() => () => feed.close(), [feed]);
  useEffect(() => {
    if (!running) return;
    if (move >= source.moves) return setRunning(false);
    const timer = setTimeout(() => setMove(move + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [running, shown, speed]);
  const to = (wanted: number) => {
    setRunning(false);
    setMove(within(wanted));
  };
  useKeys(to, move, source.moves, () => setRunning((now) => !now));

  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useMovement(root, movement, shown, shown?.frame.happenings ?? [], game.journey);
  if (shown === null) return <Loading />;
  const { frame } = shown;
  const open = shown.seat === "all";
  const viewer = shown.seat === "all" ? base : shown.seat;
  const reading = open ? -1 : viewer; // with all cards face up nobody is "you"
  const seen = open ? openView(frame.views, viewer) : (frame.views[0] as GameView);
  const view: GameView = { ...seen, decision: seen.decision && { ...seen.decision, options: [] } };
  const reader = readerOf(source.table, reading);
  const play: Play = {
    table: { ...source.table, state: view.outcome ? "over" : "playing", result: view.outcome },
    view,
    you: viewer,
    seq: move,
    live: false,
    options: [],
    hint: null,
    canUndo: false,
    canAskUndo: false,
    autoPass: { everything: false, cards: [] },
    answered: NOTHING_SENT,
    failures: 0,
    news: frame.happenings,
    since: [],
    behind: false,
    act: () => {},
    send: () => {},
    reader,
    says: () => "",
  };
  const { text, warning } = game.status(play);
  const drawLog = () => (
    <Log
      key={shown.seat} // another viewer has another log, which starts at its end
      log={log.map(({ line }) => line)}
      table={source.table}
      you={reading}
      pick={(index) => {
        to(log[index]?.move ?? move);
        setLogOpen(false);
      }}
    />
  );
  return (
    <div
      class={`${tableClass(source.table, wishes.log)} replay ${open ? "all-open" : ""} ${analysed ? "analysed" : ""}`}
      ref={root}
    >
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
            onChange={(event) => {
              const wanted = event.currentTarget.value;
              setSeat(wanted === "all" ? "all" : Number(wanted));
              if (wanted !== "all") setBase(Math.max(0, Number(wanted)));
            }}
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
        <button
          type="button"
          class="quiet round log-button"
          aria-label={say("log")}
          title={say("log")}
          onClick={() => (innerWidth >= 1100 ? settings.update({ log: !wishes.log }) : setLogOpen(true))}
        >
          <Icon of="log" />
        </button>
      </header>
      <game.Board play={play} />
      <aside class="rail" aria-label={say("log")}>
        <h2>{say("log")}</h2>
        {source.differs && (
          <p class="note" role="status">
            {say("replay-differs")}
          </p>
        )}
        {drawLog()}
      </aside>
      <footer class="replay-foot">
        {open && <OpenHands hands={openHands(view, viewer)} table={source.table} />}
        <p class="replay-caption" role="status">
          {frame.lines.map((line) => lineText(line, reader)).join(" · ")}
        </p>
        <Bar
          id={id}
          source={source}
          move={move}
          seat={seat}
          running={running}
          setRunning={setRunning}
          speed={speed}
          setSpeed={setSpeed}
          to={to}
          analyse={canAnalyse && !analysed ? () => setAnalysed(true) : null}
        />
        {analysed && (
          <Strip
            fed={fed}
            table={source.table}
            seat={Math.max(0, viewer)}
            reader={reader}
            move={move}
            to={to}
            again={() => feed.start()}
            showDetails={() => setDetailed(true)}
            tryFrom={(from, player) => go(addressOf(id, from, player, [], []))}
            showLine={(from, player, codes) => go(addressOf(id, from, player, codes, []))}
            close={() => setAnalysed(false)}
          />
        )}
      </footer>
      {detailed && fed.found && (
        <Details
          found={fed.found}
          table={source.table}
          id={id === "file" ? "" : id}
          reader={reader}
          to={to}
          onClose={() => setDetailed(false)}
        />
      )}
      {logOpen && (
        <Dialog title={say("log")} onClose={() => setLogOpen(false)} className="log-dialog">
          {drawLog()}
        </Dialog>
      )}
      <Zoom game={source.game} edition={game.edition(view)} describe={() => ""} act={() => {}} />
    </div>
  );
}

/** Arrows step, PageUp and PageDown jump ten moves, Home and End go to the ends, the space bar starts and stops. */
function useKeys(to: (move: number) => void, move: number, moves: number, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("dialog,input,select,[data-zone]")) return;
      const wanted = {
        ArrowLeft: move - 1,
        ArrowRight: move + 1,
        PageUp: move - 10,
        PageDown: move + 10,
        Home: 0,
        End: moves,
      }[event.key];
      if (wanted !== undefined) to(wanted);
      else if (event.key === " " && !(event.target as Element).closest("button")) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [move, moves]);
}
