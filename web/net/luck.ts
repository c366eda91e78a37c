/** What this device has added to the chance of a table, and what it was told of the key before. */
interface Kept {
  readonly digest: string;
  readonly text: string;
}

const KEY = 'luck:';
const HEX = 16;

/** What this device adds to the chance of a table: made once, after the digest of the key is known, and kept with it. */
export function luckFor(table: string, digest: string): string {
  const kept = addedTo(table);
  if (kept !== null) return kept.text;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = [...bytes].map((byte) => byte.toString(HEX).padStart(2, '0')).join('');
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify({ digest, text } satisfies Kept));
  } catch {
    // Without storage it counts all the same, but cannot be compared later.
  }
  return text;
}

/** What this device has added and was told; null if it has not, or does not remember. */
export function addedTo(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
