// JSON with integers too large for JavaScript: a record's seed has 39 digits, and each of them matters. Such a number
// is kept as marked text, and written as the original number.
const MARK = "\uE003";

export function parseExact<T>(json: string): T {
  return JSON.parse(json.replace(/([:[,]\s*)(\d{16,})(?=\s*[,}\]])/g, `$1"${MARK}$2"`)) as T;
}

export function writeExact(value: unknown): string {
  return JSON.stringify(value).replace(new RegExp(`"${MARK}(\\d+)"`, "g"), "$1");
}
