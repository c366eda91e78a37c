import type { About, Bound, Script } from '@tabula/kernel/instructions.js';
import { ask, askAmount, askYesNo, call, done, goto } from '@tabula/kernel/rule.js';
import { take } from '@tabula/kernel/runner.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import { rollDice, test as tests } from '../rules/calls.js';
import { open, rule } from '../rules/kit.js';
import { inPlay, monsterCard } from '../rules/look.js';
import type { Occasion } from '../words.js';
import { attach } from './beside.js';
import { payable, pays } from './costs.js';
import { ALWAYS, type Carried, present, type Verb } from './verb.js';
import { instructionAt } from './which.js';

/** Tests, dice outside of them, and what is paid beforehand: the verbs that hold instructions. */

const SUCCESSES = 'successes';
const ROLLED = 'rolled';
const numberIn = (bound: Bound, name: string): number => (typeof bound[name] === 'number' ? bound[name] : 0);

/** What a test is part of when no action says it. */
const occasionNow = (s: Arkham): Occasion => (s.phase === 'encounter' ? 'encounter' : 'other');
const trialAt = (s: Arkham, v: Script): Carried<'test'> => instructionAt(s, v) as Carried<'test'>;
const about = ({ of, seat, bound }: Script): About => ({ of, seat, bound, eyes: 'own' });

/** ARK-471: a test, with what may be paid instead of it or for it; the result is what was found. */
export const trying = rule<Script, { monster: CardId; pays: boolean; spent: number; successes: number }, Bound>('try')({
  // A monster anywhere, with its evade modifier.
  'ARK-408.4': ({ s, v }) => {
    v.monster = '';
    v.pays = false;
    v.spent = 0;
    if (!inPlay(s, v.seat)) return done(v.bound); // ARK-R.69
    if (trialAt(s, v).evading !== true) return goto('ARK-400.1f');
    const there = s.monsters.map(({ card }) => card);
    return there.length === 0 ? done(v.bound) : ask(v.seat, 'monster', there);
  },
  'ARK-408.4 chosen': ({ v }) => {
    v.bound.monster = v.monster;
  },
  'ARK-400.1f': ({ s, v }) => {
    const { or } = trialAt(s, v);
    return or !== undefined && payable(s, or, about(v)) ? askYesNo(v.seat, 'pays') : undefined;
  },
  'ARK-400.1d': (c) => {
    const { or } = trialAt(c.s, c.v);
    if (!c.v.pays || or === undefined) return goto('ARK-471.2d');
    return pays(c, or);
  },
  'ARK-400.1d paid': ({ v }) => {
    v.bound[SUCCESSES] = 1; // it counts as passed
    return done(v.bound);
  },
  'ARK-471.2d': ({ s, v }) => {
    const { remnants } = s.seats[v.seat]!;
    return trialAt(s, v).remnants === true && remnants > 0
      ? askAmount(v.seat, 'spent', 0, remnants)
      : goto('ARK-471.2a');
  },
  'ARK-496.2': ({ s, v }) => {
    if (v.spent === 0) return goto('ARK-471.2a');
    s.seats[v.seat]!.remnants -= v.spent;
    return open('spent-remnant', { seat: v.seat });
  },
  'ARK-471.2a': ({ s, v }) => {
    const { skill, modifier = 0 } = trialAt(s, v);
    const evade = v.monster === '' ? 0 : monsterCard(s, v.monster).evade;
    const { seat, monster } = v;
    return tests({ seat, skill, modifier: modifier + evade + v.spent, occasion: occasionNow(s), monster }, 'successes');
  },
  'ARK-471.5c': ({ v }) => {
    v.bound[SUCCESSES] = v.successes;
    return done(v.bound);
  },
});

/** ARK-471.5, ARK-R.137: what comes of it is read by the outcome, or by the number of successes. */
export const test: Verb<'test'> = {
  possible: (s, _it, here) => present(s, here),
  does: (c) => {
    const { of, path, seat, next } = c.v;
    return call(trying, { of, path: [...path, next], seat, bound: take(c.v) }, 'bound');
  },
  after: ({ s, v }, { pass, fail, graded = [], result }) => {
    if (!inPlay(s, v.seat)) return undefined;
    const successes = numberIn(v.bound, SUCCESSES);
    const grade = graded.findIndex(({ from, to = Number.POSITIVE_INFINITY }) => successes >= from && successes <= to);
    if (grade >= 0) return ['graded', grade, 'does'];
    if (result !== undefined) return ['result'];
    if (successes > 0) return pass === undefined ? undefined : ['pass'];
    return fail === undefined ? undefined : ['fail'];
  },
};

/** ARK-462.2: no test. */
export const roll: Verb<'roll', number[]> = {
  possible: ALWAYS,
  does: ({ v }, { dice }) => rollDice({ seat: v.seat, count: dice }, 'result'),
  after: ({ v }, { totals = [] }, faces) => {
    const total = faces.reduce((sum, face) => sum + face, 0);
    v.bound[ROLLED] = total;
    const at = totals.findIndex(({ of }) => of.includes(total));
    return at < 0 ? undefined : ['totals', at, 'does'];
  },
};

/** ARK-400.1d: what was chosen already is paid first. */
export const spend: Verb<'spend'> = {
  possible: (s, { cost, does }, here) =>
    payable(s, cost, here) && !does.every((it) => it.do === 'attach' && !attach.possible(s, it, here)), // ARK-R.174
  does: (c, { cost }) => pays(c, cost),
  after: () => ['does'],
};
