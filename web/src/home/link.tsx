// A link to another page of ours, followed without reloading.
import { at } from "../base";
import { go } from "../route";

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
      href={at(to)}
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
