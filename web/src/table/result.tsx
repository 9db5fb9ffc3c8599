// How the game ended, and what comes next.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { Emblem, Icon } from "../icons";
import { kitOf } from "../kits";
import { say, sayTo } from "../language";
import { go } from "../route";
import { Refused, server } from "../server";
import { Following } from "./following";
import { type Play, seatName } from "./play";

export function Result({ play, onClose }: { play: Play; onClose: () => void }) {
  const { table, you } = play;
  const result = table.result ?? play.view.outcome;
  const score = kitOf(table.game)?.score;
  const [refused, setRefused] = useState("");
  if (result === null) return null;
  const won = result.winners.includes(you);
  const made = table.following.length > 0; // decks, for other games: nobody has won anything here
  const title = sayTo(play.reader, made ? result.say?.reason : result.say?.title);
  const order = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const refuse = (error: unknown) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble");
  const again = () => server.rematch(table.id).then((next) => go(`/table/${next.id}`), refuse);
  return (
    <Dialog title={title} onClose={onClose} className={`result-dialog ${won ? "won" : ""}`}>
      {!made && <p>{sayTo(play.reader, result.say?.reason)}</p>}
      <Following play={play} refuse={refuse} />
      <ol class="scores" hidden={made}>
        {order.map((seat) => (
          <li key={seat} class={result.winners.includes(seat) ? "winner" : ""}>
            <span>{seat < table.seats.length ? seatName(table, seat) : say(score?.nobody ?? "nobody")}</span>
            {result.winners.includes(seat) && <Icon of="crown" />}
            <b>
              {result.scores[seat]} {score && <Emblem of={score.emblem} />}
              {score && <span class="unseen">{say(score.name)}</span>}
            </b>
          </li>
        ))}
      </ol>
      {refused && <p class="refused">{say(`refusal-${refused.replaceAll("_", "-")}`)}</p>}
      <div class="buttons">
        {you >= 0 && (
          <button type="button" class={made ? "" : "primary"} onClick={again}>
            <Icon of="turn" />
            {say("rematch")}
          </button>
        )}
        <button type="button" onClick={() => go(`/replay/${table.id}`)}>
          <Icon of="film" />
          {say("replay")}
        </button>
        <button type="button" onClick={onClose}>
          {say("look-at-table")}
        </button>
        <button type="button" onClick={() => go("/")}>
          <Icon of="home" />
          {say("home")}
        </button>
      </div>
    </Dialog>
  );
}
