// A button that copies an address of ours.
import { useState } from "preact/hooks";
import { Icon } from "../icons";
import { say } from "../language";

export function CopyLink({ path, label, shown }: { path: string; label: string; shown?: boolean }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.href).href;
  const copy = async () => {
    await navigator.clipboard?.writeText(address).catch(() => {});
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
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
      <button type="button" onClick={copy}>
        <Icon of={copied ? "check" : "link"} />
        <span role="status">{copied ? say("copied") : label}</span>
      </button>
    </span>
  );
}
