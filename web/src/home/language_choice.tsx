// The language one reads, to be chosen.
import { LANGUAGES, language, say } from "../language";
import { read } from "../me";
import type { Language } from "../protocol";
import { useStore } from "../store";

export function LanguageChoice() {
  const spoken = useStore(language);
  return (
    <label class="language-choice">
      <span class="unseen">{say("language")}</span>
      <select value={spoken} onChange={(event) => read(event.currentTarget.value as Language)}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
