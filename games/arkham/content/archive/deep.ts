import type { InstructionOf, Instructions } from '../../language/instructions.js';
import type { Neighbourhood } from '../../language/places.js';
import type { Skill } from '../../language/values.js';
import type { ArchiveCard } from '../kinds.js';
import { when } from '../write.js';
import { add, asSoonAs, atClues, atDoom, back, forSheetClues, LOSE, RETURN_THIS, WIN } from './write.js';

/** A hard test, with a die more for each remnant spent on it. */
const trial = (skill: Skill, ...pass: Instructions): InstructionOf<'test'> => ({
  do: 'test',
  skill,
  modifier: -2,
  remnants: true,
  pass,
});

/** A card beside a neighbourhood deck: after an encounter there, one may try. */
const rite = (no: number, neighbourhood: Neighbourhood, skill: Skill): ArchiveCard => ({
  id: `codex/deep/${no}`,
  no,
  neighbourhood,
  abilities: [
    { at: 'encountered', where: 'this-neighbourhood', does: [trial(skill, { do: 'place-marker' }, RETURN_THIS)] },
  ],
  rules: ['ARK-R.133', 'ARK-R.170'],
});

/** The archive of Echoes of the Deep. */
export const deepArchive: readonly ArchiveCard[] = [
  {
    id: 'codex/deep/29',
    no: 29,
    abilities: [atClues(3, add(31), { do: 'set-aside', cards: [32, 33, 34, 35] }, back(29))],
  },
  {
    id: 'codex/deep/30',
    no: 30,
    abilities: [atDoom(4, { do: 'spawn-epic', card: 39, where: 'unvisited-isle' }, add(37), back(30))],
  },
  {
    id: 'codex/deep/31',
    no: 31,
    abilities: [
      { at: 'action', where: 'observatory', does: [forSheetClues(2, { do: 'attach', cards: [32, 33, 34, 35] })] },
      asSoonAs({ when: 'sheet-markers', least: 4 }, back(31), when({ when: 'not-in-codex', card: 38 }, add(36))),
    ],
    rules: ['ARK-R.174'],
  },
  rite(32, 'rivertown', 'strength'),
  rite(33, 'downtown', 'observation'),
  rite(34, 'northside', 'influence'),
  rite(35, 'miskatonic-university', 'will'),
  {
    id: 'codex/deep/36',
    no: 36,
    abilities: [{ at: 'action', where: 'river-docks', does: [trial('lore', WIN)] }],
  },
  {
    id: 'codex/deep/37',
    no: 37,
    abilities: [atDoom(9, back(36), { do: 'spawn-epic', card: 40, where: 'river-docks' }, add(38), back(37))],
  },
  {
    id: 'codex/deep/38',
    no: 38,
    abilities: [{ at: 'defeated', what: 40, forced: true, does: [WIN] }, atDoom(13, LOSE)],
    rules: ['ARK-R.174'],
  },
  { id: 'codex/deep/39', no: 39 },
  { id: 'codex/deep/40', no: 40 },
];
