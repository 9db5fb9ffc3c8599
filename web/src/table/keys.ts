// Keyboard shortcuts: one for each button that names a key (`data-key`), and N for the next possible action.
import { useEffect } from "preact/hooks";
import { nextPossible } from "./zones";

export function useKeys(root: { current: HTMLElement | null }, help: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as Element;
      if (target.closest("input,textarea,select,[role=menu]")) return;
      const dialog = target.closest("dialog"); // its own keys only: the table lies behind it
      // Holding a key down is one press: it must not confirm the question it has just raised.
      if (event.repeat && event.key.toLowerCase() !== "n") return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === "n" && !dialog) nextPossible(root.current, event.shiftKey);
      else if (key === "?" && !dialog) help();
      else {
        const button = (dialog ?? root.current)?.querySelector<HTMLElement>(
          `button[data-key="${CSS.escape(key)}"]:not([disabled])`,
        );
        if (!button) return;
        button.click();
      }
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
