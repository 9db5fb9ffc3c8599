// Dates and times in the reader's language.
import { language } from "../language";

const DAY = 86_400;

/** A moment (seconds since 1970): only the time if it was today, only the date if it is long ago. */
export function moment(at: number, now = Date.now() / 1000): string {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date(now * 1000).toDateString();
  const near = Math.abs(now - at) < 7 * DAY;
  return new Intl.DateTimeFormat(language.get(), {
    ...(today ? {} : { day: "numeric", month: "short" }),
    ...(near || today ? { hour: "2-digit", minute: "2-digit" } : { year: "numeric" }),
  }).format(date);
}
