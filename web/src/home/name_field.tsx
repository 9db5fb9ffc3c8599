// Asks newcomers for their name: once, and answering is optional.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../language";
import { changeMe, me } from "../me";
import { useStore } from "../store";

const ASKED = "deckhall-name-asked";

/** The field, and what to await before the name matters. */
export function useNameField() {
  const known = useStore(me);
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState<string | null>(null); // so that a redraw of the lobby does not erase it
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (known?.name === "" && localStorage.getItem(ASKED) === null) setShown(true);
  }, [known?.id]);
  const send = () => {
    const name = typed?.trim();
    if (name && name !== me.get()?.name) sending.current = changeMe({ name }).catch(() => {});
    return sending.current;
  };
  const field = shown ? (
    <label class="name-field">
      {say("your-name")}
      <input
        value={typed ?? known?.name ?? ""}
        maxLength={24}
        autoComplete="nickname"
        placeholder={say("guest")}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={send}
      />
    </label>
  ) : null;
  const named = async () => {
    if (shown) localStorage.setItem(ASKED, "1");
    await send();
  };
  return { field, named };
}
