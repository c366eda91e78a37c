import { it } from 'vitest';
import { WHOLE_GAME } from './cults-game.js';
import type { Moments } from './games.js';
import { type Look, visit } from './visitor.js';
import { wholeGame } from './whole-game.js';

const MOMENTS: Moments = {
  setup: /^setup\/city/,
  turn: /^turn\/deed/,
  cards: /^(place|retrieve|move)\/cards/,
};

const looks: readonly Look[] = [
  { size: 'desk', language: 'en' },
  { size: 'phone', language: 'pl' },
];

it.each(looks)(
  'a whole game of A Study in Emerald with three bots, $size in $language',
  { timeout: WHOLE_GAME },
  async (look) => {
    await wholeGame(await visit({ ...look, seed: `emerald ${look.language}` }), 'emerald', MOMENTS, 3);
  },
);
