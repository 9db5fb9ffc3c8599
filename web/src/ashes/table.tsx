// The table of Ashes.
import { useEffect, useRef, useState } from "preact/hooks";
import { prepare } from "../art";
import { Dialog } from "../dialog";
import type { GameTable } from "../kit";
import { say } from "../language";
import { motion } from "../settings";
import { signAddress } from "../signs";
import { CardButton } from "../table/card_button";
import { InTurn } from "../table/frames";
import { type Play, seatName } from "../table/play";
import { useMoment } from "../table/reset_state";
import { sound } from "../table/sound";
import { Arrows } from "./battle";
import { useChoices } from "./choices";
import { DraftBoard, DraftedDecks, FirstFive, Played, Tray } from "./choosing";
import { Spotlight, useLunges } from "./deeds";
import { AshesPrompt } from "./prompt";
import { Hand, type Pile, Side } from "./side";
import { TOKEN_SIGNS } from "./unit";
import { type AshesView, journey, pacing } from "./view";

function Board({ play }: { play: Play }) {
  const choices = useChoices(play);
  const { view } = choices;
  const [pile, setPile] = useState<Pile | null>(null);
  const [looked, setLooked] = useMoment(`${view.player} ${view.attack === null}`, -1);
  const board = useRef<HTMLElement>(null);
  const near = play.you >= 0 ? play.you : 0;
  const others = view.seats
    .map((_, seat) => (near + seat) % view.seats.length)
    .filter((seat) => seat !== near);
  useEffect(() => prepare(TOKEN_SIGNS.map(signAddress)), []);
  useSounds(play);
  useBlows(play, board);
  useLunges(play, board);
  const drafted = view.outcome?.reason === "drafted";
  const drafting = view.phase === "draft" || drafted;
  const shown = [looked, view.attack?.defender ?? -1, view.attack?.player ?? -1, view.player ?? -1].find(
    (seat) => others.includes(seat),
  );
  return (
    <main
      class={`ashes-table board seats-${view.seats.length} ${drafting ? "drafting" : ""} ${choices.gathering ? `gathers-${choices.gathering}` : ""}`}
      ref={board}
    >
      <h1 class="unseen">{say("game-ashes")}</h1>
      {drafted ? (
        <DraftedDecks choices={choices} />
      ) : drafting ? (
        <DraftBoard choices={choices} />
      ) : (
        <div class="cloth">
          <section class="opposite" aria-label={say("other-seats")}>
            {others.map((seat) => (
              <Side
                key={seat}
                choices={choices}
                seat={seat}
                near={false}
                open={setPile}
                folded={seat !== (shown ?? others[0])}
                unfold={() => setLooked(seat)}
              />
            ))}
          </section>
          <Side choices={choices} seat={near} near open={setPile} />
          {choices.gathering !== "five" && <Hand choices={choices} seat={near} />}
        </div>
      )}
      <div class="middle">
        <InTurn part="question" moment={view}>
          <AshesPrompt choices={choices} />
        </InTurn>
        {!drafting && <Tray choices={choices} />}
        <Played choices={choices} />
      </div>
      {!drafting && <FirstFive choices={choices} />}
      <InTurn part="beside" moment={view}>
        <Arrows choices={choices} />
      </InTurn>
      <Spotlight play={play} />
      {pile && (
        <Dialog title={pile.title} onClose={() => setPile(null)} className="pile-dialog">
          {pile.note && <p class="note">{pile.note}</p>}
          <div class="pile-cards">
            {pile.cards.map((card, index) => (
              <span class="counted" key={`${card.id}${index}`}>
                <CardButton play={{ ...play, hint: null }} id={card.id} edition="" />
                {card.count !== undefined && <b>×{card.count}</b>}
              </span>
            ))}
          </div>
          {pile.cards.length === 0 && <p>{say("pile-empty")}</p>}
        </Dialog>
      )}
    </main>
  );
}

const BLOWS: Record<string, string> = { wounded: "wound", healed: "heal", destroyed: "gone" };

/** Damage and healing rise from the cards concerned. Nothing waits for the animation. */
function useBlows(play: Play, board: { current: HTMLElement | null }): void {
  useEffect(() => {
    const duration = motion(1100);
    if (duration === 0 || board.current === null) return;
    let delay = 0;
    for (const news of play.news) {
      const kind = BLOWS[news.kind];
      if (!kind || news.card_number === undefined) continue;
      const box = board.current.querySelector(`[data-card="${news.card_number}"]`)?.getBoundingClientRect();
      if (!box) continue;
      const mark = document.createElement("span");
      mark.className = `blow ${kind}`;
      mark.setAttribute("aria-hidden", "true");
      mark.textContent = kind === "gone" ? "✕" : `${kind === "heal" ? "+" : "−"}${news.amount ?? ""}`;
      Object.assign(mark.style, { left: `${box.x + box.width / 2}px`, top: `${box.y + box.height / 2}px` });
      document.body.append(mark);
      const rise = mark.animate(
        [
          { transform: "translate(-50%,-50%) scale(.5)", opacity: 0 },
          { transform: "translate(-50%,-70%) scale(1.25)", opacity: 1, offset: 0.2 },
          { transform: "translate(-50%,-170%) scale(1)", opacity: 0 },
        ],
        { duration, delay, easing: "ease-out", fill: "both" },
      );
      rise.onfinish = () => mark.remove();
      rise.oncancel = () => mark.remove();
      delay += duration * 0.2;
    }
  }, [play.view]);
}

function useSounds(play: Play): void {
  useEffect(() => {
    const kinds = play.news.map((happening) => happening.kind);
    if (kinds.includes("ended")) sound("end");
    else if (play.news.some((happening) => happening.kind === "turn_began" && happening.player === play.you))
      sound("turn");
    else if (kinds.includes("wounded")) sound("hit");
    else if (kinds.includes("rolled")) sound("dice");
    else if (kinds.includes("played")) sound("card");
  }, [play.view]);
}

function status(play: Play) {
  const view = play.view as AshesView;
  const where =
    view.phase === "draft" || view.phase === "setup"
      ? say(`ashes-phase-${view.phase}`)
      : say("ashes-round", { count: view.round, phase: say(`ashes-phase-${view.phase}`) });
  const whose =
    view.player === null || view.phase !== "turns"
      ? ""
      : ` · ${view.player === play.you ? say("ashes-your-turn") : say("ashes-turn-of", { name: seatName(play.table, view.player) })}`;
  return { text: where + whose };
}

export const table: GameTable = {
  Board,
  journey,
  pacing,
  cards: (view) =>
    (view as AshesView).seats.flatMap(({ deck, conjurations }) => Object.keys({ ...deck, ...conjurations })),
  edition: () => "",
  status,
};
