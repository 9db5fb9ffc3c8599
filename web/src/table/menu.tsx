// A small menu next to what was clicked, if a click could mean several things.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { openLayer } from "../layers";
import type { Option } from "../protocol";
import { Store, useStore } from "../store";

interface Menu {
  options: Option[];
  beside: DOMRect;
  opener: HTMLElement;
  act: (code: string) => void;
}

const opened = new Store<Menu | null>(null);

/** Do what a click means: the only option at once, otherwise ask which. */
export function pick(options: Option[], opener: HTMLElement, act: (code: string) => void): void {
  const [only] = options;
  if (options.length === 1 && only) act(only.code);
  else if (options.length > 1) opened.set({ options, opener, act, beside: opener.getBoundingClientRect() });
}

export function closeMenu(): void {
  opened.set(null);
}

export function OptionMenu({ describe }: { describe: (option: Option) => string }) {
  const menu = useStore(opened);
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (!box || !menu) return;
    const { beside } = menu;
    setAt({
      left: Math.min(Math.max(8, beside.left + beside.width / 2 - box.width / 2), innerWidth - box.width - 8),
      top: Math.min(
        Math.max(8, beside.top + beside.height / 2 - box.height / 2),
        innerHeight - box.height - 8,
      ),
    });
    panel.current?.querySelector("button")?.focus();
  }, [menu]);
  useEffect(() => (menu ? openLayer(() => opened.set(null)) : undefined), [menu]);
  useEffect(() => {
    if (!menu) return;
    const away = (event: Event) => {
      if (!panel.current?.contains(event.target as Node)) opened.set(null);
    };
    addEventListener("pointerdown", away);
    return () => removeEventListener("pointerdown", away);
  }, [menu]);
  if (menu === null) return null;
  const close = () => {
    opened.set(null);
    menu.opener.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const all = [...(panel.current?.querySelectorAll("button") ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (event.key === "ArrowDown") all[(at + 1) % all.length]?.focus();
    else if (event.key === "ArrowUp") all[(at - 1 + all.length) % all.length]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={panel}
      class="option-menu"
      role="menu"
      tabIndex={-1}
      style={{ left: `${at.left}px`, top: `${at.top}px` }}
      onKeyDown={walk}
    >
      {menu.options.map((option) => (
        <button
          type="button"
          role="menuitem"
          key={option.code}
          onClick={() => {
            close();
            menu.act(option.code);
          }}
        >
          {describe(option)}
        </button>
      ))}
    </div>
  );
}
