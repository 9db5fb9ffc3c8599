// Learning from one's own mistakes: retry each position until a better move is found.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import { say } from "../language";
import type { AnalysedMove } from "../protocol";
import { Source } from "../replay/source";
import { go, rename, useTitle } from "../route";
import { server } from "../server";
import { useStore } from "../store";
import { StudySession, type Told } from "../study/session";
import { StudyTable } from "../study/table";
import { Feed } from "./feed";
import { mistakesOf } from "./graph";
import { type Verdict, verdictSays } from "./verdict";

interface MistakesProps {
  id: string;
  query: URLSearchParams;
}

export function Mistakes({ id, query }: MistakesProps) {
  const seat = Number(query.get("seat") ?? 0) || 0;
  const [at, setAt] = useState(Number(query.get("at") ?? 0) || 0);
  const [source, setSource] = useState<Source | null>(null);
  const [gone, setGone] = useState(false);
  const feed = useMemo(() => new Feed(async () => ({ table: id })), [id]);
  useEffect(() => {
    Source.fromTable(id).then(setSource, () => setGone(true));
    feed.start();
    return () => feed.close();
  }, [feed]);
  const { found, refused } = useStore(feed.fed);
  useTitle(say("learn-mistakes"));
  const back = { to: `/replay/${id}?seat=${seat}&analysis=1`, words: say("analysis-back") };
  if (gone) return <Notice title={say("no-replay")} text={say("refusal-not-found")} back={back} />;
  if (refused)
    return (
      <Notice
        title={say("learn-mistakes")}
        text={say(`refusal-${refused.replaceAll("_", "-")}`)}
        back={back}
      />
    );
  if (found === null || source === null) return <Loading />;
  const mistakes = mistakesOf(found.judged, seat);
  const mistake = mistakes[at];
  if (mistake === undefined && found.state === "working")
    return (
      <main class="page mistakes-wait">
        <h1>{say("learn-mistakes")}</h1>
        <p role="status">{say("analysis-progress", { done: found.done, all: found.moves })}</p>
        <progress max={found.moves} value={found.done} aria-label={say("analysis-working")} />
        <p>
          <button type="button" onClick={() => go(back.to)}>
            <Icon of="film" />
            {back.words}
          </button>
        </p>
      </main>
    );
  if (mistake === undefined)
    return (
      <Notice
        title={say("learn-mistakes")}
        text={say(mistakes.length > 0 ? "learn-mistakes-over" : "learn-mistakes-none")}
        back={back}
      />
    );
  const next = () => {
    rename(`/replay/${id}/mistakes?seat=${seat}&at=${at + 1}`);
    setAt(at + 1);
  };
  const all = found.state === "done" ? `${mistakes.length}` : `${mistakes.length}+`;
  return (
    <Again
      key={mistake.number}
      id={id}
      source={source}
      seat={seat}
      mistake={mistake}
      title={say("learn-mistakes-count", { number: at + 1, all })}
      back={back}
      next={next}
    />
  );
}

interface AgainProps {
  id: string;
  source: Source;
  seat: number;
  mistake: AnalysedMove;
  title: string;
  back: { to: string; words: string };
  next: () => void;
}

function Again({ id, source, seat, mistake, title, back, next }: AgainProps) {
  const [verdict, setVerdict] = useState<Verdict>(null);
  const [shown, setShown] = useState(false);
  const from = { table: id, move: mistake.number };
  const session = useMemo(
    () => new StudySession(from, () => {}, undefined, { seat, others: "normal" }, source.table),
    [id],
  );
  useEffect(() => {
    session.start();
    let judged = "";
    const unwatch = session.told.watch(() => {
      const [code = ""] = session.told.get().path;
      if (code === judged) return;
      judged = code;
      setVerdict(code === "" ? null : "judging");
      if (code === "") return;
      server.judgeAnswer({ source: from, seat, code }).then(
        (found) => judged === code && setVerdict(found),
        () => judged === code && setVerdict("unknown"),
      );
    });
    return () => {
      unwatch();
      session.close();
    };
  }, [session]);
  return (
    <StudyTable
      session={session}
      back={back}
      title={<b>{title}</b>}
      says={() => verdictSays(mistake, verdict, shown)}
      buttons={(told) => (
        <Buttons
          session={session}
          told={told}
          verdict={verdict}
          shown={shown}
          show={() => setShown(true)}
          next={next}
        />
      )}
    />
  );
}

interface ButtonsProps {
  session: StudySession;
  told: Told;
  verdict: Verdict;
  shown: boolean;
  show: () => void;
  next: () => void;
}

function Buttons({ session, told, verdict, shown, show, next }: ButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const judged = verdict !== null && verdict !== "judging";
  const solved = judged && verdict !== "unknown" && verdict.solved;
  useEffect(() => {
    if (judged) first.current?.focus({ preventScroll: true });
  }, [verdict]);
  const takeBack = (
    <button
      type="button"
      class={solved ? "quiet" : "primary"}
      ref={solved ? undefined : first}
      data-key="u"
      onClick={() => session.restart()}
    >
      <Icon of="undo" />
      {say("lesson-take-back")}
    </button>
  );
  return (
    <>
      {told.path.length > 0 && !solved && takeBack}
      <button
        type="button"
        class={solved ? "primary" : "quiet"}
        ref={solved ? first : undefined}
        data-key="n"
        onClick={next}
      >
        <Icon of="forward" />
        {say("analysis-next-mistake")}
      </button>
      {told.path.length > 0 && solved && takeBack}
      {!shown && !solved && (
        <button type="button" class="quiet" onClick={show}>
          <Icon of="eye" />
          {say("lesson-show-me")}
        </button>
      )}
    </>
  );
}
