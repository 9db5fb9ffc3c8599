// One player's side of the table: Phoenixborn, battlefield, spellboard, dice, piles, hand.
import { CardBack, Picture } from "../card";
import { factsOf } from "../cards";
import { Emblem, Icon } from "../icons";
import { cardName, say } from "../language";
import { CardButton } from "../table/card_button";
import { seatName } from "../table/play";
import { SeatName } from "../table/seat";
import type { Desk } from "./desk";
import { Pools } from "./dice";
import { Stack, Tile, Tokens, tokensInWords, Unit } from "./unit";
import { type Counts, type InPlay, stacksOf } from "./view";

export interface Pile {
  title: string;
  cards: { id: string; count?: number }[];
  note?: string;
}

interface SideProps {
  desk: Desk;
  seat: number;
  near: boolean;
  open: (pile: Pile) => void;
}

export function Side({ desk, seat, near, open }: SideProps) {
  const { view, play } = desk;
  const player = view.seats[seat];
  if (!player) return null;
  const name = seatName(play.table, seat);
  const turn = view.player === seat && !view.outcome;
  const zone = near ? "mine" : `seat${seat}`;
  return (
    <section
      class={`side ${near ? "near" : "far"} ${turn ? "active" : ""} ${player.alive ? "" : "out"}`}
      aria-label={seat === play.you ? say("my-side") : say("seat-of", { name })}
    >
      {player.phoenixborn && <Phoenixborn desk={desk} seat={seat} card={player.phoenixborn} />}
      <div
        class="battlefield"
        data-zone={`${zone}-units`}
        data-pile={`battlefield:${seat}`}
        role="group"
        aria-label={say("phoenix-battlefield-of", {
          name,
          count: player.battlefield.length,
          slots: player.slots ?? 0,
        })}
        style={{ "--count": Math.max(player.battlefield.length, 3) }}
      >
        {player.battlefield.map((card) => (
          <Unit key={card.n} desk={desk} card={card} seat={seat} />
        ))}
        <Free count={(player.slots ?? 0) - player.battlefield.length} of="units" />
      </div>
      <div
        class="spellboard"
        data-zone={`${zone}-spells`}
        data-pile={`spellboard:${seat}`}
        role="group"
        aria-label={say("phoenix-spellboard-of", {
          name,
          count: stacksOf(player.spellboard).length,
          slots: player.pages ?? 0,
        })}
      >
        {stacksOf(player.spellboard).map((copies) => (
          <Stack key={copies[0]?.id} desk={desk} copies={copies} seat={seat} />
        ))}
        <Free count={(player.pages ?? 0) - stacksOf(player.spellboard).length} of="spells" />
      </div>
      <div class="store">
        <Pools desk={desk} seat={seat} />
        <Piles desk={desk} seat={seat} near={near} open={open} />
      </div>
    </section>
  );
}

/** Places that are still free. */
function Free({ count, of }: { count: number; of: string }) {
  if (count <= 0) return null;
  return (
    <span class={`free-places ${of}`} title={say("phoenix-free-places", { count })} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span class="free-place" key={index} />
      ))}
    </span>
  );
}

function Phoenixborn({ desk, seat, card }: { desk: Desk; seat: number; card: InPlay }) {
  const { view, play } = desk;
  const life = card.life ?? Number(factsOf("ashes", "", card.id).life ?? 0);
  const left = Math.max(0, life - (card.wounds ?? 0));
  const player = view.seats[seat];
  const turn = view.player === seat && !view.outcome;
  const target = view.attack?.target === card.n;
  return (
    <div class={`phoenixborn-place ${target ? "target" : ""}`} data-zone={`phoenixborn${seat}`}>
      <Tile
        desk={desk}
        card={card}
        place="seat"
        seat={seat}
        className={`phoenixborn-tile ${card.exhaustion ? "exhausted" : ""}`}
        state={[say("phoenix-life-left", { left, life }), ...tokensInWords({ ...card, wounds: 0 })].join(
          ", ",
        )}
      >
        <Picture id={card.id} />
        <span class="unit-name">{cardName(card.id)}</span>
        <Tokens card={card} wounds={false} />
        <span class={`life-left ${left <= life / 4 ? "low" : ""}`} aria-hidden="true">
          <Emblem of="life" />
          <b key={left}>{left}</b>
          <small>/{life}</small>
        </span>
        <span class="life-bar" aria-hidden="true">
          <span style={{ width: `${(100 * left) / Math.max(1, life)}%` }} />
        </span>
      </Tile>
      <div class="phoenixborn-about">
        <SeatName table={play.table} seat={seat} first={view.token === seat} />
        <span class="signs">
          {turn && view.phase === "turns" && (
            <>
              <Sign
                of="main_action"
                on={!view.main_done}
                label={say("phoenix-main-left", { left: view.main_done ? 0 : 1 })}
              />
              <Sign
                of="side_action"
                on={view.sides > 0}
                label={say("phoenix-side-left", { left: view.sides })}
              >
                {view.sides > 1 ? view.sides : ""}
              </Sign>
            </>
          )}
          {player?.reacted && <Sign of="reaction" on={false} label={say("phoenix-reacted")} />}
        </span>
      </div>
    </div>
  );
}

function Sign({ of, on, label, children }: { of: string; on: boolean; label: string; children?: unknown }) {
  return (
    <span class={`sign ${on ? "" : "off"}`} role="img" aria-label={label} title={label}>
      <Emblem of={of} />
      {children ? <b>{String(children)}</b> : null}
    </span>
  );
}

const cardsOf = (counts: Counts | undefined): { id: string; count: number }[] =>
  Object.entries(counts ?? {}).map(([id, count]) => ({ id, count }));

function Piles({ desk, seat, near, open }: SideProps) {
  const player = desk.view.seats[seat];
  if (!player) return null;
  const name = seatName(desk.play.table, seat);
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
        aria-label={say("phoenix-draw-pile", { count: player.draw_count })}
        title={say("phoenix-draw-pile", { count: player.draw_count })}
        onClick={() =>
          open({
            title: say("phoenix-deck-of", { name }),
            note: say(player.deck ? "phoenix-deck-note" : "phoenix-deck-closed"),
            cards: cardsOf(player.deck),
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
        aria-label={say("phoenix-conjuration-pile", { count: player.conjuration_count })}
        title={say("phoenix-conjuration-pile", { count: player.conjuration_count })}
        disabled={!spent}
        onClick={() =>
          open({ title: say("phoenix-conjurations-of", { name }), cards: cardsOf(player.conjurations) })
        }
      >
        <Emblem of="construct" />
        {player.conjuration_count}
      </button>
    </div>
  );
}

/** The hand of whoever sits here; an onlooker sees backs, and the cards everybody knows. */
export function Hand({ desk, seat }: { desk: Desk; seat: number }) {
  const player = desk.view.seats[seat];
  if (!player) return null;
  const hidden = player.hand_count - player.hand.length;
  const going = desk.gathering === "discard" || desk.gathering === "meditate";
  return (
    <div
      class="hand"
      data-zone="hand"
      data-pile={`hand:${seat}`}
      role="group"
      aria-label={say("hand")}
      style={{ "--count": Math.max(player.hand_count, 2) }}
    >
      {player.hand.map((card) => {
        const put = (player.chosen ?? []).includes(card.n);
        return (
          <CardButton
            key={card.n}
            play={{ ...desk.play, act: desk.act }}
            number={card.n}
            id={card.id}
            edition=""
            options={desk.optionsOf(card.n, card.id, "hand", seat)}
            className={desk.isChosen(card.n) || (put && going) ? "chosen" : ""}
            {...(desk.isChosen(card.n) ? { state: say("phoenix-chosen") } : {})}
            describe={desk.says}
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
