import type { Game } from '@tabula/kernel/game.js';
import { packsOn } from '@tabula/kit/packs.js';
import type { Title } from '@tabula/kit/title.js';
import { arkham } from './arkham.js';
import { checkBox } from './check-box.js';
import { core } from './content/core.js';
import type { Pack as Content } from './content/pack.js';
import { foresee } from './forecasts.js';
import { NAME } from './name.js';
import { addBox, type Box, boxes } from './shelf.js';
import { stories as de } from './story/de.js';
import { stories as en } from './story/en.js';
import { stories as pl } from './story/pl.js';
import { tellFrom } from './story/telling.js';
import { sumOf } from './sums.js';
import './text/every-language.js';
import { speak } from './text/speak.js';

tellFrom('en', en);
tellFrom('pl', pl);
tellFrom('de', de);

/** ARK-R.99: what is met, headlines and the archive are read when they come; these lie open some time. */
const openCards = ({ investigators, items, allies, spells, specials, starting, monsters }: Content) => [
  ...investigators,
  ...items,
  ...allies,
  ...spells,
  ...specials,
  ...starting,
  ...monsters,
];

export const title: Title = {
  game: arkham as Game,
  name: NAME,
  cards: openCards(core),
  packs: packsOn<Box>({
    loaded: boxes,
    cards: ({ content }) => openCards(content),
    check: checkBox,
    about: ({ content: { scenarios, investigators, monsters, archive } }) =>
      `${scenarios.length} scenarios, ${investigators.length} investigators, ${monsters.length} kinds of monsters, ${archive.length} archive cards`,
    add: addBox,
  }),
  voice: speak,
  foresee,
  sumOf,
  notes: {
    // The core box has one card that is met in a space of its own, and no deck beside it (ARK-466.6).
    beyond: ['encounter/kind'],
    keys: [
      ['<deed>', 'an action that everybody has'],
      [
        '<number>@<card>',
        'an ability of a card: the number counts those of the card from 0; the card may be a back, `…/back`',
      ],
      ['focus:<skill>:<face>, clue:<face>', 'a token is spent to reroll a die that shows this face'],
      ['self, <card>:<number>', 'harm goes to the investigator, or so much of it to a card'],
      ['<seat>:<seat>:<what>', 'who gives to whom: money, clues, remnants or a card'],
      ['card:…, seat:…, space:…, skill:…, count:…, deck:…, harm:…', 'what an instruction leaves open, by its kind'],
      ['pact:<seat>', 'the dark pact of a player, at a reckoning'],
      ['stop, no', 'nothing, or nothing more'],
    ],
    numbers: [
      ['pool', 'the dice of the test that is being made'],
      ['pool/<seat>/<skill>/<occasion>', 'the dice of a test that would begin now, before any modifier'],
    ],
    chance: [
      ['a list of cards', 'the street deck; the last card is the top, here and below'],
      ['a list of cards', 'the deck of each of the five neighbourhoods'],
      ['a list of cards', 'the event deck, then the monster deck, then the headlines: the first 13 are played with'],
      ['a list of cards', 'the items, the allies, the spells'],
      ['1 to the number of seats', 'the lead, if the players are not of one mind'],
      ['a list of cards', 'the anomalies; later whatever else is shuffled'],
      ['1 to the tokens in the cup', 'a mythos token, counted in the order of the kinds'],
      ['1 to 6', 'a die'],
    ],
  },
  speed: { play: 0.0263, clone: 60, resample: 60, view: 40 },
};
