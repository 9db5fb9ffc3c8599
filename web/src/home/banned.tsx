// The page for banned visitors: it says so, and for how long, whatever page they open.
import { useEffect, useState } from "preact/hooks";
import { say } from "../language";
import { fetchWords } from "../more_words";
import type { Refusal } from "../protocol";
import { moment } from "./moments";
import { Loading, Notice } from "./notice";

export function Banned({ refusal }: { refusal: Refusal }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    fetchWords("notices").then(
      () => setReady(true),
      () => {},
    );
  }, []);
  if (!ready) return <Loading />;
  const { until = 0, note = "" } = refusal.args as { until?: number; note?: string };
  const length = until ? say("banned-until", { time: moment(until) }) : say("banned-for-good");
  return (
    <Notice title={say("banned")} text={note ? `${length} ${say("host-note", { note })}` : length} again />
  );
}
