import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { type Arkham, playerOrder } from '../board.js';
import type { CardId } from '../cards.js';
import { UNREACHABLE } from '../packs.js';
import { checked, completed, engage, says, suffer } from './calls.js';
import { patrolled, preyNear, stepsTo } from './hunt.js';
import { open, rule } from './kit.js';
import { distance, engagedWith, has, inPlay, isReady, monsterCard, monsterIn, seatsAt } from './look.js';

/** ARK-202: the monster phase. */
export const monsterPhase = rule<None, { left: CardId[]; next: CardId; seats: Seat[] }>('monster-phase')({
  'ARK-202.1': (c) => {
    c.s.phase = 'monster';
    tell(c, 'event.monster-phase');
    c.v.left = c.s.monsters.filter(isReady).map(({ card }) => card); // ARK-R.59
  },
  'ARK-202.2a': ({ s, v }) => {
    v.left = v.left.filter((card) => isReadyNow(s, card)); // ARK-202.2f
    return v.left.length === 0 ? goto('ARK-202.3a') : ask(s.lead, 'next', v.left);
  },
  'ARK-202.2b': ({ v }) => {
    v.left.splice(v.left.indexOf(v.next), 1);
    return call(activate, { monster: v.next });
  },
  'ARK-202.2b done': () => completed(),
  'ARK-202.2b again': goto('ARK-202.2a'),
  'ARK-202.3a': ({ s, v }) => {
    v.seats = playerOrder(s);
  },
  'ARK-202.3a next': ({ v }) => {
    const seat = v.seats.shift();
    return seat === undefined ? goto('ARK-R.158') : call(attacksOn, { seat });
  },
  'ARK-202.3a again': goto('ARK-202.3a next'),
  'ARK-R.158': () => completed(), // what let go for the attacks of somebody engages them again
  'ARK-202.4a': ({ s, v }) => {
    v.left = s.monsters.filter(({ exhausted }) => exhausted).map(({ card }) => card);
  },
  'ARK-R.68': ({ s, v }) => (v.left.length === 0 ? done() : ask(s.lead, 'next', v.left)),
  'ARK-202.4b': (c) => {
    const { s, v } = c;
    v.left.splice(v.left.indexOf(v.next), 1);
    const monster = monsterIn(s, v.next);
    if (monster !== undefined) {
      monster.exhausted = false; // ARK-461.2
      tell(c, 'event.readied', { monster: { card: v.next } });
    }
    return checked(); // ARK-461.5
  },
  'ARK-202.4b again': goto('ARK-R.68'),
});

const isReadyNow = (s: Arkham, card: CardId): boolean => {
  const monster = monsterIn(s, card);
  return monster !== undefined && isReady(monster);
};

/** ARK-202.2: what a ready monster does. */
export const activate = rule<{ monster: CardId }, { prey: Seat; target: number; left: number; step: number }>(
  'activate',
)({
  'ARK-202.2d': ({ s, v }) => {
    const { activation } = monsterCard(s, v.monster);
    v.prey = -1;
    if (activation.kind === 'lurker') return goto('ARK-419.2');
    if (activation.kind === 'patrol') return goto('ARK-477.2');
    const near = preyNear(s, v.monster);
    return near.length === 0 ? done() : ask(s.lead, 'prey', near);
  },
  'ARK-453.2': ({ s, v }) => {
    v.target = s.seats[v.prey]!.space;
    return goto('ARK-202.2c');
  },
  'ARK-477.2': ({ s, v }) => {
    return ask(s.lead, 'target', patrolled(s, v.monster)); // ARK-202.2g
  },
  'ARK-202.2c': ({ s, v }) => {
    const { activation } = monsterCard(s, v.monster);
    const speed = activation.kind === 'lurker' ? 0 : activation.speed;
    if (speed !== 'directly') {
      v.left = speed;
      return goto('ARK-R.45');
    }
    v.left = 1;
    v.step = v.target; // ARK-R.124
    return goto('ARK-202.2e');
  },
  'ARK-R.45': ({ s, v }) => {
    const monster = monsterIn(s, v.monster)!;
    const far = distance(s, monster.space, v.target);
    if (v.left === 0 || far === 0 || far === UNREACHABLE || !isReady(monster)) return goto('ARK-453.2 there');
    return ask(s.lead, 'step', stepsTo(s, monster.space, v.target));
  },
  'ARK-202.2e': (c) => {
    const { s, v } = c;
    const monster = monsterIn(s, v.monster)!;
    monster.space = v.step;
    v.left--;
    tell(c, 'event.monster-moved', { monster: { card: v.monster }, space: { space: v.step } });
    return checked(); // ARK-461.5: it engages whoever it meets (ARK-R.48); elusive ones go on (ARK-R.49)
  },
  'ARK-202.2e again': ({ s, v }) => (isReadyNow(s, v.monster) ? goto('ARK-R.45') : done()),
  // ARK-R.49: an elusive monster engages only the prey that its text names.
  'ARK-453.2 there': ({ s, v }) => {
    const monster = monsterIn(s, v.monster)!;
    const here = v.prey >= 0 && s.seats[v.prey]!.space === monster.space && inPlay(s, v.prey);
    return here && isReady(monster) && has(s, v.monster, 'elusive')
      ? engage({ seat: v.prey, monster: v.monster, by: 'monster' })
      : done();
  },
  'ARK-453.2 done': () => done(),
  'ARK-419.2': ({ s, v }) => {
    const seat = seatsAt(s, monsterIn(s, v.monster)!.space)[0] ?? s.lead;
    return says({ of: v.monster, path: ['activation', 'does'], seat, bound: { monster: v.monster } });
  },
});

/** ARK-202.3: the monsters that one investigator is engaged with attack, in the order of the group (ARK-R.60). */
export const attacksOn = rule<{ seat: Seat }, { left: CardId[]; next: CardId }>('attacks-on')(
  {
    'ARK-202.3d': ({ v }) => open('before-attacks', { seat: v.seat }),
    'ARK-202.3a': ({ s, v }) => {
      v.left = engagedWith(s, v.seat).map(({ card }) => card);
    },
    'ARK-R.60': ({ s, v }) => {
      v.left = v.left.filter((card) => monsterIn(s, card)?.with.includes(v.seat) === true);
      if (v.left.length === 0 || !inPlay(s, v.seat)) return done(); // ARK-202.3c
      return ask(s.lead, 'next', v.left);
    },
    'ARK-202.3b': ({ v }) => {
      v.left.splice(v.left.indexOf(v.next), 1);
      return call(attack, { seat: v.seat, monster: v.next });
    },
    'ARK-202.3b done': () => completed(),
    'ARK-202.3b again': goto('ARK-R.60'),
  },
  (s, { seat }) => (s.monsters.some((monster) => monster.with.includes(seat)) ? undefined : done()),
);

/** One attack of a monster on an investigator (ARK-202.3b), also outside the attack step. */
export const attack = rule<{ seat: Seat; monster: CardId }, { dealt: number }>('monster-attack')({
  'ARK-202.3b': (c) => {
    const { seat, monster } = c.v;
    const { damage, horror } = monsterCard(c.s, monster);
    tell(c, 'event.attacks', { monster: { card: monster }, seat: { seat } });
    return suffer({ seat, damage, horror, direct: false, cause: 'attack', by: monster }, 'dealt');
  },
  // ARK-R.65: a scavenger recovers what came to the investigator and to allies.
  'ARK-446.2': ({ s, v }) => {
    const monster = monsterIn(s, v.monster);
    if (monster !== undefined && has(s, v.monster, 'scavenger')) monster.damage = Math.max(0, monster.damage - v.dealt);
    return open('attacked', { seat: v.seat, monster: v.monster });
  },
});

export const MONSTER_PHASE_RULES = [monsterPhase, activate, attacksOn, attack] as const;
