import { and, type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { merged } from '@tabula/words/row.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Cost } from '../../language/costs.js';
import { row, wrapped } from './sentences.js';

type Costs = ByTag<Cost, 'pay'>;

const SAYS: Says<Costs> = {
  money: ({ count }) => phrase('pay.money', { things: and({ thing: 'money', count }) }),
  clue: ({ count }) => phrase('pay.tokens', { things: and({ noun: 'clue', count }) }),
  remnant: ({ count }) => phrase('pay.tokens', { things: and({ thing: 'remnant', count }) }),
  focus: ({ count }) => phrase('pay.tokens', { things: and({ noun: 'focus', count }) }),
  'sheet-clues': ({ count }) => phrase('pay.sheet-clues', { count }),
  'any-sheet-clues': () => phrase('pay.any-sheet-clues'),
  delayed: () => phrase('pay.delayed'),
  'dark-pact': () => phrase('pay.dark-pact'),
  damage: ({ count }) => phrase('pay.suffer', { things: and({ harm: 'damage', count }) }),
  horror: ({ count, direct }) =>
    phrase('pay.suffer', { things: and({ harm: direct === true ? 'direct-horror' : 'horror', count }) }),
  'damage-on-this': ({ count }) => phrase('pay.on-this', { things: and({ harm: 'damage', count }) }),
  'horror-on-this': ({ count }) => phrase('pay.on-this', { things: and({ harm: 'horror', count }) }),
  'discard-this': () => phrase('pay.discard-this'),
  'discard-item': () => phrase('pay.discard-item'),
  'place-doom': ({ count }) => phrase('pay.place-doom', { count }),
  both: ({ of }) => wrapped(row(of.map(sayCost))),
};

export const sayCost = (cost: Cost): Phrase => saidOf<Costs, Cost['pay'], Phrase>(SAYS, cost.pay, cost);

/** One of several prices. */
export function sayCosts(costs: readonly Cost[]): Phrase | Joined {
  const said = merged(costs.map(sayCost), 'or');
  return said.length === 1 ? said[0]! : or(...said);
}

/** Whether anybody may pay it, and not the reader alone. */
export const isAnyones = (costs: readonly Cost[]): boolean =>
  costs.some((cost) => cost.pay === 'clue' && cost.of === 'anyone');
