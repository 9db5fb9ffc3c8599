// A new table: every choice, with sensible defaults.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../icons";
import type { SeatChoices } from "../kit";
import { kitOf } from "../kits";
import { canSay, gameName, levelName, levelSentence, list, say } from "../language";
import { games } from "../me";
import type { GameInfo, Settings } from "../protocol";
import { go, useTitle } from "../route";
import { Refused, server } from "../server";
import { useStore } from "../store";
import {
  type About,
  choiceName,
  choicesOf,
  fewestOpponents,
  optionName,
  optionsOf,
  teamOf,
  variantsOf,
  type Wishes,
  withFriendsAsPartners,
} from "./game_options";
import { Notice } from "./notice";
import { OptionField } from "./option_field";
import { usualLevel } from "./quick";
import { Refusing } from "./refusing";
import { Segments } from "./segments";
import { PageTop } from "./top";

type Wish = { variant: string; seats: string[]; options: Wishes; own: string[] } & Pick<
  Settings,
  "listed" | "watch" | "chat" | "hints"
> & { clock: string; reaction: number };

/** Shown above the seats; the other options are under further choices. */
const FIRST = ["edition"];

export function Page({ words }: { words: string[] }) {
  const known = useStore(games);
  const game = known?.games.find((one) => one.id === words[1] || words[1] === undefined);
  useTitle(say("new-table"));
  if (known && !game) return <Notice title={say("nothing-here")} text={say("nothing-here-why")} />;
  return (
    <>
      <PageTop />
      <main class="page new-table">
        {game && known ? <TableForm key={game.id} game={game} /> : <p class="loading">{say("loading")}</p>}
      </main>
    </>
  );
}

const CLOCKS: Record<string, Settings["clock"]> = {
  none: { kind: "none", seconds: 60, increment: 0, at_zero: "bot" },
  quick: { kind: "bank", seconds: 600, increment: 5, at_zero: "bot" },
  calm: { kind: "bank", seconds: 1800, increment: 10, at_zero: "bot" },
  move: { kind: "move", seconds: 90, increment: 0, at_zero: "bot" },
};

/** Milliseconds that everybody waits where somebody might react. */
const REACTION_TIMES = [2_500, 5_000, 10_000, 20_000] as const;

const HERE = "here:"; // a seat of somebody who shares this device, and their name

const TOGGLES = ["listed", "watch", "chat", "hints"] as const;

function TableForm({ game }: { game: GameInfo }) {
  const about = game.about as About;
  const kit = kitOf(game.id);
  const [own, setOwn] = useState<SeatChoices | null>(null);
  const variants = variantsOf(about);
  const level = usualLevel(game.id);
  const [wish, setWish] = useState<Wish>({
    variant: variants[0]?.id ?? "",
    seats: [
      "me",
      ...Array<string>(fewestOpponents(about)).fill(kit?.opponent === "bot" ? `bot:${level}` : "open"),
    ],
    options: {},
    own: [],
    listed: false,
    watch: true,
    chat: false,
    hints: game.hints,
    clock: "none",
    reaction: REACTION_TIMES[0],
  });
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    kit?.seatChoices?.fetch().then(
      (part) => setOwn(part.seatChoices),
      () => setRefused(new Refused({ reason: "unreachable", args: {}, detail: "" })),
    );
  }, [kit]);
  const variant = variants.find((one) => one.id === wish.variant);
  const counts = variant?.players ?? about.players ?? [2];
  const withOwn = kit?.seatChoices?.belongTo(variant?.choices ?? {}) ?? false;
  const choose = (name: string, value: string) => change({ options: { ...wish.options, [name]: value } });
  const options = optionsOf(about, wish.variant).filter(
    ([name]) => name !== "first_player" || wish.seats.length > 1,
  );
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part });
  const seatsFor = (count: number) => {
    const seats = wish.seats.slice(0, count);
    while (seats.length < count) seats.push(`bot:${level}`);
    if (!seats.includes("me")) seats[0] = "me";
    return seats;
  };
  const chooseVariant = (variant: string) => {
    const allowed = variants.find((one) => one.id === variant)?.players ?? [2];
    const count = allowed.includes(wish.seats.length) ? wish.seats.length : (allowed[0] as number);
    const chosen = variants.find((one) => one.id === variant);
    change({ variant, seats: withFriendsAsPartners(chosen, seatsFor(count)) });
  };
  /** The seats with another choice for one of them. I sit only once; people who share the device wait for nobody. */
  const seatsWith = (index: number, wanted: string) => {
    const chosen = wanted === HERE ? `${HERE}${say("guest-number", { count: index + 1 })}` : wanted;
    const before = wish.seats[index] ?? "open";
    const seats = wish.seats.map((old, at) =>
      at === index ? chosen : chosen === "me" && old === "me" ? before : old,
    );
    if (chosen.startsWith(HERE)) return seats.map((old) => (old === "open" ? `bot:${level}` : old));
    if (chosen === "open") return seats.map((old) => (old.startsWith(HERE) ? "open" : old));
    return seats;
  };
  const teams: string[][] = [];
  for (const [index, seat] of wish.seats.entries()) {
    const team = teamOf(variant, index, wish.seats.length);
    if (team >= 0) teams[team] = [...(teams[team] ?? []), seatInWords(seat)];
  }
  const make = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { listed, watch, chat, hints } = wish;
      const made = await server.newTable({
        game: game.id,
        seats: wish.seats,
        choices: {
          ...choicesOf(about, wish.variant, wish.options),
          ...(withOwn ? own?.choicesOf(wish.seats, wish.own) : {}),
        },
        settings: {
          listed,
          watch,
          chat,
          hints,
          clock: CLOCKS[wish.clock] as Settings["clock"],
          window_pause: wish.reaction,
        },
      });
      if (withOwn) own?.remember(made.id, wish.own[wish.seats.indexOf("me")] ?? "");
      go(`/table/${made.id}`);
    } catch (error) {
      setBusy(false);
      setRefused(error instanceof Refused ? error : new Refused({ reason: "trouble", args: {}, detail: "" }));
    }
  };
  return (
    <form class="settings" onSubmit={make}>
      <h1>
        {say("new-table")} · {gameName(game.id)}
      </h1>
      {variants.length > 1 && (
        <Segments
          name="variant"
          title={optionName("variant")}
          values={variants.map((one) => one.id)}
          value={wish.variant}
          words={(one) => choiceName("variant", one)}
          choose={chooseVariant}
        />
      )}
      {canSay(`about-variant-${wish.variant}`) && <p class="note">{say(`about-variant-${wish.variant}`)}</p>}
      {options
        .filter(([name]) => FIRST.includes(name))
        .map(([name, option]) => (
          <Segments
            key={name}
            name={name}
            title={optionName(name)}
            values={(option.choices ?? []).map(String)}
            value={wish.options[name] || String(option.default)}
            words={(one) => choiceName(name, one)}
            choose={(one) => choose(name, one)}
          />
        ))}
      {counts.length > 1 && (
        <Segments
          name="players"
          title={say("players")}
          values={counts.map(String)}
          value={String(wish.seats.length)}
          words={(one) => one}
          choose={(count) => change({ seats: withFriendsAsPartners(variant, seatsFor(Number(count))) })}
        />
      )}
      <fieldset>
        <legend>{say("seats")}</legend>
        <ol class="seat-choices">
          {wish.seats.map((seat, index) => (
            <li key={index}>
              <label>
                <span>
                  {say("seat-number", { count: index + 1 })}
                  <Team of={teamOf(variant, index, wish.seats.length)} />
                </span>
                <select
                  value={seat.startsWith(HERE) ? HERE : seat}
                  onChange={(event) => change({ seats: seatsWith(index, event.currentTarget.value) })}
                >
                  <option value="me">{say("seat-me")}</option>
                  <option value="open" disabled={wish.variant === "solo"}>
                    {say("seat-open-friend")}
                  </option>
                  <option value={HERE} disabled={wish.variant === "solo"}>
                    {say("seat-here")}
                  </option>
                  {game.levels.map((one) => (
                    <option key={one} value={`bot:${one}`} title={levelSentence(one)}>
                      {say("bot-name", { level: levelName(one) })}
                    </option>
                  ))}
                </select>
              </label>
              {seat.startsWith(HERE) && (
                <label class="here-name">
                  {say("my-name")}
                  <input
                    value={seat.slice(HERE.length)}
                    maxLength={24}
                    required
                    onInput={(event) => change({ seats: seatsWith(index, HERE + event.currentTarget.value) })}
                  />
                </label>
              )}
            </li>
          ))}
        </ol>
        {teams.map((names, team) => (
          <p class="note team-line" key={team}>
            {say("team-is", { count: team + 1, names: list(names) })}
          </p>
        ))}
        {wish.seats.some((seat) => seat.startsWith(HERE)) && <p class="note">{say("seat-here-why")}</p>}
      </fieldset>
      {withOwn && own && (
        <own.Fields
          about={game.about}
          seats={wish.seats}
          chosen={wish.own}
          change={(own) => change({ own })}
        />
      )}
      <details>
        <summary>{say("more-choices")}</summary>
        <div class="details">
          {options
            .filter(([name]) => !FIRST.includes(name))
            .map(([name, option]) => (
              <OptionField
                key={name}
                name={name}
                option={option}
                value={wish.options[name] ?? ""}
                seats={wish.seats.length}
                choose={(value) => choose(name, value)}
              />
            ))}
          <label>
            {say("choice-clock")}
            <select value={wish.clock} onChange={(event) => change({ clock: event.currentTarget.value })}>
              {Object.keys(CLOCKS).map((clock) => (
                <option key={clock} value={clock}>
                  {say(`clock-${clock}`)}
                </option>
              ))}
            </select>
          </label>
          {kit?.hasReactions && (
            <label>
              {say("choice-reaction")}
              <select
                value={wish.reaction}
                onChange={(event) => change({ reaction: Number(event.currentTarget.value) })}
              >
                {REACTION_TIMES.map((time) => (
                  <option key={time} value={time}>
                    {say("reaction-time", { seconds: time / 1000 })}
                  </option>
                ))}
              </select>
            </label>
          )}
          {TOGGLES.filter((part) => part !== "hints" || game.hints).map((part) => (
            <label class="toggle" key={part}>
              <input
                type="checkbox"
                checked={wish[part]}
                onChange={(event) => change({ [part]: event.currentTarget.checked })}
              />
              <span>{say(`choice-${part}`)}</span>
            </label>
          ))}
        </div>
      </details>
      {refused && <Refusing refusal={refused.refusal} game={game.id} />}
      <div class="buttons">
        <button type="submit" class="primary big" disabled={busy || (withOwn && own === null)}>
          <Icon of="play" />
          {say(wish.seats.includes("open") ? "make-table" : "start-game")}
        </button>
      </div>
    </form>
  );
}

/** The occupant of a seat, before the table is made. */
function seatInWords(seat: string): string {
  if (seat === "me") return say("you");
  if (seat === "open") return say("seat-open-friend");
  const [kind, of = ""] = seat.split(/:(.*)/s);
  return kind === "bot" ? say("bot-name", { level: levelName(of) }) : of;
}

function Team({ of }: { of: number }) {
  return of < 0 ? null : <small class="team"> · {say("team-number", { count: of + 1 })}</small>;
}
