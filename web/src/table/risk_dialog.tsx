// The confirmation of an answer that hurts one's own side.
import { Dialog } from "../dialog";
import { say } from "../language";
import { useStore } from "../store";
import type { Play } from "./play";
import { askedAbout } from "./risk";

export function RiskDialog({ play }: { play: Play }) {
  const risk = useStore(askedAbout);
  const option = play.options.find(({ code }) => code === risk?.code);
  if (risk === null || risk.seq !== play.seq || option === undefined) return null;
  const close = () => askedAbout.set(null);
  return (
    <Dialog title={play.says(option)} onClose={close} className="risk-dialog">
      <p>{say("risky")}</p>
      <div class="dialog-actions">
        <button
          type="button"
          data-key="e"
          onClick={() => {
            close();
            risk.send();
          }}
        >
          {say("risky-anyway")}
        </button>
        <button type="button" class="primary" onClick={close}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
