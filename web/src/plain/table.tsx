// The table of any game, generated from its view: piles, counts and cards, and each answer as a button.
import { useEffect, useRef } from "preact/hooks";
import { CardBack } from "../card_parts";
import type { GameTable } from "../kit";
import { gameName, labelled, partName, say } from "../language";
import { CardButton } from "../table/card_button";
import { InTurn } from "../table/frames";
import { optionsAbout, type Play, seatName } from "../table/play";
import { Prompt, UsualAnswers } from "../table/prompt";
import { SeatName } from "../table/seat";
import { sound } from "../table/sound";
import { readable } from "../wording";
import { type Area, type Card, type Fact, layoutOf, type Zone } from "./layout";

const BACKS_SHOWN = 5; // of a pile that nobody may look at

interface AreaProps {
  play: Play;
  area: Area;
  /** The owner; -1 for the middle of the table. */
  seat: number;
}

function Board({ play }: { play: Play }) {
  const { table, view, you } = play;
  const layout = layoutOf(view, table.seats.length);
  const around = table.seats.map((_, seat) => (Math.max(you, 0) + seat) % table.seats.length);
  const others = around.filter((seat) => seat !== you);
  useSounds(play);
  return (
    <main class="plain-table board">
      <h1 class="unseen">{gameName(table.game)}</h1>
      <div class="plain-scroll">
        <section class="plain-others" aria-label={say("other-seats")}>
          {others.map((seat) => (
            <Seat key={seat} play={play} area={layout.seats[seat] as Area} seat={seat} />
          ))}
        </section>
        <section class="plain-middle" aria-label={say("plain-middle")}>
          <Facts facts={layout.facts} play={play} />
          <Zones play={play} area={layout} seat={-1} />
        </section>
        {you >= 0 && <Seat play={play} area={layout.seats[you] as Area} seat={you} />}
      </div>
      <InTurn part="question" moment={view}>
        <Answers play={play} />
      </InTurn>
    </main>
  );
}

function Seat({ play, area, seat }: AreaProps) {
  const asked = play.view.decision?.player === seat && play.view.outcome === null;
  const name = seatName(play.table, seat);
  return (
    <section
      class={`plain-seat ${seat === play.you ? "mine" : ""} ${asked ? "active" : ""}`}
      aria-label={seat === play.you ? say("my-side") : say("seat-of", { name })}
    >
      <header>
        <SeatName table={play.table} seat={seat} />
        <Facts facts={area.facts} play={play} />
      </header>
      <Zones play={play} area={area} seat={seat} />
    </section>
  );
}

/** The facts that are a word or a number. */
function Facts({ facts, play }: { facts: Fact[]; play: Play }) {
  if (facts.length === 0) return null;
  return (
    <dl class="plain-facts">
      {facts.map(({ part, value }) => (
        <div key={part}>
          <dt>{partName(play.table.game, part)}</dt>
          <dd key={String(value)}>{factInWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function factInWords(value: Fact["value"]): string {
  if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
  return typeof value === "number" ? String(value) : readable(value);
}

function Zones({ play, area, seat }: AreaProps) {
  if (area.zones.length === 0) return null;
  return (
    <div class="plain-zones">
      {area.zones.map((zone) => (
        <ZoneBox key={zone.part} play={play} zone={zone} seat={seat} />
      ))}
    </div>
  );
}

function ZoneBox({ play, zone, seat }: { play: Play; zone: Zone; seat: number }) {
  const { part, cards, hidden, things } = zone;
  const count = cards.length + hidden + things.length;
  const name = partName(play.table.game, part);
  return (
    <div
      class="plain-zone"
      data-zone={`${part}:${seat}`}
      role="group"
      aria-label={labelled(name, String(count))}
    >
      <h2>
        {name} <b>{count}</b>
      </h2>
      <div class="plain-cards">
        {cards.map((card) => (
          <LyingCard key={card.n} play={play} card={card} place={part} />
        ))}
        {hidden > 0 && (
          <span class="plain-hidden" role="img" aria-label={labelled(name, String(hidden))}>
            {Array.from({ length: Math.min(hidden, BACKS_SHOWN) }, (_, index) => (
              <span class="card hidden" key={index}>
                <CardBack game={play.table.game} />
              </span>
            ))}
            <b>{hidden}</b>
          </span>
        )}
        {things.map((thing, index) => (
          <span class="plain-thing" key={`${thing}${index}`}>
            {readable(thing)}
          </span>
        ))}
        {count === 0 && <p class="empty-zone">{say("plain-nothing")}</p>}
      </div>
    </div>
  );
}

function LyingCard({ play, card, place }: { play: Play; card: Card; place: string }) {
  const marks = card.marks.map(({ name, value }) =>
    value === null ? partName(play.table.game, name) : `${partName(play.table.game, name)} ${value}`,
  );
  return (
    <span class="plain-card">
      <CardButton
        play={play}
        number={card.n}
        id={card.id}
        edition={editionOf(play.view)}
        options={optionsAbout(play.options, card.n, card.id, place)}
        {...(marks.length > 0 ? { state: marks.join(", ") } : {})}
      />
      {marks.map((mark) => (
        <small class="plain-mark" key={mark} aria-hidden="true">
          {mark}
        </small>
      ))}
    </span>
  );
}

/** Every answer as a button, including those that clicks on cards give. */
function Answers({ play }: { play: Play }) {
  return (
    <Prompt play={play}>
      <UsualAnswers play={play} />
      {play.options.map((option, index) => (
        <button
          type="button"
          key={option.code}
          class={option.code === play.hint?.option ? "primary" : ""}
          onClick={() => play.act(option.code)}
          data-key={option.verb === "pass" ? "p" : String(index + 1)}
        >
          {play.says(option)}
        </button>
      ))}
    </Prompt>
  );
}

function useSounds(play: Play): void {
  const asked = play.options.length > 0;
  const before = useRef(asked);
  useEffect(() => {
    if (play.news.some(({ kind }) => kind === "ended")) sound("end");
    else if (asked && !before.current) sound("turn");
    before.current = asked;
  }, [play.view]);
}

const editionOf = (view: Record<string, unknown>): string =>
  typeof view.edition === "string" ? view.edition : "";

export const table: GameTable = {
  Board,
  // Only the view knows which piles a game has: cards glide between the places where they are visible.
  journey: { from: () => "", to: () => "" },
  pacing: { time: () => 700, together: [], turn: "" },
  cards: () => [],
  edition: editionOf,
  status: () => ({ text: "" }),
};
