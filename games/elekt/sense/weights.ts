import type { Frame } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Ask } from '@tabula/kernel/rule.js';
import type { Elekt, UnitId } from '../board.js';
import { type Attribute, ZONES, type Zone } from '../content/behaviour.js';
import { isBasic, standing, unitCard } from '../rules/cards.js';
import { harvestOf, type Scepter } from '../rules/round-end.js';
import { burdenOf, chance, emberValue, leadIn, stakeOf, strengthIn, strengthOf, worth } from './worth.js';

/** How likely a player with some sense would choose each option, by question. Weights are relative; 0 is never. */

type Weigher = (s: Elekt, ask: Ask, frame: Frame, weights: number[]) => void;

/** How sharply a better option is preferred: a Title more is e^SHARP times likelier. */
const SHARP = 7;
const favour = (gain: number): number => Math.exp(SHARP * gain);

/** Gives each choice the weight that a function says. */
const each =
  <T>(weight: (s: Elekt, choice: T, ask: Ask, frame: Frame) => number): Weigher =>
  (s, ask, frame, weights) => {
    for (let i = 0; i < weights.length; i++) weights[i] = weight(s, ask.choices[i] as T, ask, frame);
  };

const leads = { mission: 0, influence: 0, court: 0 };
const chances = { mission: 0, influence: 0, court: 0 };
const stakes = { mission: 0, influence: 0, court: 0 };

/** The state of the three Zones for one player, computed once for all the choices of a question. */
function lookAt(s: Elekt, seat: Seat): void {
  for (const zone of ZONES) {
    stakes[zone] = stakeOf(s, zone);
    leads[zone] = stakes[zone] === 0 ? 0 : leadIn(s, zone, seat);
    chances[zone] = stakes[zone] === 0 ? 0 : chance(leads[zone]);
  }
}

/** What more Power in a Zone is worth. */
const gainIn = (zone: Zone, power: number): number =>
  stakes[zone] === 0 ? 0 : stakes[zone] * (chance(leads[zone] + power) - chances[zone]);

const assignment: Weigher = (s, ask, _frame, weights) => {
  const { seat } = ask;
  lookAt(s, seat);
  const ember = emberValue(s, seat);
  const last = weights.length - 1;
  for (let i = 0; i < last; i++) {
    const [unit, zone] = ask.choices[i] as readonly [UnitId, Zone];
    const gain = gainIn(zone, strengthIn(s, zone, unit)) - burdenOf(s, zone) + (zone === 'court' ? ember : 0);
    weights[i] = favour(gain);
  }
  // Units come back at the end of the round: holding one back gains nothing but safety.
  weights[last] = last === 0 ? 1 : 0.4;
};

/** A unit that moves takes its strength from one Zone to the other. */
function moveGain(s: Elekt, unit: UnitId, to: Zone): number {
  const at = standing(s, unit);
  if (at === null) return 0;
  const strength = strengthOf(s, at.zone, at.unit);
  return gainIn(to, strength) + gainIn(at.zone, -strength);
}

const moving: Weigher = (s, ask, _frame, weights) => {
  lookAt(s, ask.seat);
  for (let i = 0; i < weights.length; i++) {
    const choice = ask.choices[i];
    weights[i] = Array.isArray(choice) ? favour(moveGain(s, choice[0] as UnitId, choice[1] as Zone)) : 1;
  }
};

const cunning: Weigher = (s, ask, _frame, weights) => {
  lookAt(s, ask.seat);
  for (let i = 0; i < weights.length; i++) {
    const choice = ask.choices[i];
    if (!Array.isArray(choice)) weights[i] = 1;
    else if (choice[0] === 'forge') weights[i] = favour(1.2);
    else {
      const a = standing(s, choice[1] as UnitId)!;
      const b = standing(s, choice[2] as UnitId)!;
      const change = strengthOf(s, b.zone, b.unit) - strengthOf(s, a.zone, a.unit);
      weights[i] = favour(gainIn(a.zone, change) + gainIn(b.zone, -change));
    }
  }
};

const TOKEN: Readonly<Record<Attribute, number>> = { power: 5, violence: 2, cunning: 0.8, occultism: 0.15 };

/** Tokens go on own units; Power decides the card, Violence what is left of the others. */
const token: Weigher = each((s, choice: readonly [Attribute, UnitId] | 'stop' | Attribute, ask) => {
  if (choice === 'stop') return 0.05;
  if (!Array.isArray(choice)) return TOKEN[choice as Attribute];
  const [kind, unit] = choice as readonly [Attribute, UnitId];
  return standing(s, unit)?.unit.owner === ask.seat ? TOKEN[kind] : 0.002;
});

/** The strongest unit of an opponent goes first. */
const harm = (own: number): Weigher =>
  each((s, choice: UnitId | 'stop', ask) => {
    if (choice === 'stop') return 0.05;
    const at = standing(s, choice);
    if (at === null) return 0.05;
    return at.unit.owner === ask.seat ? own : Math.exp(0.7 * strengthOf(s, at.zone, at.unit));
  });

/** The weakest unit is given away. */
const giveAway: Weigher = each((s, choice: UnitId) => Math.exp(-1.2 * worth(s, choice)));
/** The strongest unit is taken. */
const takeBest = (nothing: number): Weigher =>
  each((s, choice: UnitId | 'stop') => (choice === 'stop' ? nothing : Math.exp(0.9 * worth(s, choice))));

const ownTokens: Weigher = each((s, choice: UnitId | readonly [UnitId, Attribute], ask) => {
  const [unit, kind] = typeof choice === 'string' ? [choice, 'power' as const] : choice;
  return standing(s, unit)?.unit.owner === ask.seat ? 0.01 : TOKEN[kind];
});

export const weighers: Readonly<Record<string, Weigher>> = {
  'recruit/keep': each((s, choice: UnitId | 'redraw') =>
    choice === 'redraw' ? 2 : Math.exp(0.9 * (worth(s, choice) - 2)),
  ),
  'assignment/choice': assignment,
  'instant-ability/use': each((_s, choice: boolean) => (choice ? 4 : 1)),
  'attach-tokens/choice': token,
  'after-assignment/token': token,
  'occultism/token': token,
  'extra-token/token': token,
  'remove-one-token/choice': ownTokens,
  'remove-all-tokens/choice': ownTokens,
  'mirror/choice': each((s, choice: UnitId) => Object.keys(unitCard(s, choice).symbols).length),
  'take-unit/choice': harm(0.2),
  'switch-off/choice': each((s, choice: UnitId, ask) => (standing(s, choice)?.unit.owner === ask.seat ? 0.05 : 1)),
  'move-other/choice': moving,
  'passage/choice': moving,
  'annihilate-other/choice': harm(0.005),
  'violence/victim': harm(0.005),
  'place-basic/choice': takeBest(0.1),
  'discard-units/unit': giveAway,
  'redirect/pick': giveAway,
  'cunning/choice': cunning,
  'confrontation/pay': each((_s, choice: boolean) => (choice ? 2 : 1)),
  'annihilate/save': each((s, choice: string, _ask, frame) => {
    const basic = isBasic(s, frame.v.unit as UnitId);
    if (choice === 'let-go') return basic ? 0.02 : 0.5;
    return choice === 'pact' ? 2 : basic ? 3 : worth(s, frame.v.unit as UnitId);
  }),
  'stay/keep': each((_s, choice: boolean) => (choice ? 1.5 : 1)),
  'after-winning/choice': takeBest(0.05),
  'harvest/choice': each((s, choice: UnitId | 'harvest', ask) => {
    if (choice !== 'harvest') return Math.exp(0.9 * (worth(s, choice) - 3));
    const room = 3 - s.seats[ask.seat]!.embers;
    return 3 * Math.min(room, harvestOf(s, ask.seat));
  }),
  'round-end/scepter': each((_s, choice: Scepter, ask) =>
    (typeof choice === 'number' ? choice : choice[0]) === ask.seat ? 10 : 0.2,
  ),
};
