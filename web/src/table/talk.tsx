// Ready phrases, spoken in everybody's own language, and free words where the table allows them.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { say } from "../language";
import type { Phrase, Said } from "../protocol";
import type { Play } from "./play";

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

export function Phrases({ play, said, onClose }: { play: Play; said: Said[]; onClose: () => void }) {
  const [words, setWords] = useState("");
  const speak = (id: Phrase) => {
    play.send({ t: "phrase", id });
    onClose();
  };
  return (
    <Dialog title={say("phrases")} onClose={onClose} className="talk-dialog">
      {said.length > 0 && (
        <ul class="said">
          {said.slice(-6).map((one, index) => (
            <li key={`${index}${one.name}`}>
              <Remark said={one} />
            </li>
          ))}
        </ul>
      )}
      <div class="phrases">
        {PHRASES.map((phrase) => (
          <button type="button" key={phrase} onClick={() => speak(phrase)} disabled={!play.live}>
            {phraseText(phrase)}
          </button>
        ))}
      </div>
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
    </Dialog>
  );
}

/** What was just said, for a few seconds. */
export function Bubbles({ said }: { said: Said[] }) {
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
          <Remark said={shown} />
        </p>
      )}
    </div>
  );
}

/** What somebody said, and who: neither turns the other around, in whatever direction they are written. */
function Remark({ said }: { said: Said }) {
  return (
    <>
      <b>
        <bdi>{said.name}</bdi>
      </b>{" "}
      <bdi>{said.phrase ? phraseText(said.phrase) : said.text}</bdi>
    </>
  );
}
