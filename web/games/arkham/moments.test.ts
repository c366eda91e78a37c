import { vocabularies } from '@tabula/arkham/text/every-language.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { arkhamMoment } from './moments.js';

const event = (key: string, params: Event['params'] = {}): Event => ({ key, params, rule: '' });

test('everything that happens has a moment of its own, but for what an action or a page brings', () => {
  const events = Object.keys(vocabularies.en.table).filter((key) => key.startsWith('event.'));
  expect(events.filter((key) => arkhamMoment(event(key), 0) === null)).toEqual([
    'event.unfocused',
    'event.money',
    'event.money-lost',
    'event.remnant',
    'event.gained',
    'event.discarded',
    'event.displayed',
    'event.display-discarded',
    'event.healed',
    'event.shuffled-in',
    'event.tokens-added',
    'event.set-aside',
    'event.mixed-in',
    'event.markers-hidden',
    'event.markers-removed',
    'event.put-under',
  ]);
});

test('no box is drawn around a space or a monster: the map lights them in their own shapes', () => {
  const moved = event('event.monster-moved', { monster: { card: 'robed-figure.1' }, space: { space: 7 } });
  expect(arkhamMoment(moved, 0)?.where).toEqual([]);
  expect(arkhamMoment(event('event.doom', { space: { space: 7 } }), 0)?.where).toEqual([]);
});

test('doom that has no space of its own falls onto the codex', () => {
  expect(arkhamMoment(event('event.doom', { space: { space: -1 } }), 0)?.where).toEqual(['.ar-codex']);
});

test('doom on several spaces at once is one moment', () => {
  const [one, two] = [3, 4].map((space) => arkhamMoment(event('event.doom', { space: { space } }), 0)?.id);
  expect(one).toBe(two);
});

test('a page is about its card, whatever place of the card it is read for', () => {
  const about = (tale: string) => arkhamMoment(event('event.tale', { tale: { tale } }), 0)?.about;
  expect(about('encounter/downtown/1/arkham-asylum#scene')).toEqual([{ card: 'encounter/downtown/1' }]);
  expect(about('event/azathoth/7/black-cave#pass')).toEqual([{ card: 'event/azathoth/7' }]);
  expect(about('street/1/bridge#pass')).toEqual([{ card: 'street/1' }]);
  expect(about('headline/2#graded/1')).toEqual([{ card: 'headline/2' }]);
});

test('a page that the board shows is not told beside it; what a card of the archive tells is told', () => {
  const quiet = (tale: string) => arkhamMoment(event('event.tale', { tale: { tale } }), 0)?.quiet;
  expect(['street/1/bridge#pass', 'headline/2#scene', 'archive/12#scene'].map(quiet)).toEqual([true, true, undefined]);
});

test('nobody waits for what they have just done themselves, but everybody for what came of it', () => {
  const acts = event('event.acts', { seat: { seat: 1 }, deed: { deed: 'ward' } });
  const tested = event('event.tested', { seat: { seat: 1 }, successes: 2 });
  expect([arkhamMoment(acts, 1)?.ms, arkhamMoment(acts, 0)?.ms]).toEqual([0, 800]);
  expect(arkhamMoment(tested, 1)?.ms).toBe(arkhamMoment(tested, 0)?.ms);
});

test('ARK-462.2 a dark pact that is called in is read by everybody', () => {
  const card = 'condition/dark-pact/ultimate-price';
  const pact = event('event.pact', { seat: { seat: 1 }, card: { card } });
  expect([arkhamMoment(pact, 0)?.reads, arkhamMoment(pact, 1)?.reads]).toEqual([card, card]);
});
