// What the others did: a line for each of their last turns, repeating or skipping them; and taking one's seat back
// from a bot.
import { Icon } from "../icons";
import { say } from "../language";
import type { LogLine, SeatInfo } from "../protocol";
import { TURN_OVER } from "./announcing";
import { lineText } from "./log";
import { isPlayedByBot, type Play } from "./play";
import { takenBack } from "./taken_back";

/** The last turn of each other player, oldest first. */
export function lastTurns(log: LogLine[]): LogLine[] {
  const turns = new Map<number, LogLine>();
  const gone = takenBack(log);
  for (const line of log) {
    if (line.kind !== TURN_OVER || gone.has(line)) continue;
    turns.delete(line.player);
    turns.set(line.player, line);
  }
  return [...turns.values()];
}

interface StoryProps {
  play: Play;
  log: LogLine[];
  canRepeat: boolean;
  skipOrRepeat: () => void;
}

/** What happened, at the top of the table. A click skips what is being shown, or repeats the others' last turns. */
export function Story({ play, log, canRepeat, skipOrRepeat }: StoryProps) {
  const turns = lastTurns(log);
  const told = turns.length > 0 ? turns : log.slice(-1);
  const can = play.behind || canRepeat;
  if (told.length === 0 && !can) return <span class="spread" />;
  return (
    <button
      type="button"
      class={`story quiet ${play.behind ? "behind" : ""}`}
      disabled={!can}
      onClick={skipOrRepeat}
      title={can ? say(play.behind ? "keys-skip" : "show-again") : undefined}
      data-key={play.behind ? " " : "r"}
    >
      <span class="turns">
        {told.map((line) => (
          <span key={line.player}>{lineText(line, play.reader)}</span>
        ))}
      </span>
      {can && <Icon of={play.behind ? "end" : "turn"} />}
      {can && <span class="words">{say(play.behind ? "skip" : "show-again")}</span>}
    </button>
  );
}

/** A bot plays for the viewer: why, and a button to return. */
export function StandIn({ play }: { play: Play }) {
  if (!isPlayedByBot(play)) return null;
  const { why } = play.table.seats[play.you] as SeatInfo;
  if (why === "resigned") return null;
  return (
    <button type="button" class="primary take-back" onClick={() => play.send({ t: "back" })}>
      <Icon of="person" />
      {say("take-back-seat")}
    </button>
  );
}
