import { catalogs } from '@tabula/emerald/text/catalogs.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { emeraldMoment } from './moments.js';

const event = (key: string, params: Event['params'] = {}): Event => ({ key, params, rule: '' });

test('everything that happens has a moment of its own, but for what follows from what was just seen', () => {
  const events = Object.keys(catalogs.en).filter((key) => key.startsWith('event.'));
  expect(events.filter((key) => emeraldMoment(event(key), 0) === null)).toEqual([
    'event.cubes-spent',
    'event.cubes-home',
    'event.discarded',
    'event.reshuffled',
    'event.drew',
    'event.removed-undead',
    'event.corrected',
    'event.punished',
    'event.won',
  ]);
});

test('an agent that moves is seen where it arrives, at the pieces of its owner', () => {
  const moved = event('event.moved', { seat: { seat: 1 }, from: { city: 'rome' }, to: { city: 'paris' } });
  expect(emeraldMoment(moved, 0)).toMatchObject({ seat: 1, about: [{ city: 'paris' }] });
  expect(emeraldMoment(moved, 0)?.where[0]).toBe(".em-city[data-at='paris'] [data-seat='2']");
});

test('a kill is seen at the agent that dies, not at who killed it', () => {
  const killed = event('event.killed', { seat: { seat: 0 }, victim: { seat: 2 }, city: { city: 'rome' } });
  expect(emeraldMoment(killed, 1)?.where[0]).toBe(".em-city[data-at='rome'] [data-seat='3']");
});

test('nobody waits for what they have just done themselves', () => {
  const placed = event('event.placed', { seat: { seat: 1 }, city: { city: 'rome' }, count: 2 });
  expect([emeraldMoment(placed, 1)?.ms, emeraldMoment(placed, 0)?.ms]).toEqual([0, 1200]);
});
