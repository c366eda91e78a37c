import { problemsOf } from '@tabula/kernel/check.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { cults } from '../cults.js';
import { playRandomly } from '../testing/play.js';
import { speak } from '../text/speak.js';
import { base } from './base/pack.js';
import type { Pack } from './behaviour.js';
import { addPack, packIds } from './cards.js';
import { checkPack } from './check.js';

/** The cards of the box under other ids, with other numbers: what an owner's file would hold. */
function variant(): Pack {
  const named = (id: string) => `X${id}`;
  const pack = JSON.parse(JSON.stringify(base)) as { -readonly [K in keyof Pack]: Pack[K] };
  const renamed = <C extends { readonly id: string }>(cards: readonly C[]): C[] =>
    cards.map((card) => ({ ...card, id: named(card.id) }));
  return {
    ...pack,
    id: 'variant',
    name: { en: 'Variant', pl: 'Wariant', de: 'Variante' },
    starting: renamed(pack.starting),
    cards: renamed(pack.cards).map((card) => ({ ...card, cost: card.cost + 1 })),
    city: renamed(pack.city),
    prologues: renamed(pack.prologues),
    goals: renamed(pack.goals),
    layout: Object.fromEntries(
      Object.entries(pack.layout).map(([id, kinds]) => [id, kinds.map(named)]),
    ) as unknown as Pack['layout'],
  };
}

/** What is said of a variant in which the value at a path was replaced. */
function said(path: string, change: (was: unknown) => unknown): string[] {
  const pack: unknown = JSON.parse(JSON.stringify(variant()));
  const keys = path.split('/').slice(1);
  let at = pack as Record<string, unknown>;
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = keys.at(-1)!;
  at[last] = change(at[last]);
  const checked = checkPack(pack);
  return checked.ok ? [] : checked.problems;
}

const laid = new Set(Object.values(variant().layout).flat());
const without = (count: number) => (was: unknown) => (was as unknown[]).slice(count);

describe('a pack from outside', () => {
  test('is fit to be played with', () => {
    expect(said('/name/en', () => 'Other')).toEqual([]);
  });

  test.each([null, 7, 'x', [], {}])('is not %j', (value) => {
    expect(checkPack(value).ok).toBe(false);
  });

  const card = { when: 'confrontation', does: 'add-card' };

  test.each<[what: string, path: string, value: unknown, problem: string]>([
    ['an unknown verb', '/cards/0/ability', { when: 'growth', does: 'fly' }, 'expected one of draw'],
    [
      'a verb in another window',
      '/cards/1/ability',
      { ...card, when: 'growth' },
      '/when: expected one of "confrontation"',
    ],
    ['a field too many', '/cards/1/ability', { ...card, count: 2 }, '"count": is not part'],
    ['a field too few', '/cards/0/ability', { ...card, does: 'disorganise' }, '/ability/price: is missing'],
    ['a stack of five', '/cards/0/copies', 5, '/copies: expected a number 6 to 6'],
    ['a city effect that is none', '/city/0/effect', { is: 'rain' }, '/city/0/effect/is'],
    ['a goal that cannot be', '/goals/1/needs', [{ needs: 'scoring-places', count: 9 }], '/needs/0/count'],
    ['an id twice', '/cards/1/id', 'XG1', '/cards/1/id: is there twice: "XG1"'],
    ['the id of disorganisation', '/city/0/id', 'D', '/city/0/id: is there twice: "D"'],
    ["another card's id", '/cards/0/id', 'G1', '"G1" is another card in a pack that is loaded'],
    ['an id with a dot', '/cards/0/id', 'G.1', '/cards/0/id: expected a letter'],
    ['the id of a loaded pack', '/id', 'base', "/id: a pack 'base' is loaded already"],
    ['eleven starting cards', '/starting/0/copies', 2, '/starting: needs 12 cards in all, has 11'],
    [
      'two guardians in a district',
      '/layout/uptown',
      ['XG3', 'XG5'],
      '/layout/uptown: expected a guardian and an action',
    ],
    ['a stack in two districts', '/layout/uptown', ['XG1', 'XA2'], '/layout: names a stack twice'],
  ])('with %s is refused', (_what, path, value, problem) => {
    expect(said(path, () => value).join('\n')).toContain(problem);
  });

  test.each([
    ['/cards', 5, 'of type guardian, has 3'],
    ['/city', 5, '/city: needs at least 11 cards, has 10'],
    ['/prologues', 9, '/prologues: needs at least 1 card'],
    ['/goals', 9, '/goals: needs at least 1 card'],
  ])('with too few %s is refused', (path, count, problem) => {
    expect(said(path, without(count)).join('\n')).toContain(problem);
  });

  // All that is said, and the last that is accepted beside it.
  test.each<[what: string, path: string, change: (was: never) => unknown, problems: readonly string[]]>([
    ['a pack id of 40', '/id', () => 'a'.repeat(40), []],
    ['a pack id of 41', '/id', () => 'a'.repeat(41), ['/id: expected a small letter, then up to 39 of a-z, 0-9 and -']],
    ['a capital in it', '/id', () => 'A', ['/id: expected a small letter, then up to 39 of a-z, 0-9 and -']],
    ['a card id of 40', '/goals/0/id', () => 'a'.repeat(40), []],
    [
      'of 41',
      '/goals/0/id',
      () => 'a'.repeat(41),
      ['/goals/0/id: expected a letter, then up to 39 letters, digits and -'],
    ],
    [
      'the id of another prologue',
      '/prologues/0/id',
      () => base.prologues[1]!.id,
      [`/prologues/0/id: "${base.prologues[1]!.id}" is another card in a pack that is loaded`],
    ],
    [
      'the id of another goal',
      '/goals/0/id',
      () => base.goals[1]!.id,
      [`/goals/0/id: "${base.goals[1]!.id}" is another card in a pack that is loaded`],
    ],
    ['the same city card as in a loaded pack', '/city/0', () => base.city[0], []],
    ['a goal under the id of a prologue', '/goals/0/id', () => 'XP1', ['/goals/0/id: is there twice: "XP1"']],
    [
      'thirteen starting cards',
      '/starting',
      (was: object[]) => was.map((card, at) => (at === 0 ? { ...card, copies: 4 } : card)),
      ['/starting: needs 12 cards in all, has 13'],
    ],
    ['no more cards than lie out', '/cards', (was: { id: string }[]) => was.filter(({ id }) => laid.has(id)), []],
    ['eleven city cards', '/city', (was: object[]) => was.slice(0, 11), []],
    ['ten', '/city', (was: object[]) => was.slice(0, 10), ['/city: needs at least 11 cards, has 10']],
    ['one prologue', '/prologues', (was: object[]) => was.slice(0, 1), []],
    ['one goal', '/goals', (was: object[]) => was.slice(0, 1), []],
    [
      'an action before a guardian',
      '/layout/uptown',
      (was: string[]) => [...was].reverse(),
      ['/layout/uptown: expected a guardian and an action of this pack'],
    ],
    [
      'a guardian alone',
      '/layout/uptown',
      (was: string[]) => was.slice(0, 1),
      ['/layout/uptown: expected a guardian and an action of this pack'],
    ],
    [
      'two guardians',
      '/layout/uptown',
      (was: string[]) => [was[0], 'XG9'],
      ['/layout/uptown: expected a guardian and an action of this pack'],
    ],
    [
      'an unknown stack',
      '/layout/uptown',
      (was: string[]) => [was[0], 'A77'],
      ['/layout/uptown: expected a guardian and an action of this pack'],
    ],
    [
      'a stack of the box',
      '/layout/uptown',
      () => [...base.layout.uptown],
      ['/layout/uptown: expected a guardian and an action of this pack'],
    ],
  ])('is judged exactly: %s', (_what, path, change, problems) => {
    expect(said(path, change as (was: unknown) => unknown)).toEqual(problems);
  });

  test('needs a stack of each type for each district', () => {
    for (const type of ['guardian', 'action']) {
      const fewest = (was: unknown) => {
        const all = was as { id: string; type: string }[];
        const out = all.find((card) => card.type === type && laid.has(card.id))!;
        return all.filter((card) => card !== out && (laid.has(card.id) || card.type !== type));
      };
      expect(said('/cards', fewest)[0]).toBe(`/cards: needs at least 4 of type ${type}, has 3`);
    }
  });

  test('is played to the end, alone and with others, with its own cards and words', () => {
    const checked = checkPack(JSON.parse(JSON.stringify(variant())));
    if (!checked.ok) throw new Error(checked.problems.join('\n'));
    addPack(checked.pack);
    expect(packIds()).toEqual(['base', 'variant']);
    expect(newState(cults, { seats: 2, seed: 'a', options: { pack: 'other' } }).ok).toBe(false);
    for (let game = 0; game < 8; game++) {
      const end = playRandomly({ seed: `variant ${game}`, seats: 1 + (game % 4), options: { pack: 'variant' } });
      expect(problemsOf(cults, end)).toEqual([]);
      const lying = JSON.stringify(end.board);
      expect([lying.includes('"XS1.'), lying.includes('"S1.')]).toEqual([true, false]);
    }
    const voice = speak('en', { options: { pack: 'variant' }, players: 1 });
    expect(voice.cards).toContain('XO1');
    expect(voice.cards).not.toContain('O1');
    expect(voice.card('XG2')?.text).toEqual(speak('en').card('G2')?.text);
  }, 20_000);
});
