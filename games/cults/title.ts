import type { Game } from '@tabula/kernel/game.js';
import type { Title } from '@tabula/kit/title.js';
import { CITY, DISORGANISATION, DISTRICT_CARDS, GOALS, PROLOGUES, STARTING } from './content/base.js';
import { cults } from './cults.js';
import { NAME } from './name.js';
import { speak } from './text/speak.js';

export const title: Title = {
  game: cults as Game,
  name: NAME,
  cards: [...STARTING, ...DISTRICT_CARDS, DISORGANISATION, ...CITY, ...PROLOGUES, ...GOALS],
  voice: speak,
  speed: { play: 0.024, playAlone: 0.012, clone: 25, resample: 60, view: 50 },
};
