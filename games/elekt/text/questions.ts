import type { Message, Param, Ref } from '@tabula/kernel/chance.js';
import { type Frame, message, type OptionLook } from '@tabula/kernel/game.js';
import type { Json, Scalar } from '@tabula/kernel/json.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import { type Elekt, EMBER_LIMIT } from '../board.js';
import type { PrivilegePower, Zone } from '../content/behaviour.js';
import { assignmentCost, mostAssignments } from '../rules/assignment.js';
import { powerOf, privilegeCard, privilegePower, standing, unitIn } from '../rules/cards.js';
import { instantCost } from '../rules/instant.js';
import { harvestOf } from '../rules/round-end.js';
import { saveCost } from '../rules/violence.js';

/** How the questions of the rules are put to a player, and how their options look. */

type Params = { readonly [name: string]: Param };
type Locals = Record<string, Json>;

/** A label, what it points at, and the rule if it is not the question's own. The owner of a thing is only mentioned. */
const option = (key: string, params: Params = {}, rule?: string): OptionLook => {
  const { owner: _, ...meant } = params;
  const refs = Object.values(meant).filter((param): param is Ref => typeof param === 'object' && param !== null);
  return rule === undefined ? { label: message(key, params), refs } : { label: message(key, params), refs, rule };
};

const card = (id: Scalar) => ({ card: id });
const zone = (id: Scalar) => ({ zone: id });
const attribute = (id: Scalar) => ({ attribute: id });
const seat = (id: Scalar) => ({ seat: id });

interface QuestionText {
  /** What the prompt says besides its own words. */
  readonly about?: (s: Elekt, v: Locals, frame: Frame, ask: Ask) => Params;
  readonly option: (choice: Choice, s: Elekt, frame: Frame, ask: Ask) => OptionLook;
}
type Look = QuestionText['option'];

/** The parts of a choice that is a tuple. */
const parts = (choice: Choice) => choice as readonly Scalar[];

/** A unit in hand or on the discard pile. */
const unit =
  (key: string): Look =>
  (choice) =>
    option(key, { unit: card(choice as Scalar) });

/** A unit in a Zone; units of the same name may lie there for several players, so the label says whose it is. */
const standingUnit = (s: Elekt, ask: Ask, id: Scalar): Params => {
  const owner = standing(s, id as string)?.unit.owner ?? ask.seat;
  return { unit: card(id), owner: seat(owner), own: owner === ask.seat };
};

const unitHere =
  (key: string): Look =>
  (choice, s, _frame, ask) =>
    option(key, standingUnit(s, ask, choice as Scalar));

/** A token and the unit it goes to; `more` says whether tokens were attached before. */
const token =
  (more: (v: Locals) => boolean): Look =>
  (choice, s, frame, ask) => {
    if (choice === 'stop') return option('option.no-token', { more: more(frame.v) });
    const [kind, id] = parts(choice);
    return option('option.attach', { attribute: attribute(kind!), ...standingUnit(s, ask, id!) });
  };

const move: Look = (choice) =>
  choice === 'stop'
    ? option('option.move-none')
    : option('option.move', { unit: card(parts(choice)[0]!), zone: zone(parts(choice)[1]!) });

const here = (_s: Elekt, v: Locals): Params => ({ zone: zone(v.zone as string) });
const withUnit = (_s: Elekt, v: Locals): Params => ({
  unit: card(v.unit as string),
  zone: zone(v.zone as string),
});

/** The Privilege of a player that has a power. */
const privilege = (s: Elekt, owner: number, is: PrivilegePower['is']): Params => {
  const held = s.seats[owner]!.privileges.find((id) => privilegeCard(s, id).powers.some((power) => power.is === is));
  return { privilege: card(held ?? null) };
};

const save: Look = (choice, s, frame, ask) => {
  const v = frame.v as { zone: Zone; unit: string; by: number; violence: boolean };
  if (choice === 'pact') return option('option.pact', privilege(s, ask.seat, 'free-save'), 'ELEK-17.39');
  if (choice === 'let-go') return option('option.let-go', {}, 'ELEK-9.8');
  return option('option.save', { cost: saveCost(s, v.zone, unitIn(s, v.zone, v.unit)!, v) }, 'ELEK-9.13');
};

/** A swap says where the other unit lies; a forgery whose card is taken, and for how much. */
const swap: Look = (choice, s) => {
  if (choice === 'stop') return option('option.no-swap', {}, 'ELEK-8.9');
  const [kind, own, other] = parts(choice) as readonly string[];
  if (kind === 'forge') {
    const owner = s.seats.findIndex(({ missions, influences }) => [...missions, ...influences].includes(other!));
    const price = powerOf(s, standing(s, own!)!.unit, 'forge')!.price;
    return option('option.forge', { unit: card(own!), card: card(other!), owner: seat(owner), price }, 'ELEK-15.4');
  }
  return option('option.swap', { unit: card(own!), other: card(other!), zone: zone(standing(s, other!)!.zone) });
};

/** The unit that may be discarded to take a card, if that is among the choices. */
const forger = ({ choices }: Ask): Params => {
  const forgery = choices.map(parts).find((choice) => choice[0] === 'forge');
  return { forger: card(forgery?.[1] ?? null) };
};

/** By the name of the rule and of the local that takes the answer. Prompts have the key `ask.` and the same name. */
const QUESTIONS: Readonly<Record<string, QuestionText>> = {
  'setup/direction': { option: (choice) => option('option.direction', { direction: { direction: choice as Scalar } }) },
  'recruit/keep': {
    option: (choice) =>
      choice === 'redraw'
        ? option('option.redraw', {}, 'ELEK-4.5')
        : option('option.keep', { unit: card(choice as Scalar) }, 'ELEK-4.4'),
  },
  'assignment/choice': {
    about: (s, _v, _frame, ask) => ({
      number: s.seats[ask.seat]!.assigned + 1,
      most: mostAssignments(s, ask.seat),
    }),
    option: (choice, s, _frame, ask) => {
      if (choice === 'pass') return option('option.pass', {}, 'ELEK-5.17');
      const [id, to] = parts(choice) as readonly [string, Zone];
      return option('option.assign', { unit: card(id), zone: zone(to), cost: assignmentCost(s, ask.seat, id, to) });
    },
  },
  'instant-ability/use': {
    about: (s, v, _frame, ask) => ({ ...withUnit(s, v), can: ask.choices.includes(true) }),
    option: (choice, s, frame) => {
      const { unit: id, zone: at } = frame.v as { unit: string; zone: Zone };
      return choice === true
        ? option('option.use', { unit: card(id), cost: instantCost(s, id, at) ?? 0 }, 'ELEK-13.6')
        : option('option.do-not-use', {}, 'ELEK-13.3');
    },
  },
  'attach-tokens/choice': { about: withUnit, option: token((v) => v.before !== null) },
  'remove-one-token/choice': {
    about: withUnit,
    option: (choice, s, _frame, ask) => {
      const [id, kind] = parts(choice);
      return option('option.remove-token', { attribute: attribute(kind!), ...standingUnit(s, ask, id!) });
    },
  },
  'remove-all-tokens/choice': { about: withUnit, option: unitHere('option.remove-all-tokens') },
  'mirror/choice': { about: withUnit, option: unitHere('option.mirror') },
  'take-unit/choice': { about: withUnit, option: unitHere('option.take-unit') },
  'switch-off/choice': { about: withUnit, option: unitHere('option.switch-off') },
  'move-other/choice': { about: withUnit, option: move },
  'take-ember/choice': {
    about: withUnit,
    option: (choice, s) =>
      option('option.take-ember', { seat: seat(choice as Scalar), embers: s.seats[choice as number]!.embers }),
  },
  'annihilate-other/choice': { about: withUnit, option: unitHere('option.annihilate') },
  'place-basic/choice': {
    about: withUnit,
    option: (choice) =>
      choice === 'stop' ? option('option.place-none') : option('option.place', { unit: card(choice as Scalar) }),
  },
  'discard-units/unit': {
    about: (_s, v) => ({ count: v.count as number }),
    option: unit('option.discard'),
  },
  'after-assignment/token': {
    about: withUnit,
    option: (choice) => option('option.token', { attribute: attribute(choice as Scalar) }),
  },
  'passage/choice': { about: (s, _v, _frame, ask) => privilege(s, ask.seat, 'passage'), option: move },
  'confrontation/pay': {
    about: (s, v, _frame, ask) => ({
      attribute: attribute(v.attribute as string),
      zone: zone(v.zone as string),
      ...privilege(s, ask.seat, 'seal-ties'),
    }),
    option: (choice, s, _frame, ask) =>
      choice === true
        ? option('option.seal', { price: privilegePower(s, ask.seat, 'seal-ties')?.price ?? 0 })
        : option('option.decline'),
  },
  'occultism/token': {
    about: (_s, v) => ({ zone: zone(v.zone as string), left: v.left as number }),
    option: token((v) => (v.used as readonly Json[]).length > 0),
  },
  'extra-token/token': { about: here, option: token(() => true) },
  'cunning/choice': { about: (s, v, _frame, ask) => ({ ...here(s, v), ...forger(ask) }), option: swap },
  'violence/victim': {
    about: here,
    option: (choice, s, frame, ask) =>
      choice === 'stop'
        ? option('option.spare', { more: (frame.v.hit as readonly Json[]).length > 0 }, 'ELEK-9.3')
        : option('option.annihilate', standingUnit(s, ask, choice as Scalar)),
  },
  'redirect/pick': {
    about: (_s, _v, frame) => ({ guard: card(frame.me ?? '') }),
    option: unit('option.sacrifice'),
  },
  'annihilate/save': { about: withUnit, option: save },
  'stay/keep': {
    about: (_s, _v, frame) => ({ exarch: card(frame.me ?? '') }),
    option: (choice, s, frame) => {
      const exarch = standing(s, frame.me ?? '')?.unit;
      const price = exarch === undefined ? 0 : (powerOf(s, exarch, 'stay')?.price ?? 0);
      return choice === true ? option('option.stay', { price }) : option('option.to-hand', {}, 'ELEK-9.7');
    },
  },
  'after-winning/choice': {
    about: (_s, v) => ({ card: card(v.card as string) }),
    option: (choice) =>
      choice === 'stop' ? option('option.recover-none') : option('option.recover', { unit: card(choice as Scalar) }),
  },
  'round-end/scepter': {
    about: (s) => ({ two: s.seats.length === 2 }),
    option: (choice, _s, _frame, ask) => {
      if (typeof choice === 'number') return option('option.holder', { seat: seat(choice), own: choice === ask.seat });
      const [to, direction] = parts(choice);
      return option('option.scepter', { seat: seat(to!), own: to === ask.seat, direction: { direction: direction! } });
    },
  },
  'harvest/choice': {
    about: (s, _v, _frame, ask) => privilege(s, ask.seat, 'amnesty'),
    option: (choice, s, _frame, ask) => {
      if (choice !== 'harvest') return option('option.amnesty', { unit: card(choice as Scalar) });
      const count = Math.min(harvestOf(s, ask.seat), EMBER_LIMIT - s.seats[ask.seat]!.embers); // ELEK-11.6
      return option('option.harvest', { count });
    },
  },
  'game/herald': {
    option: (choice) =>
      choice === 'nobody' ? option('option.nobody') : option('option.herald', { seat: seat(choice as Scalar) }),
  },
};

const textOf = (ask: Ask, frame: Frame): QuestionText => {
  const found = QUESTIONS[`${frame.rule}/${ask.into}`];
  if (found === undefined) throw new Error(`no words for the question ${frame.rule}/${ask.into}`);
  return found;
};

export const questionIds = Object.keys(QUESTIONS);

export const prompt = (s: Elekt, ask: Ask, frame: Frame): Message =>
  message(`ask.${frame.rule}/${ask.into}`, { ...textOf(ask, frame).about?.(s, frame.v, frame, ask) });

export const look = (s: Elekt, ask: Ask, frame: Frame, choice: Choice): OptionLook =>
  textOf(ask, frame).option(choice, s, frame, ask);
