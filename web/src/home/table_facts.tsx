// What to know about a table before sitting down: clock, hints, chat, spectators.
import { Icon } from "../icons";
import { say } from "../language";
import type { Settings } from "../protocol";

/** The clock settings of a table, in words. */
export function clockInWords({ clock }: Settings): string {
  if (clock.kind === "none") return say("clock-none");
  const time = say(`clock-is-${clock.kind}`, {
    minutes: Math.round(clock.seconds / 60),
    seconds: clock.kind === "bank" ? clock.increment : clock.seconds,
  });
  return `${time} · ${say(`clock-at-zero-${clock.at_zero}`)}`;
}

/** The settings of a table, in one line. */
export function settingsInWords(settings: Settings): string {
  return [
    clockInWords(settings),
    say(settings.hints ? "hints-on" : "hints-off"),
    say(settings.chat ? "chat-on" : "chat-off"),
  ].join(" · ");
}

export function TableFacts({ settings }: { settings: Settings }) {
  const facts: [icon: string, words: string][] = [
    ["clock", clockInWords(settings)],
    ["hint", say(settings.hints ? "hints-on" : "hints-off")],
    ["talk", say(settings.chat ? "chat-on" : "chat-off")],
    ["eye", say(settings.watch ? "watch-on" : "watch-off")],
  ];
  return (
    <ul class="table-facts">
      {facts.map(([icon, words]) => (
        <li key={icon}>
          <Icon of={icon} />
          {words}
        </li>
      ))}
    </ul>
  );
}
