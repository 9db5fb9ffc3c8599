// The table of a study: the same as for a live game, with a coach instead of the prompt's question.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { preparePictures } from "../art";
import { fetchCards, useWording } from "../card_facts";
import { Dialog } from "../dialog";
import { Loading, Notice } from "../home/notice";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { language, partsTo, say, sayAloud, sayTo } from "../language";
import type { Wording } from "../protocol";
import { OpenHands, openHands } from "../replay/open_hands";
import { go } from "../route";
import { pace, settings } from "../settings";
import { useStore } from "../store";
import { HelpDialog } from "../table/help";
import { useHintInSight } from "../table/in_sight";
import { useKeys } from "../table/keys";
import { LiveRegion, Log } from "../table/log";
import { OptionMenu } from "../table/menu";
import { Movement, useMovement } from "../table/motion";
import { Pace, type Shown } from "../table/pace";
import { type Play, playOf } from "../table/play";
import { questionOf } from "../table/prompt";
import { RiskDialog } from "../table/risk_dialog";
import { Story } from "../table/story";
import { tableClass } from "../table/table_class";
import { Words } from "../table/words";
import { useZones } from "../table/zones";
import { Zoom } from "../table/zoom";
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

/** Elements that handle clicks; a click elsewhere skips what is being shown. */
const BUSY = "button, a, dialog, .rail, .zoom, .option-menu";

function Sitting({ session, title, back, buttons, says, seen, told, play, game, shown }: SittingProps) {
  const { table, view, you } = play;
  useStore(language);
  useWording(table.choices);
  const wishes = useStore(settings);
  const movement = useMemo(() => new Movement(), []);
  const [sheet, setSheet] = useState<"log" | "help" | null>(null);
  shown.beforeChange = () => movement.remember();
  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useHintInSight(root, play);
  useMovement(root, movement, view, play.news, game.journey);
  useKeys(root, () => setSheet("help"));
  useEffect(() => preparePictures(game.cards(view)), [game]);
  // The coach talks about what is visible: while moves are still being shown, about the earlier moment.
  const spoken = useRef(told);
  if (!play.behind) spoken.current = told;
  const now = spoken.current;
  const lines = says?.(now) ?? now.coach;
  const refused = now.refused === null ? [] : [now.refused];
  const coached: Play = {
    ...play,
    coach: {
      ended: now.state === "done" || now.state === "failed",
      content: (
        <Coach
          lines={now.refused === null ? lines : refused}
          state={now.refused === null ? now.state : "failed"}
          play={play}
        >
          {buttons(now, play)}
        </Coach>
      ),
    },
  };
  const hands = session.views.length > 1 ? openHands(view, you) : [];
  const { text, warning } = game.status(play);
  return (
    // biome-ignore lint/a11y: the Space key and a button of the story do the same
    <div
      class={`${tableClass(table, wishes.log)} study ${now.state} ${hands.length > 0 ? "with-hands" : ""}`}
      ref={root}
      data-seq={seen.seq}
      data-state={now.state}
      onClick={(event) => play.behind && !(event.target as Element).closest(BUSY) && shown.skip()}
    >
      <header class="table-top" data-zone="top">
        <button
          type="button"
          class="quiet round"
          onClick={() => go(back.to)}
          aria-label={back.words}
          title={back.words}
        >
          <Icon of="home" />
        </button>
        <span class="where">
          {title} <span>{text}</span>
        </span>
        {warning && (
          <strong class="last-round" role="status">
            {warning}
          </strong>
        )}
        <Story
          play={play}
          log={seen.log}
          canRepeat={seen.canRepeat}
          skipOrRepeat={() => shown.skipOrRepeat()}
        />
        <button
          type="button"
          class="quiet round log-button"
          onClick={() => (innerWidth >= 1100 ? settings.update({ log: !wishes.log }) : setSheet("log"))}
          aria-label={say("log")}
          title={say("log")}
          data-key="l"
        >
          <Icon of="log" />
        </button>
        <button
          type="button"
          class="quiet round"
          onClick={() => setSheet("help")}
          aria-label={say("help")}
          title={say("help")}
          data-key="?"
        >
          <Icon of="help" />
        </button>
      </header>
      {told.problem !== "" && (
        <p class="banner refused" role="alert">
          {say(`refusal-${told.problem.replaceAll("_", "-")}`)}
        </p>
      )}
      <game.Board play={coached} />
      {hands.length > 0 && (
        <footer class="study-hands">
          <OpenHands hands={hands} table={table} />
        </footer>
      )}
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
      <Zoom game={table.game} edition={game.edition(view)} describe={play.says} act={play.act} />
      <OptionMenu describe={play.says} />
      <RiskDialog play={play} />
      {sheet === "log" && (
        <Dialog title={say("log")} onClose={() => setSheet(null)} className="log-dialog">
          <Log log={seen.log} table={table} you={you} />
        </Dialog>
      )}
      {sheet === "help" && <HelpDialog game={table.game} onClose={() => setSheet(null)} />}
    </div>
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
