// The text size that fits a box on a card, in hundredths of the card's width.
const LARGEST = 6.9;
const SMALLEST = 2.8; // for texts in a language that needs much more room than English
const LEADING = 1.14;
const GAP = 1.6;
const SPACE = 0.2;

/** The widths of letters in the text's typeface, in ems, for those that differ from the usual one. */
const WIDTHS: [letters: RegExp, ems: number][] = [
  [/[iljI.,:;'’|!()ił]/u, 0.27],
  [/[ftr]/u, 0.33],
  [/[mwMW]/u, 0.83],
  [/[жшщыюфмЖШЩЮФ]/u, 0.76],
  [/\p{Lu}/u, 0.6],
  [/[а-яё]/u, 0.54],
];
const USUAL = 0.51;

/** The largest size at which these lines, wrapped at words, fit a box of this width and height. */
export function fittingSize(lines: string[], width: number, height: number, gap = GAP): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.1) {
    const rows = lines.reduce((sum, line) => sum + rowsOf(line, width / size), 0);
    if (rows * size * LEADING + (lines.length - 1) * gap <= height) return Math.round(size * 10) / 10;
  }
  return SMALLEST;
}

/** How many rows a line takes if a row is this many ems wide. */
function rowsOf(line: string, ems: number): number {
  let rows = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const long = widthOf(word);
    if (used > 0 && used + SPACE + long > ems) {
      rows += 1;
      used = long;
    } else used += (used > 0 ? SPACE : 0) + long;
  }
  return rows;
}

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
  return width;
}
