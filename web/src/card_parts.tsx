// The parts of a card: its picture, its gist in small symbols, its back.
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

/** The gist of a card, in small symbols. */
export function Gists({ gist }: { gist: Gist[] }) {
  return (
    <span class="gist" aria-hidden="true">
      {gist.map(([what, amount], index) => (
        <span class={what === "" ? "bit mark" : "bit"} key={`${what}${index}`}>
          {amount !== "" && <b>{amount}</b>}
          {what !== "" && <Emblem of={what} />}
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
