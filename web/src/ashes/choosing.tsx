// Choosing before the fight: the draft (Phoenixborn, cards, dice, a swap), the First Five, and cards to choose from
// that are not on the table.
import { cardName, say } from "../language";
import type { Option } from "../protocol";
import { CardButton } from "../table/card_button";
import { seatName } from "../table/play";
import { SeatName } from "../table/seat";
import { type Choices, local } from "./choices";
import { Die, Pools } from "./dice";
import { type Lying, MAGICS } from "./view";

/** Options about cards that are not on the table. */
export function inTray(choices: Choices): Option[] {
  const { play, view, you } = choices;
  if (choices.gathering !== null) return [];
  const seen = new Set<number>();
  for (const player of view.seats) {
    if (player.phoenixborn) seen.add(player.phoenixborn.n);
    for (const card of [...player.battlefield, ...player.spellboard]) {
      seen.add(card.n);
      for (const attached of card.attached ?? []) seen.add(attached.n);
    }
  }
  for (const card of view.seats[you]?.hand ?? []) seen.add(card.n);
  return play.options.filter(
    (option) =>
      option.card_number !== undefined &&
      option.card !== undefined &&
      option.place !== "table" &&
      !seen.has(option.card_number) &&
      !["yes", "no", "pass", "respark"].includes(option.verb),
  );
}

/** The cards to choose from that are not on the table. */
export function Tray({ choices }: { choices: Choices }) {
  const cards = inTray(choices);
  if (cards.length === 0) return null;
  return (
    <section class="tray" data-zone="tray" aria-label={say("choose-here")}>
      <div class="tray-cards">
        {cards.map((option) => (
          <Choice key={option.code} choices={choices} id={option.card as string} options={[option]} />
        ))}
      </div>
    </section>
  );
}

function Choice({
  choices,
  id,
  number,
  options,
  chosen,
}: {
  choices: Choices;
  id: string;
  number?: number;
  options: Option[];
  chosen?: boolean;
}) {
  return (
    <CardButton
      play={{ ...choices.play, act: choices.act }}
      {...(number === undefined ? {} : { number })}
      id={id}
      edition=""
      options={options}
      className={chosen ? "chosen" : ""}
      {...(chosen ? { state: say("ashes-chosen") } : {})}
    />
  );
}

/** The First Five: five different cards of one's own deck. */
export function FirstFive({ choices }: { choices: Choices }) {
  const { gathered, me } = choices;
  if (choices.gathering !== "five" || !me) return null;
  const cards = choices.view.gathering?.cards;
  const full = gathered.cards.length >= (cards?.most ?? 0);
  return (
    <section class="tray first-five" data-zone="tray" aria-label={say("ashes-first-five")}>
      <div class="five-for">
        {me.phoenixborn && <Choice choices={choices} id={me.phoenixborn.id} options={[]} />}
        <Pools choices={choices} seat={choices.you} />
      </div>
      <div class="tray-cards">
        {me.hand.map(({ n, id }) => (
          <Choice key={n} choices={choices} id={id} options={[]} chosen />
        ))}
        {cards?.picks.map(({ n, id }) => {
          const chosen = gathered.cards.includes(n);
          const can = choices.early !== "chosen" && (chosen || !full);
          return (
            <Choice
              key={n}
              choices={choices}
              id={id}
              options={can ? [local(chosen ? "unselect" : "select", n, id)] : []}
              chosen={chosen}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The draft: the current choice, and what everybody has so far. */
export function DraftBoard({ choices }: { choices: Choices }) {
  const { view, play } = choices;
  const draft = view.draft;
  if (!draft) return null;
  const prompt = view.decision?.prompt ?? "";
  const of = (cards: Lying[]) =>
    cards.map((card) => (
      <Choice
        key={card.n}
        choices={choices}
        number={card.n}
        id={card.id}
        options={play.options.filter((option) => option.card_number === card.n)}
        chosen={(choices.me?.chosen ?? []).includes(card.n)}
      />
    ));
  const somebodyHasDice = view.seats.some((player) => Object.keys(player.dice.exhausted).length > 0);
  const stock = draft.stock.map((count, index) => ({ magic: MAGICS[index] as string, count }));
  const offered = play.options.filter((option) => option.card_number !== undefined && option.place === "box");
  return (
    <div class="draft">
      {offered.length > 0 && (
        <div class="draft-cards big" data-zone="tray">
          {offered.map((option) => (
            <Choice key={option.code} choices={choices} id={option.card as string} options={[option]} />
          ))}
        </div>
      )}
      {draft.pack && draft.pack.length > 0 && offered.length === 0 && (
        <section aria-label={say("ashes-pack")} data-zone="tray">
          <h2>{say("ashes-pack")}</h2>
          <div class="draft-cards">{of(draft.pack)}</div>
        </section>
      )}
      {(prompt === "draft_dice" || somebodyHasDice) && draft.face_up.length === 0 && (
        <section aria-label={say("ashes-dice-stock")} data-zone="stock">
          <h2>{say("ashes-dice-stock")}</h2>
          <div class="stock">
            {stock.map(({ magic, count }) => {
              const option = play.options.find((one) => one.verb === "take" && one.what === magic);
              return (
                <button
                  type="button"
                  key={magic}
                  class={`stock-die ${option ? "glows" : ""}`}
                  disabled={!option}
                  onClick={() => option && play.act(option.code)}
                  aria-label={option ? play.says(option) : say(`die-${magic}`)}
                >
                  <Die kind={`${magic}_class`} />
                  <b>{count}</b>
                </button>
              );
            })}
          </div>
        </section>
      )}
      {draft.face_up.length > 0 && (
        <section aria-label={say("ashes-face-up")} data-zone="faceup">
          <h2>{say("ashes-face-up")}</h2>
          <div class="draft-cards">{of(draft.face_up)}</div>
        </section>
      )}
      {draft.mine && draft.mine.length > 0 && (
        <section aria-label={say("ashes-my-picks")} data-zone="picks">
          <h2>{say("ashes-my-picks")}</h2>
          <div class="draft-cards small">{of(draft.mine)}</div>
        </section>
      )}
      <Drafters choices={choices} picks={draft.picks} />
    </div>
  );
}

/** Everybody who drafts, with what they have so far. */
function Drafters({ choices, picks }: { choices: Choices; picks?: number[] }) {
  const { view, play } = choices;
  return (
    <section class="drafters" aria-label={say("other-seats")}>
      {view.seats.map((player, seat) => (
        <div class="drafter" key={seat}>
          <SeatName table={play.table} seat={seat} first={picks !== undefined && view.token === seat} />
          {player.phoenixborn && (
            <span class="card-name" data-zoom={player.phoenixborn.id}>
              {cardName(player.phoenixborn.id)}
            </span>
          )}
          {picks && <span class="soft">{say("ashes-picks", { count: picks[seat] ?? 0 })}</span>}
          <span class="drafter-dice">
            {MAGICS.flatMap((magic) =>
              Array.from({ length: player.dice.exhausted[magic] ?? 0 }, (_, index) => (
                <Die key={`${magic}${index}`} kind={`${magic}_class`} />
              )),
            )}
          </span>
        </div>
      ))}
    </section>
  );
}

/** A draft that ended with decks: one's own, card by card, and everybody's picks. */
export function DraftedDecks({ choices }: { choices: Choices }) {
  const cards = Object.keys(choices.me?.deck ?? {});
  return (
    <div class="draft">
      {cards.length > 0 && (
        <section aria-label={say("ashes-drafted")} data-zone="tray">
          <h2>{say("ashes-drafted")}</h2>
          <div class="draft-cards small">
            {cards.map((id) => (
              <Choice key={id} choices={choices} id={id} options={[]} />
            ))}
          </div>
        </section>
      )}
      <Drafters choices={choices} />
    </div>
  );
}

/** What is being played or answered, in the middle of the table. */
export function Played({ choices }: { choices: Choices }) {
  if (choices.view.played.length === 0) return null;
  const who = choices.view.events.findLast((event) => event.event === "use")?.player ?? -1;
  return (
    <div class="in-the-middle">
      {choices.view.played.map((card) => (
        <CardButton
          key={card.n}
          play={{ ...choices.play, act: choices.act }}
          number={card.n}
          id={card.id}
          edition=""
          options={[]}
          className="small"
          {...(who >= 0 ? { state: seatName(choices.play.table, who) } : {})}
        />
      ))}
    </div>
  );
}
