// The top of every page but the table: the way home, the language, the settings.
import { useState } from "preact/hooks";
import { wordmark } from "../art/brand";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import { LANGUAGES, language, say } from "../language";
import { me, read } from "../me";
import type { Language } from "../protocol";
import { go } from "../route";
import { useStore } from "../store";
import { SettingsForm } from "./settings_form";

const MARK = wordmark(undefined, "Deckhall");

export function Link({
  to,
  children,
  className = "",
}: {
  to: string;
  children: preact.ComponentChildren;
  className?: string;
}) {
  return (
    <a
      href={to}
      class={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

export function PageTop() {
  const [open, setOpen] = useState(false);
  const known = useStore(me);
  return (
    <>
      <header class="page-top">
        <Link to="/" className="wordmark">
          <span dangerouslySetInnerHTML={{ __html: MARK }} />
        </Link>
        <nav aria-label={say("pages")}>
          <Link to="/learn">{say("learn")}</Link>
          <Link to="/cards">{say("cards")}</Link>
          <Link to="/decks">{say("decks")}</Link>
          <Link to="/replay">{say("replays")}</Link>
        </nav>
        <span class="spread" />
        <LanguageChoice />
        <button type="button" class="quiet me" onClick={() => setOpen(true)} title={say("settings")}>
          {known ? (
            <span class={`seat-name ${known.colour}`}>
              <span class="face-of" aria-hidden="true">
                {(known.name || say("guest")).slice(0, 1).toLocaleUpperCase()}
              </span>
              <b class="words">{known.name || say("guest")}</b>
            </span>
          ) : (
            <Icon of="settings" />
          )}
          <span class="unseen">{say("settings")}</span>
        </button>
      </header>
      {open && (
        <Dialog title={say("settings")} onClose={() => setOpen(false)}>
          <SettingsForm />
        </Dialog>
      )}
    </>
  );
}

export function LanguageChoice() {
  const spoken = useStore(language);
  return (
    <label class="language-choice">
      <span class="unseen">{say("language")}</span>
      <select value={spoken} onChange={(event) => read(event.currentTarget.value as Language)}>
        {LANGUAGES.map(({ tag, name, complete }) => (
          <option key={tag} value={tag} lang={complete ? tag : spoken}>
            {complete ? name : say("language-in-progress", { name })}
          </option>
        ))}
      </select>
    </label>
  );
}
