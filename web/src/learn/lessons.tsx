// The lessons of a game: a row of cards, and a button for the next one.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../home/link";
import { Icon } from "../icons";
import { language, say } from "../language";
import { fetchWords } from "../more_words";
import type { LessonInfo } from "../protocol";
import { server } from "../server";
import { useStore } from "../store";

export const addressOf = ({ id }: LessonInfo): string => `/learn/${id}`;

/** The first unfinished lesson; the first of all if all are finished. */
export function nextLesson(lessons: LessonInfo[]): LessonInfo | undefined {
  return lessons.find(({ done }) => !done) ?? lessons[0];
}

/** The lessons of a game, once they and their texts have loaded. */
export function useLessons(game: string): LessonInfo[] {
  const [lessons, setLessons] = useState<LessonInfo[]>([]);
  useEffect(() => {
    let there = true;
    Promise.all([server.lessons(game), fetchWords("study")]).then(
      ([found]) => there && setLessons(found.lessons),
      () => {}, // there is still the guide to read
    );
    return () => {
      there = false;
    };
  }, [game]);
  return lessons;
}

/** The label of the button for the next lesson. */
export function invitation(lessons: LessonInfo[]): string {
  const next = nextLesson(lessons);
  if (next === undefined) return "";
  const done = lessons.filter((one) => one.done).length;
  const key = done === 0 ? "lessons-start" : done < lessons.length ? "lessons-continue" : "lessons-again";
  return say(key, { name: say(next.name.key) });
}

export function Lessons({ lessons }: { lessons: LessonInfo[] }) {
  useStore(language);
  const next = nextLesson(lessons);
  if (next === undefined) return null;
  const done = lessons.filter((one) => one.done).length;
  return (
    <section class="lessons" aria-labelledby="lessons">
      <div class="lessons-head">
        <h2 id="lessons">{say("lessons")}</h2>
        <p>{done > 0 ? say("lessons-progress", { done, all: lessons.length }) : say("lessons-why")}</p>
        <Link to={addressOf(next)} className="button primary big">
          <Icon of="play" />
          {invitation(lessons)}
        </Link>
      </div>
      <ol class="lesson-cards">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link
              to={addressOf(lesson)}
              className={`lesson-card ${lesson.done ? "done" : ""} ${lesson === next ? "next" : ""}`}
            >
              <span class="number" aria-hidden="true">
                {lesson.done ? "✓" : lesson.number}
              </span>
              <b>{say(lesson.name.key)}</b>
              <span class="minutes">{say("lesson-minutes", { count: lesson.minutes })}</span>
              {lesson.done && <span class="unseen">{say("lesson-is-done")}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
