// A page that has only something to say: what went wrong, and what to do now.
import { say } from "../language";
import { go, useTitle } from "../route";
import { PageTop } from "./top";

interface NoticeProps {
  title: string;
  text?: string;
  /** Trying again may help. */
  again?: boolean;
}

export function Notice({ title, text, again }: NoticeProps) {
  useTitle(title);
  return (
    <>
      <PageTop />
      <main class="notice">
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
          <button type="button" class={again ? "" : "primary"} onClick={() => go("/")}>
            {say("home")}
          </button>
        </div>
      </main>
    </>
  );
}
