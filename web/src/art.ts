// The pictures of cards as image addresses. They come in a part of their own, after the page stands.
import { Store } from "./store";

type Address = (id: string) => string | undefined;
type Back = (game: "ascension" | "ashes") => string;

interface Drawing {
  picture: Address;
  back: Back;
}

/** Changes once, when pictures can be had. */
export const drawing = new Store<Drawing | null>(null);

const backs = new Map<string, string>();
let fetching = false;

export function fetchPictures(): void {
  if (fetching) return;
  fetching = true;
  import("./art/index").then(
    ({ pictureUrl, cardBack }) => drawing.set({ picture: pictureUrl, back: cardBack }),
    () => {
      fetching = false; // cards have their frames and words meanwhile, and the next one to be drawn asks again
    },
  );
}

/** The address of a card's picture, or nothing while there are none. */
export function pictureOf(id: string): string | undefined {
  return drawing.get()?.picture(id);
}

export function backOf(game: "ascension" | "ashes"): string | undefined {
  const draw = drawing.get();
  if (draw === null) return undefined;
  let address = backs.get(game);
  if (address === undefined) {
    address = `data:image/svg+xml,${encodeURIComponent(draw.back(game))}`;
    backs.set(game, address);
  }
  return address;
}
