import { it } from 'vitest';
import type { Moments } from './games.js';
import { type Look, visit } from './visitor.js';
import { wholeGame } from './whole-game.js';

const MOMENTS: Moments = {
  recruitment: /^recruit\/keep/,
  assignment: /^assignment\//,
  confrontation: /^(occultism|cunning|violence|power|annihilate)\//,
};

const looks: readonly Look[] = [
  { size: 'phone', language: 'pl' },
  { size: 'desk', language: 'en' },
  { size: 'phone', language: 'de' },
];

it.each(looks)('a whole game of Elekt against a bot, $size in $language', async (look) => {
  await wholeGame(await visit({ ...look, seed: `elekt ${look.language}` }), 'elekt', MOMENTS, 1);
});
