// Building a deck: all cards on one side, the deck on the other, with every broken rule shown.
import { useEffect, useState } from "preact/hooks";
import { cardsOf, factsOf } from "../../card_facts";
import { Picture } from "../../card_parts";
import { usualLevel } from "../../home/quick";
import { Icon } from "../../icons";
import { cardName, labelled, list, say } from "../../language";
import type { CheckedDeck } from "../../protocol";
import { go } from "../../route";
import { Refused, server } from "../../server";
import { useStore } from "../../store";
import { Die } from "../dice";
import { Costs, costOf, DieSign, kindOfCard, magicOfCard } from "../face";
import { MAGICS } from "../view";
import { abilityCosts, adviceFor, demandOf } from "./dice_use";
import { Export } from "./exchange";
import { CARDS, COPIES, DICE, FIVE, faultInWords } from "./faults";
import { Sample } from "./sample";
import { Shelf, TYPES } from "./shelf";
import { bare, checkDeck, countOf, type Deck, forget, keep, save, unsaved } from "./store";

export function Builder({ deck }: { deck: Deck }) {
  const [checked, setChecked] = useState<CheckedDeck | null>(null);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    let there = true;
    checkDeck(bare(deck)).then(
      (found) => there && setChecked(found),
      () => {},
    );
    return () => {
      there = false;
    };
  }, [deck]);
  useEffect(() => {
    addEventListener("pagehide", save); // whoever leaves the page does not wait for the timer
    return () => removeEventListener("pagehide", save);
  }, []);
  const change = (part: Partial<Deck>) => keep({ ...deck, ...part });
  const setCount = (id: string, count: number) => {
    const cards = { ...deck.cards, [id]: count };
    if (count <= 0) delete cards[id];
    const five = deck.first_five?.filter((one) => one in cards) ?? [];
    change({ cards, first_five: five });
  };
  return (
    <div class="builder">
      <header class="decks-head">
        <button type="button" class="quiet" onClick={() => go("/decks")}>
          <Icon of="back" />
          {say("decks")}
        </button>
        <h1 class="unseen">{deck.name}</h1>
        <label class="deck-title">
          <span class="unseen">{say("deck-name")}</span>
          <input
            value={deck.name}
            maxLength={60}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        </label>
        <SavedSign deck={deck} />
        <Export deck={deck} />
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (!deleting) return setDeleting(true);
            forget(deck.key).then(
              () => go("/decks"),
              () => setDeleting(false),
            );
          }}
        >
          <Icon of="close" />
          {say(deleting ? "deck-delete-sure" : "deck-delete")}
        </button>
      </header>
      <Shelf deck={deck} setCount={setCount} />
      <aside class="deck-panel">
        <Verdict deck={deck} checked={checked} />
        <PhoenixbornChoice deck={deck} choose={(phoenixborn) => change({ phoenixborn })} />
        <DiceChoice deck={deck} change={(dice) => change({ dice })} />
        <Lines deck={deck} setCount={setCount} change={change} />
        <Sample deck={deck} />
        <section aria-label={say("deck-conjurations")}>
          <h2>{say("deck-conjurations")}</h2>
          {Object.keys(checked?.conjurations ?? {}).length === 0 && (
            <p class="note">{say("deck-conjurations-none")}</p>
          )}
          <ul class="conjured">
            {Object.entries(checked?.conjurations ?? {}).map(([id, count]) => (
              <li key={id} data-zoom={id}>
                <Picture id={id} />
                <span>
                  {count} × {cardName(id)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </aside>
    </div>
  );
}

/** Whether the server has saved the last change. */
function SavedSign({ deck }: { deck: Deck }) {
  const waits = useStore(unsaved).has(deck.key);
  return (
    <span class="note saved" role="status">
      {say(waits ? "deck-unsaved" : "deck-saved")}
    </span>
  );
}

// -- the deck ------------------------------------------------------------------------------

function Verdict({ deck, checked }: { deck: Deck; checked: CheckedDeck | null }) {
  const [refused, setRefused] = useState("");
  const legal = checked !== null && checked.faults.length === 0;
  const play = async () => {
    await save();
    await server
      .newTable({
        game: "ashes",
        seats: ["me", `bot:${usualLevel("ashes")}`],
        choices: { decks: [bare(deck), null] },
      })
      .then(
        (made) => go(`/table/${made.id}`),
        (error) => setRefused(error instanceof Refused ? error.refusal.reason : "trouble"),
      );
  };
  return (
    <section class={`verdict ${checked === null ? "" : legal ? "legal" : "broken"}`} aria-live="polite">
      <p class="deck-counters">
        <b class={countOf(deck.cards) === CARDS ? "right" : "wrong"}>
          {say("deck-cards-count", { count: countOf(deck.cards), most: CARDS })}
        </b>
        <b class={countOf(deck.dice) === DICE ? "right" : "wrong"}>
          {say("deck-dice-count", { count: countOf(deck.dice), most: DICE })}
        </b>
      </p>
      {checked === null ? (
        <p class="note">{say("loading")}</p>
      ) : legal ? (
        <p class="right">
          <Icon of="check" /> {say("deck-legal")}
        </p>
      ) : (
        <>
          <p>{say("deck-broken")}</p>
          <ul class="faults">
            {checked.faults.map((fault) => (
              <li key={`${fault.rule}${fault.what}`}>{faultInWords(fault)}</li>
            ))}
          </ul>
        </>
      )}
      {refused && (
        <p class="refused" role="alert">
          {say(`refusal-${refused.replaceAll("_", "-")}`)}
        </p>
      )}
      <button type="button" class="primary" disabled={!legal} onClick={play}>
        <Icon of="play" />
        {say("deck-play")}
      </button>
    </section>
  );
}

function PhoenixbornChoice({ deck, choose }: { deck: Deck; choose: (id: string) => void }) {
  const all = cardsOf("ashes", "").filter(([, facts]) => facts.type === "phoenixborn");
  return (
    <div class="phoenixborn-choice" role="radiogroup" aria-label={say("term-phoenixborn")}>
      {all.map(([id]) => (
        <label key={id} data-zoom={id} title={cardName(id)}>
          <input
            type="radio"
            name="phoenixborn"
            checked={deck.phoenixborn === id}
            onChange={() => choose(id)}
          />
          <Picture id={id} />
          <span>{cardName(id)}</span>
        </label>
      ))}
    </div>
  );
}

function DiceChoice({ deck, change }: { deck: Deck; change: (dice: Record<string, number>) => void }) {
  const set = (magic: string, count: number) => change({ ...deck.dice, [magic]: Math.max(0, count) });
  const demand = demandOf(deck.cards, (id) => factsOf("ashes", "", id));
  const advice = Object.entries(adviceFor(deck.dice, demand));
  return (
    <section aria-label={say("deck-dice")}>
      <h2>{say("deck-dice")}</h2>
      <div class="deck-dice">
        {MAGICS.map((magic) => {
          const count = deck.dice[magic] ?? 0;
          const die = say(`die-${magic}`);
          return (
            <span class="deck-die" key={magic}>
              <Die kind={`${magic}_class`} />
              <button
                type="button"
                aria-label={say("deck-die-fewer", { die })}
                disabled={count === 0}
                onClick={() => set(magic, count - 1)}
              >
                −
              </button>
              <b>{count}</b>
              <button
                type="button"
                aria-label={say("deck-die-more", { die })}
                disabled={count >= DICE}
                onClick={() => set(magic, count + 1)}
              >
                +
              </button>
            </span>
          );
        })}
      </div>
      {advice.length > 0 && (
        <p class="note dice-advice">
          {say("deck-dice-advice", {
            dice: list(advice.map(([magic, count]) => `${count} × ${cardName(`${magic}_magic`)}`)),
          })}{" "}
          <button
            type="button"
            class="quiet"
            onClick={() =>
              change(
                Object.fromEntries(
                  MAGICS.map((magic) => [
                    magic,
                    (deck.dice[magic] ?? 0) + (Object.fromEntries(advice)[magic] ?? 0),
                  ]),
                ),
              )
            }
          >
            {say("deck-dice-take-advice")}
          </button>
        </p>
      )}
    </section>
  );
}

function Lines({
  deck,
  setCount,
  change,
}: {
  deck: Deck;
  setCount: (id: string, count: number) => void;
  change: (part: Partial<Deck>) => void;
}) {
  const five = deck.first_five ?? [];
  const ids = Object.keys(deck.cards).sort(
    (a, b) =>
      TYPES.indexOf(factsOf("ashes", "", a).type) - TYPES.indexOf(factsOf("ashes", "", b).type) ||
      cardName(a).localeCompare(cardName(b)),
  );
  return (
    <section aria-label={say("deck-in")}>
      <h2>{say("deck-in")}</h2>
      {ids.length === 0 && <p class="note">{say("deck-empty")}</p>}
      <ul class="deck-lines">
        {ids.map((id) => {
          const facts = factsOf("ashes", "", id);
          const cost = costOf(facts);
          const count = deck.cards[id] ?? 0;
          const first = five.includes(id);
          return (
            <li key={id} class={`deck-line ${magicOfCard(facts)}`}>
              <span class="line-name" data-zoom={id} title={kindOfCard(facts)}>
                {cardName(id)}
              </span>
              {cost && <Costs cost={cost} />}
              {abilityCosts(facts).map(({ dice }, index) => (
                <span class="ability-cost" key={index} title={say("deck-ability-cost")}>
                  {dice.map(({ count, magic, face }) => (
                    <span key={`${magic}${face}`}>
                      {count !== 1 && count}
                      <DieSign magic={magic} face={face} />
                    </span>
                  ))}
                </span>
              ))}
              <button
                type="button"
                class={`quiet star ${first ? "on" : ""}`}
                aria-pressed={first}
                aria-label={labelled(say("deck-five"), cardName(id))}
                title={say("deck-five")}
                onClick={() =>
                  change({ first_five: first ? five.filter((one) => one !== id) : [...five, id] })
                }
              >
                {first ? "★" : "☆"}
              </button>
              <button
                type="button"
                aria-label={say("deck-remove", { card: id })}
                onClick={() => setCount(id, count - 1)}
              >
                −
              </button>
              <b class={count > COPIES ? "wrong" : ""}>{count}</b>
              <button
                type="button"
                aria-label={say("deck-add", { card: id })}
                onClick={() => setCount(id, count + 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      {five.length > 0 && (
        <p class="note">
          {say("ashes-first-five-count", { count: five.length, most: FIVE })}. {say("deck-five-why")}
        </p>
      )}
    </section>
  );
}
