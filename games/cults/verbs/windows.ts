import { tell } from '@tabula/kernel/chance.js';
import { optional } from '@tabula/kernel/fields.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import { flag, int, oneOf } from '@tabula/kernel/shape.js';
import type { Declared, Fields, Held, Verb } from '@tabula/kit/verb.js';
import { atCost } from '@tabula/words/frame/frame.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import type { Cults } from '../board.js';
import { type District, FACES, type Face, isDistrict } from '../content/behaviour.js';
import { acquire, offered } from '../rules/cards.js';
import { freeSpaces, inPlay, putRitual } from '../rules/districts.js';
import { drawOrDestroy } from '../rules/influence.js';
import type { Acting } from '../rules/kit.js';
import { preparation } from '../rules/preparation.js';

/**
 * What hand cards can do outside confrontations, by the keyword of the window in which they may (CULT-16.27 to
 * CULT-16.32). `worth` is what an ability adds to its card for a bot, in symbols.
 */

/** The card is destroyed for its ability. */
export const DESTROYED = { destroy: oneOf(true) };
/** For the card and its symbols. */
export const sacrificed = (clause: Phrase): Phrase => atCost(phrase('do.forgo-symbols'), clause);

/** Mobilisation: how many cards are drawn, kept or destroyed for it. */
type Drawing<F extends Fields> = Declared<F, Verb<Held<F>, (it: Held<F>, way: 'draw' | 'destroy') => number>>;

const DRAW = { when: oneOf('mobilisation'), cards: int(1, 6), destroyedCards: int(1, 9) };
const draw: Drawing<typeof DRAW> = {
  fields: DRAW,
  does: ({ cards, destroyedCards }, way) => (way === 'draw' ? cards : destroyedCards),
  says: ({ cards, destroyedCards }) => phrase('do.draw', { cards, destroyedCards }),
  worth: () => 1.6,
};

/** Recruitment: which faces may be turned into which, as the dice lie. */
type Turning<F extends Fields> = Declared<
  F,
  Verb<Held<F>, (shown: readonly Face[]) => { readonly from: readonly Face[]; readonly to: readonly Face[] }>
>;

const RECRUITMENT = { when: oneOf('recruitment') };
/** One die that shows blank is set to a face of choice. */
const setBlank: Turning<typeof RECRUITMENT> = {
  fields: RECRUITMENT,
  does: (shown) => ({
    from: shown.filter((face) => face === 'blank'),
    to: FACES.filter((face) => face !== 'blank'),
  }),
  says: () => phrase('do.set-blank'),
  worth: () => 0.4,
};
/** One die is set to the face of another own die. */
const copyDie: Turning<typeof RECRUITMENT> = {
  fields: RECRUITMENT,
  does: (shown) => ({ from: shown, to: shown }),
  says: () => phrase('do.copy-die'),
  worth: () => 0.3,
};

/** Growth: what it may be used on now, and what comes of it. */
export interface Growing<It> {
  targets(s: Cults, seat: Seat, at: District, taken: readonly string[], it: It): string[];
  /** The kind of card that came into hand, if one did. */
  use(c: Acting, seat: Seat, at: District, target: string, it: It): string | null;
}
type Growth<F extends Fields> = Declared<F, Verb<Held<F>, Growing<Held<F>>>>;

const TAKE = { when: oneOf('growth'), ...DESTROYED };
/** One card of a stack of this district into hand, free of charge. */
const takeCard: Growth<typeof TAKE> = {
  fields: TAKE,
  does: {
    targets: (s, _seat, at, taken) => offered(s, at).filter((kind) => !taken.includes(kind)),
    use: (c, seat, at, target) => {
      acquire(c, seat, at, target);
      return target;
    },
  },
  says: () => sacrificed(phrase('do.take-card')),
  worth: () => 1,
};

const RITE = { when: oneOf('growth'), level: oneOf(1, 2, 3), ...DESTROYED };
/** A ritual from the supply into any district with a free space, free of charge. */
const placeRitual: Growth<typeof RITE> = {
  fields: RITE,
  does: {
    targets: (s, seat, _at, _taken, { level }) =>
      s.seats[seat]!.rituals[level - 1] === 0 ? [] : inPlay(s).filter((district) => freeSpaces(s, district) > 0),
    use: (c, seat, _at, target, { level }) => {
      if (!isDistrict(target)) throw new Error(`no district ${target}`);
      putRitual(c.s, target, seat, level);
      tell(c, 'event.ritual-placed', { seat: { seat }, district: { district: target }, level: { level } });
      return null;
    },
  },
  says: ({ level }) => sacrificed(phrase('do.place-ritual', { level: { level } })),
  worth: () => 1.5,
};

/** Preparation and influence: the rule of the plan that knows what it changes. */
type Changing<F extends Fields> = Declared<F, Verb<Held<F>, Rule>>;

const NO_ADVANCE = { when: oneOf('preparation'), ...DESTROYED };
const noAdvance: Changing<typeof NO_ADVANCE> = {
  fields: NO_ADVANCE,
  does: preparation,
  says: () => atCost(phrase('do.destroy-this'), phrase('ability.no-advance')),
  worth: () => 0.3,
};

const BOTH = { when: oneOf('influence') };
/** Both drawing and destroying in this plan, in either order. */
const drawAndDestroy: Changing<typeof BOTH> = {
  fields: BOTH,
  does: drawOrDestroy,
  says: () => atCost(phrase('do.show-this'), phrase('ability.draw-and-destroy')),
  worth: () => 0.1,
};

/** Terror: what the card is worth when it is discarded for it. */
type Frightening<F extends Fields> = Declared<
  F,
  Verb<Held<F>, (it: Held<F>, printed: number, fought: boolean) => number>
>;

const QUIET = { when: oneOf('terror'), terror: int(1, 9) };
/** Counts for so much terror if no confrontation took place in this plan (CULT-21.74). */
const quietTerror: Frightening<typeof QUIET> = {
  fields: QUIET,
  does: ({ terror }, printed, fought) => (fought ? printed : terror),
  says: ({ terror }) => phrase('ability.quiet-terror', { terror }),
  worth: () => 0.3,
};

/** The verbs of each window; a window finds those of its own. */
export const MOBILISING = { draw };
export const RECRUITING = { 'set-blank': setBlank, 'copy-die': copyDie };
export const GROWING = { 'take-card': takeCard, 'place-ritual': placeRitual };
export const FRIGHTENING = { 'quiet-terror': quietTerror };
export const CHANGING = { 'no-advance': noAdvance, 'draw-and-destroy': drawAndDestroy };

/** What a growth ability of either name does, for who has one and asks. */
export const growingOf = (it: { readonly does: keyof typeof GROWING }): Growing<unknown> =>
  GROWING[it.does].does as Growing<unknown>;

/** A field that a fight ability may have. */
export const MAYBE_DESTROYED = { destroy: optional(flag) };
