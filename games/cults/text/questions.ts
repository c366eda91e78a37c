import type { Ref } from '@tabula/kernel/chance.js';
import { message, type OptionLook } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { type Asking, type WordsOf, worded } from '@tabula/kernel/questions.js';
import { optionMaker, type Params } from '@tabula/kit/options.js';
import type { CardId, Cults } from '../board.js';
import { type District, isDistrict, type Level, type Plan, TOKENS } from '../content/behaviour.js';
import { cardOf } from '../content/cards.js';
import { QUESTIONS } from '../questions.js';
import type { RuleId } from '../rule-ids.js';
import { ritualValue, type Standing, sanityOf } from '../rules/districts.js';
import { cardCost } from '../rules/growth.js';
import { risenLevel } from '../rules/influence.js';
import type { Spend } from '../rules/payment.js';
import { type Deed, placeCost, ritualCost } from '../rules/preparation.js';
import type { Tokens } from '../rules/screen.js';
import { optionsOf } from '../table-options.js';
import type { Use } from '../verbs/fight.js';

/** How the questions of the rules are put to a player, and how their options look. */

const { option, orStop } = optionMaker<RuleId>();

const card = (id: CardId) => ({ card: id });
const district = (id: District) => ({ district: id });
const seat = (id: Seat) => ({ seat: id });
const level = (id: Level) => ({ level: id });
/** A ritual on the board, by where it stands, its level and its owner: the same for all that are alike. */
const ritual = (at: District, rank: Level, owner: Seat): Ref => ({ ritual: `${at}:${rank}:${owner}` });
const stack = (kind: string): Ref => ({ stack: kind });

/** A question of a plan, which works in its district. */
type Here = Asking<Cults, { district: District }>;

const aDistrict = (key: string) => (choice: District) => option(key, { district: district(choice) });

/** Tokens and cards that go together. Their label is put together from what they point at: speak.ts does it. */
export const THESE = 'option.these';
function these(counts: Tokens, cards: readonly CardId[]): OptionLook {
  const tokens = TOKENS.flatMap((token, i) => Array.from({ length: counts[i]! }, () => ({ token })));
  return { label: message(THESE), refs: [...cards.map(card), ...tokens] };
}
const tokens = (choice: Tokens) => these(choice, []);
const spend = ([thugs, adepts, freaks, ...cards]: Spend) => these([thugs, adepts, freaks], cards);

const aCard = (key: string) => (choice: CardId) => option(key, { card: card(choice) });

const here = ({ v }: Here): Params => ({ district: district(v.district) });

/** What is prepared, with its cost now. */
const deed = (choice: Deed, { s, v: { district: at }, seat: owner }: Here) => {
  if (choice === 'place')
    return option('option.place', { district: district(at), cost: placeCost(s, at) }, 'CULT-9.7', [{ place: at }]);
  const [, rank] = choice;
  const params = { level: level(rank), cost: ritualCost(s, at, rank) };
  return option('option.ritual', params, 'CULT-9.11', [{ supply: `${rank}:${owner}` }]);
};

/** A ritual of one's own that may come from elsewhere. */
const incoming =
  (key: string, risen: (s: Cults, owner: Seat, rank: Level) => Level) =>
  ([from, rank]: Standing, { s, seat: owner }: Asking<Cults>) => {
    const to = risen(s, owner, rank);
    const params = { level: level(rank), district: district(from), risen: level(to), rises: to !== rank };
    return option(key, params, undefined, [ritual(from, rank, owner)]);
  };

/** Whether the use of a card's ability is paid for: then it names what is spent. */
const isPaid = (use: Use): use is readonly [CardId, ...Spend] => use.length > 3;

/** The ability of a card in a confrontation, aimed at somebody or paid for. */
const fightUse = (choice: Use) => {
  const [used, target] = choice;
  if (isPaid(choice)) {
    const [, thugs, adepts, freaks, ...cards] = choice;
    const { refs } = these([thugs, adepts, freaks], cards);
    return { label: message('option.use-paying', { card: card(used), what: '' }), refs: [card(used), ...refs] };
  }
  if (target === undefined) return option('option.use', { card: card(used) });
  return option('option.use-against', { card: card(used), seat: seat(target) });
};

const WORDS: WordsOf<Cults, typeof QUESTIONS> = {
  'setup/out': { option: aDistrict('option.leave-out') },
  'layout/stack': {
    option: ([kind, at]) => {
      const params = { card: card(kind), district: district(at) };
      return option('option.stack', params, undefined, [stack(kind), district(at)]);
    },
  },
  'first-places/district': { option: aDistrict('option.district') },
  'lost-files/card': { option: orStop('option.keep-it', aCard('option.destroy')) },
  'mobilise/use': {
    option: orStop('option.no-ability', ([used, way]) => {
      const { ability } = cardOf(used);
      const count = ability?.does === 'draw' ? (way === 'destroy' ? ability.destroyedCards : ability.cards) : 0;
      return option(way === 'destroy' ? 'option.destroy-to-draw' : 'option.show-to-draw', { card: card(used), count });
    }),
  },
  'recruit/dice': {
    about: ({ s }) => ({ rerolls: s.rerolls }),
    option: (die, { s }) => option('option.die', { face: { face: s.dice[die]! }, nth: die + 1 }, undefined, [{ die }]),
  },
  'recruit/use': {
    option: orStop('option.take-tokens', ([used, die, face], { s }) => {
      const params = { card: card(used), was: { face: s.dice[die]! }, face: { face } };
      return option('option.set-die', params, undefined, [card(used), { die }, { face }]);
    }),
  },
  'screen-limit/returned': { about: ({ s }) => ({ limit: optionsOf(s).tokenLimit }), option: tokens },
  'hiding/returned': { about: ({ choices }) => ({ count: total(choices[0]!) }), option: tokens },
  'planning/district': {
    about: ({ s, seat: asked }) => ({ left: s.seats[asked]!.plans }),
    option: aDistrict('option.district'),
  },
  'turn/choice': {
    option: ([at, plan]) => {
      const params = { plan: { plan }, district: district(at) };
      return option('option.plan', params, PLAN_RULES[plan], [district(at), { plan }]);
    },
  },
  'bluff/taken': { about: ({ s }) => ({ count: optionsOf(s).bluffTokens }), option: tokens },
  'growth/use': {
    about: here,
    option: orStop('option.no-ability', ([used, target]) =>
      isDistrict(target)
        ? option('option.rite', { card: card(used), district: district(target) })
        : option('option.relics', { card: card(used), taken: card(target) }, undefined, [card(used), stack(target)]),
    ),
  },
  'growth/cards': {
    about: here,
    option: orStop(
      'option.acquire-none',
      (kinds, { s, v }) => {
        const cost = kinds.reduce((sum, kind) => sum + cardCost(s, v.district, kind), 0);
        const [one, two] = kinds;
        const refs = kinds.map(stack);
        return two === undefined
          ? option('option.acquire', { card: card(one!), cost }, undefined, refs)
          : option('option.acquire-both', { card: card(one!), other: card(two), cost }, undefined, refs);
      },
      'CULT-8.10',
    ),
  },
  'growth/victim': { option: orStop('option.destroy-none', aCard('option.destroy')) },
  'payment/spend': {
    // What a payment is for, from the rule that asks for it.
    about: ({ v }) => ({ cost: v.cost, items: (v.items ?? []).join(' ') }),
    option: spend,
  },
  'preparation/trail': { about: here, option: orStop('option.no-trail', aCard('option.trail'), 'CULT-9.2') },
  'preparation/first': { about: here, option: orStop('option.enough', deed) },
  'preparation/second': { about: here, option: orStop('option.enough', deed, 'CULT-9.14') },
  'influence/first': { about: here, option: (choice) => option(`option.first-${choice}`) },
  'move-in/ritual': {
    about: here,
    option: orStop('option.move-none', incoming('option.move-in', risenLevel)),
  },
  'draw-or-destroy/extra': {
    option: orStop('option.neither', (choice) => {
      if (choice === 'draw') return option('option.draw', {}, undefined, [{ deck: 'own' }]);
      const [does, used] = choice;
      return option(does === 'show' ? 'option.both' : 'option.destroy', { card: card(used) });
    }),
  },
  'domination/moved': {
    about: (asking) => ({ ...here(asking), seat: seat(asking.v.seat) }),
    option: orStop(
      'option.stay-away',
      incoming('option.respond', (_s, _owner, rank) => rank),
    ),
  },
  'commitment/cards': {
    about: ({ s }) => ({ district: district(s.fight!.district) }),
    option: (choice) => option('option.commit', { card: card(choice), attack: cardOf(choice).attack }),
  },
  'commitment/thugs': {
    about: ({ s }) => ({ district: district(s.fight!.district) }),
    option: (count) => option('option.thugs', { count }, undefined, count === 0 ? [] : [{ token: 'thug' }]),
  },
  'showing/use': { option: orStop('option.no-more', fightUse) },
  'afterwards/victim': {
    about: ({ v }) => ({ card: card(v.card) }),
    option: orStop('option.destroy-none', aCard('option.destroy')),
  },
  'terror/spend': {
    about: (asking) => {
      const { s, v, seat: asked } = asking;
      const rituals = ritualValue(s, v.district, asked);
      return { ...here(asking), sanity: sanityOf(s, v.district), rituals, fought: v.fought };
    },
    option: orStop('option.no-terror', spend, 'CULT-12.1'),
  },
  'terror/spot': {
    about: here,
    option: orStop(
      'option.enough-markers',
      (choice, { v }) =>
        choice === 'space'
          ? option('option.mark', { district: district(v.district) })
          : option('option.replace', { seat: seat(choice) }),
      'CULT-12.15',
    ),
  },
  'terror/level': {
    about: here,
    option: (choice, { v, seat: owner }) =>
      option('option.lose-ritual', { level: level(choice) }, undefined, [ritual(v.district, choice, owner)]),
  },
};

/** The chapter that says what each use of a marker does. */
const PLAN_RULES: { readonly [P in Plan | 'bluff']: RuleId } = {
  growth: 'CULT-8.3',
  preparation: 'CULT-9.5',
  influence: 'CULT-10.3',
  domination: 'CULT-11.2',
  bluff: 'CULT-13.2',
};

const total = ([thugs, adepts, freaks]: Tokens): number => thugs + adepts + freaks;

export const { prompt, look } = worded(QUESTIONS, WORDS);
