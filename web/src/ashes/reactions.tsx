// Reaction windows: how long they last, how to hold them, and which cards not to be asked about.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../icons";
import { cardName, list, say } from "../language";
import type { Choices } from "./choices";

/** Ways not to be asked about a reaction any more. */
export function Reacting({ choices }: { choices: Choices }) {
  const cards = [
    ...new Set(
      choices.play.options.flatMap((option) => (option.verb === "react" ? (option.card ?? []) : [])),
    ),
  ];
  const silence = (id: string) => {
    choices.play.send({ t: "auto_pass", cards: [...new Set([...choices.play.autoPass.cards, id])] });
  };
  return (
    <>
      {cards.map((id) => (
        <button type="button" class="quiet small never-ask" key={id} onClick={() => silence(id)}>
          {say("ashes-never-ask", { card: id })}
        </button>
      ))}
    </>
  );
}

/** A moment at which somebody might react: how long it lasts, and how to prolong it. */
export function Window({ choices }: { choices: Choices }) {
  const { window: open } = choices.play.table;
  const silent = choices.play.autoPass.cards;
  const held = open?.held_by.includes(choices.play.you) ?? false;
  const asked = choices.play.options.length > 0;
  // A player who held the window and has now answered lets the others continue.
  const answering = useRef(false);
  useEffect(() => {
    if (answering.current && held && !asked) choices.play.send({ t: "hold", on: false });
    answering.current = open !== null && asked;
  }, [open, held, asked]);
  if (choices.play.you < 0) return null;
  return (
    <>
      {open && open.closes_in !== null && (
        <span class="window">
          <Countdown key={open.closes_in} time={open.closes_in} held={open.held_by.length > 0} />
          <button
            type="button"
            class="quiet small"
            onClick={() => choices.play.send({ t: "hold", on: !held })}
            data-key="w"
          >
            <Icon of={held ? "play" : "pause"} />
            {say(held ? "ashes-let-go" : "ashes-hold")}
          </button>
        </span>
      )}
      {silent.length > 0 && (
        <button
          type="button"
          class="quiet small"
          title={list(
            silent.map((id) => cardName(id)),
            "more",
          )}
          onClick={() => choices.play.send({ t: "auto_pass", cards: [] })}
        >
          {say("ashes-ask-again", { count: silent.length })}
        </button>
      )}
    </>
  );
}

function Countdown({ time, held }: { time: number; held: boolean }) {
  const [left, setLeft] = useState(time);
  useEffect(() => {
    const until = performance.now() + time;
    const timer = setInterval(() => setLeft(Math.max(0, until - performance.now())), 200);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(left / 1000);
  return (
    <span
      class={`countdown ${held ? "held" : ""}`}
      style={{ "--time": `${time}ms` }}
      role="img"
      aria-label={say("ashes-window", { seconds })}
      title={say("ashes-window", { seconds })}
    >
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
