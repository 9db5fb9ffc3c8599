// One part of a guide: text, an example with its cards, or a table with a picture in each row.
import { DICE_LEVELS, type DiceKind, die } from "../art/dice";
import { addressOf } from "../art/draw";
import { CardFace } from "../card_face";
import { Picture } from "../card_parts";
import { Emblem } from "../icons";
import type { GuideParts } from "../kit";
import { cardName } from "../language";
import { zoomed } from "../table/zoom";
import type { GuideBlock } from "./guide";

const FACTIONS = ["enlightened", "lifebound", "mechana", "void"];

interface BlockProps {
  block: GuideBlock;
  game: string;
  parts: GuideParts;
  /** Whether the cards have loaded. */
  ready: boolean;
}

export function Block({ block, game, parts, ready }: BlockProps) {
  if ("table" in block) return <Table block={block} />;
  const text = <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  if (block.example === undefined) return text;
  return (
    <div class="learn-example">
      {text}
      <div class="learn-cards">
        {(parts.examples[block.example] ?? []).map((id) => (
          <button
            type="button"
            class="card"
            key={id}
            data-zoom={id}
            aria-label={cardName(id)}
            onClick={() => zoomed.set({ id, beside: null, options: [] })}
          >
            {ready && <CardFace id={id} game={game} edition={parts.editionOf(id)} />}
          </button>
        ))}
      </div>
    </div>
  );
}

/** On a narrow page each row is a block of its own, with labelled numbers (`data-label`). */
function Table({ block }: { block: Extract<GuideBlock, { table: string }> }) {
  const { table, head, rows, about } = block;
  return (
    <table class={`learn-table about-${table}`}>
      <thead>
        <tr>
          {about.some(Boolean) && <td />}
          {head.map((cell, index) =>
            cell === "" ? (
              <td key={index} />
            ) : (
              <th scope="col" key={index} dangerouslySetInnerHTML={{ __html: cell }} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <tr key={number}>
            {about[number] && (
              <td class="sign">
                <Sign of={about[number]} />
              </td>
            )}
            {row.map((cell, index) => (
              <td
                key={index}
                class={/^\d+$/.test(cell) ? "number" : cell === cardName(about[number] ?? "") ? "called" : ""}
                data-label={head[index]}
                dangerouslySetInnerHTML={{ __html: cell }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The picture for a row: a faction's symbol, the faces of a magic's die, or a card's picture. */
function Sign({ of }: { of: string }) {
  if (FACTIONS.includes(of)) return <Emblem of={of} />;
  if (of.endsWith("_magic"))
    return (
      <span class="learn-dice">
        {[...DICE_LEVELS].reverse().map((level) => (
          <img key={level} alt="" src={addressOf(die(of.replace("_magic", "") as DiceKind, level))} />
        ))}
      </span>
    );
  return (
    <button
      type="button"
      class="learn-picture"
      data-zoom={of}
      aria-label={cardName(of)}
      onClick={() => zoomed.set({ id: of, beside: null, options: [] })}
    >
      <Picture id={of} />
    </button>
  );
}
