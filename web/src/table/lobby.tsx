// A table before its game: who sits, who is missing, the link for friends.
import { useEffect, useState } from "preact/hooks";
import { CopyLink } from "../home/copy";
import { Refusing } from "../home/refusing";
import { PageTop } from "../home/top";
import { choicesInWords } from "../home/words";
import { Icon } from "../icons";
import type { SeatChoices } from "../kit";
import { kitOf } from "../kits";
import { gameName, say } from "../language";
import type { Refusal, TableInfo } from "../protocol";
import { go, useTitle } from "../route";
import { Refused, server } from "../server";
import { SeatName } from "./seat";

const because = (reason: string): Refusal => ({ reason, args: {}, detail: "" });

interface LobbyProps {
  table: TableInfo;
  you: number;
  /** Called when we have taken a seat. */
  seated: () => void;
}

export function Lobby({ table, you, seated }: LobbyProps) {
  useTitle(gameName(table.game));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [own, setOwn] = useState<SeatChoices | null>(null);
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
  const host = you >= 0 && table.seats[you]?.guest === table.host;
  return (
    <>
      <PageTop />
      <main class="lobby page">
        <h1>{gameName(table.game)}</h1>
        <p class="choices">{choicesInWords(table)}</p>
        <ol class="lobby-seats">
          {table.seats.map((seat, index) => (
            <li key={index} class={seat.kind}>
              {seat.kind === "open" ? (
                <>
                  <span class="seat-name open">
                    <span class="face-of" aria-hidden="true">
                      ?
                    </span>
                    {say("seat-open")}
                  </span>
                  {you < 0 && (
                    <button
                      type="button"
                      class="primary"
                      disabled={withOwn && own === null}
                      onClick={() =>
                        attempt(server.join(table.id, { seat: index, ...choices() }).then(seated))
                      }
                    >
                      {say("sit-here")}
                    </button>
                  )}
                </>
              ) : (
                <SeatName table={table} seat={index} />
              )}
            </li>
          ))}
        </ol>
        {own && (you >= 0 || open) && (
          <own.Field
            table={table.id}
            choose={(chosen) => {
              if (you >= 0) attempt(server.join(table.id, { choices: chosen }));
            }}
          />
        )}
        {open && (
          <div class="invite">
            <p>{say("invite")}</p>
            <CopyLink path={`/table/${table.id}`} label={say("copy-table-link")} shown />
          </div>
        )}
        {refused && <Refusing refusal={refused} game={table.game} />}
        <div class="buttons">
          {host && (
            <button type="button" onClick={() => attempt(server.start(table.id))}>
              <Icon of="bot" />
              {say("start-with-bots")}
            </button>
          )}
          {you >= 0 && (
            <button type="button" onClick={() => attempt(server.leave(table.id)).then(() => go("/"))}>
              {say("leave-table")}
            </button>
          )}
        </div>
        <p class="note" role="status">
          <span class="dots" aria-hidden="true" />{" "}
          {you >= 0 ? say("waiting-for-players") : say("join-or-watch")}
        </p>
      </main>
    </>
  );
}
