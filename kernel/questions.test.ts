import { describe, expect, it } from 'vitest';
import type { Frame } from './game.js';
import {
  anyOf,
  defaulted,
  each,
  even,
  openQuestion,
  question,
  questionBook,
  questionOfSome,
  type WeightsOf,
  type WordsOf,
  weighed,
  worded,
} from './questions.js';
import { ask, askSome, ruleMaker } from './rule.js';
import type { Source } from './source.js';

interface Board {
  readonly coins: number;
}
const { rule } = ruleMaker<Board, string>();
const pay = rule<{ price: number }, { how: 'gold' | 'blood' }>('pay')({ pay: () => ask(0, 'how', ['gold', 'blood']) });
const burn = rule<object, { what: string[] }>('burn')({ burn: () => askSome(0, 'what', ['a', 'b'], 0, 2) });
const BOOK = questionBook({ 'pay/how': question(pay, 'how'), 'burn/what': questionOfSome(burn, 'what') });

const frame = (name: string, v: Frame['v']): Frame => ({ rule: name, at: name, v, into: '' });
const how = ask(1, 'how', ['gold', 'blood']);
const board: Board = { coins: 3 };

describe('a question', () => {
  const words: WordsOf<Board, typeof BOOK> = {
    'pay/how': {
      about: ({ v, s }) => ({ price: v.price, coins: s.coins }),
      option: (choice, { v }) => ({ label: { key: choice, params: { price: v.price } }, refs: [] }),
    },
    'burn/what': { option: (choice) => ({ label: { key: choice.toUpperCase(), params: {} }, refs: [] }) },
  };
  const { prompt, look } = worded(BOOK, words);

  it('has its words, typed by the rule that asks it', () => {
    const asking = frame('pay', { price: 2 });
    expect(prompt(board, how, asking)).toEqual({ key: 'ask.pay/how', params: { price: 2, coins: 3 } });
    expect(look(board, how, asking, 'blood').label).toEqual({ key: 'blood', params: { price: 2 } });
    expect(prompt(board, askSome(0, 'what', ['a'], 0, 1), frame('burn', {}))).toEqual({
      key: 'ask.burn/what',
      params: {},
    });
  });

  it('without words does not compile', () => {
    // @ts-expect-error: 'burn/what' is forgotten
    const forgotten: WordsOf<Board, typeof BOOK> = { 'pay/how': words['pay/how'] };
    // @ts-expect-error: no such local
    question(pay, 'why');
    const wrong: WordsOf<Board, typeof BOOK> = {
      ...words,
      // @ts-expect-error: 'silver' is not among the choices
      'pay/how': { option: (choice) => ({ label: { key: choice === 'silver' ? 'x' : 'y', params: {} }, refs: [] }) },
    };
    expect([Object.keys(forgotten), Object.keys(wrong)]).toEqual([['pay/how'], ['pay/how', 'burn/what']]);
  });

  it('without a weight does not compile', () => {
    // @ts-expect-error: 'pay/how' is forgotten
    const forgotten: WeightsOf<Board, typeof BOOK> = { 'burn/what': even };
    expect(Object.keys(forgotten)).toEqual(['burn/what']);
  });

  it('weighs each choice, with the locals of its rule', () => {
    const weigh = weighed<Board, typeof BOOK>({
      'pay/how': each((s, choice, seat, v) => (choice === 'gold' ? s.coins - v.price : 10 * seat)),
      'burn/what': even,
    });
    const weights = [0, 0];
    weigh(board, how, frame('pay', { price: 2 }), weights);
    expect(weights).toEqual([1, 10]);
    weigh(board, askSome(0, 'what', ['a', 'b'], 0, 2), frame('burn', {}), weights);
    expect(weights).toEqual([1, 1]);
    weigh(board, ask(0, 'first', ['x', 'y']), frame('kernel.which-first', {}), weights);
    expect(weights).toEqual([1, 1]);
  });

  it('has an answer for those whose time is up, if one was declared', () => {
    const otherwise = defaulted<Board, typeof BOOK>({
      'pay/how': ({ s, v, choices }) => (s.coins < v.price ? choices.at(-1) : 'gold'),
    });
    const last: Source = { below: (n) => n - 1 };
    expect(otherwise(board, how, frame('pay', { price: 2 }), last)).toBe('gold');
    expect(otherwise(board, how, frame('pay', { price: 4 }), last)).toBe('blood');
    expect(otherwise(board, askSome(0, 'what', ['a'], 0, 1), frame('burn', {}), last)).toBeUndefined();
    const any = defaulted<Board, typeof BOOK>({ 'pay/how': anyOf });
    expect(any(board, how, frame('pay', { price: 2 }), last)).toBe('blood');
    expect(any(board, how, frame('pay', { price: 2 }), { below: () => 0 })).toBe('gold');
    // @ts-expect-error: 'silver' is not among the choices
    expect(defaulted<Board, typeof BOOK>({ 'pay/how': () => 'silver' })).toBeTypeOf('function');
  });

  it('tells by its id what its locals and choices are', () => {
    const open = openQuestion(BOOK, board, how, frame('pay', { price: 2 }));
    const price: number | null = open.id === 'pay/how' ? open.v.price : null;
    expect([open.id, price, open.choices, open.seat, open.me]).toEqual(['pay/how', 2, ['gold', 'blood'], 1, '']);
  });

  it('is a defect where it is not declared, or declared under another name', () => {
    expect(() => prompt(board, ask(0, 'who', [1, 2]), frame('pay', {}))).toThrow(
      'the question pay/who is not declared',
    );
    expect(() => questionBook({ 'pay/who': question(pay, 'how') })).toThrow(
      'the question pay/how is declared as pay/who',
    );
  });
});
