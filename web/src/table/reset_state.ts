// State that belongs to a moment, such as an unsent selection: it is discarded when the next one comes.
import { useReducer, useRef } from "preact/hooks";

/**
 * A state that is reset whenever `moment` changes: immediately, not after the page is drawn, or a quick first click
 * would be lost. Setting it for a past moment has no effect.
 */
export function useMoment<T>(moment: unknown, start: T): [T, (value: T) => void] {
  const now = useRef({ moment, value: start });
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  if (now.current.moment !== moment) now.current = { moment, value: start };
  const set = (value: T) => {
    if (now.current.moment !== moment || now.current.value === value) return;
    now.current = { moment, value };
    redraw();
  };
  return [now.current.value, set];
}
