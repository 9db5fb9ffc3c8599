// One choice for a new game: a list, a number, or a field of the game's own, with a sentence about it.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { say } from "../language";
import { choiceName, type GameOption, optionAbout, optionName, usualName } from "./game_options";

interface FieldProps {
  /** The id that the label and the sentence refer to. */
  id: string;
  name: string;
  option: GameOption;
  value: string;
  seats: number;
  choose: (value: string) => void;
}

export function OptionField(props: Omit<FieldProps, "id">) {
  const { name, option } = props;
  const id = useId();
  const about = optionAbout(name, option);
  const Input = name === "first_player" ? SeatInput : option.choices ? ListInput : NumberInput;
  return (
    <div class="option">
      <label for={id}>{optionName(name)}</label>
      <Input {...props} id={id} />
      {about && (
        <p class="note" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  );
}

function ListInput({ id, name, option, value, choose }: FieldProps) {
  return (
    <Select id={id} value={value || String(option.default ?? "")} choose={choose}>
      {option.default === null && <option value="">{usualName(name)}</option>}
      {(option.choices ?? []).map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {choiceName(name, String(choice))}
        </option>
      ))}
    </Select>
  );
}

function NumberInput({ id, name, option, value, choose }: FieldProps) {
  return (
    <input
      id={id}
      aria-describedby={`${id}-about`}
      type="number"
      inputMode="numeric"
      min={option.least}
      max={option.most}
      value={value}
      placeholder={option.default === null ? usualName(name) : String(option.default)}
      onInput={(event) => choose(event.currentTarget.value)}
    />
  );
}

/** A seat of the table, numbered from 1 for people. */
function SeatInput({ id, name, value, seats, choose }: FieldProps) {
  return (
    <Select id={id} value={value} choose={choose}>
      <option value="">{usualName(name)}</option>
      {Array.from({ length: seats }, (_, seat) => (
        <option key={seat} value={String(seat)}>
          {say("seat-number", { count: seat + 1 })}
        </option>
      ))}
    </Select>
  );
}

function Select(props: {
  id: string;
  value: string;
  choose: (value: string) => void;
  children: ComponentChildren;
}) {
  return (
    <select
      id={props.id}
      aria-describedby={`${props.id}-about`}
      value={props.value}
      onChange={(event) => props.choose(event.currentTarget.value)}
    >
      {props.children}
    </select>
  );
}
