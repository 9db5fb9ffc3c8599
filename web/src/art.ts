// The pictures of cards as image addresses. They come in a part of their own, after the page stands.
import { Store } from "./store";

type Draw = (id: string) => string;

const drawing = new Store<Draw | null>(null);
const addresses = new Map<string, string>();
let fetching = false;

/** Changes once, when pictures can be had. */
export const pictures = drawing;

export function fetchPictures(): void {
  if (fetching) return;
  fetching = true;
  import("./art/index").then(({ picture }) => drawing.set(picture));
}

/** The address of a card's picture, or nothing while (or because) there is none. */
export function pictureOf(id: string): string | undefined {
  const draw = drawing.get();
  if (draw === null) return undefined;
  let address = addresses.get(id);
  if (address === undefined) {
    address = "";
    try {
      address = URL.createObjectURL(new Blob([draw(id)], { type: "image/svg+xml" }));
    } catch (error) {
      console.warn(String(error));
    }
    addresses.set(id, address);
  }
  return address || undefined;
}
