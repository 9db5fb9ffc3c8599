// How large a text may be set to fit its box on a card, in hundredths of the card's width.
const LARGEST = 6.9;
const SMALLEST = 3.2;
const LEADING = 1.14;
const GAP = 1.6;

/** The largest size at which these lines, broken at words, fit a box of this width and height. */
export function fittingSize(lines: string[], width: number, height: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.1) {
    const rows = lines.reduce((sum, line) => sum + rowsOf(line, width / size), 0);
    if (rows * size * LEADING + (lines.length - 1) * GAP <= height) return Math.round(size * 10) / 10;
  }
  return SMALLEST;
}

/** How many rows a line takes where a row is so many ems wide. */
function rowsOf(line: string, ems: number): number {
  const letter = /[а-я]/i.test(line) ? 0.55 : 0.5; // Cyrillic letters are wider
  let rows = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const long = word.length * letter;
    if (used > 0 && used + 0.2 + long > ems) {
      rows += 1;
      used = long;
    } else used += (used > 0 ? 0.2 : 0) + long;
  }
  return rows;
}
