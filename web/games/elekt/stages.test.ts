import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { stages } from './stages.js';

const zone = { zone: 'mission' };
const told = (key: string, params: Event['params'] = {}): Event => ({ key, params, rule: 'ELEK-6.13' });
const counted = (seat: number, count: number, attribute: string) =>
  told('event.count', { seat: { seat }, count, attribute: { attribute }, zone });
const story = (...events: Event[]) => [{ seq: 0, seat: null, events }];

test('a Zone is staged from the beginning of its confrontations, attribute by attribute', () => {
  const [stage, ...rest] = stages(
    story(
      told('event.zone', { zone }),
      counted(0, 1, 'occultism'),
      counted(1, 1, 'occultism'),
      told('event.no-winner', { attribute: { attribute: 'occultism' }, zone }),
      counted(0, 2, 'violence'),
      counted(1, 1, 'violence'),
      told('event.won-confrontation', { seat: { seat: 0 }, attribute: { attribute: 'violence' }, zone }),
    ),
  );
  expect(rest).toEqual([]);
  expect(stage).toMatchObject({ zone: 'mission', over: false });
  expect(stage?.trials.map(({ attribute, outcome, winner }) => [attribute, outcome, winner])).toEqual([
    ['occultism', 'none', null],
    ['violence', 'won', 0],
  ]);
  expect([...(stage?.trials[1]?.counts ?? [])]).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test('the stage is over when the card of the Zone is won', () => {
  const [stage] = stages(
    story(
      told('event.zone', { zone }),
      counted(1, 3, 'power'),
      told('event.won-card', { seat: { seat: 1 }, card: { card: 'M08' }, zone }),
    ),
  );
  expect(stage).toMatchObject({ over: true });
  expect(stage?.trials[0]).toMatchObject({ winner: 1, card: 'M08', outcome: 'won' });
});

test('what the winner does is told with the confrontation', () => {
  const [stage] = stages(
    story(
      told('event.zone', { zone }),
      counted(0, 2, 'violence'),
      told('event.won-confrontation', { seat: { seat: 0 }, attribute: { attribute: 'violence' }, zone }),
      told('event.annihilated', { seat: { seat: 0 }, unit: { card: 'E14' }, owner: { seat: 1 }, zone }),
    ),
  );
  expect(stage?.trials[0]?.effects.map(({ key }) => key)).toEqual(['event.annihilated']);
});
