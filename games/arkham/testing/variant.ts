import type { Monster, Sheet } from '../cards.js';
import { addPack } from '../packs.js';
import { TRIAL } from './pack.js';
import { TestTable } from './table.js';

/** What is printed otherwise on some pieces of the box of the tests, by their names. */
interface Change {
  readonly monsters?: { readonly [name: string]: Partial<Monster> };
  readonly investigators?: { readonly [name: string]: Partial<Sheet> };
}

const changed = <T extends { readonly id: string }>(
  all: readonly T[],
  kind: string,
  by: { readonly [name: string]: Partial<T> } = {},
): T[] => all.map((one) => ({ ...one, ...by[one.id.slice(kind.length + 1)] }));

let made = 0;

/** A table laid for a test with a box in which something is printed otherwise. */
export function variant(change: Change, players = 2, scenario = 'rift'): TestTable {
  const id = `${TRIAL.id}-${made++}`;
  addPack({
    ...TRIAL,
    id,
    monsters: changed(TRIAL.monsters, 'monster', change.monsters),
    investigators: changed(TRIAL.investigators, 'investigator', change.investigators),
  });
  return new TestTable(players, scenario, id);
}
