// The pictures of cards as image addresses. They are in a separate chunk, loaded after the page.
import { addressOf } from "./art/draw";
import { Store } from "./store";

type Address = (id: string) => string | undefined;
type Back = (game: string) => string;

interface Drawing {
  picture: Address;
  back: Back;
}

/** Set once, when the pictures have loaded. */
export const drawing = new Store<Drawing | null>(null);

const backs = new Map<string, string>();
const PATIENCE = 3000; // milliseconds until they are requested again
let fetching = false;

function fetchAgain(): void {
  fetching = false;
  fetchPictures();
}

export function fetchPictures(): void {
  if (fetching) return;
  fetching = true;
  import("./art/index").then(
    ({ pictureUrl, cardBack }) => drawing.set({ picture: pictureUrl, back: cardBack }),
    () => setTimeout(fetchAgain, PATIENCE), // without pictures the cards can still be read
  );
}

const backgrounds = new Map<string, { backgroundImage: string }>();

/**
 * The style of an element that shows the image at this address. Not an `<img>`: the browser clips each of those to
 * its box, and goes through all clips whenever anything on the page changes.
 */
export function showing(address: string | undefined): { backgroundImage?: string } {
  if (address === undefined) return {};
  let style = backgrounds.get(address);
  if (style === undefined) {
    style = { backgroundImage: `url("${address}")` };
    backgrounds.set(address, style);
  }
  return style;
}

/** The address of a card's picture; undefined while pictures are loading. */
export function pictureOf(id: string): string | undefined {
  return drawing.get()?.picture(id);
}

const ready = new Map<string, HTMLImageElement>();

/** Preload the images at these addresses, each when the browser is idle. */
export function prepare(addresses: string[]): void {
  if (!("requestIdleCallback" in window)) return;
  for (const address of addresses) {
    if (ready.has(address)) continue;
    const image = new Image();
    ready.set(address, image);
    requestIdleCallback(() => {
      image.src = address;
    });
  }
}

/** Preload the pictures of these cards. */
export function preparePictures(ids: string[]): void {
  import("./art/index").then(
    ({ pictureUrl }) => prepare(ids.flatMap((id) => pictureUrl(id) ?? [])),
    () => {}, // they are fetched again when one is needed
  );
}

export function backOf(game: string): string | undefined {
  const draw = drawing.get();
  if (draw === null) return undefined;
  let address = backs.get(game);
  if (address === undefined) {
    address = addressOf(draw.back(game));
    backs.set(game, address);
  }
  return address;
}
