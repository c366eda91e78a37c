import type { ArchiveCard } from '../kinds.js';
import { aPact, choose, eachInvestigator, hard, horror, pay, test, when } from '../write.js';
import {
  add,
  asSoonAs,
  atDoom,
  back,
  FLIP_THIS,
  flip,
  forSheetClues,
  LOSE,
  RETURN_THIS,
  readBack,
  WIN,
} from './write.js';

const mended = (least: number) => ({ when: 'mended-scars', least }) as const;

/** The archive of Veil of Twilight. */
export const twilightArchive: readonly ArchiveCard[] = [
  {
    id: 'codex/twilight/20',
    no: 20,
    abilities: [asSoonAs({ when: 'sheet-clues-and-doom', least: 2 }, FLIP_THIS)],
    back: [
      flip(21),
      eachInvestigator(pay(aPact, add(24), add(25))),
      when(
        { when: 'nobody-paid' },
        { do: 'shuffle-in', trait: 'lodge' },
        { do: 'add-tokens', tokens: ['spawn-monster', 'gate-burst'] },
        add(22),
      ),
      back(20),
    ],
    rules: ['ARK-R.138', 'ARK-R.175'],
  },
  {
    id: 'codex/twilight/21',
    no: 21,
    is: [{ is: 'scars' }],
    abilities: [
      { at: 'anomaly', unscarred: 'scar', forced: true, does: [{ do: 'place-scar' }] },
      { at: 'anomaly', unscarred: 'any-scar', side: 'back', forced: true, does: [{ do: 'place-scar' }] },
      { at: 'action', where: 'scar', side: 'back', does: [forSheetClues(2, { do: 'mend-scar' })] },
    ],
    backIs: [{ is: 'scars', mended: true }],
    rules: ['ARK-R.148'],
  },
  {
    id: 'codex/twilight/22',
    no: 22,
    abilities: [
      asSoonAs(mended(1), { do: 'place-scars', count: 2 }, add(23), RETURN_THIS),
      atDoom(6, { do: 'place-scars', count: 1 }, readBack(26), RETURN_THIS),
    ],
    rules: ['ARK-R.144', 'ARK-R.145', 'ARK-R.148'],
  },
  {
    id: 'codex/twilight/23',
    no: 23,
    abilities: [asSoonAs(mended(3), WIN), atDoom(8, readBack(26), RETURN_THIS)],
    rules: ['ARK-R.144', 'ARK-R.145'],
  },
  {
    id: 'codex/twilight/24',
    no: 24,
    abilities: [
      asSoonAs(mended(1), choose([add(26)], [readBack(26)]), RETURN_THIS),
      atDoom(6, { do: 'place-scars', count: 1 }, readBack(26), RETURN_THIS),
    ],
    rules: ['ARK-R.138', 'ARK-R.144', 'ARK-R.145'],
  },
  {
    id: 'codex/twilight/25',
    no: 25,
    abilities: [
      {
        at: 'action',
        where: 'anomaly',
        does: [
          hard(
            -1,
            test(
              'lore',
              [{ do: 'move-to', where: 'any-space-of-an-anomaly' }],
              [{ do: 'move-to', where: 'unstable-space' }, horror(1)],
            ),
          ),
        ],
      },
    ],
    back: [WIN],
    rules: ['ARK-R.138', 'ARK-R.144'],
  },
  {
    id: 'codex/twilight/26',
    no: 26,
    does: [{ do: 'place-scars', count: 2 }],
    abilities: [asSoonAs(mended(3), flip(25)), atDoom(9, FLIP_THIS)],
    back: [{ do: 'spawn-epic', card: 28, where: 'historical-society' }, add(27), back(26)],
    rules: ['ARK-R.145', 'ARK-R.148'],
  },
  {
    id: 'codex/twilight/27',
    no: 27,
    abilities: [
      {
        at: 'would-encounter',
        names: 'carl-sanford',
        forced: true,
        does: [
          { do: 'end-encounter' },
          { do: 'move-monster', what: 'servitor', to: 'your-space' },
          { do: 'engage', what: 'servitor' },
          { do: 'attack-now', what: 'servitor' },
        ],
      },
      { at: 'defeated', what: 28, forced: true, does: [WIN] },
      atDoom(13, LOSE),
    ],
    rules: ['ARK-R.150'],
  },
  { id: 'codex/twilight/28', no: 28 },
];
