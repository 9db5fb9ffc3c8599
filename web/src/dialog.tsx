// A dialog over the page: it takes the focus, and Escape or a click outside closes it.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "./icons";
import { say } from "./language";
import { useBackCloses } from "./layers";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  className?: string;
}

export function Dialog({ title, onClose, children, className = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      class={`dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="quiet round" aria-label={say("close")} onClick={onClose}>
            <Icon of="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
