import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { chainOf } from './chain.js';
import { since } from './told.js';

const event = (key: string, params: Event['params'] = {}): Event => ({ key: `event.${key}`, params, rule: '' });
const doom = (space: number) => event('doom', { space: { space } });
const token = event('token', { seat: { seat: 0 }, token: { token: 'gate-burst' } });

test('a chain begins with its token, and doom that falls at once is one link of it', () => {
  const links = chainOf([token, event('gate-burst', { tile: { tile: 2 } }), doom(6), doom(7), doom(8)]);
  expect(links.map(({ kind, events }) => [kind, events.length])).toEqual([
    ['token', 1],
    ['gate', 1],
    ['doom', 3],
  ]);
});

test('of a long chain the token and the last three links are seen; a page is read elsewhere', () => {
  const links = chainOf([
    token,
    event('headline', { card: { card: 'headline/1' } }),
    event('tale', { tale: { tale: 'headline/1#scene' } }),
    event('suffered'),
    event('suffered'),
    doom(1),
    event('anomaly', { tile: { tile: 0 } }),
  ]);
  expect(links.map(({ kind }) => kind)).toEqual(['token', 'harm', 'doom', 'anomaly']);
});

test('what was told since something began ends with the round', () => {
  const begins = ({ key }: Event) => key === 'event.mythos-phase';
  const beat = (seq: number, ...events: Event[]) => ({ seq, seat: null, events });
  const story = [beat(1, event('mythos-phase'), token), beat(2, doom(1))];
  expect(since(story, begins)?.map(({ key }) => key)).toEqual(['event.mythos-phase', 'event.token', 'event.doom']);
  expect(since([...story, beat(3, event('round', { round: 2 }))], begins)).toBeNull();
});
