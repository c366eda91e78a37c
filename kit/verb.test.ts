import { optional } from '@tabula/kernel/fields.js';
import { flag, int, oneOf, problemsOf } from '@tabula/kernel/shape.js';
import { phrase } from '@tabula/words/phrase.js';
import { describe, expect, it } from 'vitest';
import { type Declared, type Deed, type Fields, type Held, type Instruction, instruction, type Verb } from './verb.js';

/** A board of coins, and a language with two verbs. */
interface Board {
  coins: number;
}
type Does<It> = (s: Board, it: It) => void;
type Coins<F extends Fields> = Declared<F, Deed<Board, Held<F>, undefined, Does<Held<F>>>>;

const GAIN = { count: int(1, 3), again: optional(flag) };
const gain: Coins<typeof GAIN> = {
  fields: GAIN,
  possible: () => true,
  does: (s, { count, again }) => {
    s.coins += again === true ? 2 * count : count;
  },
  says: ({ count }) => phrase('do.gain', { count }),
  worth: ({ count }) => count,
};
const PAY = { to: oneOf('bank', 'other') };
const pay: Coins<typeof PAY> = {
  fields: PAY,
  possible: (s) => s.coins > 0,
  does: (s) => {
    s.coins--;
  },
  says: ({ to }) => phrase(`do.pay.${to}`),
  worth: () => -1,
};
const VERBS = { gain, pay };
type Word = Instruction<'do', typeof VERBS>;
type Parts = Deed<Board, unknown, undefined, unknown>;
const verbOf = (word: Word): Parts => VERBS[word.do];

describe('a language of verbs', () => {
  const shape = instruction('do', VERBS);

  it('is checked by the fields of its verbs', () => {
    const words: Word[] = [
      { do: 'gain', count: 2 },
      { do: 'gain', count: 1, again: true },
      { do: 'pay', to: 'bank' },
    ];
    for (const word of words) expect(problemsOf(shape, word)).toEqual([]);
    expect(problemsOf(shape, { do: 'gain', count: 9 })).toEqual(['/count: expected a number 1 to 3, found 9']);
    expect(problemsOf(shape, { do: 'gain' })).toEqual(['/count: is missing']);
    expect(problemsOf(shape, { do: 'steal' })).toEqual(['/do: expected one of gain, pay, found "steal"']);
    expect(problemsOf(shape, { do: 'constructor' })).toHaveLength(1);
  });

  it('finds the verb of an instruction', () => {
    const word: Word = { do: 'pay', to: 'other' };
    expect(verbOf(word).says(word)).toEqual(phrase('do.pay.other'));
    expect(verbOf(word).possible({ coins: 0 }, word, undefined)).toBe(false);
  });

  it('has the type of its fields', () => {
    // @ts-expect-error: a field that the verb does not have
    const more: Word = { do: 'pay', to: 'bank', count: 1 };
    // @ts-expect-error: a field is missing
    const less: Word = { do: 'gain' };
    // @ts-expect-error: no such verb
    const other: Word = { do: 'steal' };
    expect([more, less, other].map((word) => problemsOf(shape, word).length)).toEqual([1, 1, 1]);
  });

  it('does not compile with a verb that lacks one of its parts', () => {
    const { fields, possible, does, says, worth } = pay;
    // @ts-expect-error: when it is possible
    const possibleLess: Coins<typeof PAY> = { fields, does, says, worth };
    // @ts-expect-error: what it does
    const doesLess: Coins<typeof PAY> = { fields, possible, says, worth };
    // @ts-expect-error: what it says
    const saysLess: Coins<typeof PAY> = { fields, possible, does, worth };
    // @ts-expect-error: what it is worth
    const worthLess: Coins<typeof PAY> = { fields, possible, does, says };
    // @ts-expect-error: its fields
    const fieldless: Coins<typeof PAY> = { possible, does, says, worth };
    const forceLess: Declared<typeof PAY, Verb<Held<typeof PAY>, string>> = { fields, does: 'taxes', says, worth };
    const whole = [possibleLess, doesLess, saysLess, worthLess, fieldless, forceLess];
    expect(whole.map((verb) => Object.keys(verb).length)).toEqual([4, 4, 4, 4, 4, 4]);
  });
});
