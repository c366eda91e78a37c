import type { ArchiveCard } from '../kinds.js';
import { hard, horror, test } from '../write.js';
import {
  add,
  asSoonAs,
  atClues,
  atDoom,
  back,
  FLIP_THIS,
  forSheetClues,
  LOSE,
  onBack,
  readBack,
  WIN,
} from './write.js';

/** The archive of Approach of Azathoth. */
export const azathothArchive: readonly ArchiveCard[] = [
  {
    id: 'codex/azathoth/3',
    no: 3,
    abilities: [{ ...atClues(3, add(4)), limit: 'once' }, atDoom(3, FLIP_THIS)],
    back: [{ do: 'spawn-first', trait: 'cultist', count: 1, where: 'street-nearest-lead' }, add(5), back(3)],
  },
  {
    id: 'codex/azathoth/4',
    no: 4,
    does: [
      {
        do: 'hide-markers',
        markers: [
          { colour: 'blue', count: 1 },
          { colour: 'red', count: 1 },
          { colour: 'white', count: 3 },
        ],
        where: ['arkham-advertiser', 'black-cave', 'independence-square', 'unvisited-isle', 'velma-s-diner'],
      },
    ],
    abilities: [
      {
        at: 'action',
        does: [
          {
            do: 'reveal-marker',
            found: [
              { colour: 'white', does: [{ do: 'remove-markers', which: 'that' }] },
              { colour: 'blue', does: [add(6)] },
              { colour: 'red', does: [{ do: 'add-card', card: 7, flippedIf: 'barrier-destroyed' }] },
            ],
          },
        ],
      },
      asSoonAs(
        { when: 'markers-found', colours: ['blue', 'red'] },
        { do: 'remove-markers', which: 'facedown' },
        back(4),
      ),
    ],
  },
  {
    id: 'codex/azathoth/5',
    no: 5,
    abilities: [
      asSoonAs({ when: 'both', of: [{ when: 'sheet-clues', least: 3 }, { when: 'no-markers-on-board' }] }, add(4)),
      atDoom(7, add(8), add(9), back(5)),
    ],
    back: [WIN],
  },
  {
    id: 'codex/azathoth/6',
    no: 6,
    is: [{ is: 'named-space', name: 'ritual-site', marker: 'blue' }],
    does: [{ do: 'spawn-first', trait: 'cultist', count: 2, where: 'blue-marker' }],
    abilities: [
      {
        at: 'action',
        where: 'blue-marker',
        does: [forSheetClues(5, { do: 'remove-markers', which: 'blue' }, FLIP_THIS)],
      },
    ],
    backIs: [{ is: 'barrier-destroyed' }],
  },
  {
    id: 'codex/azathoth/7',
    no: 7,
    is: [{ is: 'named-space', name: 'epicentre', marker: 'red' }, { is: 'closed-space' }],
    does: [{ do: 'each', of: 'investigators-there', as: 'investigator', acts: true, does: [{ do: 'step-away' }] }],
    abilities: [
      asSoonAs({ when: 'barrier-destroyed' }, FLIP_THIS),
      { at: 'action', where: 'red-marker', side: 'back', does: [forSheetClues(3, readBack(5))] },
    ],
    rules: ['ARK-R.140'],
  },
  {
    id: 'codex/azathoth/8',
    no: 8,
    does: [
      { do: 'add-tokens', tokens: ['spread-doom', 'gate-burst'] },
      { do: 'remove-markers', which: 'all-but-red' },
      back(4),
      back(6),
      back(7),
      FLIP_THIS,
    ],
    abilities: [
      { at: 'action', where: 'red-marker', side: 'back', does: [{ do: 'move-to', where: 'the-future' }] },
      onBack(asSoonAs({ when: 'clues-on-this', least: 5 }, WIN)),
      onBack(atDoom(13, LOSE)),
    ],
  },
  {
    id: 'codex/azathoth/9',
    no: 9,
    is: [{ is: 'added-space' }, { is: 'doom-to-sheet' }, { is: 'encounter-there', does: [horror(2)] }],
    abilities: [
      { at: 'action', where: 'the-future', does: [hard(-2, test('lore', [{ do: 'move-sheet-clue', to: 8 }]))] },
    ],
    rules: ['ARK-R.149'],
  },
];
