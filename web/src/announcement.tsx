// The host's announcement: a banner on any page, until it is dismissed, withdrawn or over.
import { useEffect, useState } from "preact/hooks";
import { hearAnnounced, posted } from "./announced";
import { Icon } from "./icons";
import { canSay, language, say } from "./language";
import { fetchWords } from "./more_words";
import type { Announcement } from "./protocol";
import { server } from "./server";
import { useStore } from "./store";

const LOOK_EVERY = 30_000;
const READ = "deckhall-announcement-read";

/** Poll for announcements on pages without a socket. */
export function useAnnouncements(hasSocket: boolean): void {
  useEffect(() => {
    if (hasSocket) return;
    const look = () => {
      if (!document.hidden) server.announcement().then(hearAnnounced, () => {});
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [hasSocket]);
}

/** An announcement in words; `null` while its texts are loading. */
export function inWords({ key, text, seconds }: Announcement, elapsed = 0): string | null {
  if (text) return text;
  const message = `announcement-${key.replaceAll("_", "-")}`;
  const minutes = Math.ceil(Math.max(0, (seconds ?? 0) - elapsed) / 60);
  return canSay(message) ? say(message, { minutes }) : null;
}

export function AnnouncementBanner() {
  const shown = useStore(posted);
  useStore(language);
  const [read, setRead] = useState(() => Number(sessionStorage.getItem(READ) ?? 0));
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!shown?.key) return;
    let there = true;
    fetchWords("notices").then(
      () => there && redraw((count) => count + 1),
      () => {},
    );
    const timer = setInterval(() => redraw((count) => count + 1), 10_000);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, [shown]);
  const words = shown && shown.id !== read ? inWords(shown, (performance.now() - shown.came) / 1000) : null;
  const close = () => {
    sessionStorage.setItem(READ, String(shown?.id));
    setRead(shown?.id ?? 0);
  };
  return (
    <div role="status" class="announcing">
      {shown && words !== null && (
        <div class="announcement">
          <Icon of="talk" />
          <p lang={shown.text ? shown.language : undefined} dir="auto">
            {words}
          </p>
          <button type="button" class="quiet round" aria-label={say("close")} onClick={close}>
            <Icon of="close" />
          </button>
        </div>
      )}
    </div>
  );
}
