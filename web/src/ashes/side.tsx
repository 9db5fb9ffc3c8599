// One player's side of the table: Phoenixborn, battlefield, spellboard, dice, piles, hand.

import { factsOf } from "../card_facts";
import { CardBack, Picture } from "../card_parts";
import { Emblem, Icon } from "../icons";
import { list, nameOnCard, say } from "../language";
import { CardButton } from "../table/card_button";
import { InTurn } from "../table/frames";
import { seatName } from "../table/play";
import { BotForAbsent, SeatName } from "../table/seat";
import { Coming, comingInWords, comingTo } from "./battle";
import type { Choices } from "./choices";
import { Pools } from "./dice";
import { costOf } from "./face";
import { Stack, Tile, Tokens, tokensInWords, Unit } from "./unit";
import { type Counts, canPay, type InPlay, type Lying, leftToDraw, stacksOf } from "./view";

export interface Pile {
  title: string;
  cards: { id: string; count?: number }[];
  note?: string;
}

interface SideProps {
  choices: Choices;
  seat: number;
  near: boolean;
  open: (pile: Pile) => void;
}

/**
 * On a phone, only one of several opponents is shown in full: the others are `folded`, and `unfold` shows this one.
 */
export function Side(props: SideProps & { folded?: boolean; unfold?: () => void }) {
  const { choices, seat, near, open, folded, unfold } = props;
  const { view, play } = choices;
  const player = view.seats[seat];
  if (!player) return null;
  const name = seatName(play.table, seat);
  const turn = view.player === seat && !view.outcome;
  const zone = near ? "mine" : `seat${seat}`;
  const stacks = stacksOf(player.spellboard);
  const glows = player.battlefield.some(
    (card) => choices.optionsOf(card.n, card.id, "battlefield", seat).length > 0,
  );
  return (
    <section
      class={`side ${near ? "near" : "far"} ${turn ? "active" : ""} ${player.alive ? "" : "out"} ${folded ? "folded" : ""}`}
      aria-label={seat === play.you ? say("my-side") : say("seat-of", { name })}
    >
      {player.phoenixborn && <Phoenixborn choices={choices} seat={seat} card={player.phoenixborn} />}
      <div class="side-name">
        <SeatName table={play.table} seat={seat} first={view.token === seat} />
        <BotForAbsent play={play} seat={seat} />
        {player.reacted && (
          <span
            class="action off reaction-used"
            role="img"
            aria-label={say("ashes-reacted")}
            title={say("ashes-reacted")}
          >
            <Emblem of="reaction" />
            <span class="word">{say("ashes-reaction")}</span>
          </span>
        )}
      </div>
      {folded && (
        <button
          type="button"
          class={`unfold ${glows ? "glows" : ""}`}
          onClick={unfold}
          aria-label={say("seat-of", { name })}
        >
          <Emblem of="battlefield" />
          {player.battlefield.length}
          <Emblem of="spellbook" />
          {stacks.length}
        </button>
      )}
      <div
        class="battlefield"
        data-zone={`${zone}-units`}
        data-pile={`battlefield:${seat}`}
        role="group"
        aria-label={say("ashes-battlefield-of", {
          name,
          count: player.battlefield.length,
          slots: player.slots ?? 0,
        })}
        style={{ "--rows": Math.max(1, Math.ceil(player.battlefield.length / 5)) }}
      >
        <Places of="battlefield" taken={player.battlefield.length} all={player.slots ?? 0} />
        {player.battlefield.map((card) => (
          <Unit key={card.n} choices={choices} card={card} seat={seat} />
        ))}
      </div>
      <div
        class={`spellboard ${stacks.length === 0 ? "empty" : ""}`}
        data-zone={`${zone}-spells`}
        data-pile={`spellboard:${seat}`}
        role="group"
        aria-label={say("ashes-spellboard-of", { name, count: stacks.length, slots: player.pages ?? 0 })}
      >
        <Places of="spellbook" taken={stacks.length} all={player.pages ?? 0} />
        {stacks.map((copies) => (
          <Stack key={copies[0]?.id} choices={choices} copies={copies} seat={seat} />
        ))}
      </div>
      <InTurn part={near ? "question" : "beside"} moment={view}>
        <Pools choices={choices} seat={seat} />
      </InTurn>
      <InTurn part="beside" moment={view}>
        <Piles choices={choices} seat={seat} near={near} open={open} />
      </InTurn>
    </section>
  );
}

/** How many places are taken, out of how many. */
function Places({ of, taken, all }: { of: string; taken: number; all: number }) {
  return (
    <span
      class={`places ${taken >= all ? "full" : ""}`}
      title={say("ashes-free-places", { count: Math.max(0, all - taken) })}
      aria-hidden="true"
    >
      <Emblem of={of} />
      {taken}/{all}
    </span>
  );
}

function Phoenixborn({ choices, seat, card }: { choices: Choices; seat: number; card: InPlay }) {
  const life = card.life ?? Number(factsOf("ashes", "", card.id).life ?? 0);
  const left = Math.max(0, life - (card.wounds ?? 0));
  const target = choices.view.attack?.target === card.n;
  return (
    <div class={`phoenixborn-place ${target ? "target" : ""}`} data-zone={`phoenixborn${seat}`}>
      <Tile
        choices={choices}
        card={card}
        place="seat"
        seat={seat}
        className={`phoenixborn-tile ${card.exhaustion ? "exhausted" : ""}`}
        state={list([
          say("ashes-life-left", { left, life }),
          ...tokensInWords({ ...card, wounds: 0 }),
          ...comingInWords(choices, card.n),
        ])}
      >
        <PhoenixbornFace card={card} life={life} left={left} coming={comingTo(choices, card.n)} />
      </Tile>
    </div>
  );
}

interface PhoenixbornProps {
  card: InPlay;
  life: number;
  left: number;
  coming: number;
}

function PhoenixbornFace({ card, life, left, coming }: PhoenixbornProps) {
  return (
    <>
      <Picture id={card.id} />
      <span class="unit-name">{nameOnCard(card.id)}</span>
      <Tokens card={card} wounds={false} />
      <span class={`life-left ${left <= life / 4 ? "low" : ""}`} aria-hidden="true">
        <Emblem of="life" />
        <b key={left}>{left}</b>
        <small>/{life}</small>
      </span>
      <span class="life-bar" aria-hidden="true">
        <span style={{ width: `${(100 * left) / Math.max(1, life)}%` }} />
      </span>
      <Coming amount={coming} left={left} />
    </>
  );
}

const cardsOf = (counts: Counts | undefined): { id: string; count: number }[] =>
  Object.entries(counts ?? {}).map(([id, count]) => ({ id, count }));

function Piles({ choices, seat, near, open }: SideProps) {
  const player = choices.view.seats[seat];
  if (!player) return null;
  const name = seatName(choices.play.table, seat);
  const spent = Object.values(player.conjurations ?? {}).length > 0;
  return (
    <div class="pile-row" data-zone={`piles${seat}`}>
      {!near && (
        <span
          class="count"
          data-pile={`hand:${seat}`}
          role="img"
          aria-label={say("hand-count", { count: player.hand_count })}
          title={say("hand-count", { count: player.hand_count })}
        >
          <Emblem of="hand" />
          {player.hand_count}
        </span>
      )}
      <button
        type="button"
        class="count"
        data-pile={`draw_pile:${seat}`}
        aria-label={say("ashes-draw-pile", { count: player.draw_count })}
        title={say("ashes-draw-pile", { count: player.draw_count })}
        onClick={() =>
          open({
            title: say("ashes-deck-of", { name }),
            note: say(player.deck ? "ashes-deck-note" : "ashes-deck-closed"),
            cards: cardsOf(leftToDraw(choices.view, seat)),
          })
        }
      >
        <Emblem of="deck" />
        {player.draw_count}
      </button>
      <button
        type="button"
        class="count"
        data-pile={`discard:${seat}`}
        aria-label={say("discard-open", { count: player.discard.length })}
        title={say("discard-of", { name })}
        onClick={() => open({ title: say("discard-of", { name }), cards: player.discard.toReversed() })}
      >
        <Emblem of="discard" />
        {player.discard.length}
      </button>
      <button
        type="button"
        class="count"
        data-pile={`conjurations:${seat}`}
        aria-label={say("ashes-conjuration-pile", { count: player.conjuration_count })}
        title={say("ashes-conjuration-pile", { count: player.conjuration_count })}
        disabled={!spent}
        onClick={() =>
          open({ title: say("ashes-conjurations-of", { name }), cards: cardsOf(player.conjurations) })
        }
      >
        <Emblem of="construct" />
        {player.conjuration_count}
      </button>
      {near && <Removed cards={choices.view.removed} open={open} />}
    </div>
  );
}

/** Cards removed from the game, of all players; shown once there are any. */
function Removed({ cards, open }: { cards: Lying[]; open: (pile: Pile) => void }) {
  if (cards.length === 0) return null;
  const label = say("ashes-removed-pile", { count: cards.length });
  return (
    <button
      type="button"
      class="count"
      data-pile="removed"
      aria-label={label}
      title={label}
      onClick={() => open({ title: say("ashes-removed"), cards: cards.toReversed() })}
    >
      <Emblem of="banish" />
      {cards.length}
    </button>
  );
}

/** Why a card in hand cannot be played in one's own turn. */
function refusalOf(choices: Choices, id: string, number: number): string | undefined {
  const { view, play, me } = choices;
  const asked = play.options.length > 0 && view.decision?.prompt === "turn" && choices.gathering === null;
  if (!asked || choices.optionsOf(number, id, "hand", choices.you).length > 0) return undefined;
  const facts = factsOf("ashes", "", id);
  const cost = costOf(facts);
  if (facts.type === "reaction_spell") return say("ashes-only-reaction");
  if (cost?.action === "main" && view.main_done) return say("ashes-no-main");
  if (cost?.action === "side" && view.sides === 0) return say("ashes-no-side");
  if (cost && me && !canPay(me.dice.active, cost.dice)) return say("ashes-no-dice-for-it");
  return say("ashes-not-now");
}

/** The hand of the player here; a spectator sees backs, and the cards everyone knows. */
export function Hand({ choices, seat }: { choices: Choices; seat: number }) {
  const player = choices.view.seats[seat];
  if (!player) return null;
  const hidden = player.hand_count - player.hand.length;
  const going = choices.gathering === "discard" || choices.gathering === "meditate";
  return (
    <div
      class="hand"
      data-zone="hand"
      data-pile={`hand:${seat}`}
      role="group"
      aria-label={say("hand-count", { count: player.hand_count })}
      style={{ "--count": Math.max(player.hand_count, 2) }}
    >
      {player.hand.map((card) => {
        const put = (player.chosen ?? []).includes(card.n);
        return (
          <CardButton
            key={card.n}
            play={{ ...choices.play, act: choices.act }}
            number={card.n}
            id={card.id}
            edition=""
            options={choices.optionsOf(card.n, card.id, "hand", seat)}
            className={choices.isChosen(card.n) || (put && going) ? "chosen" : ""}
            refusal={refusalOf(choices, card.id, card.n)}
            lookFirst={choices.gathering === null}
            {...(choices.isChosen(card.n) ? { state: say("ashes-chosen") } : {})}
          />
        );
      })}
      {Array.from({ length: hidden }, (_, index) => (
        <span class="card hidden" key={`hidden${index}`}>
          <CardBack game="ashes" />
        </span>
      ))}
      {player.hand_count === 0 && (
        <p class="empty-zone">
          <Icon of="hand" /> {say("hand-empty")}
        </p>
      )}
    </div>
  );
}
