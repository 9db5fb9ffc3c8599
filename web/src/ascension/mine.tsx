// My side of the table: constructs, cards played this turn, hand and piles.
import { CardBack, Picture } from "../card_parts";
import { Amount, Icon } from "../icons";
import { list, say } from "../language";
import { CardButton } from "../table/card_button";
import { optionsAbout, seatName } from "../table/play";
import { SeatName } from "../table/seat";
import { type Open, type Shown, Tokens } from "./shown";
import { type Construct, type Lying, partnerOf } from "./view";

export function MySide({ play, view, seat, open }: Shown & { seat: number; open: Open }) {
  const mine = view.seats[seat];
  if (!mine) return null;
  const turn = view.player === seat;
  const known = mine.hand;
  const hidden = mine.hand_count - known.length;
  const name = seatName(play.table, seat);
  return (
    <section
      class={`mine ${turn && !view.outcome ? "active" : ""}`}
      aria-label={play.you === seat ? say("my-side") : say("seat-of", { name })}
    >
      <div class="in-play">
        <div
          class="constructs"
          data-zone="constructs"
          data-pile={`constructs:${seat}`}
          role="group"
          aria-label={say("constructs")}
          style={{ "--count": Math.max(mine.constructs.length, 2) }}
        >
          {mine.constructs.map((card) => (
            <ConstructCard key={card.n} play={play} view={view} card={card} />
          ))}
          {mine.constructs.length === 0 && <p class="empty-zone">{say("no-constructs")}</p>}
        </div>
        {(turn || view.played.length > 0) && (
          <div
            class={`played-now ${turn ? "" : "of-another"}`}
            data-zone="played"
            role="group"
            aria-label={
              turn ? say("played-now") : say("played-by", { name: seatName(play.table, view.player) })
            }
            style={{ "--count": Math.max(view.played.length, 2) }}
          >
            {view.played.map((card) => (
              <CardButton
                key={card.n}
                play={play}
                number={card.n}
                id={card.id}
                edition={view.edition}
                options={optionsAbout(play.options, card.n, card.id, "played")}
                className="small"
              />
            ))}
            {!turn && <p class="whose">{say("played-by", { name: seatName(play.table, view.player) })}</p>}
            {view.played.length === 0 && <p class="empty-zone">{say("nothing-played")}</p>}
          </div>
        )}
      </div>
      <div class="my-cards">
        <div class="my-piles left" data-zone="piles">
          <button
            type="button"
            class="pile closed"
            data-pile={`deck:${seat}`}
            aria-label={say("deck-open", { count: mine.deck_count })}
            onClick={() =>
              open({
                title: say("my-deck"),
                note: say("my-deck-note"),
                cards: (mine.deck_contents ?? mine.deck_top.map((card) => card.id)).map((id) => ({ id })),
              })
            }
          >
            {mine.deck_count > 0 && <CardBack game="ascension" />}
            <b>{mine.deck_count}</b>
            <span class="label">{say("deck")}</span>
          </button>
        </div>
        <div
          class="hand"
          data-zone="hand"
          role="group"
          aria-label={say("hand-count", { count: mine.hand_count })}
          style={{ "--count": Math.max(mine.hand_count, 2) }}
        >
          {known.map((card) => (
            <CardButton
              key={card.n}
              play={play}
              number={card.n}
              id={card.id}
              edition={view.edition}
              options={optionsAbout(play.options, card.n, card.id, "hand")}
            />
          ))}
          {Array.from({ length: hidden }, (_, index) => (
            <span class="card hidden" key={`hidden${index}`}>
              <CardBack game="ascension" />
            </span>
          ))}
          {mine.hand_count === 0 && <p class="empty-zone">{say("hand-empty")}</p>}
        </div>
        <div class="my-piles right" data-zone="discard">
          <button
            type="button"
            class="pile"
            data-pile={`discard:${seat}`}
            aria-label={say("discard-open", { count: mine.discard.length })}
            onClick={() => open({ title: say("discard-of", { name }), cards: mine.discard.toReversed() })}
          >
            {mine.discard.length > 0 ? (
              <Picture id={(mine.discard.at(-1) as Lying).id} />
            ) : (
              <Icon of="pile" />
            )}
            <b>{mine.discard.length}</b>
            <span class="label">{say("discard")}</span>
          </button>
        </div>
      </div>
      <div class="my-name">
        <SeatName table={play.table} seat={seat} first={view.first === seat} />
        <Amount of="honor" className="score" label={standing(view, seat)}>
          {mine.score}
        </Amount>
        <Tokens count={mine.honor} />
      </div>
    </section>
  );
}

/** A score so far; for partners, their joint score too. */
function standing(view: Shown["view"], seat: number): string {
  const score = (of: number) => view.seats[of]?.score ?? 0;
  const partner = partnerOf(view, seat);
  const mine = say("score-so-far", { count: score(seat) });
  if (partner < 0) return mine;
  return list([mine, say("team-score-so-far", { count: score(seat) + score(partner) })], "more");
}

function ConstructCard({ play, view, card }: Shown & { card: Construct }) {
  // A used construct must not get the option of an equal one that is not used.
  const options = card.used
    ? play.options.filter((option) => option.card_number === card.n)
    : optionsAbout(play.options, card.n, card.id, "constructs");
  const state = card.used ? { state: say("used") } : card.ready ? { state: say("ready") } : {};
  return (
    <CardButton
      play={play}
      number={card.n}
      id={card.id}
      edition={view.edition}
      options={options}
      className={`small ${card.used ? "used" : ""}`}
      {...state}
    />
  );
}
