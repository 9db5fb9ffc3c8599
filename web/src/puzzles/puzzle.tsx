// One puzzle at the table: the first try counts, and the server judges it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Notice } from "../home/notice";
import { Icon } from "../icons";
import { gameName, say } from "../language";
import type { PuzzleInfo, PuzzleResult, Wording } from "../protocol";
import { go, rename, useTitle } from "../route";
import { server } from "../server";
import { StudySession, type Told } from "../study/session";
import { StudyTable } from "../study/table";
import { goToNext } from "./next";

export function Puzzle({ id, path }: { id: string; path: string[] }) {
  const [info, setInfo] = useState<PuzzleInfo | null>(null);
  const [gone, setGone] = useState(false);
  const [result, setResult] = useState<PuzzleResult | null>(null);
  const session = useMemo(
    () =>
      new StudySession({ puzzle: id }, (path) =>
        rename(`/puzzles/${id}${path.length > 0 ? `?path=${path.join(",")}` : ""}`),
      ),
    [id],
  );
  useEffect(() => {
    server.puzzle(id).then(setInfo, () => setGone(true));
    session.start(path);
    // The first finished try counts.
    const unwatch = session.told.watch(() => {
      const { state, showing, path } = session.told.get();
      if ((state === "done" || state === "failed") && !showing)
        server.tryPuzzle(id, path).then(
          (found) => setResult((before) => before ?? found),
          () => {},
        );
    });
    return () => {
      unwatch();
      session.close();
    };
  }, [session]);
  useTitle(say("puzzles"));
  if (gone) return <Notice title={say("puzzle-gone")} text={say("nothing-here-why")} />;
  return (
    <StudyTable
      session={session}
      back={{ to: "/puzzles", words: say("puzzles") }}
      title={
        <b>
          {say("puzzles")}
          {info && ` · ${gameName(info.game)} · ${info.rating}`}
        </b>
      }
      says={(told) => [...told.coach, ...resultInWords(told, result, info)]}
      buttons={(told) => <Buttons session={session} told={told} info={info} />}
    />
  );
}

/** How a first try changed the rating, and remarks about a solved puzzle. */
function resultInWords(told: Told, result: PuzzleResult | null, info: PuzzleInfo | null): Wording[] {
  if (told.state === "open" || result === null) return [];
  const { solved, counted, rating, change } = result;
  const signed = change > 0 ? `+${change}` : `${change}`.replace("-", "−");
  return [
    ...(counted
      ? [
          {
            key: solved ? "puzzle-done-change" : "puzzle-failed-change",
            args: { rating: `${rating}`, change: signed },
          },
        ]
      : []),
    ...(told.state === "done" && info?.unique ? [{ key: "puzzle-unique", args: {} }] : []),
  ];
}

interface ButtonsProps {
  session: StudySession;
  told: Told;
  info: PuzzleInfo | null;
}

function Buttons({ session, told, info }: ButtonsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { state, showing, path } = told;
  const [none, setNone] = useState(false);
  const ended = state === "done" || state === "failed";
  useEffect(() => {
    if (ended) first.current?.focus({ preventScroll: true });
  }, [ended]);
  if (showing || info === null) return null;
  const hint = async () => {
    const found = await session.help("hint");
    if (found?.hint) session.pointAt(found.hint);
  };
  const show = async () => {
    if (ended) {
      session.restart();
      await new Promise((then) => setTimeout(then, 300));
    }
    const found = await session.help("way");
    if (found?.way) session.show(found.way);
  };
  const playOn = () =>
    server.playOn({ source: { puzzle: info.id }, seat: session.seen.get().you, level: "normal" }).then(
      (table) => go(`/table/${table.id}`),
      () => {},
    );
  return (
    <>
      {state === "done" && (
        <button
          type="button"
          class="primary"
          ref={first}
          data-key="Enter"
          onClick={() => goToNext(info.game, info.kind).catch(() => setNone(true))}
        >
          <Icon of="play" />
          {say("puzzle-next")}
        </button>
      )}
      {state === "failed" && (
        <button type="button" class="primary" ref={first} data-key="u" onClick={() => session.takeBack()}>
          <Icon of="undo" />
          {say("lesson-take-back")}
        </button>
      )}
      {path.length > 0 && (
        <button type="button" class="quiet" onClick={() => session.restart()}>
          <Icon of="turn" />
          {say("puzzle-restart")}
        </button>
      )}
      {state === "open" && (
        <button type="button" class="quiet" data-key="h" onClick={hint}>
          <Icon of="hint" />
          {say("hint")}
        </button>
      )}
      {state !== "done" && (
        <button type="button" class="quiet" onClick={show}>
          <Icon of="eye" />
          {say("lesson-show-me")}
        </button>
      )}
      {ended && (
        <button type="button" class="quiet" onClick={playOn}>
          <Icon of="people" />
          {say("puzzle-play-on")}
        </button>
      )}
      {state === "done" && info.themes.length > 0 && (
        <span class="themes" role="list" aria-label={say("puzzle-themes")}>
          {info.themes.map((theme) => (
            <span role="listitem" key={theme}>
              {say(`puzzle-theme-${theme}`)}
            </span>
          ))}
        </span>
      )}
      {state === "done" && <span class="note">{say("puzzle-bots-solve", { percent: info.bots })}</span>}
      {none && <span role="alert">{say("puzzle-none-left")}</span>}
    </>
  );
}
