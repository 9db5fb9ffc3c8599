// The cards that introduce a game, held like a hand.
import { CardBack, CardFace } from "../card_face";

const FACES: Record<string, [edition: string, id: string][]> = {
  ascension: [
    ["godslayer", "wolf_shaman"],
    ["godslayer", "hedron_link_device"],
    ["godslayer", "twofold_askara"],
    ["godslayer", "avatar_of_the_fallen"],
  ],
  ashes: [
    ["", "hammer_knight"],
    ["", "blue_jaguar"],
    ["", "silver_snake"],
    ["", "maeoni_viper"],
  ],
};

/** `ready`: the cards have come; until then the places are empty. */
export function Fan({ game, ready }: { game: string; ready: boolean }) {
  return (
    <div class="fan" aria-hidden="true">
      <span class="card hidden">
        <CardBack game={game as "ascension" | "ashes"} />
      </span>
      {(FACES[game] ?? []).map(([edition, id]) => (
        <span class="card" key={id}>
          {ready && <CardFace id={id} game={game} edition={edition} />}
        </span>
      ))}
    </div>
  );
}
