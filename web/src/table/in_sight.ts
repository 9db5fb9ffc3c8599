// What a hint or a coach points at is brought into sight, where the table is longer than the window.
import { useEffect } from "preact/hooks";
import type { Play } from "./play";

/** Scroll the table to the card that is pointed at, as soon as it is. */
export function useHintInSight(root: { current: HTMLElement | null }, { hint, view }: Play): void {
  useEffect(() => {
    root.current?.querySelector(".cloth .hinted")?.scrollIntoView({ block: "nearest" });
  }, [hint, view]);
}
