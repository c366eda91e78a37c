import { reveal as learn, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call } from '@tabula/kernel/rule.js';
import { phrase } from '@tabula/words/phrase.js';
import type { Emerald } from '../board.js';
import { endGame } from '../rules/ending.js';
import { rule } from '../rules/kit.js';
import { changeHeart, factionOf, isRevealed, reveals } from '../rules/reveal.js';
import { sanityCheck } from '../rules/sanity.js';
import { type EffectVerb, NONE, type Using } from './verb.js';

/** Change of Heart, as a card action. */
export const turnCoat: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: () => true,
  does: rule<Using>('turn-coat')({
    'EMER-18.3': (c) => changeHeart(c, c.v.seat, c.v.card),
    // EMER-20.46: a revealed Loyalist is a revealed Restorationist then.
    'EMER-18.56': (c) =>
      isRevealed(c.s, c.v.seat) && factionOf(c.s, c.v.seat) === 'restorationist' ? endGame(c, 'reveal') : undefined,
  }),
  says: () => phrase('do.turn-coat'),
  worth: () => 0.3,
};

/** EMER-18.22: others who have a token to lose. */
const frightenable = (s: Emerald, seat: Seat): Seat[] =>
  s.seats.flatMap((player, at) => (at !== seat && player.sanity > 0 ? [at] : []));

/** Night Terror. */
export const frightenRule = rule<Using, { target: Seat }>('frighten')({
  'EMER-18.22': ({ s, v }) => ask(v.seat, 'target', frightenable(s, v.seat)),
  'EMER-14.6': (c) => {
    sanityCheck(c, c.v.target);
    return call(reveals, {});
  },
});

export const frighten: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => frightenable(s, seat).length > 0,
  does: frightenRule,
  says: () => phrase('do.frighten'),
  worth: () => 0.7,
};

/** EMER-20.61: others who have not revealed. */
const examinable = (s: Emerald, seat: Seat): Seat[] =>
  s.seats.flatMap((_, at) => (at !== seat && !isRevealed(s, at) ? [at] : []));

/** Vladimir Burtsev. */
export const examineRule = rule<Using, { target: Seat }>('examine')({
  'EMER-18.28': ({ s, v }) => ask(v.seat, 'target', examinable(s, v.seat)),
  'EMER-19.2': (c) => {
    const { seat, target } = c.v;
    const [card] = c.s.seats[target]!.identity;
    c.s.known[card!] = (c.s.known[card!] ?? 0) | (1 << seat);
    learn(c, 1 << seat);
    tell(c, 'event.examined', { seat: { seat }, target: { seat: target }, identity: { card: card! } });
  },
});

export const examine: EffectVerb<typeof NONE> = {
  fields: NONE,
  possible: (s, _it, seat) => examinable(s, seat).length > 0,
  does: examineRule,
  says: () => phrase('do.examine'),
  worth: () => 0.2,
};
