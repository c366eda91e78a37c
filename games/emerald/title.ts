import type { Game } from '@tabula/kernel/game.js';
import type { Title } from '@tabula/kit/title.js';
import { base } from './content/base/pack.js';
import { emerald } from './emerald.js';
import { NAME } from './name.js';
import { speak } from './text/speak.js';

export const title: Title = {
  game: emerald as Game,
  name: NAME,
  cards: [...base.cards, ...base.starting, ...base.cities, ...base.royals],
  voice: speak,
  speed: { play: 0.053, clone: 25, resample: 60, view: 50 },
};
