import type { Game } from '@tabula/kernel/game.js';
import { packsOn } from '@tabula/kit/packs.js';
import type { Title } from '@tabula/kit/title.js';
import { base } from './content/base.js';
import type { Pack } from './content/behaviour.js';
import { compareWithBook } from './content/book.js';
import { checkPack } from './content/check.js';
import { addPack, packIds, packOf } from './content/packs.js';
import { elekt } from './elekt.js';
import { foresee } from './forecasts.js';
import { NAME } from './name.js';
import { sumOf } from './sums.js';
import { speak } from './text/speak.js';

const cardsOf = ({ units, missions, influences, privileges }: Pack) => [
  ...units,
  ...missions,
  ...influences,
  ...privileges,
];

export const title: Title = {
  game: elekt as Game,
  name: NAME,
  cards: cardsOf(base),
  packs: packsOn({
    loaded: () => packIds().map((id) => packOf(id).pack),
    cards: cardsOf,
    check: checkPack,
    about: ({ units, missions, influences, privileges }) =>
      `${units.length} units, ${missions.length} Missions, ${influences.length} Influences, ${privileges.length} Privileges`,
    differences: compareWithBook,
    add: addPack,
  }),
  voice: speak,
  foresee,
  sumOf,
  notes: {
    keys: [
      ['swap:<card>:<card>', 'the own unit in this Zone, and the own unit elsewhere'],
      ['forge:<card>:<card>', 'the unit that is discarded, and the won card that is taken'],
    ],
    numbers: [
      ['count/<zone>/<seat>/<attribute>', 'what a player counts in a Zone'],
      ['titles/<seat>', 'the Titles of a player'],
      ['embers/<seat>', 'the Embers of a player'],
      ['limit/<zone>', 'how many units a player may have in a Zone'],
    ],
    chance: [
      ['a list of Missions', 'the Mission deck'],
      ['a list of Influences', 'the Influence deck'],
      ['a list of Privileges', 'the first six are the Privilege deck'],
      ['a list of Elite units', 'the Elite deck from which the cards for the Scepter are drawn'],
      ['a list of Elite units', 'the Elite deck, shuffled again before round 1'],
      ['a list of units', 'later: the discard pile that becomes the new Elite deck'],
    ],
  },
  speed: { play: 0.047, clone: 20, resample: 50, view: 50 },
};
