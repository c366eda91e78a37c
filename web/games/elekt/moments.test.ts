import { catalogs } from '@tabula/elekt/text/catalogs.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { elektMoment } from './moments.js';

const event = (key: string, params: Event['params'] = {}): Event => ({ key, params, rule: '' });

test('everything that happens has a moment of its own, but for what follows from what was just seen', () => {
  const events = Object.keys(catalogs.en).filter((key) => key.startsWith('event.'));
  expect(events.filter((key) => elektMoment(event(key), 0) === null)).toEqual([
    'event.shown-for-scepter',
    'event.scepter',
    'event.reshuffled',
    'event.paid-embers',
    'event.gained-embers',
    'event.lost-embers',
    'event.took-embers',
    'event.drew-unit',
    'event.tied',
    'event.tie-won',
    'event.tie-lost',
    'event.tie-lowest',
    'event.tie-highest',
    'event.unsavable',
    'event.save-unpaid',
  ]);
});

test('the Scepter is seen at whoever gets it, with any number of players', () => {
  for (const key of ['event.scepter-given', 'event.scepter-handed'])
    expect(elektMoment(event(key, { seat: { seat: 0 }, to: { seat: 1 } }), 0)?.where[0]).toBe("[data-flip-seat='1']");
});
