// The log: everything that happened, as far as this viewer may know, in their language.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Emblem } from "../icons";
import { language, partsTo, say, sayAloud, sayTo } from "../language";
import { memo } from "../memo";
import type { Gain, LogLine, TableInfo } from "../protocol";
import type { Reader } from "../wording";
import { Announcer, TURN_OVER } from "./announcing";
import { readerOf } from "./play";
import { takenBack } from "./taken_back";
import { Words } from "./words";

const gainInWords = ({ what, amount }: Gain): string => `+${say("amount", { what, n: amount })}`;

/** A line as plain text. */
export function lineText(line: LogLine, reader: Reader): string {
  return [sayTo(reader, line.say).trim(), ...(line.gains ?? []).map(gainInWords)].join(" ");
}

interface LogProps {
  log: LogLine[];
  table: TableInfo;
  you: number;
  /** If lines can be clicked: the handler, called with the line's index in the log. */
  pick?: (index: number) => void;
}

const NEAR_END = 24; // pixels

export function Log({ log, table, you, pick }: LogProps) {
  const reader = readerOf(table, you);
  const names = reader.names.join();
  const gone = useMemo(() => takenBack(log), [log]);
  const drawn = useMemo(
    () =>
      log.map((line, index) =>
        // Summaries of turns are at the top of the table: the log has the single moves.
        line.kind === TURN_OVER ? null : (
          <Line
            key={index}
            line={line}
            reader={reader}
            names={names}
            gone={gone.has(line)}
            {...(pick ? { onPick: () => pick(index) } : {})}
          />
        ),
      ),
    [log, you, names, language.get()],
  );
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  // Scroll to new lines, unless somebody is reading older ones.
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
  /** Everybody's names: with other names the same line reads differently. */
  names: string;
  /** It was undone. */
  gone: boolean;
  onPick?: () => void;
}

const Line = memo(
  DrawnLine,
  (one: LineProps, other: LineProps) =>
    one.line === other.line &&
    one.gone === other.gone &&
    one.names === other.names &&
    one.reader.you === other.reader.you,
);

function DrawnLine({ line, reader, gone, onPick }: LineProps) {
  const told = (
    <>
      <Words parts={partsTo(reader, line.say)} />
      {(line.gains ?? []).map((gain, index) => (
        <span class="gain" key={`${gain.what}${index}`} role="img" aria-label={gainInWords(gain)}>
          +{gain.amount}
          <Emblem of={gain.what} />
        </span>
      ))}
    </>
  );
  const mine = line.player >= 0 && line.player === reader.you;
  return (
    <li data-kind={line.kind} class={`${mine ? "mine" : ""} ${gone ? "taken-back" : ""}`}>
      {gone && <span class="unseen">{say("undone-line")}</span>}
      {onPick ? (
        <button type="button" class="quiet" onClick={onPick}>
          {told}
        </button>
      ) : (
        told
      )}
    </li>
  );
}

/** Tells screen readers what happened, and the question if it is ours. */
export function LiveRegion({ log, table, you, question }: LogProps & { question: string }) {
  const told = useRef(log);
  const announcer = useRef(new Announcer());
  const text = useRef("");
  const waited = question !== "" || table.state === "over";
  const before = new Set(told.current);
  const fresh = log === told.current ? [] : log.filter((line) => !before.has(line));
  told.current = log;
  const said = announcer.current.say(fresh, you, waited);
  if (said.length > 0) text.current = sayAloud(said.map((line) => lineText(line, readerOf(table, you))));
  return (
    <div class="unseen">
      <div aria-live="polite">{text.current}</div>
      <div aria-live="assertive">{question}</div>
    </div>
  );
}
