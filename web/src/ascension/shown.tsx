// What the parts of the table share: their props, and the small counts next to a name.
import type { ComponentChildren } from "preact";
import { Emblem, Icon } from "../icons";
import { say } from "../language";
import type { Play } from "../table/play";
import type { AscensionView } from "./view";

export interface Shown {
  play: Play;
  view: AscensionView;
}

/** A pile that can be looked through. */
export interface Pile {
  title: string;
  cards: { id: string }[];
  note?: string;
}

export type Open = (pile: Pile) => void;

interface CountProps {
  of: "hand" | "deck" | "pile";
  pile: string;
  label: string;
  onClick?: () => void;
  children: ComponentChildren;
}

/** The number of cards somewhere; a button if they can be looked at. */
export function Count({ of, pile, label, onClick, children }: CountProps) {
  const inside = (
    <>
      <Icon of={of} />
      {children}
    </>
  );
  if (onClick === undefined)
    return (
      <span class="count" data-pile={pile} role="img" aria-label={label} title={label}>
        {inside}
      </span>
    );
  return (
    <button type="button" class="count" data-pile={pile} aria-label={label} title={label} onClick={onClick}>
      {inside}
    </button>
  );
}

/** A player's honor tokens. */
export function Tokens({ count }: { count: number }) {
  const label = say("tokens", { count });
  return (
    <span class="count tokens" role="img" aria-label={label} title={label}>
      <Emblem of="honor_pool" />
      {count}
    </span>
  );
}
