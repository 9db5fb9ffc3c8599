// How this browser likes to play, and how we are called.
import { useState } from "preact/hooks";
import { say } from "../language";
import { changeMe, games, me } from "../me";
import type { Colour } from "../protocol";
import { server } from "../server";
import { type Settings, settings } from "../settings";
import { useStore } from "../store";
import { sound } from "../table/sound";
import { CopyLink } from "./copy";
import { LanguageChoice } from "./language_choice";

export function SettingsForm() {
  const wishes = useStore(settings);
  const known = useStore(me);
  const offered = useStore(games);
  const [recovery, setRecovery] = useState("");
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
            <CopyLink path={recovery} label={say("copy-device-link")} shown />
          ) : (
            <button
              type="button"
              class="quiet"
              onClick={() => server.recovery().then((found) => setRecovery(found.link))}
            >
              {say("other-device")}
            </button>
          )}
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
      <p class="note">
        <a href="/licences.txt">{say("licences")}</a>
      </p>
    </form>
  );
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
