import '@tabula/arkham/title.js';
import { arkham } from '@tabula/arkham/arkham.js';
import { see } from '@tabula/bots/bot.js';
import { decide as think } from '@tabula/bots/levels.js';
import type { Game } from '@tabula/kernel/game.js';
import { questions } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { expect, test } from 'vitest';

/** A bot that leads answers before anybody can propose: so none leads by itself. */
test.each(['easy', 'normal', 'hard'] as const)('ARK-R.14: %s companions want the first seat to lead', (level) => {
  const game = arkham as Game;
  const table = opened(game, { seats: 4, seed: 'lead' });
  const wishes = questions(table).filter(({ id }) => id === 'setup/wish');
  expect(wishes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  for (const { seat, options } of wishes) {
    const { keys } = think(see(game, table.state, seat, 'lead'), { level, seed: `lead ${seat}`, iterations: 10 });
    expect(keys).toEqual([options[0]!.key]);
    expect(options[0]!.refs).toEqual([{ seat: 0 }]);
  }
});
