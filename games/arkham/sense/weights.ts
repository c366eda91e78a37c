import type { Seat } from '@tabula/kernel/json.js';
import { each, even, type Weigher, type WeightsOf } from '@tabula/kernel/questions.js';
import { NO } from '@tabula/kernel/runner.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { favouring } from '@tabula/kit/sense.js';
import type { Arkham } from '../board.js';
import type { QUESTIONS } from '../questions.js';
import { SELF, type Share } from '../rules/harm.js';
import { assetOf, monsterCard, monsterIn, sheetOf } from '../rules/look.js';
import { type Change, innermost, successesOf, successFrom } from '../rules/test.js';
import type { Deed } from '../rules/turn.js';
import { instructionAt } from '../verbs/which.js';
import { ACTIONS, type Action, type Text } from '../words.js';
import { diceBy } from './chances.js';
import { FIGURES } from './figures.js';
import {
  choiceGain,
  hasFailed,
  markCost,
  priced,
  SKILL_WORTH,
  sheetGain,
  strengthOf,
  targetGain,
  wanted,
} from './gains.js';
import { attackWorth, bestJourney, guardOf, type Outlook, outlookOf, planAt } from './plans.js';
import { costWorth, passing, textWorth } from './texts.js';
import { abilityWorth, actionWorth, cardWorth, useWorth } from './turns.js';
import { doomCost, harmCost, threatOf } from './worth.js';

/** How likely a companion would choose each option, by question. All of it is for the team. Weights are relative; 0 is never. */

const favour = favouring(4);
/** What is worse than the best by more than this is not thought about. */
const FAR = 1.2;

/** Weighs options by what they bring, against the best of them. */
const gaining =
  <V, T>(gain: (s: Arkham, choice: T, seat: Seat, v: V) => number): Weigher<Arkham, V, T> =>
  (s, choices, weights, seat, v) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < weights.length; i++) {
      weights[i] = gain(s, choices[i]!, seat, v);
      if (weights[i]! > best) best = weights[i]!;
    }
    for (let i = 0; i < weights.length; i++) weights[i] = weights[i]! < best - FAR ? 0 : favour(weights[i]! - best);
  };

/** Only what brings most: questions that are not worth a second thought. */
const best =
  <V, T>(gain: (s: Arkham, choice: T, seat: Seat, v: V) => number): Weigher<Arkham, V, T> =>
  (s, choices, weights, seat, v) => {
    let at = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < weights.length; i++) {
      const worth = gain(s, choices[i]!, seat, v);
      weights[i] = 0;
      if (worth > most) {
        most = worth;
        at = i;
      }
    }
    if (weights.length > 0) weights[at] = 1;
  };

/** Any of them will do. */
const first = best(() => 0);

const isAction = (deed: string): deed is Action => (ACTIONS as readonly string[]).includes(deed);

/** What a deed of a turn brings with all that follows it. */
function deedGain(o: Outlook, deed: Deed): number {
  const { space } = o.s.seats[o.seat]!;
  if (deed === STOP) return o.held ? -9 : planAt(o, space, 0).worth - 0.02;
  return isAction(deed) ? actionWorth(o, deed) : abilityWorth(o, deed);
}

/** The deeds of a turn, with the places looked at once. */
const deeds =
  (more: number): Weigher<Arkham, { seat: Seat }, Deed> =>
  (s, choices, weights, seat, v) => {
    const seen = outlookOf(s, seat, more === 0 ? undefined : more);
    const cards = choices.filter((deed) => deed !== STOP && !isAction(deed)).map((id) => cardWorth(seen, id));
    const o = { ...seen, spare: Math.max(0, ...cards) };
    gaining((_s: Arkham, deed: Deed) => deedGain(o, deed))(s, choices, weights, seat, v);
  };

/** One step after the other towards what is best. */
const steps: Weigher<Arkham, { seat: Seat; taken: number }, number | Stop> = (s, choices, weights, seat, v) => {
  const o = outlookOf(s, seat);
  const left = o.left - 1;
  const { space } = s.seats[seat]!;
  const gain = (_s: Arkham, to: number | Stop): number => {
    if (to === STOP) return planAt(o, space, left).worth + 0.01;
    if (guardOf(s, to, seat) !== undefined) return planAt(o, to, left).worth;
    return bestJourney(o, to, left, v.taken + 1)?.worth ?? 0;
  };
  gaining(gain)(s, choices, weights, seat, v);
};

/** Harm goes to cards that can take it, unless that would be the end of something dear. */
const sharing = (kind: 'damage' | 'horror') =>
  best<{ damage: number; horror: number }, Share>((s, share, seat, v) => {
    const on = share === SELF ? 0 : share[1];
    const lost = share === SELF ? 0 : markCost(s, seat, share[0], kind, on);
    const own = v[kind] - on;
    return -harmCost(s, seat, kind === 'damage' ? own : 0, kind === 'horror' ? own : 0) - lost;
  });

/** Tokens and cards are used on dice that failed, while that still helps. Clues are dearer than most successes. */
const rerolls = best<unknown, Change>((s, change) => {
  if (change === STOP) return 0;
  const more = wanted(s);
  if (more <= 0) return -1;
  const test = innermost(s);
  const failed = successFrom(s, test.seat);
  if (typeof change === 'string')
    return test.faces.some((face) => face < failed) ? useWorth(s, test.seat, change) + 0.1 : -1;
  const face = change[0] === 'clue' ? change[1] : change[2];
  if (face >= failed) return -1;
  const price = change[0] === 'clue' ? FIGURES.clue : FIGURES.token;
  const gains = successesOf(s, test) === 0 ? FIGURES.pass / 3 : 0.2;
  return gains - price - 0.001 * face;
});

/** The part of a text that a question is about. */
const textAt = (
  s: Arkham,
  v: { of: string; path: readonly (string | number)[] },
  ...more: (string | number)[]
): Text => {
  const part = instructionAt(s, { of: v.of, path: [...v.path, ...more], seat: -1, bound: {} }) as unknown;
  return Array.isArray(part) ? (part as Text) : [];
};

export const weights: WeightsOf<Arkham, typeof QUESTIONS> = {
  'setup/wish': best((_s, seat) => -seat),
  'new-investigator/sheet': best(sheetGain),
  'new-investigator/choice': best((s, choice, seat) => choiceGain(s, seat, choice)),
  'action-phase/next': best((s, seat) => s.seats[seat]!.clues),
  'turn/deed': deeds(0),
  'attack/monster': best((s, card, seat) => attackWorth(outlookOf(s, seat), monsterIn(s, card)!)),
  'attack/way': best((s, way, seat, v) => diceBy(s, seat, way, 'attack', monsterCard(s, v.monster).attack).gain),
  'evade/way': best((s, way, seat) => diceBy(s, seat, way, 'evade', 0).gain),
  'move/way': best((_s, way) => (way === STOP ? 0 : -0.1)),
  'move/to': steps,
  'research/count': best((_s, count) => count),
  'trade/gift': best((_s, gift) => (gift === STOP ? 1 : 0)),
  'trade/count': best((_s, count) => -count),
  'trade/accepts': best((_s, accepts) => (accepts ? 1 : 0)),
  'evade/monster': best((s, card, seat) => threatOf(s, monsterIn(s, card)!, seat)),
  'additional/deed': deeds(1),
  'focus/skill': best((_s, skill) => SKILL_WORTH[skill] ?? 0),
  'focus-skill/discard': best((_s, skill) => -(SKILL_WORTH[skill] ?? 0)),
  'test/use': best((s, use) => (use === STOP ? 0 : (assetOf(s, use).hands ?? 0) === 0 && wanted(s) <= 0 ? -1 : 1)),
  'test/change': rerolls,
  'test/dice': each((s, die) => (hasFailed(s, die) ? 1 : 0)),
  'suffer/spent': best((_s, count) => count),
  'suffer/damageTo': sharing('damage'),
  'suffer/horrorTo': sharing('horror'),
  'monster-phase/next': first,
  'activate/prey': best((s, seat) => strengthOf(s, seat)),
  'activate/target': first,
  'activate/step': first,
  'meet/whom': best((s, seat) => strengthOf(s, seat)),
  'attacks-on/next': first,
  'spawn-monster/prey': best((s, seat) => strengthOf(s, seat)),
  'spawn-monster/space': best((s, space) => -s.seats.filter((one) => one.space === space).length),
  'encounter-phase/next': first,
  'encounter/kind': first,
  'damage-each/next': first,
  'place-doom/instead': best((s, space) => -doomCost(s, space)),
  'terror/space': first,
  'reckoning/next': first,
  'leave/order': even,
  'may/yes': best((s, yes, seat, v) => (yes ? textWorth(s, seat, textAt(s, v, 'does')) + 0.01 : 0)),
  'choose/option': gaining((s, option, seat, v) =>
    option === NO ? 0 : textWorth(s, seat, textAt(s, v, 'options', option)),
  ),
  'pick/that': first,
  'pay/with': gaining((s, cost, seat, v) => {
    const it = instructionAt(s, v) as Extract<Text[number], { do: 'pay' }>;
    if (cost === NO) return textWorth(s, seat, it.otherwise ?? []);
    return textWorth(s, seat, it.does ?? []) - costWorth(s, seat, it.cost[cost]!) + 0.02;
  }),
  'which/that': best((s, that, seat, v) => targetGain(s, that, seat, instructionAt(s, v).do)),
  'pay-cost/what': best((_s, what) => (what[0] === 'count' ? what[1] : 0)),
  'try/monster': best((s, card) => -monsterCard(s, card).evade),
  'try/pays': best((s, pays, seat, v) => {
    const it = instructionAt(s, v) as Extract<Text[number], { do: 'test' }>;
    if (!pays) return textWorth(s, seat, [it]);
    return textWorth(s, seat, it.pass ?? []) - costWorth(s, seat, it.or!);
  }),
  'try/spent': best((s, count, seat, v) => {
    const it = instructionAt(s, v) as Extract<Text[number], { do: 'test' }>;
    return textWorth(s, seat, it.pass ?? []) * passing(s, seat, it, count) - FIGURES.spent * count;
  }),
  'buy/card': best((s, card, seat) =>
    card === STOP ? 0 : priced(s, card, seat) - FIGURES.dollar * (assetOf(s, card).value ?? 0),
  ),
  'buy/away': even,
  'buy-spells/card': best((s, card, seat) =>
    card === STOP ? 0 : priced(s, card, seat) - FIGURES.dollar * (assetOf(s, card).value ?? 0),
  ),
  'buy-spells/order': even,
  'discard-or-suffer/away': even,
  'discard-or-suffer/count': best((s, count, seat) => {
    const { damage, horror } = s.seats[seat]!;
    const { health, sanity } = sheetOf(s, seat);
    return health - damage + sanity - horror > 6 ? -count : count;
  }),
  'share-action/yes': best((_s, yes) => (yes ? 1 : 0)),
  'swap-harm/whom': first,
  'swap-harm/damage': best((_s, count) => -Math.abs(count)),
  'swap-harm/horror': best((_s, count) => -Math.abs(count)),
  'reroll/dice': each((s, die) => (hasFailed(s, die) ? 1 : 0.01)),
  'window/first': first,
  'window/use': best((s, id, seat) => (id === NO ? 0 : useWorth(s, seat, id) + 0.05)),
};
