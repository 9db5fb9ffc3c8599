// A table with a game on it. It is the same for live games, lessons, puzzles and variations.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { preparePictures } from "../art";
import { fetchCards, useWording } from "../card_facts";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import type { GameTable } from "../kit";
import { fetchTable } from "../kits";
import { language, say } from "../language";
import { go } from "../route";
import { settings } from "../settings";
import { useStore } from "../store";
import { InTurn } from "./frames";
import { HelpDialog } from "./help";
import { useHintInSight } from "./in_sight";
import { useKeys } from "./keys";
import { LiveRegion, Log } from "./log";
import { OptionMenu } from "./menu";
import { Movement, useMovement } from "./motion";
import type { Pace, Shown } from "./pace";
import type { Play } from "./play";
import { questionOf } from "./prompt";
import { RiskDialog } from "./risk_dialog";
import { Story } from "./story";
import { tableClass } from "./table_class";
import { useZones } from "./zones";
import { Zoom } from "./zoom";

/** The table of a game and its cards, once they are here, or whether they could not be fetched. */
export function useGame(name: string | undefined, shown: Pace): { game: GameTable | null; failed: boolean } {
  const [game, setGame] = useState<GameTable | null>(null);
  const [failed, setFailed] = useState(false);
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
  return { game, failed };
}

/** What a button at the top opens, with the message that names it and its key. */
const SHEETS = {
  talk: ["phrases", "t"],
  log: ["log", "l"],
  help: ["help", "?"],
  menu: ["menu", "m"],
} as const;
export type Sheet = keyof typeof SHEETS;

/** The width from which the log has a place beside the board. */
const WITH_RAIL = 1100;

/** Elements that handle clicks; a click elsewhere skips what is being shown. */
const BUSY = "button, a, dialog, .rail, .zoom, .option-menu";

export interface AtTableProps {
  seen: Shown;
  play: Play;
  game: GameTable;
  shown: Pace;
  /** Where the first button of the top leads, in words. */
  back: { to: string; words: string };
  title: ComponentChildren;
  /** Further signs beside the title. */
  tags?: ComponentChildren;
  /** The buttons of the top, and what is open. The log and the help are opened here, the others by the page. */
  sheets: readonly Sheet[];
  sheet: Sheet | null;
  open: (sheet: Sheet | null) => void;
  /** What is said between the top and the board. */
  banners?: ComponentChildren;
  /** Who talks beside the question: with a coach, the board shows this instead of `play`. */
  coached?: Play;
  className?: string;
  state?: string;
  children?: ComponentChildren;
}

export function AtTable(props: AtTableProps) {
  const { seen, play, game, shown, sheet, open } = props;
  const { table, view, you } = play;
  useStore(language);
  useWording(table.choices);
  const wishes = useStore(settings);
  const movement = useMemo(() => new Movement(), []);
  shown.beforeChange = () => movement.remember();
  const root = useRef<HTMLDivElement>(null);
  useZones(root);
  useHintInSight(root, play);
  useMovement(root, movement, view, play.news, game.journey);
  useKeys(root, () => open("help"));
  useEffect(() => preparePictures(game.cards(view)), [game]);
  const log = <Log log={seen.log} table={table} you={you} />;
  return (
    // biome-ignore lint/a11y: the Space key and a button of the story do the same
    <div
      class={`${tableClass(table, wishes.log)} ${props.className ?? ""}`}
      ref={root}
      data-seq={seen.seq}
      data-state={props.state}
      onClick={(event) => play.behind && !(event.target as Element).closest(BUSY) && shown.skip()}
    >
      <Top {...props} />
      {props.banners}
      <game.Board play={props.coached ?? play} />
      <InTurn part="told" moment={view}>
        <aside class="rail" aria-label={say("log")}>
          <h2>{say("log")}</h2>
          {log}
        </aside>
        <LiveRegion
          log={seen.log}
          table={table}
          you={you}
          question={play.options.length > 0 ? questionOf(play) : ""}
        />
      </InTurn>
      <Zoom game={table.game} edition={game.edition(view)} describe={play.says} act={play.act} />
      <OptionMenu describe={play.says} />
      <RiskDialog play={play} />
      {sheet === "log" && (
        <Dialog title={say("log")} onClose={() => open(null)} className="log-dialog">
          {log}
        </Dialog>
      )}
      {sheet === "help" && <HelpDialog game={table.game} onClose={() => open(null)} />}
      {props.children}
    </div>
  );
}

/** The top of the table: the stage of the game, its latest happenings, and the page's buttons. */
function Top({ seen, play, game, shown, back, title, tags, sheets, open }: AtTableProps) {
  const { text, warning } = game.status(play);
  return (
    <header class="table-top" data-zone="top">
      <RoundButton icon="home" words={back.words} onClick={() => go(back.to)} />
      <span class="where">
        {title} <span>{text}</span>
      </span>
      {warning && (
        <strong class="last-round" role="status">
          {warning}
        </strong>
      )}
      {tags}
      <InTurn part="told" moment={play.view}>
        <Story
          play={play}
          log={seen.log}
          canRepeat={seen.canRepeat}
          skipOrRepeat={() => shown.skipOrRepeat()}
        />
      </InTurn>
      {sheets.map((sheet) => (
        <RoundButton
          key={sheet}
          icon={sheet}
          words={say(SHEETS[sheet][0])}
          shortcut={SHEETS[sheet][1]}
          className={`${sheet}-button`}
          onClick={() =>
            sheet === "log" && innerWidth >= WITH_RAIL
              ? settings.update({ log: !settings.get().log })
              : open(sheet)
          }
        />
      ))}
    </header>
  );
}

interface RoundButtonProps {
  icon: Sheet | "home";
  words: string;
  onClick: () => void;
  shortcut?: string;
  className?: string;
}

function RoundButton({ icon, words, onClick, shortcut, className = "" }: RoundButtonProps) {
  return (
    <button
      type="button"
      class={`quiet round ${className}`}
      onClick={onClick}
      aria-label={words}
      title={words}
      data-key={shortcut}
    >
      <Icon of={icon} />
    </button>
  );
}
