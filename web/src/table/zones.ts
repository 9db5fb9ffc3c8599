// Keyboard navigation on the table. A zone (`data-zone`) is one stop of the Tab key; arrows move within it and
// between zones. The focus survives when its card is played.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { inTurn, watchTurns } from "./frames";

const ITEMS = "button:not([disabled]):not([inert] *), a[href]";

function items(zone: Element): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.offsetParent !== null);
}

function zonesOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-zone]")].filter((zone) => items(zone).length > 0);
}

function land(zone: HTMLElement, index: number): void {
  const all = items(zone);
  (all.find((item) => item.classList.contains("glows")) && index < 0
    ? all.find((item) => item.classList.contains("glows"))
    : all[Math.min(Math.max(index, 0), all.length - 1)]
  )?.focus();
}

/** Keep one item of each zone reachable by Tab, and the focus on the table. */
export function useZones(root: { current: HTMLElement | null }): void {
  const last = useRef({ zone: "", index: 0 });

  // For keyboard users the focus is restored at once; the Tab stops can wait until the page is drawn.
  const leadBack = () => {
    const table = root.current;
    const { zone, index } = last.current;
    if (table === null || !zone || document.activeElement !== document.body) return;
    const same = table.querySelector<HTMLElement>(`[data-zone="${zone}"]`);
    const next =
      same && items(same).length > 0 ? same : table.querySelector<HTMLElement>('[data-zone="prompt"]');
    if (next) land(next, index);
  };
  useLayoutEffect(leadBack);
  useEffect(() => watchTurns(leadBack), []);

  const setStops = () => {
    const table = root.current;
    if (table === null) return;
    // All measurements come before all changes: measuring after each change would trigger a new layout every time.
    const zones = [...table.querySelectorAll<HTMLElement>("[data-zone]")].map(items);
    for (const all of zones) {
      const stop =
        all.find((item) => item === document.activeElement) ??
        all.find((item) => item.tabIndex === 0 && item.dataset.stop) ??
        all[0];
      for (const item of all) {
        const index = item === stop ? 0 : -1;
        if (item.tabIndex !== index || !item.hasAttribute("tabindex")) item.tabIndex = index;
        if (item !== stop) delete item.dataset.stop;
        else if (!item.dataset.stop) item.dataset.stop = "yes";
      }
    }
  };
  const waits = useRef(false);
  useEffect(() => {
    if (waits.current) return;
    waits.current = true;
    inTurn("stops", () => {
      waits.current = false;
      setStops();
    });
  });

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let pointed = false;
    const enter = (event: FocusEvent) => {
      const zone = (event.target as HTMLElement).closest<HTMLElement>("[data-zone]");
      if (zone === null || pointed) return;
      const all = items(zone);
      last.current = { zone: zone.dataset.zone as string, index: all.indexOf(event.target as HTMLElement) };
      for (const item of all) item.tabIndex = item === event.target ? 0 : -1;
    };
    // A pointer's click may leave the focus: it is restored only for keyboard users.
    const point = () => {
      pointed = true;
      last.current = { zone: "", index: 0 };
    };
    const walk = (event: KeyboardEvent) => {
      pointed = false;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const zone = (event.target as HTMLElement).closest<HTMLElement>("[data-zone]");
      if (zone === null || (event.target as HTMLElement).closest("dialog,input,select,textarea")) return;
      const all = items(zone);
      const at = all.indexOf(event.target as HTMLElement);
      const zones = zonesOf(table);
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const jump = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step) all[(at + step + all.length) % all.length]?.focus();
      else if (jump) {
        const next = zones[zones.indexOf(zone) + jump];
        if (next) land(next, -1);
      } else if (event.key === "Home") all[0]?.focus();
      else if (event.key === "End") all.at(-1)?.focus();
      else return;
      event.preventDefault();
    };
    table.addEventListener("focusin", enter);
    table.addEventListener("pointerdown", point);
    table.addEventListener("keydown", walk);
    return () => {
      table.removeEventListener("focusin", enter);
      table.removeEventListener("pointerdown", point);
      table.removeEventListener("keydown", walk);
    };
  }, [root.current]);
}

/** Move the focus to the next possible action. */
export function nextPossible(root: HTMLElement | null, backwards = false): void {
  const glowing = [...(root?.querySelectorAll<HTMLElement>(".glows") ?? [])].filter(
    (item) => item.offsetParent !== null,
  );
  const at = glowing.indexOf(document.activeElement as HTMLElement);
  glowing[(at + (backwards ? -1 : 1) + glowing.length) % glowing.length]?.focus();
}
