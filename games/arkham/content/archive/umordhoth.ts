import type { Neighbourhood } from '../../language/places.js';
import type { Space } from '../../language/targets.js';
import { archiveEncounters } from '../decks.js';
import type { ArchiveCard } from '../kinds.js';
import {
  buyAny,
  buyOne,
  COMMON,
  CURIO,
  dollars,
  money,
  ownHealth,
  ownSanity,
  pay,
  SPELL,
  special,
  test,
  when,
} from '../write.js';
import { add, asSoonAs, atClues, atDoom, back, FLIP_THIS, flip, LOSE, RETURN_THIS, WIN } from './write.js';

/** A card for a neighbourhood deck: an encounter like those there, and then a worshipper appears. */
const worship = (
  no: number,
  neighbourhood: Neighbourhood,
  worshipper: string,
  where: Space,
  encounters: Parameters<typeof archiveEncounters>[0],
): ArchiveCard => ({
  id: `archive/umordhoth/${no}`,
  no,
  neighbourhood,
  encounters: archiveEncounters(encounters),
  does: [
    where === 'your-space'
      ? { do: 'spawn-set-aside', monster: `monster/${worshipper}`, where, engaged: true }
      : { do: 'spawn-set-aside', monster: `monster/${worshipper}`, where },
    RETURN_THIS,
  ],
  rules: where === 'your-space' ? ['ARK-R.133', 'ARK-R.154'] : ['ARK-R.133'],
});

/** The archive of Feast for Umôrdhoth. */
export const umordhothArchive: readonly ArchiveCard[] = [
  {
    id: 'codex/umordhoth/10',
    no: 10,
    abilities: [atClues(3, { do: 'discard-sheet-clues' }, FLIP_THIS)],
    back: [
      { do: 'each', of: 'lead', as: 'investigator', acts: true, does: [special('lita-chantler')] },
      { do: 'spawn-set-aside', monster: 'monster/masked-hunter', where: 'leads-space', engaged: true },
      { do: 'mix-in', cards: [13, 14, 15, 16, 17] },
      { do: 'mark-neighbourhoods' },
      add(12),
      back(10),
    ],
    rules: ['ARK-R.152', 'ARK-R.153'],
  },
  {
    id: 'codex/umordhoth/11',
    no: 11,
    abilities: [atDoom(8, FLIP_THIS)],
    back: [
      when({ when: 'in-codex', card: 10 }, flip(10)),
      { do: 'spawn-epic', card: 19, where: 'hangman-s-hill' },
      add(18),
      back(11),
    ],
    rules: ['ARK-R.152'],
  },
  {
    id: 'codex/umordhoth/12',
    no: 12,
    abilities: [
      {
        at: 'spawned',
        what: 'worshipper',
        forced: true,
        does: [{ do: 'remove-markers', which: 'of-its-neighbourhood' }],
      },
      {
        at: 'defeated',
        what: 'worshipper',
        forced: true,
        does: [{ do: 'out-of-game', what: 'that' }, { do: 'place-marker' }],
      },
      asSoonAs({ when: 'sheet-markers', least: 5 }, flip(11)),
    ],
    back: [WIN],
    rules: ['ARK-R.141', 'ARK-R.153'],
  },
  worship(13, 'downtown', 'wolf-man-drew', 'your-space', {
    'arkham-asylum': [pay(dollars(1), ownSanity(3))],
    'independence-square': [buyOne('curio')],
    'la-bella-luna': [test('observation', [money(3)])],
  }),
  worship(14, 'easttown', 'billy-cooper', 'police-station', {
    'hibb-s-roadhouse': [pay(dollars(1), ownSanity(3))],
    'police-station': [test('influence', [COMMON])],
    'velma-s-diner': [pay(dollars(1), ownHealth(3))],
  }),
  worship(15, 'rivertown', 'herman-collins', 'graveyard', {
    'black-cave': [test('lore', [SPELL])],
    'general-store': [buyAny('common')],
    graveyard: [test('strength', [money(3)])],
  }),
  worship(16, 'uptown', 'ruth-turner', 'st-mary-s-hospital', {
    'hangman-s-hill': [test('will', [COMMON])],
    'st-mary-s-hospital': [pay(dollars(1), ownHealth(3))],
    'ye-olde-magick-shoppe': [{ do: 'buy-spells', reveal: 3, count: 1, price: 3 }],
  }),
  worship(17, 'southside', 'alma-hill', 'historical-society', {
    'historical-society': [test('influence', [CURIO])],
    'ma-s-boarding-house': [pay(dollars(1), ownHealth(3))],
    'south-church': [pay(dollars(1), ownSanity(3))],
  }),
  {
    id: 'codex/umordhoth/18',
    no: 18,
    abilities: [{ at: 'defeated', what: 19, forced: true, does: [flip(12)] }, atDoom(15, LOSE)],
  },
  { id: 'codex/umordhoth/19', no: 19 },
];
