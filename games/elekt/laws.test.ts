import { checkLaws } from '@tabula/kernel/laws.js';
import { expect, test } from 'vitest';
import { addPack } from './content/packs.js';
import { elekt } from './elekt.js';
import { removePacksAfterwards } from './testing/packs.js';
import { second } from './testing/second-pack.js';

removePacksAfterwards();

// Bounded and seeded; `tabula sim --laws` plays as long as asked.

test.each([2, 3, 4])(
  'INV-23 INV-25 INV-26 INV-27 the laws of the kernel hold in random games of %i players',
  (players) => {
    const { failures, games, decisions } = checkLaws(elekt, { games: 2, seed: 'elekt', players, sample: 25 });
    expect(failures).toEqual([]);
    expect([games, decisions > 100]).toEqual([2, true]);
  },
  60_000,
);

test('the laws hold with other cards', () => {
  addPack(second);
  const options = { pack: second.id };
  const { failures } = checkLaws(elekt, { games: 3, seed: 'second', players: [2, 3, 4], sample: 40, options });
  expect(failures).toEqual([]);
}, 60_000);
