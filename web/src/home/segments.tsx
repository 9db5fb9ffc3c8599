// A choice among a few values, all of them visible.
interface SegmentsProps {
  name: string;
  title: string;
  values: string[];
  value: string;
  words: (value: string) => string;
  choose: (value: string) => void;
}

export function Segments({ name, title, values, value, words, choose }: SegmentsProps) {
  return (
    <div class="choice" role="radiogroup" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      <span class="segments">
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span>{words(one)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
