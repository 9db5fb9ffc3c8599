// The dialog before a quick game: which deck, and how good a bot.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog";
import { Icon } from "../icons";
import type { SeatChoices } from "../kit";
import { kitOf } from "../kits";
import { gameName, levelName, levelSentence, say } from "../language";
import { games } from "../me";
import type { Refusal } from "../protocol";
import { Refused } from "../server";
import { useStore } from "../store";
import { adapts, charactersOf, ladderOf, lastLevel, playNow, quickSeats, setAdapts } from "./quick";
import { Refusing } from "./refusing";

const keptDeck = (game: string) => `deckhall-quick-${game}`;

export function QuickDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const kit = kitOf(game);
  const [first = ""] = (kit?.firstGame.decks ?? []) as string[];
  const about = useStore(games)?.games.find((one) => one.id === game)?.about ?? {};
  const [own, setOwn] = useState<SeatChoices | null>(null);
  const [level, setLevel] = useState(lastLevel(game));
  const [adapting, setAdapting] = useState(adapts());
  const characters = charactersOf(game);
  const [chosen, setChosen] = useState(localStorage.getItem(keptDeck(game)) ?? first);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const refuse = (error: unknown) =>
    setRefused(error instanceof Refused ? error.refusal : { reason: "trouble", args: {}, detail: "" });
  useEffect(() => {
    kit?.seatChoices?.fetch().then((part) => setOwn(part.seatChoices), refuse);
  }, [kit]);
  const start = () => {
    const seats = quickSeats(game, level);
    // Only ready-made decks are sure to have what a first game suggests.
    const ready = chosen === "" || Object.hasOwn((about.decks ?? {}) as object, chosen);
    localStorage.setItem(keptDeck(game), chosen);
    playNow(game, level, {
      ...(ready ? kit?.firstGame : {}),
      ...own?.choicesOf(seats, [chosen]),
    }).catch(refuse);
  };
  return (
    <Dialog title={`${say("play-bot")} · ${gameName(game)}`} onClose={onClose} className="quick-dialog">
      <div class="settings">
        <label class="choice">
          <span>{say("level")}</span>
          <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
            <optgroup label={say("level-plain")}>
              {ladderOf(game).map((one) => (
                <option key={one} value={one}>
                  {levelName(one)}
                </option>
              ))}
            </optgroup>
            {characters.length > 0 && (
              <optgroup label={say("level-characters")}>
                {characters.map((one) => (
                  <option key={one} value={one}>
                    {levelName(one)}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <p class="note" aria-live="polite">
          {levelSentence(level)}
        </p>
        <label class="toggle">
          <input
            type="checkbox"
            checked={adapting}
            onChange={(event) => {
              setAdapting(event.currentTarget.checked);
              setAdapts(event.currentTarget.checked);
            }}
          />
          <span>{say("level-adapts")}</span>
        </label>
        <p class="note">{say("level-adapts-why")}</p>
        {own && (
          <own.Fields
            about={about}
            seats={["me"]}
            chosen={[chosen]}
            change={([key = ""]) => setChosen(key)}
          />
        )}
        {refused && <Refusing refusal={refused} game={game} />}
      </div>
      <div class="buttons">
        <button type="button" class="primary big" onClick={start} disabled={own === null}>
          <Icon of="play" />
          {say("start-game")}
        </button>
      </div>
    </Dialog>
  );
}
