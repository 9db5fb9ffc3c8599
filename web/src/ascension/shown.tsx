// What the parts of the table share: what they are given, and the small counts beside a name.
import type { ComponentChildren } from "preact";
import { Emblem, Icon } from "../icons";
import { say } from "../language";
import type { Play } from "../table/play";
import type { AscensionView } from "./view";

export interface Shown {
  play: Play;
  view: AscensionView;
}

/** A pile that is looked through. */
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

/** How many cards lie somewhere; a button when they can be looked at. */
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

/** The honor tokens somebody has taken. */
export function Tokens({ count }: { count: number }) {
  const label = say("tokens", { count });
  return (
    <span class="count tokens" role="img" aria-label={label} title={label}>
      <Emblem of="honor_pool" />
      {count}
    </span>
  );
}
