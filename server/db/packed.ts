import type { Statement, Value } from './connection.js';

/**
 * Statements on their way to another thread, in one flat list, since every list within a list costs as much to carry as
 * what is in it: of each the number of its text, whether it must change exactly one row, how many values it has, and these.
 * A text goes along when it comes for the first time.
 */
export interface Packed {
  readonly texts: readonly string[];
  readonly flat: readonly Value[];
}

/** How a batch ended: well, by a statement (its number) that did not change the one row it must, or by another error. */
export type Outcome = null | number | string;

/** Packs for one reader, who remembers the texts. */
export function packer(): (statements: readonly Statement[]) => Packed {
  const numbers = new Map<string, number>();
  return (statements) => {
    const texts: string[] = [];
    const flat: Value[] = [];
    for (const [sql, values, orElse] of statements) {
      let number = numbers.get(sql);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(sql, number);
        texts.push(sql);
      }
      flat.push(number, orElse === undefined ? 0 : 1, values.length);
      for (const value of values) flat.push(value);
    }
    return { texts, flat };
  };
}

/** Reads what one packer has packed; calls back with each statement in its order. */
export function unpacker(): (
  packed: Packed,
  each: (sql: string, values: readonly Value[], mustChange: boolean, at: number) => void,
) => void {
  const known: string[] = [];
  return ({ texts, flat }, each) => {
    known.push(...texts);
    let at = 0;
    for (let i = 0; i < flat.length; at++) {
      const count = flat[i + 2] as number;
      each(known[flat[i] as number]!, flat.slice(i + 3, i + 3 + count), flat[i + 1] === 1, at);
      i += 3 + count;
    }
  };
}
