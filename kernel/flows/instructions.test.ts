import { describe, expect, it } from 'vitest';
import type { Verbs } from '../instructions.js';
import { checkLaws } from '../laws.js';
import { decide, load, questions } from '../table.js';
import { sit } from '../testing/sit.js';
import { type Board, book } from './instructions.js';
import type { PageVerb } from './pages.js';

const has = (seat: number, what: Partial<Board['seats'][number]>) => (s: Board) => {
  Object.assign(s.seats[seat]!, what);
};
const at = (board: (s: Board) => void = () => {}, seats = 2) => sit(book, { seats, board });

describe('instructions', () => {
  it('takes the price before what it is for, in any of the ways to pay', () => {
    const t = at(has(0, { relics: 1 }));
    t.answer(0, 'market');
    expect(t.asks()).toEqual({ 0: 'pay/with: 0 1 no' });
    t.answer(0, '1');
    expect(t.s.seats[0]).toMatchObject({ coins: 8, relics: 0, wounds: 0 });
  });

  it('does the other thing if the price is refused, or cannot be paid: then nobody is asked', () => {
    const refused = at();
    refused.answer(0, 'market');
    refused.answer(0, 'no');
    expect(refused.trace()).toBe('game > reading > instructions > pay > instructions > harm');
    refused.answer(0, 'hound');
    expect(refused.s.seats[0]).toMatchObject({ coins: 3, hound: 0, wounds: 0 });
    const poor = at(has(0, { coins: 1, hound: 0 }));
    poor.answer(0, 'market');
    expect(poor.s.seats[0]).toMatchObject({ coins: 1, wounds: 1 });
  });

  it('is about whoever reads it, to the last part of a part', () => {
    const t = at();
    t.chance(4);
    t.answer(0, 'dice');
    t.answer(1, 'market');
    t.answer(1, 'no');
    t.answer(1, 'hound');
    expect(t.s.seats.map(({ hound }) => hound)).toEqual([1, 0]);
  });

  it('speaks of "that monster", of its end, and of an amount per success, in the same page later on', () => {
    const t = at(has(0, { coins: 0 }));
    t.answer(0, 'hunt');
    expect(t.asks()).toEqual({ 0: 'pick/that: ghoul wolf' });
    t.chance(5, 6, 1);
    t.answer(0, 'ghoul'); // two successes: two wounds, and none at the end
    expect(t.s.monsters).toEqual([{ name: 'wolf', health: 1 }]);
    expect(t.s.seats[0]).toMatchObject({ relics: 1, wounds: 0 });
    expect(t.asks()[1]).toMatch(/^game\/page/);
  });

  it('goes on by the result of a test, which may ask and roll again first', () => {
    const t = at();
    t.answer(0, 'hunt');
    t.chance(1, 1, 1);
    t.answer(0, 'wolf');
    expect(t.trace()).toBe('game > reading > instructions > test');
    t.chance(1, 2, 6);
    t.answer(0, 'true');
    t.answer(0, 'false');
    // One success slays the wolf; 2 less 1 is the harm at the end.
    expect(t.s.monsters.map(({ name }) => name)).toEqual(['ghoul']);
    expect(t.trace()).toBe('game > reading > instructions > harm');
    t.answer(0, 'self');
    expect(t.s.seats[0]).toMatchObject({ coins: 2, relics: 1, wounds: 1 });
  });

  it('grades a result; who flees leaves the page wherever it is', () => {
    const t = at(has(0, { coins: 0, hound: 0 }));
    t.chance(1, 1);
    t.answer(0, 'storm');
    expect(t.s.seats[0]).toMatchObject({ coins: 0, wounds: 2 });
    expect(t.s.monsters).toHaveLength(2);
    const better = at(has(0, { coins: 0 }));
    better.chance(6, 6);
    better.answer(0, 'storm');
    expect(better.s.seats[0]).toMatchObject({ coins: 2, wounds: 0 });
    expect(better.s.monsters).toEqual([{ name: 'ghoul', health: 1 }]);
  });

  it('repeats as often as the die shows', () => {
    const t = at();
    t.chance(4);
    t.answer(0, 'dice');
    expect(t.s.seats[0]!.coins).toBe(7);
  });

  it('lets each player act in turn, then goes on with the reader', () => {
    const t = at(has(1, { coins: 0 }), 3);
    t.answer(0, 'alms');
    t.answer(0, '0');
    expect(t.asks()).toEqual({ 1: 'harm/to: self hound' }); // seat 1 has nothing to give
    t.answer(1, 'self');
    t.answer(2, 'no');
    t.answer(2, 'self');
    expect(t.s.seats.map(({ coins, wounds }) => [coins, wounds])).toEqual([
      [3, 0],
      [0, 1],
      [3, 1],
    ]);
  });

  it('goes on as long as it is wished and does something', () => {
    const t = at();
    t.answer(0, 'altar');
    for (const _ of [1, 2]) {
      expect(t.asks()).toEqual({ 0: 'as-many-as/again: true false' });
      t.answer(0, 'true');
      t.answer(0, '0');
    }
    t.answer(0, 'false');
    expect(t.s.seats[0]).toMatchObject({ coins: 1, relics: 2 });
  });

  it('leaves out an option that would do nothing', () => {
    const t = at((s) => s.buried.push(...s.seats[0]!.hand.splice(0)));
    t.answer(0, 'grave'); // no hand, too few coins: only harm is left
    expect(t.trace()).toBe('game > reading > instructions > choose > instructions > harm');
  });

  it('asks where only a hidden hand leaves no choice, so that silence tells nothing', () => {
    const t = at((s) => {
      const [mine, theirs] = s.seats.map(({ hand }) => hand);
      mine!.push(theirs!.pop()!); // psalm for a curse
      theirs!.push(mine!.shift()!);
    });
    expect(t.s.seats[0]!.hand.some((card) => card.startsWith('curse'))).toBe(false);
    t.answer(0, 'grave');
    expect(t.asks()).toEqual({ 0: 'choose/option: 2' });
    t.answer(0, '2');
    t.answer(0, 'self');
    expect(t.asks()).toEqual({ 0: 'may/yes: false' });
  });

  it('keeps no text in a save: a frame points into it by piece and path', () => {
    const t = at();
    t.answer(0, 'market');
    t.answer(0, 'no');
    const { stack } = t.table.state;
    expect(JSON.stringify(stack)).not.toContain('"do"');
    expect(stack.at(-2)!.v).toMatchObject({ of: 'market', path: [0, 'otherwise'], next: 0, seat: 0 });
  });

  it('takes a save that points nowhere for what it is', () => {
    const t = at();
    t.answer(0, 'market');
    for (const path of [[9], [0, 'constructor'], ['__proto__', 'market'], [0, 'cost']]) {
      const state = JSON.parse(JSON.stringify(t.table.state));
      state.stack.at(-1).v.path = path;
      const loaded = load(book, state);
      const outcome = loaded.ok ? decide(loaded.table, 0, ['no']) : loaded;
      expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid-state' } });
    }
  });

  it('cites the rule that the game gave for each question', () => {
    const t = at();
    t.answer(0, 'market');
    expect(questions(t.table).map(({ id, rule }) => `${id} ${rule}`)).toEqual(['pay/with pay']);
  });

  it('has a verb for every word: one that is forgotten does not compile', () => {
    // @ts-expect-error: verbs are missing
    const verbs: Verbs<Board, PageVerb> = {};
    expect(verbs).toEqual({});
  });

  it('keeps the laws in random play', { timeout: 30_000 }, () => {
    const { failures, choices } = checkLaws(book, { games: 30, seed: 'book', players: [1, 2, 3], sample: 2 });
    expect(failures).toEqual([]);
    for (const id of ['pay/with', 'choose/option', 'may/yes', 'pick/that', 'as-many-as/again'])
      expect(choices[id], id).toBeGreaterThan(0);
  });
});
