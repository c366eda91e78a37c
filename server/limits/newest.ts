/** More keys than this are not kept: the oldest go, so that many addresses cannot fill the memory. */
const MOST_KEYS = 50_000;

/** Sets an entry as the newest; of more than `most` the oldest is forgotten. */
export function keepNewest<T>(entries: Map<string, T>, key: string, value: T, most = MOST_KEYS): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size <= most) return;
  for (const oldest of entries.keys()) {
    entries.delete(oldest);
    return;
  }
}
