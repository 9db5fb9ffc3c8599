// The table of any game, drawn from its view.
import type { GameTable } from "../kit";
import { Prompt, UsualAnswers } from "../table/prompt";

export const table: GameTable = {
  Board: ({ play }) => (
    <main class="plain-table board">
      <Prompt play={play}>
        <UsualAnswers play={play} />
        {play.options.map((option) => (
          <button type="button" key={option.code} onClick={() => play.act(option.code)}>
            {play.says(option)}
          </button>
        ))}
      </Prompt>
    </main>
  ),
  journey: { from: (news) => news.from ?? "", to: (news) => news.to ?? "" },
  cards: () => [],
  edition: () => "",
  status: () => ({ text: "" }),
};
