// The table's menu: settings, the link, leaving.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { CopyLink } from "../home/copy";
import { SettingsForm } from "../home/settings_form";
import { Icon } from "../icons";
import { say } from "../language";
import { go } from "../route";
import { type Play, seatName } from "./play";
import { isAbsent } from "./seat";

export function TableMenu({ play, onClose }: { play: Play; onClose: () => void }) {
  const [sure, setSure] = useState(false);
  const { table, you } = play;
  const mine = table.seats[you];
  const away = table.seats.flatMap((_, seat) => (isAbsent(table, seat) && seat !== you ? [seat] : []));
  return (
    <Dialog title={say("menu")} onClose={onClose} className="menu-dialog">
      <div class="buttons">
        <CopyLink path={`/table/${table.id}`} label={say("copy-table-link")} />
        {table.state === "over" && (
          <button type="button" onClick={() => go(`/replay/${table.id}`)}>
            <Icon of="film" />
            {say("replay")}
          </button>
        )}
        {table.state === "playing" && you >= 0 && (
          <>
            {mine?.substituted ? (
              <button type="button" onClick={() => play.send({ t: "back" })}>
                <Icon of="person" />
                {say("take-back-seat")}
              </button>
            ) : (
              <button type="button" onClick={() => play.send({ t: "take_over", seat: you })}>
                <Icon of="bot" />
                {say("let-bot-play")}
              </button>
            )}
            {away.map((seat) => (
              <button type="button" key={seat} onClick={() => play.send({ t: "take_over", seat })}>
                <Icon of="bot" />
                {say("bot-for", { name: seatName(table, seat) })}
              </button>
            ))}
            {sure ? (
              <button
                type="button"
                class="danger"
                onClick={() => {
                  play.send({ t: "resign" });
                  onClose();
                }}
              >
                <Icon of="flag" />
                {say("resign-sure")}
              </button>
            ) : (
              <button type="button" onClick={() => setSure(true)}>
                <Icon of="flag" />
                {say("resign")}
              </button>
            )}
          </>
        )}
      </div>
      <SettingsForm />
    </Dialog>
  );
}
