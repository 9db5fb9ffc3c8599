// The choice of the reader's language.
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
        {LANGUAGES.map(({ tag, name, complete }) => (
          <option key={tag} value={tag} lang={complete ? tag : spoken}>
            {complete ? name : say("language-in-progress", { name })}
          </option>
        ))}
      </select>
    </label>
  );
}
