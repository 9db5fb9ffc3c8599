// The other seats at a glance, and Samael.

import { factsOf } from "../card_facts";
import { Picture } from "../card_parts";
import { Amount, Emblem } from "../icons";
import { say } from "../language";
import { CardButton } from "../table/card_button";
import { seatName } from "../table/play";
import { BotForAbsent, SeatName } from "../table/seat";
import { Count, type Open, type Shown, Tokens } from "./shown";
import { type Lying, partnerOf } from "./view";

export function OtherSeat({ play, view, seat, open }: Shown & { seat: number; open: Open }) {
  const there = view.seats[seat];
  if (!there) return null;
  const partner = play.you >= 0 && partnerOf(view, play.you) === seat;
  const active = view.player === seat && !view.outcome;
  const name = seatName(play.table, seat);
  return (
    <article
      class={`seat ${active ? "active" : ""} ${partner ? "partner" : ""}`}
      aria-label={say("seat-of", { name })}
    >
      <header>
        <SeatName table={play.table} seat={seat} first={view.first === seat} partner={partner} />
        <BotForAbsent play={play} seat={seat} />
        <Amount of="honor" className="score" label={say("score-so-far", { count: there.score })}>
          {there.score}
        </Amount>
      </header>
      <div class="seat-piles">
        <Count of="hand" pile={`hand:${seat}`} label={say("hand-count", { count: there.hand_count })}>
          {there.hand_count}
        </Count>
        <Count of="deck" pile={`deck:${seat}`} label={say("deck-count", { count: there.deck_count })}>
          {there.deck_count}
        </Count>
        <Count
          of="pile"
          pile={`discard:${seat}`}
          label={say("discard-open", { count: there.discard.length })}
          onClick={() => open({ title: say("discard-of", { name }), cards: there.discard.toReversed() })}
        >
          {there.discard.length}
        </Count>
        <Tokens count={there.honor} />
      </div>
      <div class="seat-cards">
        <div class="minis" data-pile={`constructs:${seat}`} role="group" aria-label={say("constructs")}>
          {there.constructs.map((card) => (
            <Mini key={card.n} play={play} view={view} card={card} used={card.used} />
          ))}
        </div>
      </div>
    </article>
  );
}

/** A card as a thumbnail: enough to recognise it, the zoom shows the rest. */
function Mini({ play, view, card, used }: Shown & { card: Lying; used?: boolean }) {
  const facts = factsOf("ascension", view.edition, card.id);
  return (
    <CardButton
      play={play}
      number={card.n}
      id={card.id}
      edition={view.edition}
      className={`mini ${facts.faction ?? "none"} ${used ? "used" : ""}`}
      state={used ? say("used") : undefined}
    >
      <Picture id={card.id} />
    </CardButton>
  );
}

export function Samael({ view, open }: Shown & { open: Open }) {
  const samael = view.samael;
  if (!samael) return null;
  return (
    <article class="seat samael" aria-label={say("samael")}>
      <header>
        <span class="seat-name">
          <Emblem of="monster" />
          <b>{say("samael")}</b>
        </span>
        <Amount of="honor" className="score" label={say("score-so-far", { count: samael.score })}>
          {samael.score}
        </Amount>
      </header>
      <div class="seat-piles">
        <Count
          of="pile"
          pile="samael"
          label={say("samael-cards")}
          onClick={() => open({ title: say("samael-cards"), cards: samael.cards.toReversed() })}
        >
          {samael.cards.length}
        </Count>
        <Tokens count={samael.honor} />
      </div>
      <p class="samael-note">{say("samael-note")}</p>
    </article>
  );
}
