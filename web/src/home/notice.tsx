// A page with only a message: that it is loading, or what went wrong and what to do.
import type { ComponentChildren } from "preact";
import { CardBack } from "../card_parts";
import { KITS } from "../kits";
import { say } from "../language";
import { go, useTitle } from "../route";
import { PageTop } from "./top";

/** A page that is still loading. */
export function Loading({ children }: { children?: ComponentChildren }) {
  return (
    <main class="loading">
      <div role="status">
        <h1>{children ?? say("loading")}</h1>
      </div>
    </main>
  );
}

interface NoticeProps {
  title: string;
  text?: string;
  /** Whether trying again may help. */
  again?: boolean;
  /** Where to continue; the front page unless something is closer. */
  back?: { to: string; words: string };
}

export function Notice({ title, text, again, back = { to: "/", words: say("home") } }: NoticeProps) {
  useTitle(title);
  return (
    <>
      <PageTop />
      <main class="notice">
        <div class="notice-backs" aria-hidden="true">
          {Object.keys(KITS).map((game) => (
            <span class="card hidden" key={game}>
              <CardBack game={game} />
            </span>
          ))}
        </div>
        <div role="alert">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        <div class="buttons">
          {again && (
            <button type="button" class="primary" onClick={() => location.reload()}>
              {say("try-again")}
            </button>
          )}
          <button type="button" class={again ? "" : "primary"} onClick={() => go(back.to)}>
            {back.words}
          </button>
        </div>
      </main>
    </>
  );
}
