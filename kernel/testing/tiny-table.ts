import { askOf, keyOf } from '../question.js';
import { below, seeded } from '../rng.js';
import { asked, decide, open, type Start, type Table } from '../table.js';
import { type Tiny, type TinyView, tiny } from './tiny.js';

/** A new game of tiny. */
export function begun(start: Partial<Start> = {}): Table<Tiny, TinyView> {
  const opened = open(tiny, { seats: 2, seed: 'table', ...start });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.table;
}

/** Plays random decisions: so many, or to the end. */
export function played(decisions = Number.POSITIVE_INFINITY, seed = 'play'): Table<Tiny, TinyView> {
  const table = begun({ seats: 3 });
  const rng = seeded(seed);
  for (let i = 0; i < decisions; i++) {
    const now = asked(table);
    if (now === null) break;
    const ask = now.asks[below(rng, now.asks.length)]!;
    decide(table, ask.seat, [keyOf(ask.choices[below(rng, ask.choices.length)]!)]);
  }
  return table;
}

/** A key that the asked seat may give. */
export const someKey = (table: Table<Tiny, TinyView>, seat: number, wanted?: string): string[] => {
  const keys = askOf(asked(table), seat)!.choices.map(keyOf);
  return [wanted !== undefined && keys.includes(wanted) ? wanted : keys[0]!];
};
