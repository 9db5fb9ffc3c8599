// The bar below a replay: moving in time, speed, and actions on the current moment.
import { useEffect, useState } from "preact/hooks";
import { writeExact } from "../big_json";
import { Dialog } from "../dialog";
import { Copy, CopyLink } from "../home/copy";
import { usualLevel } from "../home/quick";
import { Icon } from "../icons";
import { levelName, say } from "../language";
import { games } from "../me";
import { go } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { seatName } from "../table/play";
import { download } from "./record";
import type { Source, Turn } from "./source";

export type SeenBy = number | "all";

/** The speeds of a replay, relative to normal. */
const SPEEDS = [0.5, 1, 2, 4];

interface BarProps {
  id: string;
  source: Source;
  move: number;
  seat: SeenBy;
  running: boolean;
  setRunning: (running: boolean) => void;
  speed: number;
  setSpeed: (speed: number) => void;
  to: (move: number) => void;
  /** Begins an analysis; null if it is unavailable, or already shown. */
  analyse: (() => void) | null;
}

export function Bar(props: BarProps) {
  const { id, source, move, seat, running, setRunning, speed, setSpeed, to, analyse } = props;
  const step = (icon: string, label: string, wanted: number, key: string) => (
    <button
      type="button"
      class="quiet round"
      aria-label={say(label)}
      title={`${say(label)} (${key})`}
      onClick={() => to(wanted)}
      disabled={wanted < 0 || wanted > source.moves || wanted === move}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <section class="replay-bar" aria-label={say("replay")}>
      {step("first", "to-start", 0, "Home")}
      {step("back", "step-back", move - 1, "←")}
      <button
        type="button"
        class="primary round"
        aria-label={say(running ? "pause" : "run")}
        onClick={() => setRunning(!running)}
      >
        <Icon of={running ? "pause" : "play"} />
      </button>
      {step("forward", "step-forward", move + 1, "→")}
      {step("last", "to-end", source.moves, "End")}
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
      <label class="replay-speed">
        <span class="unseen">{say("replay-speed")}</span>
        <select
          title={say("replay-speed")}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one.toLocaleString(document.documentElement.lang)}×
            </option>
          ))}
        </select>
      </label>
      <TurnJump source={source} seat={seat} move={move} to={to} />
      {analyse && (
        <button type="button" class="play-on analyse" title={say("analyse-why")} onClick={analyse}>
          <Icon of="graph" />
          <span>{say("analyse")}</span>
        </button>
      )}
      <Moment id={id} source={source} move={move} seat={seat} />
    </section>
  );
}

interface MomentProps {
  id: string;
  source: Source;
  move: number;
  seat: SeenBy;
}

function TurnJump({ source, seat, move, to }: Omit<MomentProps, "id"> & { to: (move: number) => void }) {
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

/** Actions on the current moment: continue the game from it, a link, a position, a file. */
function Moment(props: MomentProps) {
  const [open, setOpen] = useState<"" | "play" | "keep">("");
  return (
    <>
      <button type="button" class="play-on" onClick={() => setOpen("play")}>
        <Icon of="play" />
        <span>{say("play-on")}</span>
      </button>
      <button
        type="button"
        class="quiet round"
        aria-label={say("share-moment")}
        title={say("share-moment")}
        onClick={() => setOpen("keep")}
      >
        <Icon of="link" />
      </button>
      {open === "play" && <PlayOn {...props} onClose={() => setOpen("")} />}
      {open === "keep" && <Keep {...props} onClose={() => setOpen("")} />}
    </>
  );
}

function Keep({ id, source, move, seat, onClose }: MomentProps & { onClose: () => void }) {
  const save = async () =>
    download(await source.recordWithNames(), `deckhall-${source.game}-${source.moves}`);
  return (
    <Dialog title={say("share-moment")} onClose={onClose}>
      <div class="buttons upright">
        {id !== "file" && (
          <CopyLink path={`/replay/${id}?move=${move}&seat=${seat}`} label={say("copy-moment")} />
        )}
        <Copy
          what={async () => writeExact(await source.recordUpTo(move))}
          label={say("copy-position")}
          icon="copy"
        />
        <button type="button" onClick={() => save().catch(() => {})}>
          <Icon of="acquire" />
          {say("download-record")}
        </button>
      </div>
      <p class="note">{say("copy-position-why")}</p>
    </Dialog>
  );
}

function PlayOn({ id, source, move, seat, onClose }: MomentProps & { onClose: () => void }) {
  const known = useStore(games);
  const [mine, setMine] = useState(typeof seat === "number" && seat >= 0 ? seat : 0);
  const [level, setLevel] = useState(usualLevel(source.game));
  const [refused, setRefused] = useState("");
  const levels = known?.games.find((game) => game.id === source.game)?.levels ?? [];
  const play = async () => {
    const from = id === "file" ? { record: await source.recordUpTo(move) } : { table: id };
    const made = await server.playOn({ source: { ...from, move }, seat: mine, level });
    go(`/table/${made.id}`);
  };
  return (
    <Dialog title={say("play-on")} onClose={onClose}>
      <p>{say("play-on-why")}</p>
      <div class="settings">
        <label>
          {say("play-on-seat")}
          <select value={String(mine)} onChange={(event) => setMine(Number(event.currentTarget.value))}>
            {source.table.seats.map((_, one) => (
              <option key={one} value={one}>
                {seatName(source.table, one)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("play-on-against")}
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            {levels.map((one) => (
              <option key={one} value={one}>
                {levelName(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {refused && (
        <p class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </p>
      )}
      <div class="buttons">
        <button
          type="button"
          class="primary"
          onClick={() =>
            play().catch((error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"))
          }
        >
          <Icon of="play" />
          {say("play-on")}
        </button>
      </div>
    </Dialog>
  );
}
