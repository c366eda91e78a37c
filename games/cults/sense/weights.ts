import type { Seat } from '@tabula/kernel/json.js';
import { each, even, type Weigher, type WeightsOf } from '@tabula/kernel/questions.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { favouring } from '@tabula/kit/sense.js';
import type { CardId, Cults } from '../board.js';
import { type District, type Face, isDistrict, PLANS, type Token } from '../content/behaviour.js';
import { cardOf, isDisorganisation } from '../content/cards.js';
import type { QUESTIONS } from '../questions.js';
import type { PlanChoice } from '../rules/action.js';
import { hasPlace, hasRitual, ritualValue, type Standing, sanityOf } from '../rules/districts.js';
import { fightAbility } from '../rules/fight-abilities.js';
import { cardCost } from '../rules/growth.js';
import { isNpc } from '../rules/order.js';
import type { Spend } from '../rules/payment.js';
import { arriving } from '../rules/preparation.js';
import type { Tokens } from '../rules/screen.js';
import { DOMINATION_MARKERS, optionsOf } from '../table-options.js';
import { brings, chance, leadOf, mostAttack, thugsWanted } from './fight.js';
import {
  cardGain,
  destroyWorth,
  drawWorth,
  markersWorth,
  moveGain,
  placeWorth,
  planGain,
  ritualGain,
  stakeOf,
} from './plans.js';
import { handfulWorth, later, meansOf, ritualWorth, spare, tokenValues, worth } from './worth.js';

/** How likely a player with some sense would choose each option, by question. Weights are relative; 0 is never. */

/** How sharply a better option is preferred: a point more is e^14 times likelier. */
const favour = favouring(14);
/** Small differences, where the better option costs nothing. */
const prefer = favouring(25);

/** A plan works in its district. */
type At = { district: District };

const turn = each((s: Cults, [district, plan]: PlanChoice, seat) => favour(planGain(s, seat, district, plan)));

/** A marker is good where plans are good; several in one place only if several plans are. */
const planning = each((s: Cults, district: District, seat) => {
  const gains = PLANS.map((plan) => planGain(s, seat, district, plan)).sort((a, b) => b - a);
  let own = 0;
  for (const owner of s.districts[district].plans) if (owner === seat) own++;
  const foothold = hasPlace(s, district, seat) || hasRitual(s, district, seat) ? 0.12 : 0;
  return Math.exp(8 * (Math.max(gains[Math.min(own, 3)]!, 0.1) + foothold));
});

/** The cheapest payment: cards before adepts while tokens can be kept, and what has no other use before what has. */
const payment: Weigher<Cults, unknown, Spend> = (s, choices, weights, seat) => {
  const { adept, thug, freak } = s.seats[seat]!;
  const time = later(s);
  const kept = adept + thug + freak > optionsOf(s).tokenLimit ? 0.05 : 0.1;
  const token = time > 0 ? kept : 0.06;
  for (let i = 0; i < weights.length; i++) {
    const [thugs, adepts, freaks, ...cards] = choices[i]!;
    let cost = token * (adepts + thugs + 1.5 * freaks);
    for (const card of cards) cost += spare(card, time, 'power');
    weights[i] = prefer(-cost);
  }
};

const terror: Weigher<Cults, unknown, Spend | Stop> = (s, choices, weights) => {
  for (let i = 0; i < weights.length; i++) {
    const choice = choices[i]!;
    if (choice === STOP) weights[i] = 0.001;
    else {
      const [, , freaks, ...cards] = choice;
      let cost = 0.09 * freaks;
      for (const card of cards) cost += spare(card, later(s), 'terror');
      weights[i] = prefer(-cost);
    }
  }
};

const gainedTokens: Weigher<Cults, unknown, Tokens> = (s, choices, weights, seat) => {
  const values = tokenValues(s, seat);
  for (let i = 0; i < weights.length; i++) weights[i] = prefer(handfulWorth(values, choices[i]!));
};
const returnedTokens: Weigher<Cults, unknown, Tokens> = (s, choices, weights, seat) => {
  const values = tokenValues(s, seat);
  for (let i = 0; i < weights.length; i++) weights[i] = prefer(-handfulWorth(values, choices[i]!));
};

const BRINGS: Readonly<Record<Face, Token | null>> = { attack: 'thug', power: 'adept', terror: 'freak', blank: null };
export const faceWorth = (values: Readonly<Record<Token, number>>, face: Face): number =>
  BRINGS[face] === null ? 0 : values[BRINGS[face]];

const dieUse = each((s: Cults, choice: readonly [CardId, number, Face] | Stop, seat) => {
  if (choice === STOP) return 1;
  const values = tokenValues(s, seat);
  return prefer(faceWorth(values, choice[2]) - faceWorth(values, s.dice[choice[1]]!));
});

const rituals = each((s: Cults, choice: 'place' | Stop | Standing, seat, { district: at }: At) => {
  if (choice === STOP) return 1;
  if (choice === 'place') return favour(placeWorth(s, at, seat, false));
  return favour(ritualGain(s, seat, at, choice[1]) - 0.05 * choice[1]);
});

/** How a ritual in response would change what a domination plan brings. */
const response = each((s: Cults, choice: Standing | Stop, seat, { district: at, seat: by }: At & { seat: Seat }) => {
  if (choice === STOP) return 1;
  const [from, level] = choice;
  const time = later(s);
  const here = ritualValue(s, at, seat);
  const rival = ritualValue(s, at, by);
  const threat = isNpc(s, by) || rival + meansOf(s, by).terror > sanityOf(s, at) ? 1 : 0.3; // CULT-19.56
  const lead = here + level + mostAttack(s, seat) - rival - brings(s, by);
  const wins = chance(lead);
  const before = here > 0 ? chance(lead - level) : 0;
  const markers = here > 0 ? markersWorth(s, by, at, 1) : markersWorth(s, by, at, 2);
  const saved = threat * (markers - (1 - wins) * markersWorth(s, by, at, 1) - (here > 0 ? before * markers : 0));
  const won = (wins - before) * (stakeOf(s, by, at) + 0.15);
  const lost = (1 - wins) * (ritualWorth(time, level) + 0.15);
  const leaves =
    s.districts[from].rituals.filter(({ owner }) => owner === seat).length === 1 && hasPlace(s, from, seat);
  return favour(0.7 * saved + won - lost - (leaves ? 0.5 * (1 - time) : 0));
});

const thugs: Weigher<Cults, unknown, number> = (s, choices, weights, seat) => {
  const wanted = thugsWanted(s, seat);
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp(-Math.abs(choices[i]! - wanted));
};

/** Abilities that cost nothing are used; a card is destroyed, or a price paid, where it helps to win. */
const fightUse = each((s: Cults, choice: readonly [CardId, ...(number | string)[]] | Stop, seat) => {
  if (choice === STOP) return 1;
  const ability = fightAbility(choice[0])!;
  const lead = leadOf(s, seat);
  if (ability.does === 'weaken') return lead <= 0 && lead > -3 ? 8 : 0.1;
  if (ability.does === 'disorganise') {
    let cost = 0;
    for (const part of choice.slice(4)) cost += spare(part as CardId, later(s), 'power');
    return (later(s) > 0 ? 4 : 0.2) * prefer(-0.5 * cost);
  }
  return 20;
});

const acquisition = each((s: Cults, choice: readonly string[] | Stop, seat, { district: at }: At) => {
  if (choice === STOP) return 1;
  let gain = 0;
  for (const kind of choice) gain += cardGain(s, seat, kind, cardCost(s, at, kind));
  return favour(gain);
});

const victim = each((s: Cults, choice: CardId | Stop) =>
  choice === STOP ? 1 : favour(isDisorganisation(choice) ? 0.6 : destroyWorth(s, choice)),
);

const growthUse = each((s: Cults, choice: readonly [CardId, string] | Stop, seat) => {
  if (choice === STOP) return 1;
  const [card, target] = choice;
  if (isDistrict(target)) return favour(ritualGain(s, seat, target, 1) - later(s) * 0.1);
  return favour(later(s) * 0.2 * (worth(target) - worth(card)) + 0.1);
});

const extra = each((s: Cults, choice: 'draw' | Stop | readonly ['destroy' | 'show', CardId], seat) => {
  if (choice === STOP) return 0.5;
  if (choice === 'draw') return favour(drawWorth(s, seat));
  const [does, card] = choice;
  return does === 'show' ? 20 : favour(isDisorganisation(card) ? 0.35 * later(s) : destroyWorth(s, card));
});

const stacks = each((s: Cults, [kind, district]: readonly [string, District]) =>
  Math.exp(0.4 * worth(kind) - 0.2 * s.districts[district].sanity),
);

/** A first place is good where sanity is low and the cards are good. */
const firstPlace = each((s: Cults, district: District) => {
  const { guardian, action, investigators, sanity, places } = s.districts[district];
  const cards = (guardian === null ? 0 : worth(guardian.kind)) + (action === null ? 0 : worth(action.kind));
  return Math.exp(0.35 * cards - 0.9 * (sanity + investigators) - 0.2 * places.length);
});

/** An investigator that would arrive now is worth a card to keep away. */
const trail = each((s: Cults, choice: CardId | Stop, _seat, { district: at }: At) => {
  return choice === STOP ? 1 : arriving(s, at) > s.districts[at].investigators ? 2 : 0.1;
});

export const weights: WeightsOf<Cults, typeof QUESTIONS> = {
  'setup/out': even,
  'layout/stack': stacks,
  'first-places/district': firstPlace,
  'lost-files/card': each((_s, choice) => (choice === STOP ? 0.02 : 1)),
  'mobilise/use': each((s, choice) => {
    if (choice === STOP) return 0.05;
    return choice[1] === 'draw' ? 1 : later(s) > 0.2 ? 0.2 : 5;
  }),
  'recruit/dice': even, // what a bot would roll again is suggested
  'recruit/use': dieUse,
  'screen-limit/returned': returnedTokens,
  'hiding/returned': returnedTokens,
  'planning/district': planning,
  'turn/choice': turn,
  'bluff/taken': gainedTokens,
  'growth/use': growthUse,
  'growth/cards': acquisition,
  'growth/victim': victim,
  'payment/spend': payment,
  'preparation/trail': trail,
  'preparation/first': rituals,
  'preparation/second': rituals,
  'influence/first': even,
  'move-in/ritual': each((s, choice, seat, { district }) =>
    choice === STOP ? 1 : favour(moveGain(s, seat, district, choice)),
  ),
  'draw-or-destroy/extra': extra,
  'domination/moved': response,
  // Cards with attack: what a bot tries besides its suggestion.
  'commitment/cards': each((_s, card) => (cardOf(card).attack > 0 ? 2 : 0.05)),
  'commitment/thugs': thugs,
  'showing/use': fightUse,
  'afterwards/victim': victim,
  'terror/spend': terror,
  'terror/spot': each((s, choice) => {
    if (choice === STOP) return 0.01;
    return choice === 'space' ? 1 : DOMINATION_MARKERS + 1 - s.seats[choice]!.domination; // the leader first
  }),
  'terror/level': each((_s, choice) => Math.exp(-3 * choice)),
};
