// The table of a study: the same as for a live game, with a coach instead of the prompt's question.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Loading, Notice } from "../home/notice";
import type { GameTable } from "../kit";
import { partsTo, say, sayAloud, sayTo } from "../language";
import type { Wording } from "../protocol";
import { OpenHands, openHands } from "../replay/open_hands";
import { pace } from "../settings";
import { useStore } from "../store";
import { AtTable, type Sheet, useGame } from "../table/at_table";
import { Pace, type Shown } from "../table/pace";
import { type Play, playOf } from "../table/play";
import { Words } from "../table/words";
import type { StudySession, Told } from "./session";

interface StudyTableProps {
  session: StudySession;
  /** The top of the table. */
  title: ComponentChildren;
  back: { to: string; words: string };
  /** Further content of the coach, and the buttons below the text. */
  buttons: (told: Told, play: Play) => ComponentChildren;
  /** Replaces the server's text where the page knows more. */
  says?: (told: Told) => Wording[];
}

export function StudyTable(props: StudyTableProps) {
  const { session, back } = props;
  const shown = useMemo(() => new Pace(session.seen, pace), [session]);
  useEffect(() => () => shown.close(), [shown]);
  const seen = useStore(shown.shown);
  const told = useStore(session.told);
  const { game, failed } = useGame(seen.table?.game, shown);
  if (told.state === "lost")
    return (
      <Notice
        title={say("no-page")}
        text={say(`refusal-${told.problem.replaceAll("_", "-")}`)}
        back={{ to: back.to, words: back.words }}
      />
    );
  if (failed) return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  const play = playOf(seen, session);
  if (play === null || game === null) return <Loading />;
  return <Sitting {...props} seen={seen} told={told} play={play} game={game} shown={shown} />;
}

interface SittingProps extends StudyTableProps {
  seen: Shown;
  told: Told;
  play: Play;
  game: GameTable;
  shown: Pace;
}

const SHEETS = ["log", "help"] as const;

function Sitting({ session, title, back, buttons, says, seen, told, play, game, shown }: SittingProps) {
  const [sheet, open] = useState<Sheet | null>(null);
  // The coach talks about what is visible: while moves are still being shown, about the earlier moment.
  const spoken = useRef(told);
  if (!play.behind) spoken.current = told;
  const now = spoken.current;
  const lines = says?.(now) ?? now.coach;
  const coached: Play = {
    ...play,
    coach: {
      ended: now.state === "done" || now.state === "failed",
      content: (
        <Coach
          lines={now.refused === null ? lines : [now.refused]}
          state={now.refused === null ? now.state : "failed"}
          play={play}
        >
          {buttons(now, play)}
        </Coach>
      ),
    },
  };
  const hands = session.views.length > 1 ? openHands(play.view, play.you) : [];
  return (
    <AtTable
      {...{ seen, play, coached, game, shown, back, title, sheet, open }}
      sheets={SHEETS}
      className={`study ${now.state} ${hands.length > 0 ? "with-hands" : ""}`}
      state={now.state}
      banners={
        told.problem !== "" && (
          <p class="banner refused" role="alert">
            {say(`refusal-${told.problem.replaceAll("_", "-")}`)}
          </p>
        )
      }
    >
      {hands.length > 0 && (
        <footer class="study-hands">
          <OpenHands hands={hands} table={play.table} />
        </footer>
      )}
    </AtTable>
  );
}

interface CoachProps {
  lines: Wording[];
  state: Told["state"];
  play: Play;
  children: ComponentChildren;
}

/** The coach's text. Screen readers hear it before the happenings; a failure interrupts them. */
function Coach({ lines, state, play, children }: CoachProps) {
  const text = sayAloud(lines.map((line) => sayTo(play.reader, line)));
  return (
    <div class={`coach ${state}`}>
      <p>
        {lines.map((line, index) => (
          <span key={`${line.key}${index}`}>
            {index > 0 && " "}
            <Words parts={partsTo(play.reader, line)} />
          </span>
        ))}
      </p>
      <span class="unseen" aria-live={state === "failed" ? "assertive" : "polite"}>
        {text}
      </span>
      {children && <span class="coach-buttons">{children}</span>}
    </div>
  );
}
