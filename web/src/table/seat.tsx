// Who sits somewhere: name, colour, presence, clock.
import { useEffect, useState } from "preact/hooks";
import { Emblem, Icon } from "../icons";
import { say } from "../language";
import { memo } from "../memo";
import { initial } from "../names";
import type { TableInfo } from "../protocol";
import { seatName } from "./play";

interface SeatNameProps {
  table: TableInfo;
  seat: number;
  first?: boolean;
  partner?: boolean;
}

const BOT_COLOURS = ["violet", "teal", "orange", "blue", "pink", "green"];

export const SeatName = memo(({ table, seat, first, partner }: SeatNameProps) => {
  const info = table.seats[seat];
  if (!info) return null;
  const name = seatName(table, seat);
  const won = table.result?.winners.includes(seat);
  return (
    <span class={`seat-name ${info.colour || BOT_COLOURS[seat % BOT_COLOURS.length]}`}>
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
      {info.clock !== null && <Clock left={info.clock} running={info.running} />}
    </span>
  );
});

/** A word about somebody; where there is little room, only its picture is seen. */
export function Tag({ icon, words, className = "" }: { icon: string; words: string; className?: string }) {
  return (
    <span class={`tag ${className}`} title={words}>
      <Icon of={icon} />
      <span class="words">{words}</span>
    </span>
  );
}

function Clock({ left, running }: { left: number; running: boolean }) {
  const [sent, setSent] = useState({ left, at: performance.now() });
  const [now, setNow] = useState(performance.now());
  useEffect(() => setSent({ left, at: performance.now() }), [left, running]);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = Math.max(0, Math.ceil((sent.left - (running ? Math.max(0, now - sent.at) : 0)) / 1000));
  return (
    <span class={`clock ${running ? "running" : ""} ${seconds < 15 ? "short" : ""}`} role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
