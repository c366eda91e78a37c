import { it } from 'vitest';
import { WHOLE_GAME, wholeGameOfCults } from './cults-game.js';

it('a whole game of Cults with two bots, at random', { timeout: WHOLE_GAME }, () =>
  wholeGameOfCults(2, { size: 'phone', language: 'pl' }),
);
