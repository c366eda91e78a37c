import type { Ref } from '@tabula/kernel/chance.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import { describe, expect, it } from 'vitest';
import { candidates, EMPTY, firstOf, isPicked, leadsOn, lines, tick, touched } from './compose.js';

const option = (key: string, ...refs: Ref[]): Option => ({ key, label: { key, params: {} }, rule: 'ELEK-5.3', refs });
const question = (options: readonly Option[], max = 1): Question => ({
  seat: 0,
  id: 'assignment/choice',
  kind: 'choice' as Question['kind'],
  prompt: { key: 'ask', params: {} },
  rule: 'ELEK-5.3',
  min: 1,
  max,
  cosmetic: false,
  options,
});

const zones = ['mission', 'influence', 'court'];
const assign = (cards: readonly string[]) =>
  question([
    ...cards.flatMap((card) => zones.map((zone) => option(`${card}:${zone}`, { card }, { zone }))),
    option('pass'),
  ]);

describe('a choice of two things', () => {
  const ask = assign(['B1.0', 'B2.0', 'E07']);

  it('is narrowed by the first touch and answered by the second', () => {
    const first = touched(ask, EMPTY, { card: 'B1.0' });
    expect(first).toEqual({ is: 'draft', draft: { picked: [{ card: 'B1.0' }], ticked: [] } });
    if (first.is !== 'draft') return;
    expect(candidates(ask, first.draft).map(({ key }) => key)).toEqual([
      'B1.0:mission',
      'B1.0:influence',
      'B1.0:court',
    ]);
    expect(touched(ask, first.draft, { zone: 'court' })).toEqual({ is: 'answer', keys: ['B1.0:court'] });
  });

  it('may begin with either thing', () => {
    const first = touched(ask, EMPTY, { zone: 'court' });
    expect(first.is === 'draft' && touched(ask, first.draft, { card: 'E07' })).toEqual({
      is: 'answer',
      keys: ['E07:court'],
    });
  });

  it('is asked on about what the answers begin with, not about the place where it goes', () => {
    expect(firstOf(ask, { picked: [{ card: 'B1.0' }], ticked: [] })).toEqual({ card: 'B1.0' });
    expect(firstOf(ask, { picked: [{ zone: 'court' }], ticked: [] })).toBeUndefined();
    expect(firstOf(ask, EMPTY)).toBeUndefined();
  });

  it('is taken back by touching the same thing, and begun anew by another of its kind', () => {
    const draft = { picked: [{ card: 'B1.0' }], ticked: [] };
    expect(touched(ask, draft, { card: 'B1.0' })).toEqual({ is: 'draft', draft: EMPTY });
    expect(touched(ask, draft, { card: 'E07' })).toEqual({
      is: 'draft',
      draft: { picked: [{ card: 'E07' }], ticked: [] },
    });
  });

  it('is not answered by one touch, even if only one option is left', () => {
    const one = question([option('E07:court', { card: 'E07' }, { zone: 'court' }), option('pass')]);
    expect(touched(one, EMPTY, { card: 'E07' }).is).toBe('draft');
  });

  it('refuses what no option is about', () => {
    expect(touched(ask, EMPTY, { card: 'M01' })).toEqual({ is: 'refused' });
    expect(leadsOn(ask, EMPTY, { card: 'M01' })).toBe(false);
  });

  it('shows first the things, then what can be done with the chosen one', () => {
    expect(lines(ask, EMPTY).map((line) => (line.is === 'thing' ? line.count : line.option.key))).toEqual([
      3,
      3,
      3,
      'pass',
    ]);
    expect(lines(ask, { picked: [{ card: 'E07' }], ticked: [] }).every(({ is }) => is === 'option')).toBe(true);
    expect(lines(assign(['E07']), EMPTY).every(({ is }) => is === 'option')).toBe(true);
  });
});

describe('a choice of one thing', () => {
  it('is answered by one touch', () => {
    const ask = question([option('E01', { card: 'E01' }), option('E02', { card: 'E02' })]);
    expect(touched(ask, EMPTY, { card: 'E02' })).toEqual({ is: 'answer', keys: ['E02'] });
  });
});

describe('a choice of several options', () => {
  const ask = question([option('a', { card: 'a' }), option('b', { card: 'b' }), option('c', { card: 'c' })], 2);

  it('is ticked by touching, up to as many as are allowed, and taken back', () => {
    const once = tick(ask, EMPTY, 'a');
    const twice = tick(ask, once, 'b');
    expect(tick(ask, twice, 'c')).toBe(twice);
    expect(isPicked(ask, twice, { card: 'b' })).toBe(true);
    expect(tick(ask, twice, 'a').ticked).toEqual(['b']);
    expect(touched(ask, once, { card: 'b' })).toEqual({ is: 'draft', draft: twice });
  });
});
