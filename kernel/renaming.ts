interface Renaming {
  /** Keys stand in the order of their names afterwards: nothing is left of the order of the old ones. */
  readonly inOrder?: boolean;
}

/**
 * Calls cards by other names, in place and wherever they stand: as values, as keys, and behind an @ (a piece that
 * interrupts: guard@E05). The rules in progress speak of cards by name; one that was dealt anew is meant where it lies,
 * whatever it is now.
 */
export function renameCards(value: unknown, names: ReadonlyMap<string, string>, how: Renaming = {}): unknown {
  if (typeof value === 'string') {
    const at = value.lastIndexOf('@') + 1;
    const is = names.get(at === 0 ? value : value.slice(at));
    return is === undefined ? value : value.slice(0, at) + is;
  }
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) value[i] = renameCards(value[i], names, how);
  else if (typeof value === 'object' && value !== null) renameIn(value as Record<string, unknown>, names, how);
  return value;
}

function renameIn(from: Record<string, unknown>, names: ReadonlyMap<string, string>, how: Renaming): void {
  let moved: [string, unknown][] | undefined;
  for (const key in from) {
    const entry = from[key];
    if (typeof entry === 'object' || typeof entry === 'string') from[key] = renameCards(entry, names, how);
    if (!names.has(key)) continue;
    moved ??= [];
    moved.push([key, from[key]]);
  }
  if (moved === undefined) return;
  if (how.inOrder === true) moved = Object.entries(from);
  for (const [key] of moved) delete from[key];
  const renamed = moved.map(([key, entry]): [string, unknown] => [names.get(key) ?? key, entry]);
  if (how.inOrder === true) renamed.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, entry] of renamed) from[key] = entry;
}
