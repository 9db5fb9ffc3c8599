// Banning and silencing: a guest or an address, for a time or forever.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { moment } from "../home/moments";
import { Segments } from "../home/segments";
import { Icon } from "../icons";
import { say } from "../language";
import type { Act } from "./act";
import type { NewSanction, SanctionInfo } from "./protocol";
import { operator } from "./server";

/** Whom to act on: a guest with their addresses, or an address to be typed. */
export interface Person {
  guest: string;
  name: string;
  addresses: string[];
}

const LENGTHS = ["60", "1440", "10080", "43200", "good"];
const NOBODY: Person = { guest: "", name: "", addresses: [] };

/** A subject in words: an address, or a guest's name with a part of the id. */
export function subjectInWords(subject: string, name: string): string {
  const [kind, rest = ""] = [subject.slice(0, subject.indexOf(":")), subject.slice(subject.indexOf(":") + 1)];
  return kind === "guest" ? `${name || say("guest")} (${rest.slice(0, 6)})` : rest;
}

export function Sanctions({ sanctions, act }: { sanctions: SanctionInfo[]; act: Act }) {
  const [adding, setAdding] = useState(false);
  return (
    <section aria-labelledby="operator-sanctions">
      <div class="operator-bar">
        <h2 id="operator-sanctions">{say("operator-sanctions")}</h2>
        <button type="button" onClick={() => setAdding(true)}>
          <Icon of="flag" />
          {say("operator-sanction-address")}
        </button>
      </div>
      {sanctions.length === 0 ? (
        <p class="note">{say("operator-no-sanctions")}</p>
      ) : (
        <ul class="operator-people operator-card">
          {sanctions.map((one) => (
            <SanctionLine key={`${one.measure} ${one.subject}`} one={one} act={act} />
          ))}
        </ul>
      )}
      {adding && <SanctionDialog person={NOBODY} act={act} onClose={() => setAdding(false)} />}
    </section>
  );
}

function SanctionLine({ one, act }: { one: SanctionInfo; act: Act }) {
  const name = subjectInWords(one.subject, one.name);
  return (
    <li>
      <Icon of={one.measure === "ban" ? "flag" : "talk"} />
      <b>
        {say(`operator-${one.measure}`)}: <bdi>{name}</bdi>
      </b>
      <span class="note">
        {one.until ? say("operator-till", { time: moment(one.until) }) : say("operator-for-good")}
        {one.note && ` · ${one.note}`}
      </span>
      <button
        type="button"
        aria-label={say("operator-lift-of", { name })}
        onClick={() => act(operator.lift(one))}
      >
        {say("operator-lift")}
      </button>
    </li>
  );
}

interface DialogProps {
  person: Person;
  act: Act;
  onClose: () => void;
}

export function SanctionDialog({ person, act, onClose }: DialogProps) {
  const [measure, setMeasure] = useState<NewSanction["measure"]>("silence");
  const [whom, setWhom] = useState(person.guest ? "guest" : "");
  const [typed, setTyped] = useState("");
  const [length, setLength] = useState("1440");
  const [note, setNote] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    const who = whom === "guest" ? { guest: person.guest } : { address: (whom || typed).trim() };
    const minutes = length === "good" ? null : Number(length);
    if (await act(operator.sanction({ measure, ...who, minutes, note }))) onClose();
    else if (person.guest) onClose();
  };
  const title = person.guest
    ? say("operator-sanction-who", { name: person.name || say("guest") })
    : say("operator-sanction-address");
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="operator-form" onSubmit={send}>
        <Segments
          name="measure"
          title={say("operator-measure")}
          values={["silence", "ban"]}
          value={measure}
          words={(one) => say(`operator-${one}`)}
          choose={(one) => setMeasure(one as NewSanction["measure"])}
        />
        <p class="note">{say(`operator-${measure}-why`)}</p>
        {person.guest ? (
          <Segments
            name="whom"
            title={say("operator-whom")}
            values={["guest", ...person.addresses]}
            value={whom}
            words={(one) =>
              one === "guest" ? say("operator-guest") : say("operator-from", { address: one })
            }
            choose={setWhom}
          />
        ) : (
          <label>
            {say("operator-address")}
            <input
              value={typed}
              required
              maxLength={64}
              placeholder="203.0.113.7"
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        )}
        <label>
          {say("operator-how-long")}
          <select value={length} onChange={(event) => setLength(event.currentTarget.value)}>
            {LENGTHS.map((one) => (
              <option key={one} value={one}>
                {say(`operator-minutes-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say("operator-note-them")}
          <input value={note} maxLength={300} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <div class="buttons">
          <button type="submit" class="danger">
            {say(`operator-${measure}`)}
          </button>
          <button type="button" onClick={onClose}>
            {say("operator-cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
