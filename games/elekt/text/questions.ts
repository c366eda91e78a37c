import type { Message, Param, Ref } from '@tabula/kernel/chance.js';
import { type Frame, message, type OptionLook } from '@tabula/kernel/game.js';
import type { Json, Scalar } from '@tabula/kernel/json.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import type { Elekt } from '../board.js';
import type { Zone } from '../content/behaviour.js';
import { powerOf, privilegePower, unitIn } from '../rules/cards.js';
import { instantCost } from '../rules/instant.js';
import { harvestOf } from '../rules/round-end.js';
import { saveCost } from '../rules/violence.js';

/** How the questions of the rules are put to a player, and how their options look. */

type Params = { readonly [name: string]: Param };
type Locals = Record<string, Json>;

/** A label, what it points at, and the rule if it is not the question's own. */
const option = (key: string, params: Params = {}, rule?: string): OptionLook => {
  const refs = Object.values(params).filter((param): param is Ref => typeof param === 'object' && param !== null);
  return rule === undefined ? { label: message(key, params), refs } : { label: message(key, params), refs, rule };
};

const card = (id: Scalar) => ({ card: id });
const zone = (id: Scalar) => ({ zone: id });
const attribute = (id: Scalar) => ({ attribute: id });
const seat = (id: Scalar) => ({ seat: id });

interface QuestionText {
  /** What the prompt says besides its own words. */
  readonly about?: (s: Elekt, v: Locals, frame: Frame) => Params;
  readonly option: (choice: Choice, s: Elekt, frame: Frame, ask: Ask) => OptionLook;
}

const stop = option('option.stop');
/** The parts of a choice that is a tuple. */
const parts = (choice: Choice) => choice as readonly Scalar[];

const unitOrStop = (key: string) => (choice: Choice) =>
  choice === 'stop' ? stop : option(key, { unit: card(choice as Scalar) });

const tokenOrStop = (choice: Choice) =>
  choice === 'stop'
    ? option('option.no-token')
    : option('option.attach', { attribute: attribute(parts(choice)[0]!), unit: card(parts(choice)[1]!) });

const moveOrStop = (choice: Choice) =>
  choice === 'stop' ? stop : option('option.move', { unit: card(parts(choice)[0]!), zone: zone(parts(choice)[1]!) });

const here = (_s: Elekt, v: Locals): Params => ({ zone: zone(v['zone'] as string) });
const withUnit = (_s: Elekt, v: Locals): Params => ({
  unit: card(v['unit'] as string),
  zone: zone(v['zone'] as string),
});

function saveOption(choice: Choice, s: Elekt, frame: Frame): OptionLook {
  const v = frame.v as unknown as { zone: Zone; unit: string; by: number; violence: boolean };
  if (choice === 'pact') return option('option.pact', {}, 'ELEK-17.39');
  if (choice === 'let-go') return option('option.let-go', {}, 'ELEK-9.8');
  return option('option.save', { cost: saveCost(s, v.zone, unitIn(s, v.zone, v.unit)!, v) }, 'ELEK-9.13');
}

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
    option: (choice) =>
      choice === 'pass'
        ? option('option.pass', {}, 'ELEK-5.17')
        : option('option.assign', { unit: card(parts(choice)[0]!), zone: zone(parts(choice)[1]!) }),
  },
  'instant-ability/use': {
    about: withUnit,
    option: (choice, s, frame) => {
      const { unit, zone: at } = frame.v as { unit: string; zone: Zone };
      return choice === true
        ? option('option.use', { unit: card(unit), cost: instantCost(s, unit, at) ?? 0 }, 'ELEK-13.6')
        : option('option.do-not-use', {}, 'ELEK-13.3');
    },
  },
  'attach-tokens/choice': { about: withUnit, option: tokenOrStop },
  'remove-one-token/choice': {
    about: withUnit,
    option: (choice) =>
      option('option.remove-token', { unit: card(parts(choice)[0]!), attribute: attribute(parts(choice)[1]!) }),
  },
  'remove-all-tokens/choice': { about: withUnit, option: unitOrStop('option.remove-all-tokens') },
  'mirror/choice': { about: withUnit, option: unitOrStop('option.mirror') },
  'take-unit/choice': { about: withUnit, option: unitOrStop('option.take-unit') },
  'switch-off/choice': { about: withUnit, option: unitOrStop('option.switch-off') },
  'move-other/choice': { about: withUnit, option: moveOrStop },
  'take-ember/choice': {
    about: withUnit,
    option: (choice) => option('option.take-ember', { seat: seat(choice as Scalar) }),
  },
  'annihilate-other/choice': { about: withUnit, option: unitOrStop('option.annihilate') },
  'place-basic/choice': { about: withUnit, option: unitOrStop('option.place') },
  'discard-units/unit': {
    about: (_s, v) => ({ count: v['count'] as number }),
    option: unitOrStop('option.discard'),
  },
  'after-assignment/token': {
    about: withUnit,
    option: (choice) => option('option.token', { attribute: attribute(choice as Scalar) }),
  },
  'passage/choice': { option: moveOrStop },
  'confrontation/pay': {
    about: (_s, v) => ({ attribute: attribute(v['attribute'] as string), zone: zone(v['zone'] as string) }),
    option: (choice, s, _frame, ask) =>
      choice === true
        ? option('option.seal', { price: privilegePower(s, ask.seat, 'seal-ties')?.price ?? 0 })
        : option('option.decline'),
  },
  'occultism/token': {
    about: (_s, v) => ({ zone: zone(v['zone'] as string), left: v['left'] as number }),
    option: tokenOrStop,
  },
  'extra-token/token': { about: here, option: tokenOrStop },
  'cunning/choice': {
    about: here,
    option: (choice) => {
      if (choice === 'stop') return option('option.no-swap', {}, 'ELEK-8.9');
      const [kind, own, other] = parts(choice);
      return kind === 'forge'
        ? option('option.forge', { unit: card(own!), card: card(other!) }, 'ELEK-15.4')
        : option('option.swap', { unit: card(own!), other: card(other!) });
    },
  },
  'violence/victim': {
    about: here,
    option: (choice) =>
      choice === 'stop'
        ? option('option.spare', {}, 'ELEK-9.3')
        : option('option.annihilate', { unit: card(choice as Scalar) }),
  },
  'redirect/pick': {
    about: (_s, _v, frame) => ({ guard: card(frame.me ?? '') }),
    option: unitOrStop('option.sacrifice'),
  },
  'annihilate/save': { about: withUnit, option: saveOption },
  'stay/keep': {
    about: (_s, _v, frame) => ({ exarch: card(frame.me ?? '') }),
    option: (choice, s, frame) => {
      const found = Object.keys(s.zones).map((at) => unitIn(s, at as Zone, frame.me ?? ''));
      const exarch = found.find((unit) => unit !== undefined);
      const price = exarch === undefined ? 0 : (powerOf(s, exarch, 'stay')?.price ?? 0);
      return choice === true ? option('option.stay', { price }) : option('option.to-hand', {}, 'ELEK-9.7');
    },
  },
  'after-winning/choice': { option: unitOrStop('option.recover') },
  'round-end/scepter': {
    option: (choice) =>
      option('option.scepter', { seat: seat(parts(choice)[0]!), direction: { direction: parts(choice)[1]! } }),
  },
  'harvest/choice': {
    option: (choice, s, _frame, ask) =>
      choice === 'harvest'
        ? option('option.harvest', { count: harvestOf(s, ask.seat) })
        : option('option.recover', { unit: card(choice as Scalar) }),
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
  message(`ask.${frame.rule}/${ask.into}`, { ...textOf(ask, frame).about?.(s, frame.v, frame) });

export const look = (s: Elekt, ask: Ask, frame: Frame, choice: Choice): OptionLook =>
  textOf(ask, frame).option(choice, s, frame, ask);
