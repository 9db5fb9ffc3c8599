// The cards that introduce a game, held like a hand.
import { CardFace } from "../card_face";
import { CardBack } from "../card_parts";
import { kitOf } from "../kits";

const BACKS = [1, 2, 3, 4];

/**
 * `ready`: the cards have loaded; until then their places are empty. A game that shows no cards shows their backs.
 */
export function Fan({ game, ready }: { game: string; ready: boolean }) {
  const kit = kitOf(game);
  return (
    <div class="fan" aria-hidden="true">
      <span class="card hidden">
        <CardBack game={game} />
      </span>
      {kit?.fan.map(([edition, id]) => (
        <span class="card" key={id}>
          {ready && <CardFace id={id} game={game} edition={edition} />}
        </span>
      ))}
      {!kit &&
        BACKS.map((one) => (
          <span class="card hidden" key={one}>
            <CardBack game={game} />
          </span>
        ))}
    </div>
  );
}
