// What the options of Ashes mean in words.
import { firstKey, say } from "../language";
import type { Option } from "../protocol";
import type { AshesView } from "./view";

const kebab = (word: string): string => word.replaceAll("_", "-");

/** Options that only this page knows, for what is gathered before it is sent: their codes begin with this. */
export const LOCAL = "~";

/** An option in words, as on a button. */
export function describe(view: AshesView, option: Option): string {
  const [magic = "", face = ""] = (option.what ?? "").split("_");
  const verb = `option-ashes-${kebab(option.verb)}`;
  return say(
    firstKey(`${verb}-${kebab(view.decision?.prompt ?? "")}`, verb, `option-${kebab(option.verb)}`),
    {
      card: option.card ?? "",
      target: option.target ?? "",
      place: option.place ?? "",
      amount: Number(option.amount ?? 0),
      what: option.what ?? "",
      magic,
      face,
    },
  );
}
