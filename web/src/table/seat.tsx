// The occupant of a seat: name, colour, presence, clock.
import { useEffect, useState } from "preact/hooks";
import { Emblem, Icon } from "../icons";
import { say } from "../language";
import { memo } from "../memo";
import { initial } from "../names";
import type { TableInfo } from "../protocol";
import { type Play, seatName } from "./play";

interface SeatNameProps {
  table: TableInfo;
  seat: number;
  first?: boolean;
  partner?: boolean;
}

const BOT_COLOURS = ["violet", "teal", "orange", "blue", "pink", "green"];

/** The class that gives a seat its colour. */
export const seatColour = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.colour || BOT_COLOURS[seat % BOT_COLOURS.length] || "";

export const SeatName = memo(({ table, seat, first, partner }: SeatNameProps) => {
  const info = table.seats[seat];
  if (!info) return null;
  const name = seatName(table, seat);
  const won = table.result?.winners.includes(seat);
  return (
    <span class={`seat-name ${seatColour(table, seat)}`}>
      <span class="face-of" aria-hidden="true">
        {info.kind === "bot" ? <Icon of="bot" /> : initial(name)}
      </span>
      <b>
        <bdi>{name}</bdi>
      </b>
      {partner && <Tag icon="people" words={say("partner")} />}
      {first && (
        <span class="tag-icon" role="img" title={say("first-player")} aria-label={say("first-player")}>
          <Emblem of="first_player" />
        </span>
      )}
      {won && (
        <span class="tag-icon" role="img" title={say("winner")} aria-label={say("winner")}>
          <Icon of="crown" />
        </span>
      )}
      {info.thinking && <span class="dots" role="img" aria-label={say("thinking")} />}
      {info.substituted && <Tag icon="bot" words={say("bot-plays")} />}
      {info.kind === "person" && !info.connected && table.state === "playing" && (
        <Tag icon="away" words={say("away")} />
      )}
      {info.clock !== null && <Clock left={info.clock} running={info.running} grace={info.grace} />}
    </span>
  );
});

/** At the seat of an absent player: let a bot play for them, so that nobody waits forever. */
export function BotForAbsent({ play, seat }: { play: Play; seat: number }) {
  if (!play.live || !isAbsent(play.table, seat) || seat === play.you) return null;
  const label = say("bot-for", { name: seatName(play.table, seat) });
  return (
    <button
      type="button"
      class="bot-for"
      aria-label={label}
      title={label}
      onClick={() => play.send({ t: "take_over", seat })}
    >
      <Icon of="bot" />
      <span class="words">{say("bot-steps-in")}</span>
    </button>
  );
}

/** Whether a person who should play is absent, and nobody plays for them. */
export function isAbsent(table: TableInfo, seat: number): boolean {
  const info = table.seats[seat];
  return table.state === "playing" && info?.kind === "person" && !info.connected && !info.substituted;
}

/** A word about a player; if there is little room, only its icon is shown. */
export function Tag({ icon, words, className = "" }: { icon: string; words: string; className?: string }) {
  return (
    <span class={`tag ${className}`} title={words}>
      <Icon of={icon} />
      <span class="words">{words}</span>
    </span>
  );
}

/** The seconds that a clock shows this long after it was sent: it stands still during its grace period. */
export function secondsLeft(left: number, grace: number, passed: number): number {
  return Math.max(0, Math.ceil((left - Math.max(0, passed - grace)) / 1000));
}

function Clock({ left, running, grace }: { left: number; running: boolean; grace: number }) {
  const [sent, setSent] = useState({ left, grace, at: performance.now() });
  const [now, setNow] = useState(performance.now());
  useEffect(() => setSent({ left, grace, at: performance.now() }), [left, running, grace]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = secondsLeft(sent.left, sent.grace, running ? now - sent.at : 0);
  return (
    <span class={`clock ${running ? "running" : ""} ${seconds < 15 ? "short" : ""}`} role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
