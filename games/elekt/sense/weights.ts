import type { Seat } from '@tabula/kernel/json.js';
import { each, even, type Weigher, type WeightsOf } from '@tabula/kernel/questions.js';
import { STOP } from '@tabula/kit/acting.js';
import { favouring } from '@tabula/kit/sense.js';
import type { Elekt, UnitId } from '../board.js';
import type { Attribute, Zone } from '../content/behaviour.js';
import type { QUESTIONS } from '../questions.js';
import { isBasic, standing, unitCard } from '../rules/cards.js';
import type { Forgery, Swap } from '../rules/cunning.js';
import { PASS } from '../rules/kit.js';
import type { Move } from '../rules/moving.js';
import { REDRAW } from '../rules/recruitment.js';
import { HARVEST, harvestOf } from '../rules/round-end.js';
import { burdenOf, chance, emberValue, leadIn, stakeOf, strengthIn, strengthOf, worth } from './worth.js';

/** How likely a player with some sense would choose each option, by question. Weights are relative; 0 is never. */

/** How sharply a better option is preferred: a Title more is e^7 times likelier. */
const favour = favouring(7);

/** What a Zone is worth to one player now, and how the fight for it stands. */
interface Prospect {
  readonly stake: number;
  readonly lead: number;
  readonly chance: number;
}
type Prospects = { readonly [Z in Zone]: Prospect };

/** The state of the three Zones for one player, looked at once for all the choices of a question. */
const prospectsOf = (s: Elekt, seat: Seat): Prospects => ({
  mission: prospectIn(s, 'mission', seat),
  influence: prospectIn(s, 'influence', seat),
  court: prospectIn(s, 'court', seat),
});

function prospectIn(s: Elekt, zone: Zone, seat: Seat): Prospect {
  const stake = stakeOf(s, zone);
  const lead = stake === 0 ? 0 : leadIn(s, zone, seat);
  return { stake, lead, chance: stake === 0 ? 0 : chance(lead) };
}

/** What more Power in a Zone is worth. */
const gainIn = ({ stake, lead, chance: before }: Prospect, power: number): number =>
  stake === 0 ? 0 : stake * (chance(lead + power) - before);

const assignment: Weigher<Elekt, unknown, Move | typeof PASS> = (s, choices, weights, seat) => {
  const zones = prospectsOf(s, seat);
  const ember = emberValue(s, seat);
  for (let i = 0; i < weights.length; i++) {
    const choice = choices[i]!;
    if (choice === PASS) {
      // Units come back at the end of the round: holding one back gains nothing but safety.
      weights[i] = weights.length === 1 ? 1 : 0.4;
      continue;
    }
    const [unit, zone] = choice;
    const gain = gainIn(zones[zone], strengthIn(s, zone, unit)) - burdenOf(s, zone) + (zone === 'court' ? ember : 0);
    weights[i] = favour(gain);
  }
};

/** A unit that moves takes its strength from one Zone to the other. */
function moveGain(s: Elekt, zones: Prospects, unit: UnitId, to: Zone): number {
  const at = standing(s, unit);
  if (at === null) return 0;
  const strength = strengthOf(s, at.zone, at.unit);
  return gainIn(zones[to], strength) + gainIn(zones[at.zone], -strength);
}

const moving: Weigher<Elekt, unknown, Move | typeof STOP> = (s, choices, weights, seat) => {
  const zones = prospectsOf(s, seat);
  for (let i = 0; i < weights.length; i++) {
    const choice = choices[i]!;
    weights[i] = choice === STOP ? 1 : favour(moveGain(s, zones, choice[0], choice[1]));
  }
};

const cunning: Weigher<Elekt, unknown, Swap | Forgery | typeof STOP> = (s, choices, weights, seat) => {
  const zones = prospectsOf(s, seat);
  for (let i = 0; i < weights.length; i++) {
    const choice = choices[i]!;
    if (choice === STOP) weights[i] = 1;
    else if (choice[0] === 'forge') weights[i] = favour(1.2);
    else {
      const a = standing(s, choice[1])!;
      const b = standing(s, choice[2])!;
      const change = strengthOf(s, b.zone, b.unit) - strengthOf(s, a.zone, a.unit);
      weights[i] = favour(gainIn(zones[a.zone], change) + gainIn(zones[b.zone], -change));
    }
  }
};

const TOKEN: Readonly<Record<Attribute, number>> = { power: 5, violence: 2, cunning: 0.8, occultism: 0.15 };

/** Tokens go on own units; Power decides the card, Violence what is left of the others. */
const token = each((s: Elekt, choice: readonly [Attribute, UnitId] | typeof STOP, seat) => {
  if (choice === STOP) return 0.05;
  const [kind, unit] = choice;
  return standing(s, unit)?.unit.owner === seat ? TOKEN[kind] : 0.002;
});

/** The strongest unit of an opponent goes first. */
const harm = (own: number) =>
  each((s: Elekt, choice: UnitId, seat) => {
    const at = standing(s, choice); // none for the choice to stop
    if (at === null) return 0.05;
    return at.unit.owner === seat ? own : Math.exp(0.7 * strengthOf(s, at.zone, at.unit));
  });

/** The weakest unit is given away. */
const giveAway = each((s: Elekt, choice: UnitId) => Math.exp(-1.2 * worth(s, choice)));
/** The strongest unit is taken. */
const takeBest = (nothing: number) =>
  each((s: Elekt, choice: UnitId) => (choice === STOP ? nothing : Math.exp(0.9 * worth(s, choice))));

/** Tokens are taken off the units of others. */
const strip = (s: Elekt, unit: UnitId, kind: Attribute, seat: Seat): number =>
  standing(s, unit)?.unit.owner === seat ? 0.01 : TOKEN[kind];

export const weights: WeightsOf<Elekt, typeof QUESTIONS> = {
  'setup/direction': even,
  'recruit/keep': each((s, choice) => (choice === REDRAW ? 2 : Math.exp(0.9 * (worth(s, choice) - 2)))),
  'assignment/choice': assignment,
  'instant-ability/use': each((_s, use) => (use ? 4 : 1)),
  'attach-tokens/choice': token,
  'after-assignment/token': each((_s, kind) => TOKEN[kind]),
  'occultism/token': token,
  'extra-token/token': token,
  'remove-one-token/choice': each((s, [unit, kind], seat) => strip(s, unit, kind, seat)),
  'remove-all-tokens/choice': each((s, unit, seat) => strip(s, unit, 'power', seat)),
  'mirror/choice': each((s, choice) => Object.keys(unitCard(s, choice).symbols).length),
  'take-unit/choice': harm(0.2),
  'switch-off/choice': each((s, choice, seat) => (standing(s, choice)?.unit.owner === seat ? 0.05 : 1)),
  'move-other/choice': moving,
  'take-ember/choice': even,
  'passage/choice': moving,
  'annihilate-other/choice': harm(0.005),
  'violence/victim': harm(0.005),
  'place-basic/choice': takeBest(0.1),
  'discard-units/unit': giveAway,
  'redirect/pick': giveAway,
  'cunning/choice': cunning,
  'confrontation/pay': each((_s, pay) => (pay ? 2 : 1)),
  'annihilate/save': each((s, choice, _seat, { unit }) => {
    const basic = isBasic(s, unit);
    if (choice === 'let-go') return basic ? 0.02 : 0.5;
    return choice === 'pact' ? 2 : basic ? 3 : worth(s, unit);
  }),
  'stay/keep': each((_s, keep) => (keep ? 1.5 : 1)),
  'after-winning/choice': takeBest(0.05),
  'harvest/choice': each((s, choice, seat) => {
    if (choice !== HARVEST) return Math.exp(0.9 * (worth(s, choice) - 3));
    const room = 3 - s.seats[seat]!.embers;
    return 3 * Math.min(room, harvestOf(s, seat));
  }),
  'round-end/scepter': each((_s, choice, seat) =>
    (typeof choice === 'number' ? choice : choice[0]) === seat ? 10 : 0.2,
  ),
  'game/herald': even,
};
