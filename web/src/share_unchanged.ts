// What has not changed stays the very same object, so that whoever shows it need not look whether it has.

/** `now`, with each part that equals its part of `before` being that part itself. */
export function shareUnchanged<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object") return now;
  if (before === null || now === null || Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const all = now as Record<string, unknown>;
  const keys = Object.keys(all);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    all[key] = shareUnchanged(old[key], all[key]);
    same &&= all[key] === old[key] && key in old;
  }
  return same ? (before as T) : now;
}
