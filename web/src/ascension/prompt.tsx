// The question: cards to choose from that are not visible on the table, resources, play all, end of turn.
import { useEffect } from "preact/hooks";
import { Amount, Icon } from "../icons";
import { list, say, sayTo } from "../language";
import type { Option } from "../protocol";
import { settings } from "../settings";
import { useStore } from "../store";
import { CardButton } from "../table/card_button";
import { isAnswered, type Play, seatName } from "../table/play";
import { Prompt, UsualAnswers } from "../table/prompt";
import { useMoment } from "../table/reset_state";
import type { Shown } from "./shown";

/** Places whose cards are visible on the table; options elsewhere are shown in a tray. */
const OPEN_PLACES = ["hand", "row", "mystics", "infantry", "cultist", "constructs", "played"];

/** Options whose cards are not visible on the table. */
export function inTray(play: Play): Option[] {
  return play.options.filter(
    (option) =>
      option.card !== undefined &&
      !OPEN_PLACES.includes(option.place ?? "") &&
      !["yes", "no"].includes(option.verb),
  );
}

export function Tray({ play, view }: Shown) {
  const cards = inTray(play);
  if (cards.length === 0) return null;
  return (
    <section class="tray" data-zone="tray" aria-label={say("choose-here")}>
      <h2>{say("tray-from", { place: cards[0]?.place ?? "" })}</h2>
      <div class="tray-cards">
        {cards.map((option) => (
          <CardButton
            key={option.code}
            play={play}
            id={option.card as string}
            edition={view.edition}
            options={[option]}
            className="small"
            lookFirst={false}
          />
        ))}
      </div>
    </section>
  );
}

export function PromptOf({ play, view }: Shown) {
  const [ending, setEnding] = useMoment(view, false);
  const [playing, setPlaying] = useMoment(play.failures, false);
  const answering = useStore(play.answered) === play.seq;
  const turn = view.decision?.prompt === "turn" && play.options.length > 0;
  const together = view.decision?.together ?? [];
  const left = turn ? (view.decision?.left ?? []) : [];

  // "Play all" continues with drawn cards, and stops when something is asked.
  useEffect(() => {
    if (!playing || isAnswered(play)) return;
    if (together.length > 0) play.act(...together);
    else setPlaying(false);
  }, [view, playing]);

  const end = () => {
    if (left.length > 0 && settings.get().remind && !ending) setEnding(true);
    else play.act("end");
  };
  const words = play.options.filter(
    (option) => option.card === undefined || ["yes", "no"].includes(option.verb),
  );
  const whose = view.player === play.you ? "" : seatName(play.table, view.player);
  return (
    <Prompt
      play={play}
      busy={playing || answering}
      resources={
        <div
          class="resources"
          role="group"
          aria-label={whose ? say("resources-of", { name: whose }) : say("resources")}
        >
          <Amount key={`r${view.runes}`} of="runes" label={say("amount", { what: "runes", n: view.runes })}>
            {view.runes}
          </Amount>
          <Amount key={`p${view.power}`} of="power" label={say("amount", { what: "power", n: view.power })}>
            {view.power}
          </Amount>
          {view.mechana_runes > 0 && (
            <Amount
              key={`m${view.mechana_runes}`}
              of="mechana_rune"
              label={say("amount", { what: "mechana_runes", n: view.mechana_runes })}
            >
              {view.mechana_runes}
            </Amount>
          )}
          {view.discount > 0 && <span class="discount">{say("discount", { count: view.discount })}</span>}
          {view.extra_turns > 0 && (
            <span class="discount">
              <Icon of="turn" /> {say("extra-turn")}
            </span>
          )}
        </div>
      }
    >
      {ending ? (
        <div class="reminder" role="alertdialog" aria-label={say("end-sure")}>
          <p>{say("still-possible", { things: list(left.map((one) => sayTo(play.reader, one))) })}</p>
          <button type="button" onClick={() => play.act("end")} data-key="e">
            {say("end-anyway")}
          </button>
          <button type="button" class="primary" onClick={() => setEnding(false)} data-key="Escape">
            {say("go-on")}
          </button>
        </div>
      ) : (
        <>
          <UsualAnswers play={play} />
          {together.length > 0 && (
            <button
              type="button"
              data-key="a"
              title={say("play-all-why")}
              class={left.length > 0 ? "primary" : ""}
              disabled={playing}
              onClick={() => setPlaying(true)}
            >
              <Icon of="all" />
              {say("play-all")}
            </button>
          )}
          {turn && (
            <button
              type="button"
              class={left.length === 0 ? "primary end" : "end"}
              disabled={playing}
              onClick={end}
              data-key="e"
            >
              <Icon of="end" />
              {say("end-turn")}
            </button>
          )}
          {!turn &&
            words.map((option, index) => (
              <button
                type="button"
                key={option.code}
                class={option.code === view.decision?.suggested ? "primary" : ""}
                onClick={() => play.act(option.code)}
                data-key={option.verb === "pass" ? "p" : String(index + 1)}
              >
                {play.says(option)}
              </button>
            ))}
        </>
      )}
    </Prompt>
  );
}
