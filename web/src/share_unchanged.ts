// Keeps unchanged parts identical, so that components that show them need not compare them.

/** `now`, with each part that equals the same part of `before` replaced by that very object. */
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
