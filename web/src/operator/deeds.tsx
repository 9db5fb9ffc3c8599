// The log of the operator's actions, newest first.
import { moment } from "../home/moments";
import { canSay, say } from "../language";
import type { Deed } from "./protocol";
import { subjectInWords } from "./sanctions";

export function Deeds({ log }: { log: Deed[] }) {
  return (
    <section aria-labelledby="operator-log">
      <h2 id="operator-log">{say("operator-log")}</h2>
      {log.length === 0 ? (
        <p class="note">{say("operator-no-log")}</p>
      ) : (
        <ol class="operator-log operator-card">
          {log.map((deed, index) => (
            <li key={log.length - index}>
              <time>{moment(deed.at)}</time>
              <b>{say(`operator-deed-${deed.deed}`)}</b>
              <span>{about(deed)}</span>
              <span class="note">{say("operator-by", { address: deed.address })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A ready-made announcement is logged by its key and minutes. */
function announced(note: string): string {
  const [key = "", minutes] = note.split(" ");
  const name = `operator-key-${key.replaceAll("_", "-")}`;
  if (!canSay(name)) return note;
  return minutes ? say("operator-key-in", { what: say(name), count: Number(minutes) }) : say(name);
}

/** Whom or what it concerned, for how long, and the host's note. */
function about({ deed, subject, name, note, until }: Deed): string {
  const whom = deed === "closed" ? name : subject && subjectInWords(subject, name);
  const measure = deed === "lifted" ? say(`operator-${note}`) : "";
  const punished = deed === "ban" || deed === "silence";
  const length = until
    ? say("operator-till", { time: moment(until) })
    : punished
      ? say("operator-for-good")
      : "";
  const words = deed === "announced" ? announced(note) : deed === "lifted" ? "" : note;
  return [measure, whom, length, words].filter(Boolean).join(" · ");
}
