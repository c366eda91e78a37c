import type { ElektView } from '@tabula/elekt/board.js';
import { packOf } from '@tabula/elekt/content/packs.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { view } from '@tabula/kernel/sight.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { expect, it } from 'vitest';
import { elektStake } from './stake.js';

const { board } = view(elekt, opened(elekt, { seats: 2, seed: 'stake', options: {} }).state, 0);
const stakeOf = (attribute: string, zone: string, quiet = true) =>
  elektStake(
    {
      seq: 1,
      ms: 0,
      events: [],
      beat: { seq: 1, seat: null, events: [] },
      board,
      before: null,
      moment: { id: 'count', ms: 0, where: [], seat: null, about: [{ attribute }, { zone }], quiet },
    },
    'en',
  );

it('while an attribute is counted, the page says what for', () => {
  expect(stakeOf('violence', 'mission')).toBe('Whoever has the most may annihilate a unit here.');
});

it('ELEK-10.1: Power is counted for the card of the Zone', () => {
  const { zones, pack } = board as ElektView;
  const titles = packOf(pack).zoneCards[zones.mission.card!]!.titles.length;
  expect(stakeOf('power', 'mission')).toContain(titles === 1 ? 'One Title' : 'Titles are');
  expect(stakeOf('power', 'court')).toMatch(/^The Privilege/);
});

it('nothing is at stake any more once it is said who has won', () => {
  expect(stakeOf('power', 'mission', false)).toBeNull();
});
