// A line of text with the cards it names.
import type { Part } from "../language";

/** A text whose card names can be looked at. */
export function Words({ parts }: { parts: Part[] }) {
  return (
    <>
      {parts.map((part, index) =>
        part.card ? (
          <span class="card-name" data-zoom={part.card} key={`${part.card}${index}`}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
