// Cards that come into sight together are given their faces one after another, one in each frame: five faces at once
// would take longer than a frame may. They lie on their pile meanwhile, and each flies off when it is its turn.
import { useLayoutEffect, useState } from "preact/hooks";

const waiting: (() => void)[] = [];

function dealNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) requestAnimationFrame(dealNext);
}

/** Whether this card may show its face: at once, or, where it has to `wait`, in a later frame of its own. */
export function useTurn(wait: boolean): boolean {
  const [mine, take] = useState(!wait);
  useLayoutEffect(() => {
    if (mine) return;
    // The first frame is the one that draws the move itself.
    if (waiting.push(() => take(true)) === 1) requestAnimationFrame(() => requestAnimationFrame(dealNext));
  }, []);
  return mine;
}
