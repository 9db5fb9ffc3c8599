// Ready-made phrases, shown in everybody's own language, and free text if the table allows it.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../icons";
import { say } from "../language";
import { useBackCloses } from "../layers";
import type { Phrase, Said, TableInfo } from "../protocol";
import { type Play, speakerName } from "./play";

const PHRASES: Phrase[] = [
  "hello",
  "good_luck",
  "well_played",
  "good_move",
  "good_game",
  "thanks",
  "sorry",
  "oops",
  "one_moment",
  "your_turn",
  "are_you_there",
  "i_must_go",
  "again",
  "yes",
  "no",
];
const FACES: [Phrase, string][] = [
  ["smile", "🙂"],
  ["laugh", "😄"],
  ["wow", "😮"],
  ["sad", "🙁"],
  ["angry", "😠"],
  ["applause", "👏"],
  ["heart", "❤️"],
];

export function phraseText(phrase: string): string {
  return FACES.find(([face]) => face === phrase)?.[1] ?? say(`phrase-${phrase.replaceAll("_", "-")}`);
}

interface ChatProps {
  play: Play;
  said: Said[];
  onClose: () => void;
}

/** The chat next to the game, which goes on meanwhile. */
export function ChatPanel({ play, said, onClose }: ChatProps) {
  const [words, setWords] = useState("");
  const panel = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useBackCloses(onClose);
  useEffect(() => panel.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [said.length]);
  const speak = (id: Phrase) => play.send({ t: "phrase", id });
  return (
    <aside
      class="chat-panel"
      aria-label={say("phrases")}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <header>
        <h2>{say("phrases")}</h2>
        <button type="button" class="quiet round" aria-label={say("close")} onClick={onClose}>
          <Icon of="close" />
        </button>
      </header>
      <ul class="said" aria-live="polite" ref={list}>
        {said.map((one, index) => (
          <li key={index} class={one.seat === play.you && play.live ? "mine" : ""}>
            <Remark said={one} name={speakerName(one, said, play.table)} />
          </li>
        ))}
      </ul>
      {said.length === 0 && <p class="note">{say(play.table.settings.chat ? "chat-empty" : "chat-off")}</p>}
      {play.table.settings.chat && play.live && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (words.trim()) play.send({ t: "say", text: words.trim() });
            setWords("");
          }}
        >
          <input
            aria-label={say("say-something")}
            placeholder={say("say-something")}
            maxLength={300}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button type="submit" class="primary">
            {say("send")}
          </button>
        </form>
      )}
      <div class="phrases faces">
        {FACES.map(([phrase, face]) => (
          <button
            type="button"
            key={phrase}
            aria-label={say(`phrase-${phrase}`)}
            onClick={() => speak(phrase)}
            disabled={!play.live}
          >
            {face}
          </button>
        ))}
      </div>
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button type="button" key={phrase} onClick={() => speak(phrase)} disabled={!play.live}>
            {phraseText(phrase)}
          </button>
        ))}
      </div>
    </aside>
  );
}

/** What was just said, for a few seconds. */
export function Bubbles({ said, table }: { said: Said[]; table: TableInfo }) {
  const [shown, setShown] = useState<Said | null>(null);
  const heard = useRef(said.length);
  const last = said.at(-1);
  useEffect(() => {
    if (!last || said.length === heard.current) return;
    heard.current = said.length;
    setShown(last);
    const timer = setTimeout(() => setShown(null), 5000);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <div class="bubble" role="status">
      {shown && (
        <p key={said.length}>
          <Remark said={shown} name={speakerName(shown, said, table)} />
        </p>
      )}
    </div>
  );
}

/** What was said and by whom, isolated from each other whatever their writing directions. */
function Remark({ said, name }: { said: Said; name: string }) {
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>{" "}
      <bdi>{said.phrase ? phraseText(said.phrase) : said.text}</bdi>
    </>
  );
}
