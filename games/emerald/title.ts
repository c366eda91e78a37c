import type { Game } from '@tabula/kernel/game.js';
import { packsOn } from '@tabula/kit/packs.js';
import type { Title } from '@tabula/kit/title.js';
import { base } from './content/base/pack.js';
import type { Pack } from './content/cards.js';
import { checkPack } from './content/check.js';
import { addPack, packIds, packOf } from './content/packs.js';
import { emerald } from './emerald.js';
import { foresee } from './forecasts.js';
import { NAME } from './name.js';
import { sumOf } from './sums.js';
import { speak } from './text/speak.js';

const cardsOf = ({ cards, starting, cities, royals }: Pack) => [...cards, ...starting, ...cities, ...royals];

export const title: Title = {
  game: emerald as Game,
  name: NAME,
  cards: cardsOf(base),
  packs: packsOn({
    loaded: () => packIds().map((id) => packOf(id).pack),
    cards: cardsOf,
    check: checkPack,
    about: ({ cards, starting, cities, royals }) =>
      `${cards.length} kinds of game cards, ${starting.length} starting cards, ${cities.length} cities, ${royals.length} royals`,
    add: addPack,
  }),
  voice: speak,
  foresee,
  sumOf,
  notes: {
    keys: [
      ['<deed>', 'an action of that kind; "return" brings agents back from Mi-Go, "end" ends the turn'],
      ['act:<card>, free:<card>', 'a card is played for its text, as an action or as a free action'],
      ['<card>:<card>…', 'hand cards that are played together for one kind of symbol'],
      ['<card>:<city>', 'a claim: the card that is played for its claim symbol, and the city'],
      [
        '<card>:<city>:<seat>, <card>:<city>:royal',
        'an assassination: the card, the city, and whose agent or the royal',
      ],
      ['text:<card>', 'a supporting card that is used for its text and not for its printed bombs'],
      ['<city>:<seat>', 'an agent, or the cubes, of a player in a city'],
      ['stop', 'nothing, or nothing more'],
    ],
    numbers: [
      ['points/<seat>', 'the points of a player while the game runs'],
      ['pieces/<city>/<seat>', 'the agents and cubes of a player in a city'],
      ['bombs/<city>/agent, bombs/<city>/royal', 'the bombs that it takes to kill an agent there, or its royal'],
      ['tracks', 'what the tracks give everybody'],
    ],
    chance: [
      ['a list of game cards', 'the game cards; each city gets the last ones'],
      ['a list of cards', 'the stack of each of the nine cities; the last card is the top'],
      ['a list of starting cards', 'the deck of each player in turn; the last five are the hand'],
      ['a list of identities', 'each player in turn gets the last one'],
      ['1 to the number of seats', 'the first player'],
      ['1 to 6', 'a sanity check: 1, 2 and 3 show madness'],
      ['a list of cards', 'later: a discard pile that becomes the new deck'],
    ],
  },
  speed: { play: 0.053, clone: 25, resample: 60, view: 50 },
};
