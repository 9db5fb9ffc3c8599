// A newcomer's first click on a game: learn it first, or just play? Asked once.
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import { kitOf } from "../kits";
import { gameName, say } from "../language";
import { go } from "../route";

const ASKED = "deckhall-learn-offered";

/** Whether to ask somebody who wants to play this game. */
export function isOffered(game: string, hasGames: boolean): boolean {
  return kitOf(game) !== undefined && !hasGames && localStorage.getItem(ASKED) === null;
}

/** Never ask again in this browser. */
export function doNotOffer(): void {
  localStorage.setItem(ASKED, "yes");
}

interface LearnOfferProps {
  game: string;
  play: () => void;
  onClose: () => void;
}

export function LearnOffer({ game, play, onClose }: LearnOfferProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const choose = (then: () => void) => {
    doNotOffer();
    onClose();
    then();
  };
  return (
    <Dialog title={say("learn-offer")} onClose={() => choose(() => {})} className="learn-offer">
      <p>{say("learn-offer-why", { game: gameName(game) })}</p>
      <div class="buttons">
        <button
          type="button"
          class="primary big"
          ref={first}
          onClick={() => choose(() => go(`/learn/${game}/next`))}
        >
          <Icon of="book" />
          {say("learn-offer-yes")}
        </button>
        <button type="button" class="big" onClick={() => choose(play)}>
          <Icon of="play" />
          {say("learn-offer-no")}
        </button>
      </div>
    </Dialog>
  );
}
