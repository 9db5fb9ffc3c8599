// Choosing before the fight: the draft (Phoenixborn, cards, dice, a swap), the First Five, and cards to choose from
// that do not lie on the table.
import { cardName, say } from "../language";
import type { Option } from "../protocol";
import { CardButton } from "../table/card_button";
import { seatName } from "../table/play";
import { SeatName } from "../table/seat";
import { type Desk, FIVE } from "./desk";
import { Die } from "./dice";
import { type Lying, MAGICS } from "./view";

/** Options about cards that lie nowhere on the table. */
export function inTray(desk: Desk): Option[] {
  const { play, view, you } = desk;
  if (desk.gathering !== null) return [];
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

/** The cards to choose from that lie nowhere on the table. */
export function Tray({ desk }: { desk: Desk }) {
  const cards = inTray(desk);
  if (cards.length === 0) return null;
  return (
    <section class="tray" data-zone="tray" aria-label={say("choose-here")}>
      <div class="tray-cards">
        {cards.map((option) => (
          <Choice key={option.code} desk={desk} id={option.card as string} options={[option]} />
        ))}
      </div>
    </section>
  );
}

function Choice({
  desk,
  id,
  number,
  options,
  chosen,
}: {
  desk: Desk;
  id: string;
  number?: number;
  options: Option[];
  chosen?: boolean;
}) {
  return (
    <CardButton
      play={{ ...desk.play, act: desk.act }}
      {...(number === undefined ? {} : { number })}
      id={id}
      edition=""
      options={options}
      className={chosen ? "chosen" : ""}
      {...(chosen ? { state: say("phoenix-chosen") } : {})}
      describe={desk.says}
    />
  );
}

/** The First Five: five different cards of one's own deck. */
export function FirstFive({ desk }: { desk: Desk }) {
  const { gathered, me } = desk;
  if (desk.gathering !== "five" || !me) return null;
  const held = me.hand.map((card) => card.id);
  const ids = Object.keys(me.deck ?? {});
  const full = gathered.ids.length + held.length >= FIVE;
  const toggle = (id: string) =>
    desk.change({
      ids: gathered.ids.includes(id) ? gathered.ids.filter((other) => other !== id) : [...gathered.ids, id],
    });
  return (
    <section class="tray first-five" data-zone="tray" aria-label={say("phoenix-first-five")}>
      <div class="tray-cards">
        {ids.map((id) => {
          const chosen = gathered.ids.includes(id) || held.includes(id);
          const can = !held.includes(id) && (chosen || !full);
          return (
            <CardButton
              key={id}
              play={{ ...desk.play, act: () => toggle(id) }}
              id={id}
              edition=""
              options={
                can
                  ? [{ code: `~five:${id}`, verb: chosen ? "unselect" : "select", card: id, card_number: -1 }]
                  : []
              }
              className={chosen ? "chosen" : ""}
              {...(chosen ? { state: say("phoenix-chosen") } : {})}
              describe={desk.says}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The draft: what is being chosen, what everybody has so far. */
export function DraftBoard({ desk }: { desk: Desk }) {
  const { view, play } = desk;
  const draft = view.draft;
  if (!draft) return null;
  const prompt = view.decision?.prompt ?? "";
  const of = (cards: Lying[]) =>
    cards.map((card) => (
      <Choice
        key={card.n}
        desk={desk}
        number={card.n}
        id={card.id}
        options={play.options.filter((option) => option.card_number === card.n)}
        chosen={(desk.me?.chosen ?? []).includes(card.n)}
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
            <Choice key={option.code} desk={desk} id={option.card as string} options={[option]} />
          ))}
        </div>
      )}
      {draft.pack && draft.pack.length > 0 && offered.length === 0 && (
        <section aria-label={say("phoenix-pack")} data-zone="tray">
          <h2>{say("phoenix-pack")}</h2>
          <div class="draft-cards">{of(draft.pack)}</div>
        </section>
      )}
      {(prompt === "draft_dice" || somebodyHasDice) && draft.face_up.length === 0 && (
        <section aria-label={say("phoenix-dice-stock")} data-zone="stock">
          <h2>{say("phoenix-dice-stock")}</h2>
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
                  aria-label={option ? desk.says(option) : say(`die-${magic}`)}
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
        <section aria-label={say("phoenix-face-up")} data-zone="faceup">
          <h2>{say("phoenix-face-up")}</h2>
          <div class="draft-cards">{of(draft.face_up)}</div>
        </section>
      )}
      {draft.mine && draft.mine.length > 0 && (
        <section aria-label={say("phoenix-my-picks")} data-zone="picks">
          <h2>{say("phoenix-my-picks")}</h2>
          <div class="draft-cards small">{of(draft.mine)}</div>
        </section>
      )}
      <Drafters desk={desk} picks={draft.picks} />
    </div>
  );
}

/** Everybody who drafts, with what they have so far. */
function Drafters({ desk, picks }: { desk: Desk; picks?: number[] }) {
  const { view, play } = desk;
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
          {picks && <span class="soft">{say("phoenix-picks", { count: picks[seat] ?? 0 })}</span>}
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

/** A draft that ended with its decks: one's own, card by card, and what everybody has. */
export function DraftedDecks({ desk }: { desk: Desk }) {
  const cards = Object.keys(desk.me?.deck ?? {});
  return (
    <div class="draft">
      {cards.length > 0 && (
        <section aria-label={say("phoenix-drafted")} data-zone="tray">
          <h2>{say("phoenix-drafted")}</h2>
          <div class="draft-cards small">
            {cards.map((id) => (
              <Choice key={id} desk={desk} id={id} options={[]} />
            ))}
          </div>
        </section>
      )}
      <Drafters desk={desk} />
    </div>
  );
}

/** What is being played or answered just now, in the middle of the table. */
export function Played({ desk }: { desk: Desk }) {
  if (desk.view.played.length === 0) return null;
  const who = desk.view.events.findLast((event) => event.event === "use")?.player ?? -1;
  return (
    <div class="in-the-middle">
      {desk.view.played.map((card) => (
        <CardButton
          key={card.n}
          play={{ ...desk.play, act: desk.act }}
          number={card.n}
          id={card.id}
          edition=""
          options={[]}
          className="small"
          {...(who >= 0 ? { state: seatName(desk.play.table, who) } : {})}
          describe={desk.says}
        />
      ))}
    </div>
  );
}
