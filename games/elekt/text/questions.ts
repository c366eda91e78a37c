import type { OptionLook } from '@tabula/kernel/game.js';
import type { Scalar, Seat } from '@tabula/kernel/json.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import { STOP, type Stop } from '@tabula/kit/acting.js';
import { optionMaker, type Params } from '@tabula/kit/options.js';
import { type Elekt, EMBER_LIMIT, type UnitId } from '../board.js';
import type { Attribute, PrivilegePower, Zone } from '../content/behaviour.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { assignmentCost, mostAssignments } from '../rules/assignment.js';
import { powerOf, privilegeCard, privilegePower, standing, unitIn } from '../rules/cards.js';
import type { Forgery, Swap } from '../rules/cunning.js';
import { instantCost } from '../rules/instant.js';
import { PASS } from '../rules/kit.js';
import type { Move } from '../rules/moving.js';
import { tokensLeft } from '../rules/occultism.js';
import { REDRAW } from '../rules/recruitment.js';
import { HARVEST, harvestOf } from '../rules/round-end.js';
import { type Save, saveCost } from '../rules/violence.js';

/** How the questions of the rules are put to a player, and how their options look. */

const { option, orStop } = optionMaker<RuleId>({ mentioned: ['owner'] });

const card = (id: Scalar) => ({ card: id });
const zone = (id: Zone) => ({ zone: id });
const attribute = (id: Attribute) => ({ attribute: id });
const seat = (id: Seat) => ({ seat: id });

/** A question that has a Zone among its locals. */
type Here = Asking<Elekt, { zone: Zone }>;

/** A unit in hand or on the discard pile. */
const unit = (key: string) => (choice: UnitId) => option(key, { unit: card(choice) });

/** A unit in a Zone; units of the same name may lie there for several players, so the label says whose it is. */
const standingUnit = ({ s, seat: asked }: Asking<Elekt>, id: UnitId): Params => {
  const owner = standing(s, id)?.unit.owner ?? asked;
  return { unit: card(id), owner: seat(owner), own: owner === asked };
};

const unitHere = (key: string) => (choice: UnitId, asking: Asking<Elekt>) => option(key, standingUnit(asking, choice));

/** A token and the unit it goes to; `more` says whether tokens were attached before. */
const token =
  <V>(more: (v: V) => boolean) =>
  (choice: readonly [Attribute, UnitId] | Stop, asking: Asking<Elekt, V>) => {
    if (choice === STOP) return option('option.no-token', { more: more(asking.v) });
    const [kind, id] = choice;
    return option('option.attach', { attribute: attribute(kind), ...standingUnit(asking, id) });
  };

type Winning = Asking<Elekt, { zone: Zone; winner: Seat; left: number; used: Attribute[] }>;

/** Tokens of Occultism: to stop is a right of its own, and so is a second token of a kind. */
const occultToken = (choice: readonly [Attribute, UnitId] | Stop, asking: Winning): OptionLook => {
  const look = token(({ used }: Winning['v']) => used.length > 0)(choice, asking);
  if (choice === STOP) return { ...look, rule: 'ELEK-7.6' };
  return asking.v.used.includes(choice[0]) ? { ...look, rule: 'ELEK-15.26' } : look;
};

const move = orStop('option.move-none', ([id, to]: Move) => option('option.move', { unit: card(id), zone: zone(to) }));

const here = ({ v }: Here): Params => ({ zone: zone(v.zone) });
const withUnit = ({ v }: Asking<Elekt, { unit: UnitId; zone: Zone }>): Params => ({
  unit: card(v.unit),
  zone: zone(v.zone),
});

/** The Privilege of a player that has a power. */
const privilege = ({ s, seat: owner }: Asking<Elekt>, is: PrivilegePower['is']): Params => {
  const held = s.seats[owner]!.privileges.find((id) => privilegeCard(s, id).powers.some((power) => power.is === is));
  return { privilege: card(held ?? null) };
};

type Saving = Asking<Elekt, { zone: Zone; unit: UnitId; by: Seat; violence: boolean }>;

const save = (choice: Save, asking: Saving) => {
  const { s, v } = asking;
  const unit = card(v.unit);
  if (choice === 'pact') return option('option.pact', { unit, ...privilege(asking, 'free-save') }, 'ELEK-17.39');
  if (choice === 'let-go') return option('option.let-go', { unit }, 'ELEK-9.8');
  return option('option.save', { unit, cost: saveCost(s, v.zone, unitIn(s, v.zone, v.unit)!, v) }, 'ELEK-9.13');
};

/** A swap says where the other unit lies; a forgery whose card is taken, and for how much. */
const swap = ([kind, own, other]: Swap | Forgery, { s }: Asking<Elekt>) => {
  if (kind === 'forge') {
    const owner = s.seats.findIndex(({ missions, influences }) => [...missions, ...influences].includes(other));
    const price = powerOf(s, standing(s, own)!.unit, 'forge')!.price;
    return option('option.forge', { unit: card(own), card: card(other), owner: seat(owner), price }, 'ELEK-15.4');
  }
  return option('option.swap', { unit: card(own), other: card(other), zone: zone(standing(s, other)!.zone) });
};

/** The unit that may be discarded to take a card, if that is among the choices. */
const forger = ({ choices }: Asking<Elekt, unknown, Swap | Forgery | Stop>): Params => {
  const forgery = choices.find((choice) => choice[0] === 'forge');
  return { forger: card(forgery?.[1] ?? null) };
};

const WORDS: WordsOf<Elekt, typeof QUESTIONS> = {
  'setup/direction': { option: (choice) => option('option.direction', { direction: { direction: choice } }) },
  'recruit/keep': {
    option: (choice) =>
      choice === REDRAW
        ? option('option.redraw', {}, 'ELEK-4.5')
        : option('option.keep', { unit: card(choice) }, 'ELEK-4.4'),
  },
  'assignment/choice': {
    about: ({ s, seat: asked }) => ({ number: s.seats[asked]!.assigned + 1, most: mostAssignments(s, asked) }),
    option: (choice, { s, seat: asked }) => {
      if (choice === PASS) return option('option.pass', {}, 'ELEK-5.17');
      const [id, to] = choice;
      return option('option.assign', { unit: card(id), zone: zone(to), cost: assignmentCost(s, asked, id, to) });
    },
  },
  'instant-ability/use': {
    about: (asking) => ({ ...withUnit(asking), can: asking.choices.includes(true) }),
    option: (choice, { s, v }) =>
      choice
        ? option('option.use', { unit: card(v.unit), cost: instantCost(s, v.unit, v.zone) ?? 0 }, 'ELEK-13.6')
        : option('option.do-not-use', {}, 'ELEK-13.3'),
  },
  'attach-tokens/choice': { about: withUnit, option: token((v) => v.before !== null) },
  'remove-one-token/choice': {
    about: withUnit,
    option: ([id, kind], asking) =>
      option('option.remove-token', { attribute: attribute(kind), ...standingUnit(asking, id) }),
  },
  'remove-all-tokens/choice': { about: withUnit, option: unitHere('option.remove-all-tokens') },
  'mirror/choice': { about: withUnit, option: unitHere('option.mirror') },
  'take-unit/choice': { about: withUnit, option: unitHere('option.take-unit') },
  'switch-off/choice': { about: withUnit, option: unitHere('option.switch-off') },
  'move-other/choice': { about: withUnit, option: move },
  'take-ember/choice': {
    about: withUnit,
    option: (choice, { s }) => option('option.take-ember', { seat: seat(choice), embers: s.seats[choice]!.embers }),
  },
  'annihilate-other/choice': { about: withUnit, option: unitHere('option.annihilate') },
  'place-basic/choice': {
    about: withUnit,
    option: orStop('option.place-none', unit('option.place')),
  },
  'discard-units/unit': {
    about: ({ v }) => ({ count: v.count }),
    option: unit('option.discard'),
    cites: ({ v }) => v.because,
  },
  'after-assignment/token': {
    about: withUnit,
    option: (choice) => option('option.token', { attribute: attribute(choice) }),
  },
  'passage/choice': { about: (asking) => privilege(asking, 'passage'), option: move },
  'confrontation/pay': {
    about: (asking) => ({
      attribute: attribute(asking.v.attribute),
      ...here(asking),
      ...privilege(asking, 'seal-ties'),
    }),
    option: (choice, { s, seat: asked }) =>
      choice
        ? option('option.seal', { price: privilegePower(s, asked, 'seal-ties')?.price ?? 0 })
        : option('option.decline'),
  },
  'occultism/token': {
    about: (asking) => ({
      ...here(asking),
      left: tokensLeft(asking.s, asking.v),
      more: asking.v.used.length > 0,
    }),
    option: occultToken,
  },
  'extra-token/token': { about: here, option: token(() => true) },
  'cunning/choice': {
    about: (asking) => ({ ...here(asking), ...forger(asking) }),
    option: orStop('option.no-swap', swap, 'ELEK-8.9'),
  },
  'violence/victim': {
    about: here,
    option: (choice, asking) =>
      choice === STOP
        ? option('option.spare', { more: asking.v.hit.length > 0 }, 'ELEK-9.3')
        : option('option.annihilate', standingUnit(asking, choice)),
  },
  'redirect/pick': {
    about: ({ me, v }) => ({ guard: card(me), named: card(v.named ?? null) }),
    option: unit('option.sacrifice'),
  },
  'annihilate/save': { about: withUnit, option: save },
  'stay/keep': {
    about: ({ me }) => ({ exarch: card(me) }),
    option: (choice, { s, v, me }) => {
      const exarch = standing(s, me)?.unit;
      const price = exarch === undefined ? 0 : (powerOf(s, exarch, 'stay')?.price ?? 0);
      const saved = v.saved === undefined ? {} : { unit: card(v.saved) };
      return choice ? option('option.stay', { ...saved, price }) : option('option.to-hand', saved, 'ELEK-9.7');
    },
  },
  'after-winning/choice': {
    about: ({ v }) => ({ card: card(v.card) }),
    option: orStop('option.recover-none', unit('option.recover')),
  },
  'round-end/scepter': {
    about: ({ s }) => ({ two: s.seats.length === 2 }),
    option: (choice, { seat: asked }) => {
      if (typeof choice === 'number') return option('option.holder', { seat: seat(choice), own: choice === asked });
      const [to, direction] = choice;
      return option('option.scepter', { seat: seat(to), own: to === asked, direction: { direction } });
    },
  },
  'harvest/choice': {
    about: (asking) => privilege(asking, 'amnesty'),
    option: (choice, { s, seat: asked }) => {
      if (choice !== HARVEST) return option('option.amnesty', { unit: card(choice) });
      const count = Math.min(harvestOf(s, asked), EMBER_LIMIT - s.seats[asked]!.embers); // ELEK-11.6
      return option('option.harvest', { count });
    },
  },
  'game/herald': {
    option: (choice) =>
      choice === 'nobody' ? option('option.nobody') : option('option.herald', { seat: seat(choice) }),
  },
};

export const { prompt, look, cites } = worded(QUESTIONS, WORDS);
