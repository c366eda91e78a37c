import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import { DISTRICTS, type GoalCard, type GoalNeed, type PrologueCard } from '../../content/behaviour.js';
import { listed } from './city.js';

type Needs = ByTag<GoalNeed, 'needs'>;

const markers = (count: number, where: Phrase): Phrase => phrase('goal.markers', { count, where });

/** What a goal of the solo game asks for. */
const SAYS: Says<Needs> = {
  'scoring-places': ({ count }) =>
    count === 'every-district' ? phrase('goal.scoring-places.every') : phrase('goal.scoring-places', { count }),
  lead: ({ points }) => phrase('goal.lead', { points }),
  'npc-markers-at-most': ({ count }) => phrase('goal.npc-markers-at-most', { count }),
  'markers-in': ({ district, count }) => markers(count, phrase('where.district', { district: { district } })),
  'markers-in-every-district': ({ count }) => markers(count, phrase('where.every-district')),
  markers: ({ count }) => markers(count, phrase('where.board')),
  'ritual-of-level': ({ level }) => phrase('goal.ritual-of-level', { level: { level } }),
};

export const sayGoal = ({ needs }: GoalCard): Phrase[] => [
  phrase('goal.more-points'),
  ...needs.map((need) => saidOf<Needs, GoalNeed['needs'], Phrase>(SAYS, need.needs, need)),
];

export function sayPrologue({ sanity, arrived, nearer }: PrologueCard): Phrase[] {
  const values = [...new Set(Object.values(sanity))].sort();
  return [
    ...values.map((value) =>
      phrase('prologue.sanity', { value, districts: listed(DISTRICTS.filter((id) => sanity[id] === value)) }),
    ),
    ...(arrived.length > 0 ? [phrase('prologue.arrived', { districts: listed(arrived) })] : []),
    ...(nearer > 0 ? [phrase('prologue.nearer', { nearer })] : []),
  ];
}
