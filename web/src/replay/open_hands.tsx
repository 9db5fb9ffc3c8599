// All cards face up: one view with every seat's own knowledge, and the hands that the table does not show.
import { Picture } from "../card_parts";
import { cardName, say } from "../language";
import type { GameView, TableInfo } from "../protocol";
import { seatName } from "../table/play";
import { zoomed } from "../table/zoom";

/** The view of one seat with every other seat's side as its own player sees it. */
export function openView(views: GameView[], base: number): GameView {
  const view = views[base] ?? (views[0] as GameView);
  const own = (seat: number) => (views[seat]?.seats as unknown[] | undefined)?.[seat];
  return Array.isArray(view.seats) ? { ...view, seats: view.seats.map((_, seat) => own(seat)) } : view;
}

export interface OpenHand {
  seat: number;
  /** Each kind of card once, with its number of copies. */
  cards: [id: string, count: number][];
}

/** The hands of all seats but the one whose side is shown. */
export function openHands(view: GameView, base: number): OpenHand[] {
  const seats = Array.isArray(view.seats) ? (view.seats as { hand?: unknown }[]) : [];
  return seats.flatMap(({ hand }, seat) => {
    if (seat === base || !Array.isArray(hand)) return [];
    const counts = new Map<string, number>();
    for (const { id } of hand as { id: string }[]) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [{ seat, cards: [...counts] }];
  });
}

export function OpenHands({ hands, table }: { hands: OpenHand[]; table: TableInfo }) {
  return (
    <ul class="open-hands">
      {hands.map(({ seat, cards }) => (
        <li key={seat}>
          <b>{say("hand-of", { name: seatName(table, seat) })}</b>
          {cards.length === 0 && <span class="note">{say("open-hand-empty")}</span>}
          {cards.map(([id, count]) => (
            <button
              type="button"
              class="quiet"
              key={id}
              data-zoom={id}
              onClick={() => zoomed.set({ id, beside: null, options: [] })}
            >
              <Picture id={id} />
              <span>
                {count > 1 && `${count} × `}
                {cardName(id)}
              </span>
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
