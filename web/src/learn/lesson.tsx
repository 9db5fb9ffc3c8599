// One lesson, played at the table.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Loading } from "../home/notice";
import { playNow } from "../home/quick";
import { Icon } from "../icons";
import { say, sayTo } from "../language";
import type { LessonInfo } from "../protocol";
import { go, rename, useTitle } from "../route";
import { StudySession, type Told } from "../study/session";
import { StudyTable } from "../study/table";
import type { Play } from "../table/play";
import { addressOf, useLessons } from "./lessons";

interface LessonProps {
  game: string;
  name: string;
  path: string[];
}

const HINT_AFTER = 2; // failures
const SHOW_AFTER = 3;

export function Lesson({ game, name, path }: LessonProps) {
  const id = `${game}/${name}`;
  const lessons = useLessons(game);
  const session = useMemo(
    () =>
      new StudySession({ lesson: id }, (path) =>
        rename(`/learn/${id}${path.length > 0 ? `?path=${path.join(",")}` : ""}`),
      ),
    [id],
  );
  useEffect(() => {
    session.start(path);
    return () => session.close();
  }, [session]);
  const at = lessons.findIndex((lesson) => lesson.id === id);
  const here = lessons[at];
  useTitle(here ? say(here.name.key) : say("learn"));
  if (lessons.length === 0) return <Loading />;
  return (
    <StudyTable
      session={session}
      back={{ to: `/learn/${game}`, words: say("lesson-all") }}
      title={<Title lessons={lessons} at={at} />}
      buttons={(told, play) => (
        <After session={session} told={told} play={play} next={lessons[at + 1]} game={game} />
      )}
    />
  );
}

/** The title of this lesson, with a row of dots for its position. */
function Title({ lessons, at }: { lessons: LessonInfo[]; at: number }) {
  const here = lessons[at];
  if (here === undefined) return <b>{say("lessons")}</b>;
  return (
    <>
      <b>{say(here.name.key)}</b>
      <span
        class="lesson-dots"
        role="img"
        aria-label={say("lesson-steps", { number: here.number, all: lessons.length })}
      >
        {lessons.map(({ id, done }, index) => (
          <i key={id} class={`${done ? "done" : ""} ${index === at ? "here" : ""}`} />
        ))}
      </span>
    </>
  );
}

interface AfterProps {
  session: StudySession;
  told: Told;
  play: Play;
  next: LessonInfo | undefined;
  game: string;
}

/** What to do after a lesson is done or has failed; after several failures, also a hint. */
function After({ session, told, play, next, game }: AfterProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { state, failures, showing } = told;
  const ended = state === "done" || state === "failed";
  useEffect(() => {
    if (ended) first.current?.focus({ preventScroll: true });
  }, [ended]);
  useEffect(() => {
    if (state === "open" && failures >= HINT_AFTER) session.showHint();
  }, [told.path, state]);
  if (showing) return null;
  if (state === "done")
    return (
      <>
        <button
          type="button"
          class="primary"
          ref={first}
          data-key="Enter"
          onClick={() => (next ? go(addressOf(next)) : playNow(game).catch(() => go("/")))}
        >
          <Icon of="play" />
          {say(next ? "lesson-next" : "lesson-last")}
        </button>
        <button type="button" class="quiet" onClick={() => session.restart()}>
          {say("lesson-try-again")}
        </button>
      </>
    );
  if (state === "failed")
    return (
      <>
        <button type="button" class="primary" ref={first} data-key="Enter" onClick={() => session.restart()}>
          <Icon of="turn" />
          {say("lesson-try-again")}
        </button>
        <button type="button" class="quiet" data-key="u" onClick={() => session.takeBack()}>
          <Icon of="undo" />
          {say("lesson-take-back")}
        </button>
        {failures >= SHOW_AFTER && (
          <button type="button" class="quiet" onClick={() => session.show(null)}>
            <Icon of="eye" />
            {say("lesson-show-me")}
          </button>
        )}
      </>
    );
  const hinted = play.options.find(({ code }) => code === told.hint);
  if (failures >= HINT_AFTER && hinted)
    return <span class="hint-says">{say("lesson-hint", { what: sayTo(play.reader, hinted.say) })}</span>;
  return null;
}
