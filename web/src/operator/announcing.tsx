// Announcing something to everybody: a ready-made sentence in each reader's language, or the host's own text.
import { useState } from "preact/hooks";
import { inWords } from "../announcement";
import { Icon } from "../icons";
import { LANGUAGES, language, say } from "../language";
import type { Announced } from "../protocol";
import type { Overview } from "./protocol";
import { operator } from "./server";

const OWN = "own";
const LENGTHS = ["60", "1440", "10080", "good"];

interface AnnouncingProps {
  seen: Overview;
  act: (deed: Promise<Announced>) => Promise<boolean>;
}

export function Announcing({ seen, act }: AnnouncingProps) {
  const { announcement, ready, timed } = seen;
  const [key, setKey] = useState(ready[0] ?? OWN);
  const [minutes, setMinutes] = useState("10");
  const [text, setText] = useState("");
  const [own, setOwn] = useState(language.get());
  const [lasts, setLasts] = useState("1440");
  const isTimed = timed.includes(key);
  const seconds = isTimed ? 60 * Number(minutes) : null;
  const preview = key === OWN ? "" : inWords({ id: 0, key, text: "", language: own, seconds });
  const send = async (event: Event) => {
    event.preventDefault();
    const length = isTimed || lasts === "good" ? null : Number(lasts);
    const what = key === OWN ? { text, language: own } : { key };
    const done = await act(
      operator.announce({ ...what, minutes: isTimed ? Number(minutes) : null, lasts: length }),
    );
    if (done) setText("");
  };
  return (
    <section aria-labelledby="operator-announcement">
      <h2 id="operator-announcement">{say("operator-announcement")}</h2>
      <div class="operator-card">
        {announcement === null ? (
          <p class="note">{say("operator-no-announcement")}</p>
        ) : (
          <div class="operator-bar">
            <p lang={announcement.text ? announcement.language : undefined} dir="auto">
              <Icon of="talk" /> <b>{inWords(announcement)}</b>
            </p>
            <button type="button" onClick={() => act(operator.withdraw())}>
              {say("operator-withdraw")}
            </button>
          </div>
        )}
        <form class="operator-form operator-row" onSubmit={send}>
          <label>
            {say("operator-announce-what")}
            <select value={key} onChange={(event) => setKey(event.currentTarget.value)}>
              {[...ready, OWN].map((one) => (
                <option key={one} value={one}>
                  {say(`operator-key-${one.replaceAll("_", "-")}`)}
                </option>
              ))}
            </select>
          </label>
          {isTimed ? (
            <label>
              {say("operator-in-minutes")}
              <input
                type="number"
                min={1}
                max={1440}
                required
                value={minutes}
                onInput={(event) => setMinutes(event.currentTarget.value)}
              />
            </label>
          ) : (
            <label>
              {say("operator-lasts")}
              <select value={lasts} onChange={(event) => setLasts(event.currentTarget.value)}>
                {LENGTHS.map((one) => (
                  <option key={one} value={one}>
                    {say(one === "good" ? "operator-lasts-good" : `operator-minutes-${one}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {key === OWN && (
            <>
              <label class="wide">
                {say("operator-own-text")}
                <input
                  value={text}
                  required
                  maxLength={300}
                  lang={own}
                  dir="auto"
                  onInput={(event) => setText(event.currentTarget.value)}
                />
              </label>
              <label>
                {say("operator-own-language")}
                <select value={own} onChange={(event) => setOwn(event.currentTarget.value)}>
                  {LANGUAGES.map(({ tag, name }) => (
                    <option key={tag} value={tag} lang={tag}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </>
          )}
          <button type="submit" class="primary">
            {say("operator-announce")}
          </button>
          {preview && <p class="note wide">{preview}</p>}
        </form>
      </div>
    </section>
  );
}
