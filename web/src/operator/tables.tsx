// The tables in memory: who sits and watches there, and from where; and actions on them.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { moment } from "../home/moments";
import { Icon } from "../icons";
import { gameName, levelName, say } from "../language";
import type { Act } from "./act";
import type { OperatorSeat, OperatorTable, Visitor } from "./protocol";
import { type Person, SanctionDialog } from "./sanctions";
import { operator } from "./server";

export function Tables({ tables, act }: { tables: OperatorTable[]; act: Act }) {
  const [find, setFind] = useState("");
  const [closing, setClosing] = useState<OperatorTable | null>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const shown = tables.filter((table) => isFound(table, find.trim().toLocaleLowerCase()));
  return (
    <section aria-labelledby="operator-tables">
      <div class="operator-bar">
        <h2 id="operator-tables">
          {say("operator-tables")} <span class="note">{tables.length}</span>
        </h2>
        {tables.length > 0 && (
          <input
            type="search"
            value={find}
            aria-label={say("operator-find")}
            placeholder={say("operator-find")}
            onInput={(event) => setFind(event.currentTarget.value)}
          />
        )}
      </div>
      {shown.length === 0 && (
        <p class="note">{say(tables.length === 0 ? "operator-no-tables" : "operator-none-found")}</p>
      )}
      <ul class="operator-tables">
        {shown.map((table) => (
          <TableCard key={table.id} table={table} close={() => setClosing(table)} meet={setPerson} />
        ))}
      </ul>
      {closing && <CloseDialog table={closing} act={act} onClose={() => setClosing(null)} />}
      {person && <SanctionDialog person={person} act={act} onClose={() => setPerson(null)} />}
    </section>
  );
}

function isFound(table: OperatorTable, words: string): boolean {
  const texts = [
    table.id,
    table.game,
    gameName(table.game),
    table.server,
    ...table.seats.map((seat) => seat.name),
    ...table.visitors.flatMap(({ name, address, guest }) => [name, address, guest]),
  ];
  return texts.some((text) => text.toLocaleLowerCase().includes(words));
}

interface CardProps {
  table: OperatorTable;
  close: () => void;
  meet: (person: Person) => void;
}

function TableCard({ table, close, meet }: CardProps) {
  const { seats, visitors, state } = table;
  const title = `operator-table-${table.id}`;
  return (
    <li class="operator-card" aria-labelledby={title}>
      <div class="operator-bar">
        <h3 id={title}>
          {gameName(table.game)} <span class={`state ${state}`}>{say(`state-${state}`)}</span>
        </h3>
        {state !== "over" && (
          <button type="button" onClick={close} aria-describedby={title}>
            <Icon of="close" />
            {say("operator-close")}
          </button>
        )}
      </div>
      <p class="note">
        {say("operator-opened", { time: moment(table.created) })}
        {!table.listed && ` · ${say("operator-unlisted")}`}
        {table.server && ` · ${table.server}`}
      </p>
      <ul class="operator-people">
        {seats.map((seat, number) => (
          <SeatLine
            key={`seat ${number}`}
            seat={seat}
            visitors={visitors.filter(({ guest }) => guest === seat.guest)}
            meet={meet}
          />
        ))}
        {visitors
          .filter(({ seat }) => seat < 0)
          .map((one) => (
            <PersonLine
              key={`${one.guest} ${one.address}`}
              icon="eye"
              name={`${one.name || say("guest")} (${say("operator-onlooker")})`}
              visitors={[one]}
              meet={() => meet({ guest: one.guest, name: one.name, addresses: [one.address] })}
            />
          ))}
      </ul>
    </li>
  );
}

interface SeatProps {
  seat: OperatorSeat;
  visitors: Visitor[];
  meet: (person: Person) => void;
}

function SeatLine({ seat, visitors, meet }: SeatProps) {
  if (seat.kind !== "person")
    return (
      <li>
        <Icon of={seat.kind === "bot" ? "bot" : "person"} />
        <span class="note">{seat.kind === "bot" ? levelName(seat.level) : say("seat-open")}</span>
      </li>
    );
  const addresses = [...new Set(visitors.map(({ address }) => address))];
  return (
    <PersonLine
      icon="person"
      name={seat.name || say("guest")}
      visitors={visitors}
      meet={() => meet({ guest: seat.guest, name: seat.name, addresses })}
    />
  );
}

interface PersonProps {
  icon: "person" | "eye";
  name: string;
  visitors: Visitor[];
  meet: () => void;
}

function PersonLine({ icon, name, visitors, meet }: PersonProps) {
  const count = visitors.reduce((sum, { connections }) => sum + connections, 0);
  const addresses = [...new Set(visitors.map(({ address }) => address))].join(", ");
  return (
    <li>
      <Icon of={icon} />
      <b>
        <bdi>{name}</bdi>
      </b>
      <span class="note">
        {say("operator-here", { count })}
        {addresses && ` · ${addresses}`}
      </span>
      <button
        type="button"
        class="quiet"
        onClick={meet}
        aria-label={say("operator-sanction-who", { name })}
        title={say("operator-sanction")}
      >
        <Icon of="flag" />
      </button>
    </li>
  );
}

function CloseDialog({ table, act, onClose }: { table: OperatorTable; act: Act; onClose: () => void }) {
  const [note, setNote] = useState("");
  const send = async (event: Event) => {
    event.preventDefault();
    await act(operator.close(table.id, note));
    onClose();
  };
  const names = table.seats.map(({ kind, name, level }) =>
    kind === "bot" ? levelName(level) : kind === "open" ? say("seat-open") : name || say("guest"),
  );
  return (
    <Dialog title={say("operator-close-title")} onClose={onClose}>
      <form class="operator-form" onSubmit={send}>
        <p>
          <b>{gameName(table.game)}</b> · {names.join(" · ")}
        </p>
        <p>{say("operator-close-why")}</p>
        <label>
          {say("operator-note-players")}
          <input value={note} maxLength={300} onInput={(event) => setNote(event.currentTarget.value)} />
        </label>
        <div class="buttons">
          <button type="submit" class="danger">
            {say("operator-close")}
          </button>
          <button type="button" onClick={onClose}>
            {say("operator-cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
