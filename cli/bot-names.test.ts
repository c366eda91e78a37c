import { TITLES } from '@tabula/protocol/titles.js';
import { expect, test } from 'vitest';
import { botName } from './bot-names.js';

test('every bot of the largest table has a name of its own', () => {
  const seats = Math.max(...TITLES.map(({ game }) => game.players.max));
  const names = Array.from({ length: seats }, (_, seat) => botName(seat));
  expect(new Set(names).size).toBe(seats);
});
