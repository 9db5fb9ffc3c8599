// What cards are drawn from: their picture, their gist in small pictures, their back.
import { backOf, drawing, fetchPictures, pictureOf, showing } from "./art";
import type { Gist } from "./card_facts";
import { Emblem } from "./icons";
import { useStore } from "./store";

export function Picture({ id }: { id: string }) {
  useStore(drawing);
  fetchPictures();
  const address = pictureOf(id);
  return <span class="picture" style={showing(address)} />;
}

/** What a card is about, in small pictures. */
export function Gists({ gist }: { gist: Gist[] }) {
  return (
    <span class="gist" aria-hidden="true">
      {gist.slice(0, 4).map(([what, amount], index) => (
        <span class="bit" key={`${what}${index}`}>
          {amount !== "" && <b>{amount}</b>}
          <Emblem of={what} />
        </span>
      ))}
    </span>
  );
}

/** The back of a game's cards. */
export function CardBack({ game }: { game: string }) {
  useStore(drawing);
  fetchPictures();
  const address = backOf(game);
  return <span class="back" style={showing(address)} />;
}
