import type { Cost } from '../language/costs.js';
import type { Instruction, InstructionOf, Instructions } from '../language/instructions.js';

/**
 * What encounters say, in the short notation in which the facts of the cards were collected (`facts/encounters.txt`): it is
 * made of the declarations by other code than that which plays them or puts them into words, so that a figure that is
 * written down wrong shows.
 *
 *   test will -1: remove 2 here, remnant 1 / horror 2     a test with a die less; what passing brings, and failing
 *   test lore OR pay $1: curio / -                        or passed unrolled for a dollar
 *   may $1 or clue 1: sanity 3                            one of these may be paid for it
 *   choose: curio | sanity 1                              one of them
 *
 * Steps are parted by "; ", and by ", " within what a step brings; "you" where no ally may be meant instead.
 */
export const noted = (does: Instructions): string => does.map(one).join('; ');
const brought = (does: Instructions | undefined): string =>
  does === undefined || does.length === 0 ? '-' : does.map(one).join(', ');

const PRICES: { readonly [P in Cost['pay']]?: (cost: never) => string } = {
  money: ({ count }: Extract<Cost, { pay: 'money' }>) => `$${count}`,
  clue: ({ count }: Extract<Cost, { pay: 'clue' }>) => `clue ${count}`,
  remnant: ({ count }: Extract<Cost, { pay: 'remnant' }>) => `remnant ${count}`,
  focus: ({ count }: Extract<Cost, { pay: 'focus' }>) => `focus ${count}`,
  delayed: () => 'delayed',
  'dark-pact': () => 'Dark Pact',
};
function price(cost: Cost): string {
  const say = PRICES[cost.pay] as ((cost: Cost) => string) | undefined;
  if (say === undefined) throw new Error(`no encounter costs ${cost.pay}`);
  return say(cost);
}

type Words = { readonly [N in Instruction['do']]?: (it: InstructionOf<N>) => string };

const WHERE: { readonly [space: string]: string } = {
  'your-space': ' here',
  'a-space-of-your-neighbourhood': ' hood',
  'another-space-of-your-neighbourhood': ' other space of hood',
  'any-space': ' any space',
  'up-to-2-different-spaces': ' from each of up to 2 spaces',
};
const counted = (count: number | undefined, otherwise: string): string =>
  count === undefined ? otherwise : String(count);
const amount = (what: string, of: unknown): string[] => {
  if (of === undefined) return [];
  if (typeof of !== 'number') throw new Error(`no encounter counts ${what}`);
  return [`${what} ${of}`];
};

const WORDS: Words = {
  money: ({ gain, lose }) => {
    if (lose !== undefined) return `lose $${lose}`;
    if (typeof gain === 'number') return `gain $${gain}`;
    if (gain?.per === 'successes' && (gain.times ?? 1) === 1 && gain.plus === undefined) return 'gain $1 per success';
    throw new Error('no encounter pays so');
  },
  gain: ({ card, trait, least, most, count }) =>
    [
      trait ?? card,
      ...(least === undefined ? [] : [`value>=${least}`]),
      ...(most === undefined ? [] : [`value<=${most}`]),
      ...(count === undefined ? [] : [`x${count}`]),
    ].join(' '),
  special: ({ card }) => card.replace('/', ' '),
  condition: ({ gain }) => gain,
  remnant: ({ gain }) => `remnant ${gain}`,
  clue: () => 'clue',
  delay: () => 'delayed',
  focus: ({ skill, count, overLimit }) =>
    `focus ${skill}${count === undefined ? '' : ` x${count}`}${overLimit === true ? ' over limit' : ''}`,
  'discard-focus': ({ count }) => `discard ${count} focus`,
  buy: ({ trait, count, half }) => `buy ${counted(count, 'any')} ${trait}${half === true ? ' half' : ''}`,
  'buy-spells': ({ reveal, count, half }) =>
    `spell shop: reveal ${reveal}, buy ${count === undefined ? 'any' : `<=${count}`}${half === true ? ' half' : ''}`,
  sell: ({ what, price: each }) => `sell ${what}s at $${each}`,
  suffer: ({ damage, horror, direct }) =>
    `${direct === true ? 'direct ' : ''}${[...amount('damage', damage), ...amount('horror', horror)].join(' + ')}`,
  recover: ({ health, sanity, who }) =>
    `${who === 'you' ? 'you ' : ''}${[...amount('health', health), ...amount('sanity', sanity)].join(' + ')}`,
  retire: () => 'retire',
  'spawn-clue': () => 'spawn clue',
  'sheet-clue': ({ count }) => `${count} clue onto sheet`,
  'remove-doom': ({ count, where }) => `remove ${count}${WHERE[where] ?? ` at ${where}`}`,
  move: ({ upTo, ignoring }) => `move <=${upTo}${ignoring === undefined ? '' : ` ignoring ${ignoring}`}`,
  'move-to': ({ where }) => `move to ${where.replace('-', ' ')}`,
  spawn: ({ where, state }) => `spawn monster${WHERE[where]}${state === undefined ? '' : ` ${state}`}`,
  may: ({ does }) => (does.length === 1 && does[0]!.do === 'buy' ? one(does[0]!) : `may ${brought(does)}`),
  choose: ({ options }) => `choose: ${options.map(brought).join(' | ')}`,
  if: ({ when, does }) => {
    if (when.when !== 'bought') throw new Error(`no encounter asks for ${when.when}`);
    return `if bought: ${brought(does)}`;
  },
  pay: ({ cost, does, otherwise }) => {
    const prices = cost.map(price).join(' or ');
    return otherwise === undefined ? `may ${prices}: ${brought(does)}` : `pay ${prices} else ${brought(otherwise)}`;
  },
  test: ({ skill, modifier = 0, or, pass, fail, result }) => {
    const head = `test ${skill}${modifier === 0 ? '' : ` ${modifier}`}${or === undefined ? '' : ` OR pay ${price(or)}`}`;
    return `${head}: ${result === undefined ? `${brought(pass)} / ${brought(fail)}` : brought(result)}`;
  },
  roll: ({ dice, totals = [] }) =>
    `roll ${dice} dice: ${totals.map(({ of, does }) => `total ${of.join('/')} -> ${brought(does)}`).join(', ')}`,
};

function one(it: Instruction): string {
  const say = WORDS[it.do] as ((it: Instruction) => string) | undefined;
  if (say === undefined) throw new Error(`no encounter says ${it.do}`);
  return say(it);
}
