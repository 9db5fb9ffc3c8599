// The top of every page except the table: link home, language, settings.
import { useState } from "preact/hooks";
import { wordmark } from "../art/brand";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import { GAME_PAGES } from "../kits";
import { say } from "../language";
import { me } from "../me";
import { initial } from "../names";
import { useStore } from "../store";
import { LanguageChoice } from "./language_choice";
import { Link } from "./link";
import { SettingsForm } from "./settings_form";

const MARK = wordmark(undefined, "Deckhall");

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
          <Link to="/puzzles">{say("puzzles")}</Link>
          <Link to="/cards">{say("cards")}</Link>
          {Object.keys(GAME_PAGES).map((page) => (
            <Link key={page} to={`/${page}`}>
              {say(page)}
            </Link>
          ))}
          <Link to="/replay">{say("replays")}</Link>
        </nav>
        <span class="spread" />
        <LanguageChoice />
        <button type="button" class="quiet me" onClick={() => setOpen(true)} title={say("settings")}>
          {known ? (
            <span class={`seat-name ${known.colour}`}>
              <span class="face-of" aria-hidden="true">
                {initial(known.name || say("guest"))}
              </span>
              <b class="words">
                <bdi>{known.name || say("guest")}</bdi>
              </b>
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
