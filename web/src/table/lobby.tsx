// A table before its game: who sits and is ready, who is missing, the invitation link.
import { useEffect, useState } from "preact/hooks";
import type { About } from "../home/game_options";
import { teamOf, variantsOf } from "../home/game_options";
import { Invite } from "../home/invite";
import { useNameField } from "../home/name_field";
import { Refusing } from "../home/refusing";
import { TableFacts } from "../home/table_facts";
import { PageTop } from "../home/top";
import { choicesInWords } from "../home/words";
import { Icon } from "../icons";
import type { SeatChoices } from "../kit";
import { kitOf } from "../kits";
import { gameName, say } from "../language";
import { games } from "../me";
import type { Refusal, TableInfo } from "../protocol";
import { go, useTitle } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { SeatName, Tag } from "./seat";

const because = (reason: string): Refusal => ({ reason, args: {}, detail: "" });

interface LobbyProps {
  table: TableInfo;
  you: number;
  /** Called after taking a seat. */
  seated: () => void;
}

export function Lobby({ table, you, seated }: LobbyProps) {
  useTitle(gameName(table.game));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [own, setOwn] = useState<SeatChoices | null>(null);
  const { field: nameField, named } = useNameField();
  const attempt = (doing: Promise<unknown>) =>
    doing.then(
      () => setRefused(null),
      (error) => setRefused(error instanceof Refused ? error.refusal : because("trouble")),
    );
  const open = table.seats.some((seat) => seat.kind === "open");
  const offered = kitOf(table.game)?.seatChoices;
  const withOwn = offered?.belongTo(table.choices) ?? false;
  useEffect(() => {
    if (withOwn)
      offered?.fetch().then(
        (part) => setOwn(part.seatChoices),
        () => setRefused(because("unreachable")),
      );
  }, [withOwn]);
  const choices = () => (own ? { choices: own.choicesFor(table.id) } : {});
  const sit = async (seat: number) => {
    await named();
    await server.join(table.id, { seat, ready: false, ...choices() });
    seated();
  };
  const mine = table.seats[you];
  const host = mine !== undefined && mine.guest === table.host;
  return (
    <>
      <PageTop />
      <main class="lobby page">
        <h1>{gameName(table.game)}</h1>
        <p class="choices">{choicesInWords(table)}</p>
        <TableFacts settings={table.settings} />
        {nameField}
        <ol class="lobby-seats">
          {table.seats.map((seat, index) => (
            <li key={index} class={seat.kind}>
              {seat.kind === "open" ? (
                <span class="seat-name open">
                  <span class="face-of" aria-hidden="true">
                    ?
                  </span>
                  {say("seat-open")}
                </span>
              ) : (
                <SeatName table={table} seat={index} />
              )}
              <span class="seat-side">
                <Team table={table} seat={index} you={you} />
                {seat.kind === "person" && (
                  <Tag
                    icon={seat.ready ? "check" : "clock"}
                    words={say(seat.ready ? "seat-ready" : "seat-not-ready")}
                    className={seat.ready ? "ready" : "not-ready"}
                  />
                )}
                {seat.kind === "open" && you < 0 && (
                  <button
                    type="button"
                    class="primary"
                    disabled={withOwn && own === null}
                    onClick={() => attempt(sit(index))}
                  >
                    {say("sit-here")}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {open && you >= 0 && <Invite table={table.id} />}
        {own && (you >= 0 || open) && (
          <own.Field
            table={table.id}
            choose={(chosen) => {
              if (you >= 0) attempt(server.join(table.id, { choices: chosen }));
            }}
          />
        )}
        {refused && <Refusing refusal={refused} game={table.game} />}
        <div class="buttons">
          {mine && (
            <button
              type="button"
              class={mine.ready ? "" : "primary big"}
              onClick={() => attempt(named().then(() => server.ready(table.id, !mine.ready)))}
            >
              <Icon of={mine.ready ? "clock" : "check"} />
              {say(mine.ready ? "be-not-ready" : "be-ready")}
            </button>
          )}
          {host && (
            <button type="button" onClick={() => attempt(server.start(table.id))}>
              <Icon of={open ? "bot" : "play"} />
              {say(open ? "start-with-bots" : "start-without-waiting")}
            </button>
          )}
          {mine && (
            <button type="button" onClick={() => attempt(server.leave(table.id)).then(() => go("/"))}>
              {say("leave-table")}
            </button>
          )}
        </div>
        <p class="note" role="status">
          <span class="dots" aria-hidden="true" /> {waitingFor(table, you)}
        </p>
      </main>
    </>
  );
}

/** What the table waits for, as far as the player in this seat can act on it. */
function waitingFor(table: TableInfo, you: number): string {
  if (you < 0) return say("join-or-watch");
  if (table.seats[you]?.ready === false) return say("waiting-for-you");
  return say(
    table.seats.some((seat) => seat.kind === "open") ? "waiting-for-players" : "waiting-until-ready",
  );
}

/** The team of a seat, and whether it is one's partner's. */
function Team({ table, seat, you }: { table: TableInfo; seat: number; you: number }) {
  const about = useStore(games)?.games.find((one) => one.id === table.game)?.about as About | undefined;
  const variant = variantsOf(about ?? {}).find((one) => one.id === table.choices.variant);
  const count = table.seats.length;
  const team = teamOf(variant, seat, count);
  if (team < 0) return null;
  const partner = you >= 0 && seat !== you && teamOf(variant, you, count) === team;
  return (
    <Tag
      icon="people"
      words={partner ? say("your-partner") : say("team-number", { count: team + 1 })}
      className={`team team-${team}`}
    />
  );
}
