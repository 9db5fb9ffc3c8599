// Notifies the player of their turn: by the tab's title and icon, a sound, and browser notifications if enabled.
// Games in other tabs, or in none, count too: one tab at a time polls the server, and all share the answer.
import { useEffect } from "preact/hooks";
import { at } from "./base";
import { gameName, list, say } from "./language";
import { me } from "./me";
import type { TableInfo } from "./protocol";
import { renewPush } from "./push";
import { go, markTitle } from "./route";
import { server } from "./server";
import { settings } from "./settings";
import { seatName } from "./table/play";
import { sound } from "./table/sound";
import {
  answered,
  asked,
  isTime,
  isWithOthers,
  LOOKS_EVERY,
  looked,
  NOTHING,
  newsIn,
  type Shared,
  type Turn,
  turnAt,
} from "./turns";

const KEPT = "deckhall-turns";
const LOOK_EVERY = 3000; // checks whether to poll; other tabs' results are seen at once

/** Whether this browser can show notifications on this page. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** What the tabs know about the current guest. */
function shared(): Shared {
  const guest = me.get()?.id ?? "";
  try {
    const kept: Shared = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (kept.guest === guest) return { ...NOTHING, ...kept };
  } catch {
    // as if nothing were known
  }
  return { ...NOTHING, guest };
}

/** Share with all tabs, and notify about what is new. */
function share(after: Shared, isHeard = false): void {
  const news = newsIn(shared(), after, Date.now());
  localStorage.setItem(KEPT, JSON.stringify(after));
  mark();
  for (const turn of news) tell(turn);
  if (news.length > 0 && !isHeard) sound("turn");
}

/** From now on this tab shows whether somebody waits for us. */
export function watchTurns(): void {
  addEventListener("storage", ({ key }) => key === KEPT && mark());
  mark();
  renewPush().catch(() => {}); // the next page tries again
  const look = () => {
    if (me.get() === null || !isTime(shared(), Date.now())) return;
    localStorage.setItem(KEPT, JSON.stringify({ ...shared(), at: Date.now() })); // so that the other tabs need not poll
    server.myTurns().then(
      ({ tables }) => share(answered(shared(), tables, seatName, Date.now())),
      () => {},
    );
  };
  look();
  setInterval(look, LOOK_EVERY);
}

function mark(): void {
  const waits = shared().waiting.length > 0;
  markTitle(waits);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = at(waits ? "/icon-turn.svg" : "/icon.svg");
  if (icon !== null && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

function tell({ id, game, names }: Turn): void {
  if (!settings.get().notify || !canNotify() || Notification.permission !== "granted") return;
  const body = `${gameName(game)} ${say("against", { names: list(names) })}`;
  try {
    const notice = new Notification(say("games-your-turn"), {
      body,
      tag: `deckhall-${id}`,
      icon: at("/icon-192.png"),
    });
    notice.onclick = () => {
      window.focus();
      notice.close();
      go(`/table/${id}`);
    };
  } catch {
    // Phones show notifications only for installed pages: there the title and the icon have to do.
  }
}

/** At a table: tell the other tabs whether it waits for us, and that we are looking at it. */
export function useTurnAt(table: TableInfo, you: number, isAsked: boolean): void {
  const counts = table.state === "playing" && isWithOthers(table, you);
  useEffect(() => {
    if (!counts) return;
    const look = () => {
      const now = document.hidden ? null : Date.now();
      const after = looked(shared(), table.id, now);
      localStorage.setItem(KEPT, JSON.stringify(after));
    };
    look();
    document.addEventListener("visibilitychange", look);
    const timer = setInterval(() => !document.hidden && look(), LOOKS_EVERY);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearInterval(timer);
      localStorage.setItem(KEPT, JSON.stringify(looked(shared(), table.id, null)));
    };
  }, [table.id, counts]);
  useEffect(() => {
    const turn = turnAt(table, seatName, you);
    const waits = counts && isAsked;
    if (waits === shared().waiting.some(({ id }) => id === table.id)) return;
    if (waits || you >= 0) share(asked(shared(), turn, waits), true);
  }, [table.id, counts, isAsked]);
}
