import type { Message, Param, Ref } from '@tabula/kernel/chance.js';
import { type Frame, message, type OptionLook } from '@tabula/kernel/game.js';
import type { Json, Scalar } from '@tabula/kernel/json.js';
import type { Ask, Choice } from '@tabula/kernel/rule.js';
import type { Cults } from '../board.js';
import { type District, type Level, TOKENS } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { houseOf } from '../house.js';
import { ritualValue, sanityOf } from '../rules/districts.js';
import { cardCost } from '../rules/growth.js';
import { risenLevel } from '../rules/influence.js';
import { placeCost, ritualCost } from '../rules/preparation.js';

/** How the questions of the rules are put to a player, and how their options look. */

type Params = { readonly [name: string]: Param };
type Locals = Record<string, Json>;

/** A label, what it points at, and the rule if it is not the question's own. */
const option = (key: string, params: Params = {}, rule?: string, refs = refsIn(params)): OptionLook =>
  rule === undefined ? { label: message(key, params), refs } : { label: message(key, params), refs, rule };

const refsIn = (params: Params): Ref[] =>
  Object.values(params).filter((param): param is Ref => typeof param === 'object' && param !== null);

const card = (id: Scalar) => ({ card: id });
const district = (id: Scalar) => ({ district: id });
const seat = (id: Scalar) => ({ seat: id });
const level = (id: Scalar) => ({ level: id });
/** A ritual on the board, by where it stands, its level and its owner: the same for all that are alike. */
const ritual = (at: Scalar, rank: Scalar, owner: Scalar): Ref => ({ ritual: `${at}:${rank}:${owner}` });
const stack = (kind: Scalar): Ref => ({ stack: kind });

interface QuestionText {
  /** What the prompt says besides its own words. */
  readonly about?: (s: Cults, v: Locals, frame: Frame, ask: Ask) => Params;
  readonly option: (choice: Choice, s: Cults, frame: Frame, ask: Ask) => OptionLook;
}
type Look = QuestionText['option'];

/** The parts of a choice that is a tuple. */
const parts = (choice: Choice) => choice as readonly Scalar[];

/** Or else `stop`, which reads as said here. */
const orStop =
  (key: string, look: Look, rule?: string): Look =>
  (choice, s, frame, ask) =>
    choice === 'stop' ? option(key, {}, rule) : look(choice, s, frame, ask);

const aDistrict =
  (key: string): Look =>
  (choice) =>
    option(key, { district: district(choice as Scalar) });

/** Tokens and cards that go together. Their label is put together from what they point at: speak.ts does it. */
export const THESE = 'option.these';
function these(counts: readonly Scalar[], cards: readonly Scalar[]): OptionLook {
  const tokens = TOKENS.flatMap((token, i) => Array.from({ length: counts[i] as number }, () => ({ token })));
  return { label: message(THESE), refs: [...cards.map(card), ...tokens] };
}
const tokens: Look = (choice) => these(parts(choice), []);
const spend: Look = (choice) => these(parts(choice).slice(0, 3), parts(choice).slice(3));

const aCard =
  (key: string): Look =>
  (choice) =>
    option(key, { card: card(choice as Scalar) });

const here = (_s: Cults, v: Locals): Params => ({ district: district(v.district as string) });

/** What is prepared, with its cost now. */
const deed: Look = (choice, s, frame, ask) => {
  const at = frame.v.district as District;
  if (choice === 'place')
    return option('option.place', { district: district(at), cost: placeCost(s, at) }, 'CULT-9.7', [{ place: at }]);
  const rank = parts(choice)[1] as Level;
  const params = { level: level(rank), cost: ritualCost(s, at, rank) };
  return option('option.ritual', params, 'CULT-9.11', [{ supply: `${rank}:${ask.seat}` }]);
};

/** A ritual of one's own that may come from elsewhere. */
const incoming =
  (key: string, risen: (s: Cults, at: number, rank: Level) => Level): Look =>
  (choice, s, _frame, ask) => {
    const [from, rank] = parts(choice);
    const params = { level: level(rank!), district: district(from!), risen: level(risen(s, ask.seat, rank as Level)) };
    return option(key, params, undefined, [ritual(from!, rank!, ask.seat)]);
  };

/** The ability of a card in a confrontation, aimed at somebody or paid for. */
const fightUse: Look = (choice) => {
  const [used, ...more] = parts(choice);
  const { ability } = cardOf(used as string);
  if (ability?.does === 'weaken') return option('option.use-against', { card: card(used!), seat: seat(more[0]!) });
  if (ability?.does !== 'disorganise') return option('option.use', { card: card(used!) });
  const [thugs, adepts, freaks, ...cards] = more;
  const paid = these([thugs!, adepts!, freaks!], cards);
  return { label: message('option.use-paying', { card: card(used!), what: '' }), refs: [card(used!), ...paid.refs] };
};

/** What a payment is for, from the rule that asks for it. */
const cost = (_s: Cults, v: Locals): Params => ({
  cost: v.cost as number,
  items: ((v.items ?? []) as readonly string[]).join(' '),
});

/** By the name of the rule and of the local that takes the answer. Prompts have the key `ask.` and the same name. */
const QUESTIONS: Readonly<Record<string, QuestionText>> = {
  'setup/out': { option: aDistrict('option.leave-out') },
  'layout/stack': {
    option: (choice) => {
      const [kind, at] = parts(choice);
      const params = { card: card(kind!), district: district(at!) };
      return option('option.stack', params, undefined, [stack(kind!), district(at!)]);
    },
  },
  'first-places/district': { option: aDistrict('option.district') },
  'lost-files/card': { option: orStop('option.keep-it', aCard('option.destroy')) },
  'mobilise/use': {
    option: orStop('option.no-ability', (choice) => {
      const [used, way] = parts(choice);
      const { ability } = cardOf(used as string);
      const draws = ability?.does === 'draw' ? (way === 'destroy' ? ability.destroyedCards : ability.cards) : 0;
      return option(way === 'destroy' ? 'option.destroy-to-draw' : 'option.show-to-draw', {
        card: card(used!),
        count: draws,
      });
    }),
  },
  'recruit/dice': {
    about: (s) => ({ rerolls: s.rerolls }),
    option: (choice, s) =>
      option('option.die', { face: { face: s.dice[choice as number]! }, nth: (choice as number) + 1 }, undefined, [
        { die: choice as number },
      ]),
  },
  'recruit/use': {
    option: orStop('option.take-tokens', (choice, s) => {
      const [used, die, face] = parts(choice);
      const params = { card: card(used!), was: { face: s.dice[die as number]! }, face: { face: face! } };
      return option('option.set-die', params, undefined, [card(used!), { die: die! }, { face: face! }]);
    }),
  },
  'screen-limit/returned': { about: (s) => ({ limit: houseOf(s).tokenLimit }), option: tokens },
  'hiding/returned': { about: (_s, _v, _frame, ask) => ({ count: sum(ask.choices[0]) }), option: tokens },
  'planning/district': {
    about: (s, _v, _frame, ask) => ({ left: s.seats[ask.seat]!.plans }),
    option: aDistrict('option.district'),
  },
  'turn/choice': {
    option: (choice) => {
      const [at, plan] = parts(choice);
      const params = { plan: { plan: plan! }, district: district(at!) };
      return option('option.plan', params, PLAN_RULES[plan as string], [district(at!), { plan: plan! }]);
    },
  },
  'bluff/taken': { about: (s) => ({ count: houseOf(s).bluffTokens }), option: tokens },
  'growth/use': {
    about: here,
    option: orStop('option.no-ability', (choice) => {
      const [used, target] = parts(choice);
      return cardOf(used as string).ability?.does === 'take-card'
        ? option('option.relics', { card: card(used!), taken: card(target!) }, undefined, [card(used!), stack(target!)])
        : option('option.rite', { card: card(used!), district: district(target!) });
    }),
  },
  'growth/cards': {
    about: here,
    option: orStop(
      'option.acquire-none',
      (choice, s, frame) => {
        const at = frame.v.district as District;
        const kinds = parts(choice) as readonly string[];
        const price = kinds.reduce((total, kind) => total + cardCost(s, at, kind), 0);
        const [one, two] = kinds;
        const refs = kinds.map(stack);
        return two === undefined
          ? option('option.acquire', { card: card(one!), cost: price }, undefined, refs)
          : option('option.acquire-both', { card: card(one!), other: card(two), cost: price }, undefined, refs);
      },
      'CULT-8.10',
    ),
  },
  'growth/victim': { option: orStop('option.destroy-none', aCard('option.destroy')) },
  'payment/spend': { about: cost, option: spend },
  'preparation/trail': { about: here, option: orStop('option.no-trail', aCard('option.trail'), 'CULT-9.2') },
  'preparation/first': { about: here, option: orStop('option.enough', deed) },
  'preparation/second': { about: here, option: orStop('option.enough', deed, 'CULT-9.14') },
  'influence/first': { about: here, option: (choice) => option(`option.first-${choice as string}`) },
  'move-in/ritual': {
    about: here,
    option: orStop('option.move-none', incoming('option.move-in', risenLevel)),
  },
  'draw-or-destroy/extra': {
    option: orStop('option.neither', (choice) => {
      if (choice === 'draw') return option('option.draw', {}, undefined, [{ deck: 'own' }]);
      const [does, used] = parts(choice);
      return option(does === 'show' ? 'option.both' : 'option.destroy', { card: card(used!) });
    }),
  },
  'domination/moved': {
    about: (s, v) => ({ ...here(s, v), seat: seat(v.seat as number) }),
    option: orStop(
      'option.stay-away',
      incoming('option.respond', (_s, _at, rank) => rank),
    ),
  },
  'commitment/cards': {
    about: (s) => ({ district: district(s.fight!.district) }),
    option: (choice) => {
      const attack = cardOf(choice as string).attack;
      return option('option.commit', { card: card(choice as Scalar), attack });
    },
  },
  'commitment/thugs': {
    about: (s) => ({ district: district(s.fight!.district) }),
    option: (choice) =>
      option('option.thugs', { count: choice as number }, undefined, choice === 0 ? [] : [{ token: 'thug' }]),
  },
  'showing/use': { option: orStop('option.no-more', fightUse) },
  'afterwards/victim': {
    about: (_s, v) => ({ card: card(v.card as string) }),
    option: orStop('option.destroy-none', aCard('option.destroy')),
  },
  'terror/spend': {
    about: (s, v, _frame, ask) => {
      const at = v.district as District;
      const fought = v.fought as boolean;
      return { ...here(s, v), sanity: sanityOf(s, at), rituals: ritualValue(s, at, ask.seat), fought };
    },
    option: orStop('option.no-terror', spend, 'CULT-12.1'),
  },
  'terror/spot': {
    about: here,
    option: orStop(
      'option.enough-markers',
      (choice, _s, frame) => {
        const at = frame.v.district as string;
        if (choice === 'space') return option('option.mark', { district: district(at) });
        return option('option.replace', { seat: seat(choice as Scalar) });
      },
      'CULT-12.15',
    ),
  },
  'terror/level': {
    about: here,
    option: (choice, _s, frame, ask) =>
      option('option.lose-ritual', { level: level(choice as Scalar) }, undefined, [
        ritual(frame.v.district as string, choice as Scalar, ask.seat),
      ]),
  },
};

/** The chapter that says what each use of a marker does. */
const PLAN_RULES: Readonly<Record<string, string>> = {
  growth: 'CULT-8.3',
  preparation: 'CULT-9.5',
  influence: 'CULT-10.3',
  domination: 'CULT-11.2',
  bluff: 'CULT-13.2',
};

const sum = (choice: Choice | undefined): number =>
  (choice === undefined ? [] : parts(choice)).reduce<number>((total, count) => total + (count as number), 0);

const textOf = (ask: Ask, frame: Frame): QuestionText => {
  const found = QUESTIONS[`${frame.rule}/${ask.into}`];
  if (found === undefined) throw new Error(`no words for the question ${frame.rule}/${ask.into}`);
  return found;
};

export const questionIds = Object.keys(QUESTIONS);

export const prompt = (s: Cults, ask: Ask, frame: Frame): Message =>
  message(`ask.${frame.rule}/${ask.into}`, { ...textOf(ask, frame).about?.(s, frame.v, frame, ask) });

export const look = (s: Cults, ask: Ask, frame: Frame, choice: Choice): OptionLook =>
  textOf(ask, frame).option(choice, s, frame, ask);
