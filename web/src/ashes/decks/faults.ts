// The rules of deck building that a deck breaks, in words.
import { factsOf } from "../../card_facts";
import { firstKey, say } from "../../language";
import type { DeckFault } from "../../protocol";

export const CARDS = 30;
export const DICE = 10;
export const COPIES = 3;
export const FIVE = 5;

const MOST: Record<string, number> = {
  wrong_size: CARDS,
  wrong_dice: DICE,
  too_many_copies: COPIES,
  wrong_first_five: FIVE,
};

export function faultInWords(fault: DeckFault): string {
  const target = String(factsOf("ashes", "", fault.what).unique_to ?? "");
  return say(firstKey(`deck-rule-${fault.rule.replaceAll("_", "-")}`, "deck-rule-form"), {
    card: fault.what,
    target,
    what: fault.what || fault.rule,
    count: fault.count,
    most: MOST[fault.rule] ?? 0,
  });
}
