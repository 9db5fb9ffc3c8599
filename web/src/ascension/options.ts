// What the options of Ascension mean in words, and what a player could still do before ending the turn.
import { factsOf, sayingOf } from "../card_facts";
import { firstKey, say } from "../language";
import type { Option } from "../protocol";
import type { AscensionView } from "./view";

/** An option in words, as on a button. */
export function describe(view: AscensionView, option: Option): string {
  if (option.verb === "choose") {
    const { choices } = sayingOf("ascension", view.edition, view.decision?.card ?? "");
    return choices?.[option.index ?? 0] ?? "";
  }
  const verb = option.verb.replaceAll("_", "-");
  const own = `option-ascension-${verb}`;
  return say(firstKey(`${own}-${view.decision?.prompt}`, own, `option-${verb}`), {
    card: option.card ?? "",
    cost: Number(option.cost ?? 0),
  });
}

/** What could still be done this turn, in words; nothing when the turn is used up. */
export function leftOver(view: AscensionView, options: Option[]): string[] {
  const of = (verb: string) => options.filter((option) => option.verb === verb);
  const ids = (found: Option[]) => [...new Set(found.map((option) => option.card ?? ""))].join(",");
  const hand = view.seats[view.decision?.player ?? 0]?.hand.length ?? 0;
  const left: string[] = [];
  if (of("play").length > 0) left.push(say("left-play", { count: hand }));
  const used = [...of("use"), ...of("use_second")].filter((option) => !banishesItself(view, option));
  if (used.length > 0) left.push(say("left-use", { card: ids(used) }));
  if (of("acquire").length > 0) left.push(say("left-acquire", { card: ids(of("acquire")) }));
  if (of("defeat").length > 0) left.push(say("left-defeat", { card: ids(of("defeat")) }));
  return left;
}

/** A construct that is spent by using it is worth keeping: nobody needs to be reminded of it. */
function banishesItself(view: AscensionView, option: Option): boolean {
  const uses = factsOf("ascension", view.edition, option.card ?? "").uses ?? [];
  return uses[option.verb === "use" ? 0 : 1] === "for_good";
}
