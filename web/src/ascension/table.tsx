// The table of Ascension.
import { useEffect, useState } from "preact/hooks";
import { CardBack, Gists, Picture } from "../card";
import { factsOf } from "../cards";
import { Dialog } from "../dialog";
import { Amount, Badge, Emblem, Icon } from "../icons";
import { cardName, list, say } from "../language";
import type { Option } from "../protocol";
import { settings } from "../settings";
import { CardButton } from "../table/card_button";
import type { GameTable } from "../table/game";
import { optionsAbout, type Play, seatName } from "../table/play";
import { Prompt, UsualAnswers } from "../table/prompt";
import { SeatName } from "../table/seat";
import { sound } from "../table/sound";
import { describe, leftOver } from "./options";
import { type AscensionView, isUsed, journey, type Lying, partnerOf, STACKS } from "./view";

/** Places whose cards lie open on the table; options elsewhere are shown in a tray. */
const OPEN_PLACES = ["hand", "row", "mystics", "infantry", "cultist", "constructs", "played"];

interface BoardProps {
  play: Play;
}

interface Shown {
  play: Play;
  view: AscensionView;
  says: (option: Option) => string;
}

function Board({ play }: BoardProps) {
  const view = play.view as AscensionView;
  const [pile, setPile] = useState<Pile | null>(null);
  const says = (option: Option) => describe(view, option);
  const shown: Shown = { play, view, says };
  const you = play.you >= 0 ? play.you : 0;
  const others = view.seats.map((_, seat) => (you + seat) % view.seats.length).filter((seat) => seat !== you);
  useSounds(play);
  return (
    <main class={`ascension-table board ${view.variant}`}>
      <h1 class="unseen">{say("game-ascension")}</h1>
      <section class="others" aria-label={say("other-seats")} data-zone="others">
        {view.samael && <Samael {...shown} open={setPile} />}
        {others.map((seat) => (
          <OtherSeat key={seat} {...shown} seat={seat} open={setPile} />
        ))}
      </section>
      <Center {...shown} open={setPile} />
      <Tray {...shown} />
      <MySide {...shown} seat={you} open={setPile} />
      <PromptOf {...shown} />
      {pile && (
        <Dialog title={pile.title} onClose={() => setPile(null)} className="pile-dialog">
          {pile.note && <p class="note">{pile.note}</p>}
          <div class="pile-cards">
            {pile.cards.map((card, index) => (
              <CardButton
                key={`${card.id}${index}`}
                play={{ ...play, hint: null }}
                id={card.id}
                edition={view.edition}
                describe={says}
              />
            ))}
          </div>
          {pile.cards.length === 0 && <p>{say("pile-empty")}</p>}
        </Dialog>
      )}
    </main>
  );
}

interface Pile {
  title: string;
  cards: { id: string }[];
  note?: string;
}

type Open = (pile: Pile) => void;

// -- the center ---------------------------------------------------------------------------

function Center({ play, view, says, open }: Shown & { open: Open }) {
  const full = view.pool + view.seats.reduce((sum, seat) => sum + seat.honor, 0) + (view.samael?.honor ?? 0);
  return (
    <section class="center" aria-label={say("center-row")} data-zone="center">
      <div class="center-piles">
        <div class={`pool ${view.last_round ? "empty" : ""}`} data-pile="pool">
          <Amount of="honor_pool" label={say("honor-pool-left", { count: view.pool })}>
            {view.pool}
          </Amount>
          <meter min={0} max={Math.max(full, 1)} value={view.pool} aria-hidden="true" />
          <span class="label">{say("honor-pool")}</span>
        </div>
        <div
          class="pile closed"
          data-pile="center"
          role="img"
          aria-label={say("center-deck-left", { count: view.center_count })}
        >
          <CardBack game="ascension" />
          <b>{view.center_count}</b>
        </div>
        <button
          type="button"
          class="pile"
          data-pile="void"
          aria-label={say("void-open", { count: view.void.length })}
          onClick={() => open({ title: say("the-void"), cards: view.void.toReversed() })}
        >
          {view.void.length > 0 ? <Picture id={(view.void.at(-1) as Lying).id} /> : <Emblem of="void_pile" />}
          <b>{view.void.length}</b>
        </button>
      </div>
      <div class="row">
        {view.row.map((card, index) => {
          const doomed = view.samael !== undefined && index >= view.row.length - 2;
          return (
            <CardButton
              key={card.n}
              play={play}
              number={card.n}
              id={card.id}
              edition={view.edition}
              price={view.prices[card.n]}
              options={optionsAbout(play.options, card.n, card.id, "row")}
              className={doomed ? "doomed" : ""}
              state={doomed ? say("samael-takes") : undefined}
              describe={says}
              lookFirst
            />
          );
        })}
      </div>
      <div class="always">
        {["mystic", "heavy_infantry", "cultist"].map((id) => (
          <Stack key={id} id={id} play={play} view={view} says={says} />
        ))}
      </div>
    </section>
  );
}

/** A stack that is always available, as a small tile: everybody knows these cards. */
function Stack({ id, play, view, says }: Shown & { id: string }) {
  const place = STACKS[id] as string;
  const left = id === "mystic" ? view.mystics : id === "heavy_infantry" ? view.infantry : undefined;
  const top = view.always.find((card) => card.id === id);
  const facts = factsOf("ascension", view.edition, id);
  return (
    <CardButton
      play={play}
      number={id === "cultist" ? undefined : top?.n}
      id={id}
      edition={view.edition}
      options={top ? optionsAbout(play.options, top.n, id, place) : []}
      className={`tile ${facts.type === "monster" ? "monster" : "none"} ${left === 0 ? "gone" : ""}`}
      state={left === undefined ? undefined : say("stack-left", { count: left })}
      describe={says}
      lookFirst
    >
      <Picture id={id} />
      <span class="tile-words" data-pile={place}>
        <span class="name">{cardName(id)}</span>
        <span class="tile-facts">
          <Gists gist={facts.gist ?? []} />
          {left !== undefined && <span class="left">×{left}</span>}
        </span>
      </span>
      <Badge of={facts.cost_in === "power" ? "power" : "runes"} className="cost">
        {facts.cost}
      </Badge>
    </CardButton>
  );
}

// -- the other seats -----------------------------------------------------------------------

function OtherSeat({ play, view, says, seat, open }: Shown & { seat: number; open: Open }) {
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
        <Amount of="honor" className="score" label={say("score-so-far", { count: there.score })}>
          {there.score}
        </Amount>
      </header>
      <div class="seat-piles">
        <span
          class="count"
          data-pile={`hand:${seat}`}
          role="img"
          aria-label={say("hand-count", { count: there.hand_count })}
          title={say("hand-count", { count: there.hand_count })}
        >
          <Icon of="hand" />
          {there.hand_count}
        </span>
        <span
          class="count"
          data-pile={`deck:${seat}`}
          role="img"
          aria-label={say("deck-count", { count: there.deck_count })}
          title={say("deck-count", { count: there.deck_count })}
        >
          <Icon of="deck" />
          {there.deck_count}
        </span>
        <button
          type="button"
          class="count"
          data-pile={`discard:${seat}`}
          aria-label={say("discard-open", { count: there.discard.length })}
          title={say("discard-open", { count: there.discard.length })}
          onClick={() => open({ title: say("discard-of", { name }), cards: there.discard.toReversed() })}
        >
          <Icon of="pile" />
          {there.discard.length}
        </button>
        <span
          class="count tokens"
          role="img"
          aria-label={say("tokens", { count: there.honor })}
          title={say("tokens", { count: there.honor })}
        >
          <Emblem of="honor_pool" />
          {there.honor}
        </span>
      </div>
      <div class="seat-cards">
        {active && view.played.length > 0 && (
          <div class="minis played" role="group" aria-label={say("played-now")}>
            {view.played.map((card) => (
              <Mini key={card.n} play={play} view={view} says={says} card={card} />
            ))}
          </div>
        )}
        <div class="minis" data-pile={`constructs:${seat}`} role="group" aria-label={say("constructs")}>
          {there.constructs.map((card) => (
            <Mini
              key={card.n}
              play={play}
              view={view}
              says={says}
              card={card}
              used={active && isUsed(view, card.n, 0)}
            />
          ))}
        </div>
      </div>
    </article>
  );
}

/** A card as a thumbnail: enough to know it, the zoom tells the rest. */
function Mini({ play, view, says, card, used }: Shown & { card: Lying; used?: boolean }) {
  const facts = factsOf("ascension", view.edition, card.id);
  return (
    <CardButton
      play={play}
      number={card.n}
      id={card.id}
      edition={view.edition}
      className={`mini ${facts.faction ?? "none"} ${used ? "used" : ""}`}
      state={used ? say("used") : undefined}
      describe={says}
    >
      <Picture id={card.id} />
    </CardButton>
  );
}

function Samael({ view, open }: Shown & { open: Open }) {
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
        <button
          type="button"
          class="count"
          data-pile="samael"
          title={say("samael-cards")}
          aria-label={say("samael-cards")}
          onClick={() => open({ title: say("samael-cards"), cards: samael.cards.toReversed() })}
        >
          <Icon of="pile" />
          {samael.cards.length}
        </button>
        <span
          class="count tokens"
          role="img"
          aria-label={say("tokens", { count: samael.honor })}
          title={say("tokens", { count: samael.honor })}
        >
          <Emblem of="honor_pool" />
          {samael.honor}
        </span>
      </div>
      <p class="samael-note">{say("samael-note")}</p>
    </article>
  );
}

// -- my side ---------------------------------------------------------------------------

function MySide({ play, view, says, seat, open }: Shown & { seat: number; open: Open }) {
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
            <ConstructCard key={card.n} play={play} view={view} says={says} card={card} turn={turn} />
          ))}
          {mine.constructs.length === 0 && <p class="empty-zone">{say("no-constructs")}</p>}
        </div>
        {turn && (
          <div
            class="played-now"
            data-zone="played"
            role="group"
            aria-label={say("played-now")}
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
                describe={says}
              />
            ))}
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
          aria-label={say("hand")}
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
              describe={says}
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
        <Amount of="honor" className="score" label={say("score-so-far", { count: mine.score })}>
          {mine.score}
        </Amount>
        <span
          class="count tokens"
          role="img"
          aria-label={say("tokens", { count: mine.honor })}
          title={say("tokens", { count: mine.honor })}
        >
          <Emblem of="honor_pool" />
          {mine.honor}
        </span>
      </div>
    </section>
  );
}

const ONCE = ["OncePerTurn", "OnceWhen", "RedirectAcquired"];

function ConstructCard({ play, view, says, card, turn }: Shown & { card: Lying; turn: boolean }) {
  const abilities = factsOf("ascension", view.edition, card.id).abilities ?? [];
  const once = abilities.flatMap((ability, index) => (ONCE.includes(ability) ? [index] : []));
  const used = turn && once.length > 0 && once.every((index) => isUsed(view, card.n, index));
  // An equal construct that was used already must not borrow the option of one that was not.
  const options = used
    ? play.options.filter((option) => option.card === card.n)
    : optionsAbout(play.options, card.n, card.id, "constructs");
  const state = used
    ? say("used")
    : turn && options.some((option) => option.verb.startsWith("use"))
      ? say("ready")
      : undefined;
  return (
    <CardButton
      play={play}
      number={card.n}
      id={card.id}
      edition={view.edition}
      options={options}
      className={`small ${used ? "used" : ""}`}
      state={state}
      describe={says}
    />
  );
}

// -- questions ---------------------------------------------------------------------------

/** Cards to choose from that do not lie open on the table. */
function Tray({ play, view, says }: Shown) {
  const cards = play.options.filter(
    (option) =>
      option.card_id !== undefined &&
      !OPEN_PLACES.includes(option.place ?? "") &&
      !["yes", "no"].includes(option.verb),
  );
  if (cards.length === 0) return null;
  return (
    <section class="tray" data-zone="tray" aria-label={say("choose-here")}>
      <h2>{say("tray-from", { place: cards[0]?.place ?? "" })}</h2>
      <div class="tray-cards">
        {cards.map((option) => (
          <CardButton
            key={option.code}
            play={play}
            id={option.card_id as string}
            edition={view.edition}
            options={[option]}
            className="small"
            describe={says}
            lookFirst={false}
          />
        ))}
      </div>
    </section>
  );
}

function PromptOf({ play, view, says }: Shown) {
  const [ending, setEnding] = useState(false);
  const [playing, setPlaying] = useState(false);
  const turn = view.decision?.prompt === "turn" && play.options.length > 0;
  const simple = turn
    ? play.options.filter(
        (option) => option.verb === "play" && !factsOf("ascension", view.edition, option.card_id ?? "").asks,
      )
    : [];
  const left = turn ? leftOver(view, play.options) : [];
  const [next] = simple;

  // "Play all" goes on card by card, and stops where something is asked.
  useEffect(() => {
    if (!playing || play.waiting) return;
    if (next) play.act(next.code);
    else setPlaying(false);
  }, [view, play.waiting, playing]);
  useEffect(() => setEnding(false), [view]);

  const end = () => {
    if (left.length > 0 && settings.get().remind && !ending) setEnding(true);
    else play.act("end");
  };
  const words = play.options.filter(
    (option) => option.card_id === undefined || ["yes", "no"].includes(option.verb),
  );
  const whose = view.player === play.you ? "" : seatName(play.table, view.player);
  return (
    <Prompt
      play={play}
      busy={playing || play.waiting}
      describe={says}
      resources={
        <div
          class="resources"
          role="group"
          aria-label={whose ? say("resources-of", { name: whose }) : say("resources")}
        >
          <Amount key={`r${view.runes}`} of="runes" label={say("count-runes", { n: view.runes })}>
            {view.runes}
          </Amount>
          <Amount key={`p${view.power}`} of="power" label={say("count-power", { n: view.power })}>
            {view.power}
          </Amount>
          {view.mechana_runes > 0 && (
            <Amount
              key={`m${view.mechana_runes}`}
              of="mechana_rune"
              label={say("count-mechana-runes", { n: view.mechana_runes })}
            >
              {view.mechana_runes}
            </Amount>
          )}
          {view.discount > 0 && <span class="discount">{say("discount", { count: view.discount })}</span>}
          {view.extra_turns > 0 && (
            <span class="discount">
              <Icon of="turn" /> {say("extra-turn")}
            </span>
          )}
        </div>
      }
    >
      {ending ? (
        <div class="reminder" role="alertdialog" aria-label={say("end-sure")}>
          <p>{say("still-possible", { things: list(left) })}</p>
          <button type="button" onClick={() => play.act("end")} data-key="e">
            {say("end-anyway")}
          </button>
          <button type="button" class="primary" onClick={() => setEnding(false)} data-key="Escape">
            {say("go-on")}
          </button>
        </div>
      ) : (
        <>
          <UsualAnswers play={play} />
          {simple.length > 0 && (
            <button
              type="button"
              data-key="a"
              title={say("play-all-why")}
              class={left.length > 0 ? "primary" : ""}
              disabled={playing}
              onClick={() => setPlaying(true)}
            >
              <Icon of="all" />
              {say("play-all")}
            </button>
          )}
          {turn && (
            <button
              type="button"
              class={left.length === 0 ? "primary end" : "end"}
              disabled={playing}
              onClick={end}
              data-key="e"
            >
              <Icon of="end" />
              {say("end-turn")}
            </button>
          )}
          {!turn &&
            words.map((option, index) => (
              <button
                type="button"
                key={option.code}
                class={index === 0 && option.verb !== "pass" ? "primary" : ""}
                onClick={() => play.act(option.code)}
                data-key={option.verb === "pass" ? "p" : String(index + 1)}
              >
                {says(option)}
              </button>
            ))}
        </>
      )}
    </Prompt>
  );
}

function useSounds(play: Play): void {
  useEffect(() => {
    const kinds = play.news.map((happening) => happening.kind);
    if (kinds.includes("ended")) sound("end");
    else if (play.news.some((happening) => happening.kind === "turn" && happening.player === play.you))
      sound("turn");
    else if (kinds.includes("defeated")) sound("hit");
    else if (kinds.includes("acquired")) sound("coin");
    else if (kinds.includes("played")) sound("card");
  }, [play.view]);
}

function status(play: Play) {
  const view = play.view as AscensionView;
  return {
    text: say("turn-number", { count: view.turn }),
    warning: view.last_round && !view.outcome ? lastRound(play, view) : undefined,
  };
}

/** Who still has a turn in the last round: the round ends before the first player. */
function lastRound(play: Play, view: AscensionView): string {
  const seats = view.seats.length;
  const last = (view.first + seats - 1) % seats;
  if (view.samael) return say("last-turn");
  return say("last-round", { who: last === play.you ? "you" : "other", name: seatName(play.table, last) });
}

export const table: GameTable = {
  Board,
  journey,
  describe: (view, option) => describe(view as AscensionView, option),
  edition: (view) => (view as AscensionView).edition,
  status,
};
