import { table } from '@tabula/cults/testing/table.js';
import { unbound } from '@tabula/words/bind.js';
import { expect, it } from 'vitest';
import { cultsMeans } from './means.js';

/** Mass Hysteria (C5): sanity falls everywhere, and the investigator of Northside comes nearer. */
const { board } = table().ritual(0, 'uptown', 2).sanity('uptown', 4).track('northside', 2).cityPhase('C5');
const before = { ...board, event: null, districts: { ...board.districts } };
before.districts.northside = { ...board.districts.northside, track: board.districts.northside.track + 1 };

const cue = (key: string, was: unknown = before) => ({
  board,
  before: was,
  events: [{ key, params: {}, rule: '' }],
  moment: { id: key, ms: 1, where: [], seat: null, about: [] },
});

it('says what a city card means where one has rituals, and who is about to arrive', () => {
  const means = cultsMeans(cue('event.city-card'), 0, 'en');
  expect(means.map(({ is, text }) => ({ is, text: unbound(text) }))).toEqual([
    { is: 'good', text: 'Uptown needs 4 terror now; your rituals there give 2.' },
    { is: 'plain', text: 'Northside: one more step, and the investigator arrives.' },
  ]);
  // Who has none there has nothing of it.
  expect(cultsMeans(cue('event.city-card'), 1, 'en').map(({ is }) => is)).toEqual(['plain']);
});

it('says nothing of other moments, nor where nobody knows how it was before', () => {
  expect(cultsMeans(cue('event.rolled'), 0, 'en')).toEqual([]);
  expect(cultsMeans(cue('event.city-card', null), 0, 'en')).toEqual([]);
});
