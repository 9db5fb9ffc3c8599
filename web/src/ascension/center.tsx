// The center of the table: the honor pool, the row, the void and the always-available stacks.

import { factsOf } from "../card_facts";
import { CardBack, Gists, Picture } from "../card_parts";
import { Amount, Badge, Emblem } from "../icons";
import { nameOnCard, say } from "../language";
import { CardButton } from "../table/card_button";
import { optionsAbout, type Play } from "../table/play";
import type { Open, Shown } from "./shown";
import { type AscensionView, type Lying, STACKS } from "./view";

export function Center({ play, view, open }: Shown & { open: Open }) {
  const full = view.pool + view.seats.reduce((sum, seat) => sum + seat.honor, 0) + (view.samael?.honor ?? 0);
  return (
    <section class="center" aria-label={say("center-row")} data-zone="center">
      <div class="center-piles">
        <div class={`pool ${view.last_round ? "empty" : ""}`} data-pile="pool">
          <Amount of="honor_pool" label={say("honor-pool-left", { count: view.pool })}>
            {view.pool}
          </Amount>
          <meter min={0} max={Math.max(full, 1)} value={view.pool} aria-hidden="true" />
          <span class="label">{say("honor-pool")}</span>
        </div>
        <div
          class="pile closed"
          data-pile="center"
          role="img"
          aria-label={say("center-deck-left", { count: view.center_count })}
        >
          <CardBack game="ascension" />
          <b>{view.center_count}</b>
        </div>
        <button
          type="button"
          class="pile"
          data-pile="void"
          aria-label={say("void-open", { count: view.void.length })}
          onClick={() => open({ title: say("the-void"), cards: view.void.toReversed() })}
        >
          {view.void.length > 0 ? <Picture id={(view.void.at(-1) as Lying).id} /> : <Emblem of="void_pile" />}
          <b>{view.void.length}</b>
        </button>
      </div>
      <div class="row">
        {view.row.map((card, index) => {
          const fresh = isNew(play, card.n);
          const doomed = view.samael !== undefined && index >= view.row.length - 2;
          return (
            <CardButton
              key={card.n}
              play={play}
              number={card.n}
              id={card.id}
              edition={view.edition}
              price={view.prices[card.n]}
              options={optionsAbout(play.options, card.n, card.id, "row")}
              className={`${doomed ? "doomed" : ""} ${fresh ? "new" : ""}`}
              state={doomed ? say("samael-takes") : fresh ? say("row-new") : undefined}
              refusal={tooDear(play, view, card.id, view.prices[card.n])}
              lookFirst
            />
          );
        })}
      </div>
      <div class="always">
        {["mystic", "heavy_infantry", "cultist"].map((id) => (
          <Stack key={id} id={id} play={play} view={view} />
        ))}
      </div>
    </section>
  );
}

/** Whether a card entered the row since the viewer's last decision. */
function isNew({ since }: Play, card: number): boolean {
  return since.some(({ kind, card_number }) => kind === "revealed" && card_number === card);
}

/** The note to the active player on a card they cannot afford. */
function tooDear(play: Play, view: AscensionView, id: string, price: number | undefined): string | undefined {
  if (play.options.length === 0 || view.decision?.prompt !== "turn") return undefined;
  const facts = factsOf("ascension", view.edition, id);
  const what = facts.cost_in === "power" ? "power" : "runes";
  const cost = price ?? facts.cost ?? 0;
  const special = what === "runes" && facts.type === "construct" ? view.mechana_runes : 0;
  const have = view[what] + special;
  return have < cost ? say("too-dear", { what, cost, have }) : undefined;
}

/** An always-available stack, as a small tile: everybody knows these cards. */
function Stack({ id, play, view }: Shown & { id: string }) {
  const place = STACKS[id] as string;
  const left = id === "mystic" ? view.mystics : id === "heavy_infantry" ? view.infantry : undefined;
  const top = view.always.find((card) => card.id === id);
  const facts = factsOf("ascension", view.edition, id);
  return (
    <CardButton
      play={play}
      number={id === "cultist" ? undefined : top?.n}
      id={id}
      edition={view.edition}
      options={top ? optionsAbout(play.options, top.n, id, place) : []}
      className={`tile ${facts.type === "monster" ? "monster" : "none"} ${left === 0 ? "gone" : ""}`}
      state={left === undefined ? undefined : say("stack-left", { count: left })}
      refusal={left === 0 ? undefined : tooDear(play, view, id, undefined)}
      lookFirst
    >
      <TileFace id={id} edition={view.edition} left={left} />
    </CardButton>
  );
}

function TileFace({ id, edition, left }: { id: string; edition: string; left: number | undefined }) {
  const facts = factsOf("ascension", edition, id);
  return (
    <>
      <Picture id={id} />
      <span class="tile-words" data-pile={STACKS[id]}>
        <span class="name">{nameOnCard(id)}</span>
        <span class="tile-facts">
          <Gists gist={facts.gist ?? []} />
          {left !== undefined && <span class="left">×{left}</span>}
        </span>
      </span>
      <Badge of={facts.cost_in === "power" ? "power" : "runes"} className="cost">
        {facts.cost}
      </Badge>
    </>
  );
}
