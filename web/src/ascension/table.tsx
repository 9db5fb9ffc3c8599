// The table of Ascension.
import { useEffect, useState } from "preact/hooks";
import { cardsOf } from "../card_facts";
import { Dialog } from "../dialog";
import type { GameTable } from "../kit";
import { say } from "../language";
import { CardButton } from "../table/card_button";
import { InTurn } from "../table/frames";
import { type Play, seatName } from "../table/play";
import { sound } from "../table/sound";
import { Center } from "./center";
import { MySide } from "./mine";
import { inTray, PromptOf, Tray } from "./prompt";
import { OtherSeat, Samael } from "./seats";
import type { Pile, Shown } from "./shown";
import { type AscensionView, journey, pacing } from "./view";

function Board({ play }: { play: Play }) {
  const view = play.view as AscensionView;
  const [pile, setPile] = useState<Pile | null>(null);
  const shown: Shown = { play, view };
  const you = play.you >= 0 ? play.you : 0;
  const others = view.seats.map((_, seat) => (you + seat) % view.seats.length).filter((seat) => seat !== you);
  useSounds(play);
  return (
    <main class={`ascension-table board ${view.variant} ${choosingClass(play)}`}>
      <h1 class="unseen">{say("game-ascension")}</h1>
      <div class="cloth">
        <section
          class={`others ${view.seats.length > 2 ? "several" : ""} ${view.seats.length > 4 ? "many" : ""}`}
          aria-label={say("other-seats")}
          data-zone="others"
        >
          {view.samael && <Samael {...shown} open={setPile} />}
          {others.map((seat) => (
            <OtherSeat key={seat} {...shown} seat={seat} open={setPile} />
          ))}
        </section>
        <Center {...shown} open={setPile} />
        <Tray {...shown} />
        <MySide {...shown} seat={you} open={setPile} />
      </div>
      <InTurn part="question" moment={view}>
        <PromptOf {...shown} />
      </InTurn>
      {pile && (
        <Dialog title={pile.title} onClose={() => setPile(null)} className="pile-dialog">
          {pile.note && <p class="note">{pile.note}</p>}
          <div class="pile-cards">
            {pile.cards.map((card, index) => (
              <CardButton
                key={`${card.id}${index}`}
                play={{ ...play, hint: null }}
                id={card.id}
                edition={view.edition}
              />
            ))}
          </div>
          {pile.cards.length === 0 && <p>{say("pile-empty")}</p>}
        </Dialog>
      )}
    </main>
  );
}

/** Classes for choosing from a pile, and for choosing from the hand only. */
function choosingClass(play: Play): string {
  if (inTray(play).length === 0) return "";
  const elsewhere = play.options.some(({ place }) =>
    ["row", "mystics", "infantry", "cultist", "constructs", "played"].includes(place ?? ""),
  );
  return elsewhere ? "choosing" : "choosing pile-only";
}

function useSounds(play: Play): void {
  useEffect(() => {
    const kinds = play.news.map((happening) => happening.kind);
    if (kinds.includes("ended")) sound("end");
    else if (play.news.some((happening) => happening.kind === "turn" && happening.player === play.you))
      sound("turn");
    else if (kinds.includes("defeated")) sound("hit");
    else if (kinds.includes("acquired")) sound("coin");
    else if (kinds.includes("played")) sound("card");
  }, [play.view]);
}

function status(play: Play) {
  const view = play.view as AscensionView;
  return {
    text: say("turn-number", { count: view.turn }),
    warning: view.last_round && !view.outcome ? lastRound(play, view) : undefined,
  };
}

/** Who still has a turn in the last round, which ends before the first player. */
function lastRound(play: Play, view: AscensionView): string {
  const seats = view.seats.length;
  const last = (view.first + seats - 1) % seats;
  if (view.samael) return say("last-turn");
  return say("last-round", { who: last === play.you ? "you" : "other", name: seatName(play.table, last) });
}

export const table: GameTable = {
  Board,
  journey,
  pacing,
  cards: (view) => cardsOf("ascension", (view as AscensionView).edition).map(([id]) => id),
  edition: (view) => (view as AscensionView).edition,
  status,
};
