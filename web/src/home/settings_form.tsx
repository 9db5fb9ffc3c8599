// The settings of this browser, and the guest's name.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { at } from "../base";
import { say } from "../language";
import { changeMe, games, me } from "../me";
import { fetchWords } from "../more_words";
import type { Colour, Recovery } from "../protocol";
import { server } from "../server";
import { type Settings, settings } from "../settings";
import { useStore } from "../store";
import { sound } from "../table/sound";
import { CopyLink } from "./copy";
import { LanguageChoice } from "./language_choice";
import { Link } from "./link";
import { moment } from "./moments";

export function SettingsForm() {
  const wishes = useStore(settings);
  const known = useStore(me);
  const offered = useStore(games);
  const [recovery, setRecovery] = useState<Recovery | null>(null);
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      {known && (
        <fieldset>
          <legend>{say("you")}</legend>
          <label>
            {say("my-name")}
            <input
              value={known.name}
              maxLength={24}
              onChange={(event) => {
                const name = event.currentTarget.value.trim();
                if (name) changeMe({ name });
              }}
            />
          </label>
          <div class="colours" role="radiogroup" aria-label={say("my-colour")}>
            {(offered?.colours ?? []).map((colour) => (
              <label key={colour} class={colour} title={say(`colour-${colour}`)}>
                <input
                  type="radio"
                  name="colour"
                  checked={known.colour === colour}
                  onChange={() => changeMe({ colour: colour as Colour })}
                  aria-label={say(`colour-${colour}`)}
                />
              </label>
            ))}
          </div>
          {recovery ? (
            <div class="device-link">
              <CopyLink path={recovery.link} label={say("copy-device-link")} shown />
              <p class="note">{say("device-link-why", { until: moment(recovery.expires) })}</p>
            </div>
          ) : (
            <button type="button" onClick={() => server.recovery().then(setRecovery)}>
              {say("other-device")}
            </button>
          )}
          <Link to="/me">{say("my-games-over")}</Link>
        </fieldset>
      )}
      <fieldset>
        <legend>{say("how-it-looks")}</legend>
        <div class="choice">
          <span aria-hidden="true">{say("language")}</span>
          <LanguageChoice />
        </div>
        <Choice name="theme" values={["dark", "light", "system"]} wishes={wishes} />
        <Choice name="motion" values={["off", "fast", "normal", "slow"]} wishes={wishes} />
        <Toggle name="sound" wishes={wishes} />
      </fieldset>
      <fieldset>
        <legend>{say("how-it-plays")}</legend>
        <Toggle name="remind" wishes={wishes} />
        <Toggle name="lookFirst" wishes={wishes} />
        <Toggle name="log" wishes={wishes} />
      </fieldset>
      {known && <AccountParts />}
      <p class="note">
        <a href={at("/licences.txt")}>{say("licences")}</a>
      </p>
    </form>
  );
}

/** Notices, passkeys and one's own data are loaded when the settings are opened. */
function AccountParts() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    Promise.all([import("../profile/account"), fetchWords("people")]).then(
      ([{ Account }]) => setParts(() => Account),
      () => {},
    );
  }, []);
  return Parts && <Parts />;
}

function Choice({ name, values, wishes }: { name: "theme" | "motion"; values: string[]; wishes: Settings }) {
  return (
    <div class="choice" role="radiogroup" aria-label={say(`setting-${name}`)}>
      <span aria-hidden="true">{say(`setting-${name}`)}</span>
      <span class="segments">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={wishes[name] === value}
              onChange={() => settings.update({ [name]: value })}
            />
            <span>{say(`${name}-${value}`)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

function Toggle({ name, wishes }: { name: "sound" | "remind" | "lookFirst" | "log"; wishes: Settings }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={wishes[name]}
        onChange={(event) => {
          settings.update({ [name]: event.currentTarget.checked });
          if (name === "sound") sound("turn"); // to hear what one gets
        }}
      />
      <span>{say(`setting-${name}`)}</span>
    </label>
  );
}
