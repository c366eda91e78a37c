import type { Game } from '@tabula/kernel/game.js';
import { packsOn } from '@tabula/kit/packs.js';
import type { Title } from '@tabula/kit/title.js';
import { base } from './content/base/pack.js';
import { DIE, DISTRICTS, type Pack } from './content/behaviour.js';
import { addPack, DISORGANISATION, packIds, packOf } from './content/cards.js';
import { checkPack } from './content/check.js';
import { cults } from './cults.js';
import { foresee } from './forecasts.js';
import { NAME } from './name.js';
import { ROWS } from './rules/npc-table.js';
import { sumOf } from './sums.js';
import { speak } from './text/speak.js';

/** The faces of a die, from 1 on. */
const faces = (of: readonly string[]): string => of.map((face, at) => `${at + 1} ${face}`).join(', ');

const cardsOf = ({ starting, cards, city, prologues, goals }: Pack) => [
  ...starting,
  ...cards,
  DISORGANISATION,
  ...city,
  ...prologues,
  ...goals,
];

export const title: Title = {
  game: cults as Game,
  name: NAME,
  cards: cardsOf(base),
  packs: packsOn({
    loaded: () => packIds().map(packOf),
    cards: cardsOf,
    check: checkPack,
    about: ({ starting, cards, city, prologues, goals }) =>
      `${starting.length + cards.length} kinds of cult cards, ${city.length} city cards, ${prologues.length} prologues, ${goals.length} goals`,
    add: addPack,
  }),
  voice: speak,
  foresee,
  sumOf,
  notes: {
    keys: [
      ['<number>:<number>:<number>', 'thugs, adepts and freaks that are spent, taken or returned'],
      ['<number>:<number>:<number>:<card>…', 'the same, and the hand cards that are discarded with them'],
      ['<card>:<number>:<number>:<number>:<card>…', 'a card whose ability is used, and what is paid for it'],
    ],
    numbers: [
      ['points/<seat>', 'the victory points of a side as it stands'],
      ['sanity/<district>', 'the sanity of a district'],
      ['strength/<district>/<seat>', 'the attack and the terror of the rituals of a side in a district'],
      ['attack/<seat>', 'the attack total of a side that has revealed, in a confrontation'],
      ['cost/<district>/<card>', 'what a card of a district costs there now'],
    ],
    chance: [
      ['1 to the number of seats', 'the first cultist; not in the solo game'],
      ['1 to 4', `with the option outDistrict "random" the district that is left out: ${faces(DISTRICTS)}`],
      ['a list of city cards', 'the city deck'],
      ['a list of starting cards', 'the cult deck of each player in turn, then that of the NPC'],
      ['a list of prologue cards', 'the first is carried out'],
      ['a list of goal cards', 'in the solo game with a random goal: the first is the goal'],
      ['1 to 6', `a recruitment die: ${faces(DIE)}`],
      ['1 to 4', `the die of the NPC: for a plan marker ${faces(DISTRICTS)}; for a plan ${faces(ROWS)}`],
      ['a list of cult cards', 'later: a discard pile that becomes the new cult deck'],
    ],
  },
  speed: { play: 0.024, playAlone: 0.012, clone: 25, resample: 60, view: 50 },
};
