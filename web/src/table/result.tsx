// How the game ended, and what comes next.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { learnFrom } from "../home/quick";
import { Emblem, Icon } from "../icons";
import { kitOf } from "../kits";
import { list, say, sayTo } from "../language";
import { games } from "../me";
import { fetchWords } from "../more_words";
import type { TableInfo } from "../protocol";
import { go } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import { Following } from "./following";
import { type Play, seatName } from "./play";
import { GameSummary } from "./summary";

export function Result({ play, onClose }: { play: Play; onClose: () => void }) {
  const { table, you } = play;
  const result = table.result ?? play.view.outcome;
  const score = kitOf(table.game)?.score;
  const [refused, setRefused] = useState("");
  useEffect(() => {
    if (result !== null && you >= 0) learnFrom(table.game, table.id, result.winners.includes(you));
  }, [table.game, table.id, result, you]);
  if (result === null) return null;
  const won = result.winners.includes(you);
  const made = table.following.length > 0; // decks for other games: nobody has won anything here
  const title = sayTo(play.reader, made ? result.say?.reason : result.say?.title);
  const order = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => (result.scores[b] ?? 0) - (result.scores[a] ?? 0));
  const refuse = (error: unknown) => setRefused(reasonOf(error));
  return (
    <Dialog title={title} onClose={onClose} className={`result-dialog ${won ? "won" : ""}`}>
      {!made && <p>{sayTo(play.reader, result.say?.reason)}</p>}
      {"note" in result && result.note && (
        <p class="host-note" dir="auto">
          {result.note}
        </p>
      )}
      <Following play={play} refuse={refuse} />
      <TeamScores play={play} scores={result.scores} winners={result.winners} />
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
      {!made && <GameSummary table={table} />}
      {refused && <p class="refused">{say(`refusal-${refused.replaceAll("_", "-")}`)}</p>}
      <div class="buttons">
        <WhatNext play={play} refuse={refuse} primary={!made} />
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

interface TeamProps {
  play: Play;
  scores: number[];
  winners: number[];
}

/** The score of each team, best first, in games where partners win together. */
function TeamScores({ play: { table, view }, scores, winners }: TeamProps) {
  const { teams = [] } = view as { teams?: number[][] };
  const score = kitOf(table.game)?.score;
  const totals = teams.map((seats, index) => ({
    seats,
    title: say("team-is", { count: index + 1, names: list(seats.map((seat) => seatName(table, seat))) }),
    total: seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0),
  }));
  if (totals.length === 0 || scores.length === 0) return null;
  return (
    <ol class="scores team-scores">
      {totals
        .toSorted((one, other) => other.total - one.total)
        .map(({ seats, title, total }) => (
          <li key={title} class={seats.every((seat) => winners.includes(seat)) ? "winner" : ""}>
            <span>{title}</span>
            <b>
              {total} {score && <Emblem of={score.emblem} />}
              {score && <span class="unseen">{say(score.name)}</span>}
            </b>
          </li>
        ))}
    </ol>
  );
}

const reasonOf = (error: unknown): string => (error instanceof Refused ? error.refusal.reason : "trouble");

interface NextProps {
  play: Play;
  refuse: (error: unknown) => void;
  primary: boolean;
}

/** Another game with the same players, or the same one again. */
function WhatNext({ play: { table, you }, refuse, primary }: NextProps) {
  const again = () => server.rematch(table.id).then((next) => go(`/table/${next.id}`), refuse);
  const offered = table.rematch !== null && table.rematch_by !== null && table.rematch_by !== you;
  return (
    <>
      {you >= 0 && (
        <button type="button" class={primary ? "primary" : ""} onClick={again}>
          <Icon of="turn" />
          {offered ? say("rematch-wanted", { name: seatName(table, table.rematch_by ?? 0) }) : say("rematch")}
        </button>
      )}
      <button type="button" onClick={() => go(`/replay/${table.id}`)}>
        <Icon of="film" />
        {say("replay")}
      </button>
      <LearnFromMistakes table={table} you={you} />
    </>
  );
}

/** The link to one's own mistakes, if the game can be analysed and all of it may be seen. */
function LearnFromMistakes({ table, you }: { table: TableInfo; you: number }) {
  const known = useStore(games);
  const [ready, setReady] = useState(false);
  const can =
    you >= 0 &&
    table.choices.deck_lists !== "closed" &&
    known?.games.some(({ id, analysis }) => id === table.game && analysis);
  useEffect(() => {
    if (can)
      fetchWords("study").then(
        () => setReady(true),
        () => {},
      );
  }, [can]);
  if (!can || !ready) return null;
  return (
    <button
      type="button"
      class="learn-mistakes"
      onClick={() => go(`/replay/${table.id}/mistakes?seat=${you}`)}
    >
      <Icon of="graph" />
      {say("learn-mistakes")}
    </button>
  );
}

/** What stays visible when somebody looks at the table after the end: how it ended, and what can come next. */
export function AfterGame({ play, open }: { play: Play; open: () => void }) {
  const [refused, setRefused] = useState("");
  return (
    <section class="after-game" aria-label={say("after-game")}>
      {refused && (
        <span class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </span>
      )}
      <button type="button" onClick={open}>
        <Icon of="crown" />
        {say("show-result")}
      </button>
      <WhatNext play={play} refuse={(error) => setRefused(reasonOf(error))} primary />
    </section>
  );
}
