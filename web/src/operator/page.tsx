// The operator's page: opened by the token; tables, load, bans, announcements and the log, refreshed every few
// seconds.
import { useCallback, useEffect, useState } from "preact/hooks";
import { hearAnnounced } from "../announced";
import { moment } from "../home/moments";
import { Loading, Notice } from "../home/notice";
import { PageTop } from "../home/top";
import { firstKey, language, say } from "../language";
import { fetchWords } from "../more_words";
import { useTitle } from "../route";
import { Refused } from "../server";
import { useStore } from "../store";
import type { Act } from "./act";
import { Announcing } from "./announcing";
import { Deeds } from "./deeds";
import type { Overview } from "./protocol";
import { Sanctions } from "./sanctions";
import { operator } from "./server";
import { Servers } from "./servers";
import { Tables } from "./tables";

const LOOK_EVERY = 5000;

type Door = "unknown" | "shut" | "open" | "lost";

export function Page() {
  const [ready, setReady] = useState(false);
  useStore(language);
  useEffect(() => {
    Promise.all([fetchWords("operator"), fetchWords("notices")]).then(
      () => setReady(true),
      () => {},
    );
  }, []);
  return ready ? <Operator /> : <Loading />;
}

function Operator() {
  const [door, setDoor] = useState<Door>("unknown");
  const [seen, setSeen] = useState<Overview | null>(null);
  const [told, setTold] = useState("");
  useTitle(say("operator"));
  const look = useCallback(async () => {
    try {
      setSeen(await operator.overview());
      setDoor("open");
    } catch (error) {
      const shut = error instanceof Refused && error.refusal.reason === "not_operator";
      setDoor((before) => (shut ? "shut" : before === "open" ? "open" : "lost"));
    }
  }, []);
  useEffect(() => {
    look();
  }, []);
  useEffect(() => {
    if (door !== "open") return;
    const timer = setInterval(() => document.hidden || look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [door]);
  const act: Act = async (deed) => {
    setTold("");
    try {
      await deed;
      setTold(say("operator-done"));
      await look();
      return true;
    } catch (error) {
      setTold(inWords(error));
      return false;
    }
  };
  const leave = async () => {
    await operator.leave().catch(() => {});
    setSeen(null);
    setDoor("shut");
  };

  if (door === "unknown") return <Loading />;
  if (door === "lost") return <Notice title={say("no-page")} text={say("refusal-unreachable")} again />;
  if (door === "shut" || seen === null) return <TokenForm expired={seen !== null} enter={look} />;
  return (
    <>
      <PageTop />
      <main class="page operator">
        <header class="operator-head">
          <div>
            <h1>{say("operator")}</h1>
            <p class="note">{say("operator-why")}</p>
          </div>
          <span class="note">{say("operator-until", { time: moment(seen.until) })}</span>
          <button type="button" onClick={leave}>
            {say("operator-leave")}
          </button>
        </header>
        <p class="operator-told" role="status">
          {told}
        </p>
        <Servers servers={seen.servers} />
        <Announcing seen={seen} act={(deed) => act(deed.then(hearAnnounced))} />
        <Tables tables={seen.tables} act={act} />
        <Sanctions sanctions={seen.sanctions} act={act} />
        <Deeds log={seen.log} />
      </main>
    </>
  );
}

function inWords(error: unknown): string {
  const reason = error instanceof Refused ? error.refusal.reason : "trouble";
  return say(firstKey(`refusal-${reason.replaceAll("_", "-")}`, "refusal-trouble"));
}

function TokenForm({ expired, enter }: { expired: boolean; enter: () => Promise<void> }) {
  const [token, setToken] = useState("");
  const [refused, setRefused] = useState(expired ? say("refusal-not-operator") : "");
  const send = async (event: Event) => {
    event.preventDefault();
    try {
      await operator.enter(token.trim());
      await enter();
    } catch (error) {
      setRefused(inWords(error));
    }
  };
  return (
    <>
      <PageTop />
      <main class="page operator operator-door">
        <h1>{say("operator")}</h1>
        <form class="operator-form" onSubmit={send}>
          <label>
            {say("operator-token")}
            <input
              type="password"
              autoComplete="current-password"
              required
              value={token}
              aria-describedby="token-why"
              onInput={(event) => setToken(event.currentTarget.value)}
            />
          </label>
          <p class="note" id="token-why">
            {say("operator-token-why")}
          </p>
          <p class="refused" role="alert">
            {refused}
          </p>
          <button type="submit" class="primary">
            {say("operator-enter")}
          </button>
        </form>
      </main>
    </>
  );
}
