// Buttons that copy something, and say truthfully whether they did.
import { useState } from "preact/hooks";
import { at } from "../base";
import { Icon } from "../icons";
import { say } from "../language";

const SHOWN = 2500; // milliseconds for which the result is shown

/** Put text on the clipboard. Pages over plain http have no clipboard API, but may copy a selection. */
async function put(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = words;
    field.className = "unseen";
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    const before = document.activeElement;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
}

interface CopyProps {
  what: () => string | Promise<string>;
  label: string;
  icon: "copy" | "link";
  title?: string;
  className?: string;
}

export function Copy({ what, label, icon, title = label, className = "" }: CopyProps) {
  const [told, setTold] = useState("");
  const copy = async () => {
    const done = await Promise.resolve(what()).then(put, () => false);
    setTold(done ? "copied" : "not-copied");
    setTimeout(() => setTold(""), SHOWN);
  };
  return (
    <button type="button" class={`copying ${className}`} onClick={copy} title={title}>
      <Icon of={told === "copied" ? "check" : told ? "close" : icon} />
      <span role="status">{told ? say(told) : label}</span>
    </button>
  );
}

/** A button that copies an address of ours. */
export function CopyLink({ path, label, shown }: { path: string; label: string; shown?: boolean }) {
  const address = new URL(at(path), location.href).href;
  return (
    <span class="copy-link">
      {shown && (
        <input
          readOnly
          value={address}
          aria-label={say("link")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Copy what={() => address} label={label} icon="link" />
    </span>
  );
}
