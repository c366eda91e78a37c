import { and, type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { merged } from '@tabula/words/row.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Cost } from '../../language/costs.js';

type Costs = ByTag<Cost, 'pay'>;

const spend = (what: 'clue' | 'remnant', count: number): Phrase =>
  phrase('pay.tokens', { things: and(what === 'clue' ? { noun: 'clue', count } : { thing: what, count }) });

const SAYS: Says<Costs> = {
  money: ({ count }) => phrase('pay.money', { things: and({ thing: 'money', count }) }),
  clue: ({ count }) => spend('clue', count),
  remnant: ({ count }) => spend('remnant', count),
  delayed: () => phrase('pay.delayed'),
  'dark-pact': () => phrase('pay.dark-pact'),
};

export const sayCost = (cost: Cost): Phrase => saidOf<Costs, Cost['pay'], Phrase>(SAYS, cost.pay, cost);

/** One of several prices. */
export function sayCosts(costs: readonly Cost[]): Phrase | Joined {
  const said = merged(costs.map(sayCost), 'or');
  return said.length === 1 ? said[0]! : or(...said);
}
