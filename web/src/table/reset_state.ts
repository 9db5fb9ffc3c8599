// What a player has begun and not sent belongs to its moment: when the next one comes, it is gone.
import { useReducer, useRef } from "preact/hooks";

/**
 * A state that begins anew whenever `moment` is another one: at once, not after the page is drawn, or a quick hand's
 * first click would be lost. What is set for a moment that is gone comes to nothing.
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
