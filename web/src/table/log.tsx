// The honest log: everything that happened, as far as this viewer may know, spoken in their language.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Emblem } from "../icons";
import { language, partsTo, say, sayAloud, sayTo } from "../language";
import { memo } from "../memo";
import type { Gain, LogLine, TableInfo } from "../protocol";
import type { Reader } from "../wording";
import { readerOf } from "./play";
import { Words } from "./prompt";

const gainInWords = ({ what, amount }: Gain): string => `+${say("amount", { what, n: amount })}`;

/** A line as text alone. */
export function lineText(line: LogLine, reader: Reader): string {
  return [sayTo(reader, line.say).trim(), ...(line.gains ?? []).map(gainInWords)].join(" ");
}

interface LogProps {
  log: LogLine[];
  table: TableInfo;
  you: number;
}

const NEAR_END = 24; // pixels

export function Log({ log, table, you }: LogProps) {
  const reader = readerOf(table, you);
  const names = reader.names.join();
  const drawn = useMemo(
    () => log.map((line, index) => <Line key={index} line={line} reader={reader} names={names} />),
    [log, you, names, language.get()],
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
  reader: Reader;
  /** How everybody is called: with other names the same line reads differently. */
  names: string;
}

const Line = memo(
  DrawnLine,
  (one: LineProps, other: LineProps) =>
    one.line === other.line && one.names === other.names && one.reader.you === other.reader.you,
);

function DrawnLine({ line, reader }: LineProps) {
  return (
    <li data-kind={line.kind} class={line.player === reader.you ? "mine" : ""}>
      <Words parts={partsTo(reader, line.say)} />
      {(line.gains ?? []).map((gain, index) => (
        <span class="gain" key={`${gain.what}${index}`} role="img" aria-label={gainInWords(gain)}>
          +{gain.amount}
          <Emblem of={gain.what} />
        </span>
      ))}
    </li>
  );
}

/** Says each new line to screen readers, and the question when it is ours. */
export function LiveRegion({ log, table, you, question }: LogProps & { question: string }) {
  const told = useRef(log);
  const text = useRef("");
  if (log !== told.current) {
    const before = new Set(told.current);
    const fresh = log.filter((line) => !before.has(line));
    told.current = log;
    if (fresh.length > 0) text.current = sayAloud(fresh.map((line) => lineText(line, readerOf(table, you))));
  }
  return (
    <div class="unseen">
      <div aria-live="polite">{text.current}</div>
      <div aria-live="assertive">{question}</div>
    </div>
  );
}
