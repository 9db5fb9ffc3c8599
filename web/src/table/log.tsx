// The honest log: everything that happened, as far as this viewer may know, spoken in their language.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Emblem } from "../icons";
import { firstKey, language, type Part, say, sayParts } from "../language";
import { memo } from "../memo";
import type { Happening, TableInfo } from "../protocol";
import { seatName } from "./play";

/** One line: what happened (several equal happenings are one line), and what was gained by it. */
export interface LogLine {
  key: number;
  kind: string;
  player: number;
  happenings: Happening[];
  gains: Happening[];
}

const TOGETHER = ["drew", "discarded", "revealed", "destroyed", "samael_took", "rolled", "paid", "recovered"];
const UNTOLD = ["window", "dealt"];

const NEAR = 12;

/** Where something is told that soon afterwards is told again in other words: damage by its wounds. */
function toldTwice(log: Happening[]): Set<number> {
  const twice = new Set<number>();
  for (const [index, { kind, card_number: card, amount }] of log.entries()) {
    if (kind !== "wounded" && kind !== "left_play") continue;
    const first = kind === "wounded" ? "damaged" : "destroyed";
    for (let at = index - 1; at >= Math.max(0, index - NEAR); at--) {
      const other = log[at];
      if (other?.kind !== first || other.card_number !== card || twice.has(at)) continue;
      if (kind === "left_play") twice.add(index);
      else if (other.amount === amount) twice.add(at);
      break;
    }
  }
  return twice;
}

/** Happenings as lines. */
export function linesOf(log: Happening[]): LogLine[] {
  const lines: LogLine[] = [];
  const twice = toldTwice(log);
  for (const [key, happening] of log.entries()) {
    if (UNTOLD.includes(happening.kind) || twice.has(key)) continue;
    // A reward comes after the row was filled, and still belongs to the monster.
    const before = lines.at(-1);
    const last = happening.kind === "gained" && before?.kind === "revealed" ? lines.at(-2) : before;
    const same = last !== undefined && last.player === happening.player;
    if (happening.kind === "gained" && same && last.kind !== "turn") last.gains.push(happening);
    else if (same && last.kind === happening.kind && TOGETHER.includes(last.kind))
      last.happenings.push(happening);
    else
      lines.push({ key, kind: happening.kind, player: happening.player, happenings: [happening], gains: [] });
  }
  return lines;
}

/** What a line says, with its card names apart. */
export function partsOf(line: LogLine, table: TableInfo, you: number): Part[] {
  const [first] = line.happenings as [Happening];
  const ids = line.happenings.flatMap((happening) => happening.card ?? []);
  const hidden = ids.length < line.happenings.length;
  return sayParts(firstKey(`log-${table.game}-${line.kind}`, `log-${line.kind}`), {
    who: line.player === you ? "you" : line.player < 0 ? "nobody" : "other",
    name: line.player < 0 ? "" : seatName(table, line.player),
    card: ids.join(","),
    known: hidden || ids.length === 0 ? "no" : "yes",
    count: line.happenings.length,
    amount: first.amount ?? 0,
    other: first.seat === undefined ? "" : seatName(table, first.seat),
    whom: first.seat === you ? "you" : "other",
    target: first.target ?? "",
    from: first.from ?? "",
    to: first.to ?? "",
    what: first.what ?? "",
  });
}

const gainInWords = ({ what, amount }: Happening): string =>
  `+${say("amount", { what: what ?? "", n: amount ?? 0 })}`;

export function lineText(line: LogLine, table: TableInfo, you: number): string {
  const gains = line.gains.map(gainInWords);
  const said = partsOf(line, table, you)
    .map((part) => part.text)
    .join("")
    .trim();
  return [said, ...gains].join(" ");
}

interface LogProps {
  log: Happening[];
  table: TableInfo;
  you: number;
}

const NEAR_END = 24; // pixels

export function Log({ log, table, you }: LogProps) {
  const lines = useMemo(() => linesOf(log), [log]);
  const said = table.seats.map((_, seat) => seatName(table, seat)).join();
  const drawn = useMemo(
    () => lines.map((line) => <Line key={line.key} line={line} table={table} you={you} said={said} />),
    [lines, you, said, language.get()],
  );
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // New lines are in sight, unless somebody reads older ones.
  useEffect(() => {
    const growing = new ResizeObserver(() => {
      if (atEnd.current && section.current) section.current.scrollTop = section.current.scrollHeight;
    });
    if (list.current) growing.observe(list.current);
    return () => growing.disconnect();
  }, []);
  const scrolled = ({
    currentTarget: { scrollHeight, scrollTop, clientHeight },
  }: {
    currentTarget: Element;
  }) => {
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys
    <section class="log" tabIndex={0} aria-label={say("log")} ref={section} onScroll={scrolled}>
      <ol ref={list}>{drawn}</ol>
    </section>
  );
}

interface LineProps {
  line: LogLine;
  table: TableInfo;
  you: number;
  /** How everybody is called: with other names the same line reads differently. */
  said: string;
}

const Line = memo(DrawnLine, (one: LineProps, other: LineProps) => {
  const [a, b] = [one.line, other.line];
  const [first, last] = [a.happenings[0] === b.happenings[0], a.happenings.at(-1) === b.happenings.at(-1)];
  return (
    first && last && a.gains.length === b.gains.length && one.said === other.said && one.you === other.you
  );
});

function DrawnLine({ line, table, you }: LineProps) {
  return (
    <li data-kind={line.kind} class={line.player === you ? "mine" : ""}>
      {partsOf(line, table, you).map((part, index) =>
        part.card ? (
          <span class="card-name" data-zoom={part.card} key={`${part.card}${index}`}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
      {line.gains.map((gain, index) => (
        <span class="gain" key={`${gain.what}${index}`} role="img" aria-label={gainInWords(gain)}>
          +{gain.amount}
          <Emblem of={gain.what ?? "honor"} />
        </span>
      ))}
    </li>
  );
}

/** Says each new line to screen readers, and the question when it is ours. */
export function LiveRegion({ log, table, you, question }: LogProps & { question: string }) {
  const told = useRef(log.length);
  const spoken = useRef("");
  if (log.length !== told.current) {
    const fresh = log.length > told.current ? log.slice(told.current) : [];
    told.current = log.length;
    spoken.current = linesOf(fresh)
      .map((line) => lineText(line, table, you))
      .join(". ");
  }
  return (
    <div class="unseen">
      <div aria-live="polite">{spoken.current}</div>
      <div aria-live="assertive">{question}</div>
    </div>
  );
}
