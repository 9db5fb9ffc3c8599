// Small pictures of things and deeds. They take the colour and the size of the text around them.
import type { ComponentChildren } from "preact";
import { emblem } from "./art/emblems";

const PATHS: Record<string, string> = {
  // deeds
  draw: "M5 3h9.500A1.500 1.500 0 0 1 16 4.500V19.500A1.500 1.500 0 0 1 14.500 21H5A1.500 1.500 0 0 1 3.500 19.500V4.500A1.500 1.500 0 0 1 5 3ZM18 6l2.600.7a1 1 0 0 1 .7 1.200L18.300 19.300ZM8.500 8v3h-3v2.500h3v3H11v-3h3V11h-3V8Z",
  banish:
    "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM12 4.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15ZM8.500 7 12 10.500 15.500 7 17 8.500 13.500 12 17 15.500 15.500 17 12 13.500 8.500 17 7 15.500 10.500 12 7 8.500Z",
  copy: "M4 2h10a2 2 0 0 1 2 2v2h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2v-2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm6.500 6.500v11h9v-11Z",
  turn: "M12 3a9 9 0 0 1 8.700 6.700l1.800-.5-2.300 5.300-4.400-3.700 2-.5A6.500 6.500 0 1 0 18.300 15l2.300 1A9 9 0 1 1 12 3Z",
  defeat:
    "M19.500 2.500 21.500 4.500 11 15l1.600 1.600-1.400 1.400-2.200-2.200-3.600 4.700-1.900-1.900 4.700-3.600L6 12.800l1.400-1.400L9 13Z",
  acquire: "M10.500 3h3v7.500H18L12 17.500 6 10.500h4.500ZM4 18.500h16V21H4Z",
  destroy: "M4 3h7l-1.500 5 3 2-2.500 4 1 7H4ZM13.500 3H20v18h-7l-.500-6.500L15 10 11.800 8Z",
  take: "M4 11.500C4 10 6 10 6 11.500V14l.800.200V5.500c0-1.600 2.200-1.600 2.200 0V11h.700V3.800c0-1.600 2.300-1.600 2.300 0V11h.700V4.800c0-1.600 2.200-1.600 2.200 0V12h.700V7.500c0-1.500 2-1.500 2 0V15c0 4-2.500 7-6.300 7C8 22 4 18.500 4 15Z",
  discard: "M5 2.500h14v10h-3.700V6H8.700v6.500H5ZM12 22 6 15h4v-5h4v5h4Z",
  // piles and people
  hand: "M3.500 8.600 9 6.400l5 12.700-5.500 2.200a1 1 0 0 1-1.300-.5L2.900 9.900a1 1 0 0 1 .6-1.300ZM10 3h5.500a1 1 0 0 1 1 1v13l-1.500 2L10.600 6.500ZM18.500 5.500l2.300.7a1 1 0 0 1 .7 1.200L18.500 17Z",
  deck: "M6 2h11a1.500 1.500 0 0 1 1.500 1.500V18A1.500 1.500 0 0 1 17 19.500H6A1.500 1.500 0 0 1 4.500 18V3.500A1.500 1.500 0 0 1 6 2Zm1 2.500V17h9V4.500ZM20 6v15.500H8V23h13.500V6Z",
  pile: "M5 3h11v2H7v13H5ZM8.500 6.500h11V21.500h-11Z",
  constructs: "M3 21V10l4-3v3l5-3v3l5-3v3h4v11Zm4-7v3h2v-3Zm4 0v3h2v-3Zm4 0v3h2v-3Z",
  person:
    "M12 2.500a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600ZM3 21.500c0-5.500 4-8 9-8s9 2.500 9 8Z",
  people:
    "M8.500 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM1.500 20c0-4.500 3-6.500 7-6.500s7 2 7 6.500ZM16 5a3.500 3.500 0 1 1-.5 7c1-1 1.500-2.500 1.500-4s-.3-2.200-1-3ZM17 13.600c3.500.2 5.500 2.200 5.500 6.400h-5c0-2.700-.5-4.700-2-6.200Z",
  bot: "M11 2h2v3h5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5ZM8.500 9.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600Zm7 0a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600ZM8 15.200V16.700h8V15.200ZM1.500 9.500h1.500v6H1.500Zm19.500 0h1.500v6H21ZM7 20.500h10V22H7Z",
  away: "M14 2.500a9.700 9.700 0 1 0 7.800 13.200A8.300 8.300 0 0 1 14 2.500Z",
  eye: "M12 4.500c5 0 8.800 3.700 10.500 7.500-1.700 3.800-5.500 7.500-10.500 7.500S3.200 15.800 1.500 12C3.200 8.200 7 4.500 12 4.500Zm0 3a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Zm0 2.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z",
  // what one can do
  undo: "M9 3.500V8h4.500a6.500 6.500 0 0 1 0 13H7v-2.500h6.500a4 4 0 0 0 0-8H9V15L2.500 9.200Z",
  hint: "M12 2a7 7 0 0 1 4 12.700V17H8v-2.300A7 7 0 0 1 12 2ZM8.500 18.500h7V20h-7ZM10 21h4v1.500h-4Z",
  end: "M4 4h3l9.500 8L7 20H4ZM17.500 4H20v16h-2.500Z",
  play: "M6 3.500 20 12 6 20.500Z",
  all: "M3 4l9 8-9 8ZM12 4l9 8-9 8Z",
  log: "M4 4h16v2.500H4ZM4 10.700h16v2.500H4ZM4 17.500h10V20H4Z",
  talk: "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z",
  settings:
    "M10.300 2h3.400l.5 2.700 2 .9 2.300-1.600 2.400 2.400-1.600 2.300.8 2 2.700.5v3.400l-2.700.5-.8 2 1.600 2.300-2.400 2.400-2.300-1.600-2 .9-.5 2.700h-3.400l-.5-2.700-2-.9-2.300 1.600-2.400-2.400 1.600-2.300-.8-2L1.200 13.700v-3.400l2.700-.5.8-2-1.600-2.300 2.400-2.400 2.300 1.600 2-.9ZM12 8.300a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400Z",
  help: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.200 14v2.500h2.500V16ZM12 5.500c-2.300 0-4 1.400-4.200 3.700h2.400c.1-1 .8-1.600 1.800-1.600s1.800.6 1.800 1.500c0 1.600-3 1.700-3 4.800h2.400c0-2.300 3.100-2.300 3.100-5 0-2-1.800-3.400-4.300-3.400Z",
  menu: "M3 5h18v2.500H3ZM3 10.800h18v2.500H3ZM3 16.500h18V19H3Z",
  close:
    "M5.500 3.700 12 10.200l6.500-6.500 1.800 1.800L13.800 12l6.500 6.500-1.800 1.800-6.500-6.500-6.500 6.500-1.800-1.800L10.200 12 3.700 5.500Z",
  zoom: "M10 2.500a7.500 7.500 0 0 1 6 12l5.500 5.500-1.800 1.800-5.500-5.500A7.500 7.500 0 1 1 10 2.500ZM10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z",
  link: "M10 13.500a4.500 4.500 0 0 0 6.700.5l3-3a4.500 4.500 0 0 0-6.400-6.400L11.600 6.300l1.600 1.600 1.700-1.700a2.300 2.300 0 0 1 3.200 3.200l-3 3a2.300 2.300 0 0 1-3.400-.3ZM14 10.500a4.500 4.500 0 0 0-6.700-.5l-3 3a4.500 4.500 0 0 0 6.400 6.400l1.700-1.700-1.600-1.600-1.700 1.700a2.300 2.300 0 0 1-3.200-3.200l3-3a2.300 2.300 0 0 1 3.400.3Z",
  crown: "M2.500 6.500 7.500 11 12 4l4.500 7 5-4.500L19.500 18h-15ZM4.500 19.500h15V21.500h-15Z",
  clock:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Zm-1.200 2.500h2.400v4.500l3.300 2-1.200 2-4.500-2.700Z",
  book: "M3 4c3.500-1 6.500-.7 9 1 2.500-1.700 5.500-2 9-1v15c-3.500-1-6.500-.7-9 1-2.500-1.700-5.500-2-9-1Zm2.300 1.800v11.400c2-.3 3.900 0 5.600.7V6.700c-1.700-.9-3.600-1.200-5.600-.9Z",
  film: "M3 4h18v16H3Zm2 2v2h2V6Zm12 0v2h2V6ZM5 11v2h2v-2Zm12 0v2h2v-2ZM5 16v2h2v-2Zm12 0v2h2v-2ZM9 6v5h6V6Zm0 7v5h6v-5Z",
  home: "M12 2.500 22 11h-2.700v10h-5.300v-6h-4v6H4.700V11H2Z",
  first: "M4 4h2.500v16H4ZM20 4v16L8 12Z",
  back: "M17 4v16L5 12Z",
  forward: "M7 4v16l12-8Z",
  last: "M17.500 4H20v16h-2.500ZM4 4v16l12-8Z",
  pause: "M5 4h5v16H5ZM14 4h5v16h-5Z",
  check: "M4 12.500 6 10.500 10 14.500 18.500 5.500 20.500 7.500 10 18.500Z",
  void: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 3a7 7 0 0 1 6.500 9.500A5 5 0 1 0 13 7.500 3.500 3.500 0 1 1 9.500 11 7 7 0 0 1 12 5Z",
  flag: "M5 2h2.200v20H5ZM8.500 3.500H20l-3 4.500 3 4.500H8.500Z",
  gift: "M3 8h5.200C6 6 7 3 9.500 3c1.600 0 2.200 1.500 2.500 3 .3-1.500.9-3 2.500-3C17 3 18 6 15.800 8H21v4h-8V8.500h-2V12H3ZM4.500 13.500H11V21H4.500ZM13 13.500h6.500V21H13Z",
};

/** A picture for the eye only; where it stands alone, its button says what it means. */
export function Icon({ of }: { of: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={PATHS[of] ?? ""} />
    </svg>
  );
}

const DEEDS = ["draw", "banish", "copy", "turn", "defeat", "acquire", "destroy", "take", "discard"];
const signs = new Map<string, (place: Element | null) => void>();

/** Puts a sign in its place: a copy is there sooner than if the place had to read it each time. */
export function signOf(name: string, draw: () => string): (place: Element | null) => void {
  let put = signs.get(name);
  if (put === undefined) {
    const template = document.createElement("template");
    template.innerHTML = draw();
    put = (place) => place?.replaceChildren(template.content.cloneNode(true));
    signs.set(name, put);
  }
  return put;
}

/** A coloured sign of a thing of the games (runes, honor, a faction, ...) or of a deed. */
export function Emblem({ of }: { of: string }) {
  if (DEEDS.includes(of)) return <Icon of={of} />;
  const name = of === "mechana_runes" ? "mechana_rune" : of;
  return <span class="emblem" aria-hidden="true" ref={signOf(name, () => emblem(name))} />;
}

const SHAPES: Record<string, string> = {
  runes: "M12 1 21.800 6.500v11L12 23 2.200 17.500v-11Z",
  power:
    "m12 .8 2.700 2.700 3.700-.9 1 3.700 3.700 1-1 3.700L24 12l-1.900 1 1 3.700-3.700 1-1 3.700-3.700-.9L12 23.200l-2.700-2.700-3.700.9-1-3.700-3.700-1 1-3.700L0 12l1.900-1-1-3.700 3.700-1 1-3.700 3.700.9Z",
  honor:
    "M12 .5 15.600 4l5-.3-.3 5L23.500 12l-3.200 3.400.3 5-5-.3L12 23.500 8.500 20.100l-5 .3.200-5L.5 12l3.200-3.300-.2-5 5 .3Z",
};

/** A number on a sign: a price in runes or power, or what a card is worth in honor. */
export function Badge({
  of,
  children,
  className = "",
}: {
  of: string;
  children: ComponentChildren;
  className?: string;
}) {
  return (
    <span class={`badge ${of} ${className}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[of] ?? SHAPES.runes} />
      </svg>
      <b>{children}</b>
    </span>
  );
}

/** A sign and a number beside it. `label` is what a screen reader says instead. */
export function Amount(props: {
  of: string;
  children: ComponentChildren;
  label: string;
  className?: string;
}) {
  return (
    <span class={`amount ${props.className ?? ""}`} role="img" aria-label={props.label} title={props.label}>
      <Emblem of={props.of} />
      <b>{props.children}</b>
    </span>
  );
}
