// Settings: notifications, passkeys, and everything stored about the guest.
import { useEffect, useState } from "preact/hooks";
import { at } from "../base";
import { Dialog } from "../dialog";
import { moment } from "../home/moments";
import { Icon } from "../icons";
import { labelled, language, say } from "../language";
import { me } from "../me";
import { canNotify } from "../notices";
import type { Passkey, Passkeys } from "../protocol";
import { canPush, isSubscribed, subscribe, unsubscribe } from "../push";
import { server } from "../server";
import { settings } from "../settings";
import { useStore } from "../store";
import { canHavePasskeys, makePasskey, signIn } from "./passkey";

export function Account() {
  useStore(language);
  return (
    <>
      <NoticeChoice />
      {canHavePasskeys() && <PasskeyChoice />}
      <MyData />
    </>
  );
}

/** Load the front page anew, as the guest we are now. */
function startAnew(): undefined {
  location.assign(at("/"));
}

function NoticeChoice() {
  const { notify } = useStore(settings);
  const [blocked, setBlocked] = useState(canNotify() && Notification.permission === "denied");
  const want = async (wanted: boolean) => {
    const allowed = wanted && (await Notification.requestPermission()) === "granted";
    setBlocked(wanted && !allowed);
    settings.update({ notify: allowed });
  };
  return (
    <fieldset class="account">
      <legend>{say("notices")}</legend>
      <label class="toggle">
        <input
          type="checkbox"
          checked={notify && !blocked}
          disabled={!canNotify()}
          onChange={(event) => want(event.currentTarget.checked)}
        />
        {say("notices-turn")}
      </label>
      <p class="note" role="status">
        {say(!canNotify() ? "notices-impossible" : blocked ? "notices-blocked" : "notices-turn-why")}
      </p>
      {canPush() && <PushChoice />}
    </fieldset>
  );
}

/** Notices while no tab is open, where the host sends them. */
function PushChoice() {
  const [key, setKey] = useState("");
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<"" | "notices-blocked" | "push-failed">("");
  useEffect(() => {
    Promise.all([server.push(), isSubscribed()]).then(
      ([push, isOn]) => {
        setKey(push.key);
        setOn(isOn && push.browsers > 0);
      },
      () => {},
    );
  }, []);
  if (key === "") return null;
  const want = async (wanted: boolean) => {
    setProblem("");
    setOn(wanted);
    try {
      if (!wanted) await unsubscribe();
      else if ((await Notification.requestPermission()) === "granted") await subscribe(key);
      else {
        setOn(false);
        setProblem("notices-blocked");
      }
    } catch {
      setOn(!wanted);
      setProblem("push-failed");
    }
  };
  return (
    <>
      <label class="toggle">
        <input type="checkbox" checked={on} onChange={(event) => want(event.currentTarget.checked)} />
        {say("push-turn")}
      </label>
      <p class="note" role="status">
        {say(problem || "push-turn-why")}
      </p>
    </>
  );
}

function PasskeyChoice() {
  const [found, setFound] = useState<Passkeys | null>(null);
  const [failed, setFailed] = useState(false);
  const known = useStore(me);
  useEffect(() => {
    server.myPasskeys().then(setFound, () => {});
  }, []);
  if (!found?.offered) return null;
  const attempt = (asked: Promise<Passkeys | undefined>) => {
    setFailed(false);
    asked.then(
      (answer) => answer && setFound(answer),
      () => setFailed(true),
    );
  };
  return (
    <fieldset class="account">
      <legend>{say("passkeys")}</legend>
      <p class="note">{say("passkeys-why")}</p>
      {found.passkeys.length > 0 && (
        <ul class="passkeys">
          {found.passkeys.map((one) => (
            <li key={one.id}>
              <span>{described(one)}</span>
              <button
                type="button"
                class="quiet round"
                title={say("passkey-remove")}
                aria-label={labelled(say("passkey-remove"), described(one))}
                onClick={() => attempt(server.removePasskey(one.id))}
              >
                <Icon of="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <button type="button" onClick={() => attempt(makePasskey())}>
          {say("passkey-add")}
        </button>
        <button type="button" onClick={() => attempt(signIn().then(() => startAnew()))}>
          {say("passkey-sign-in")}
        </button>
      </div>
      {failed && (
        <p class="refused" role="alert">
          {say("passkey-failed")}
        </p>
      )}
      {known?.name && <p class="note">{say("passkey-sign-in-why", { name: known.name })}</p>}
    </fieldset>
  );
}

function described({ made, used }: Passkey): string {
  const words = say("passkey-made", { when: moment(made) });
  return used > 0 ? `${words} · ${say("passkey-used", { when: moment(used) })}` : words;
}

function MyData() {
  const [asking, setAsking] = useState(false);
  return (
    <fieldset class="account">
      <legend>{say("my-data")}</legend>
      <p class="note">{say("my-data-why")}</p>
      <div class="buttons">
        <a class="button" href={at("/api/my/data")} download>
          <Icon of="acquire" />
          {say("my-data-download")}
        </a>
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          {say("my-data-delete")}
        </button>
      </div>
      {asking && <Deletion onClose={() => setAsking(false)} />}
    </fieldset>
  );
}

function Deletion({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const known = useStore(me);
  const remove = async () => {
    if (!known) return;
    setBusy(true);
    setFailed(false);
    try {
      if (await isSubscribed()) await unsubscribe().catch(() => {});
      await server.deleteMe(known.id);
    } catch {
      setBusy(false);
      setFailed(true);
      return;
    }
    for (const key of Object.keys(localStorage))
      if (key.startsWith("deckhall-")) localStorage.removeItem(key);
    startAnew();
  };
  return (
    <Dialog title={say("my-data-delete-title")} onClose={onClose} className="deletion">
      <p>{say("my-data-delete-what")}</p>
      <p>{say("my-data-delete-games")}</p>
      <p>
        <strong>{say("my-data-delete-final")}</strong>
      </p>
      {failed && (
        <p class="refused" role="alert">
          {say("my-data-delete-failed")}
        </p>
      )}
      <div class="buttons">
        <button type="button" class="primary" onClick={onClose}>
          {say("my-data-keep")}
        </button>
        <button type="button" class="danger" disabled={busy} onClick={remove}>
          {say("my-data-delete-now")}
        </button>
      </div>
    </Dialog>
  );
}
