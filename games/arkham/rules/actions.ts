import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import type { Moments } from '../words.js';
import { checked, damageMonster, disengage, engage, test } from './calls.js';
import { removeDoom } from './doom.js';
import { provoke } from './engage.js';
import { focusSkill, unfocused } from './focus.js';
import { open, rule } from './kit.js';
import { engagedWith, evadeModifier, inPlay, monsterCard, monsterIn, standingOf } from './look.js';
import { beginCast, endCast, skillBy, waysOf } from './spell.js';
import { gainMoney, gainRemnant, research } from './tokens.js';

/** ARK-402 to ARK-409: what investigators can always do. Moving and trading have files of their own. */

export const monstersAt = (s: Arkham, seat: Seat): CardId[] =>
  s.monsters.filter(({ space }) => space === s.seats[seat]!.space).map(({ card }) => card);

export const attackAction = rule<
  { seat: Seat },
  { monster: CardId; way: CardId | Stop; successes: number; blow: Moments['striking'] }
>('attack')({
  'ARK-402.2': ({ s, v }) => ask(v.seat, 'monster', monstersAt(s, v.seat)), // ARK-R.32
  // ARK-R.34: it is engaged before the test; ARK-402.6: but not if it is exhausted.
  'ARK-402.3': ({ s, v }) => {
    const { exhausted } = monsterIn(s, v.monster)!;
    provoke(s, v.seat, v.monster);
    return exhausted ? undefined : engage({ seat: v.seat, monster: v.monster, by: 'investigator' });
  },
  'ARK-402.3 meets': () => checked(), // ARK-R.51
  'ARK-R.123': ({ s, v }) => ask<'way', CardId | Stop>(v.seat, 'way', [...waysOf(s, v.seat, 'attack'), STOP]),
  'ARK-R.125': ({ v }) => (v.way === STOP ? undefined : call(beginCast, { seat: v.seat, card: v.way })),
  'ARK-402.4': ({ s, v }) => {
    v.successes = 0;
    if (monsterIn(s, v.monster) === undefined || !inPlay(s, v.seat)) return goto('ARK-489.7');
    const { seat, monster } = v;
    const skill = (v.way === STOP ? null : skillBy(s, v.way, 'attack')) ?? 'strength';
    const modifier = monsterCard(s, monster).attack;
    return test({ seat, skill, modifier, occasion: 'attack', monster, cast: v.way !== STOP }, 'successes');
  },
  'ARK-489.7': ({ v }) => (v.way === STOP ? undefined : call(endCast, { card: v.way })),
  'ARK-R.69': ({ s, v }) => (inPlay(s, v.seat) ? undefined : done()),
  'ARK-401.6': ({ v }) =>
    open('striking', { seat: v.seat, monster: v.monster, damage: v.successes, attack: true }, 'blow'),
  'ARK-402.2 damage': ({ v }) =>
    damageMonster({ seat: v.seat, monster: v.monster, count: v.blow.damage, attack: true }),
});

/** ARK-408. */
export const evadeAction = rule<{ seat: Seat }, { monster: CardId; way: CardId | Stop; successes: number }, boolean>(
  'evade',
)({
  'ARK-R.123': ({ s, v }) => ask<'way', CardId | Stop>(v.seat, 'way', [...waysOf(s, v.seat, 'evade'), STOP]),
  'ARK-R.125': ({ v }) => (v.way === STOP ? undefined : call(beginCast, { seat: v.seat, card: v.way })),
  'ARK-408.2': ({ s, v }) => {
    v.successes = 0;
    const { seat } = v;
    if (!inPlay(s, seat) || engagedWith(s, seat).length === 0) return goto('ARK-489.7');
    const skill = (v.way === STOP ? null : skillBy(s, v.way, 'evade')) ?? 'observation';
    const modifier = evadeModifier(s, seat);
    return test({ seat, skill, modifier, occasion: 'evade', monster: '', cast: v.way !== STOP }, 'successes');
  },
  'ARK-489.7': ({ v }) => (v.way === STOP ? undefined : call(endCast, { card: v.way })),
  'ARK-R.131': ({ v }) => (v.successes === 0 ? open('failed-evade', { seat: v.seat }) : undefined),
  'ARK-408.2 each': ({ s, v }) => {
    if (v.successes === 0 || !inPlay(s, v.seat)) return goto('ARK-408.2 free');
    const engaged = engagedWith(s, v.seat).map(({ card }) => card);
    return engaged.length === 0 ? goto('ARK-408.2 free') : ask(v.seat, 'monster', engaged);
  },
  'ARK-481.2': ({ v }) => {
    v.successes--;
    return disengage({ seat: v.seat, monster: v.monster, how: 'evade', exhaust: true }); // ARK-R.50
  },
  'ARK-R.131 evaded': ({ v }) => open('evaded', { seat: v.seat, monster: v.monster }),
  'ARK-481.2 again': goto('ARK-408.2 each'),
  'ARK-408.2 free': ({ s, v }) => done(inPlay(s, v.seat) && engagedWith(s, v.seat).length === 0), // ARK-R.29
});

/** ARK-403. */
export const researchAction = rule<{ seat: Seat }, { successes: number; count: number }>('research')({
  'ARK-403.2': ({ v }) =>
    test({ seat: v.seat, skill: 'observation', modifier: 0, occasion: 'research', monster: '' }, 'successes'),
  'ARK-R.40': ({ s, v }) => {
    const most = Math.min(v.successes, s.seats[v.seat]!.clues);
    return most === 0 ? done() : askAmount(v.seat, 'count', 0, most);
  },
  'ARK-491.1': (c) => research(c, c.v.seat, c.v.count),
});

/** ARK-404.2: how much money somebody gathers. */
export const gathered = (s: Arkham, seat: Seat): number =>
  standingOf(s, seat).reduce((sum, rule) => (rule.is === 'more-money' ? sum + rule.gain : sum), 1);

/** ARK-404. */
export const gatherAction = rule<{ seat: Seat }>('gather')({
  'ARK-404.2': (c) => {
    gainMoney(c, c.v.seat, gathered(c.s, c.v.seat));
  },
});

/** ARK-405. */
export const wardAction = rule<{ seat: Seat }, { successes: number; removed: number }>('ward')({
  'ARK-405.2': ({ v }) =>
    test({ seat: v.seat, skill: 'lore', modifier: 0, occasion: 'ward', monster: '' }, 'successes'),
  'ARK-R.39': (c) => {
    const { s, v } = c;
    if (!inPlay(s, v.seat) || v.successes === 0) return done();
    const { space } = s.seats[v.seat]!;
    v.removed = removeDoom(c, space, v.successes);
    if (v.removed >= 2) gainRemnant(c, v.seat, 1); // ARK-405.3
    return v.removed === 0 ? done() : checked();
  },
  'ARK-405.3': ({ s, v }) => open('removed-doom', { seat: v.seat, space: s.seats[v.seat]!.space, count: v.removed }),
});

/** ARK-409, ARK-487.4. */
export const focusAction = rule<{ seat: Seat }, { skill: Skill }>('focus')({
  'ARK-409.2': ({ s, v }) => ask(v.seat, 'skill', unfocused(s, v.seat)),
  'ARK-487.4': ({ v }) => call(focusSkill, { seat: v.seat, skill: v.skill, overLimit: false }),
});

export const ACTION_RULES = [attackAction, evadeAction, researchAction, gatherAction, wardAction, focusAction] as const;
