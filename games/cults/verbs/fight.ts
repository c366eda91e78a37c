import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { int, oneOf } from '@tabula/kernel/shape.js';
import type { Declared, Fields, Held, Verb } from '@tabula/kit/verb.js';
import { atCost, given, may } from '@tabula/words/frame/frame.js';
import { by, phrase } from '@tabula/words/phrase.js';
import { type CardId, type Cults, NPC } from '../board.js';
import { TOKENS } from '../content/behaviour.js';
import { giveDisorganisation, takeTop } from '../rules/cards.js';
import type { Acting } from '../rules/kit.js';
import { npcTop } from '../rules/npc-cards.js';
import { othersOf } from '../rules/order.js';
import { pay, payments, type Spend } from '../rules/payment.js';
import { DESTROYED, MAYBE_DESTROYED, sacrificed } from './windows.js';

/** What cards do in a confrontation (CULT-16.30, CULT-21.73). */

/** DP-23: a card; with whom it is aimed at, or with what is paid for it (CULT-16.26). */
export type Use = readonly [CardId] | readonly [CardId, Seat] | readonly [CardId, ...Spend];

/** The parts of a fight ability: for a player, for the NPC (CULT-21.63), and for what comes after the clean-up. */
export interface Fighting<It> {
  /** Every way to use it now. */
  uses(s: Cults, seat: Seat, card: CardId, it: It): Use[];
  /** What takes effect at once when a player uses it; the rest is announced. */
  use(c: Acting, seat: Seat, it: It, target: readonly (Seat | CardId)[]): void;
  /** Whether the NPC uses it: the numbers on the card decide whether destroying it is worth its attack. */
  npcWants(it: It, attack: number): boolean;
  /** What it does for the NPC; the card that it adds, if it does. */
  npcUse(c: Acting, it: It): CardId | null;
  /** Whether something is due after the clean-up. */
  due(it: It, won: boolean): boolean;
}
type Fight<F extends Fields> = Declared<F, Verb<Held<F>, Fighting<Held<F>>>>;

const CONFRONTATION = { when: oneOf('confrontation') };

const plainly = (_s: Cults, _seat: Seat, card: CardId): Use[] => [[card]];
const nothing = (): void => {};
const nobody = (): null => null;
const always = (): boolean => true;
const never = (): boolean => false;

function addThugs(c: Acting, seat: Seat, count: number): void {
  c.s.seats[seat]!.brawlers += count;
  tell(c, 'event.thugs-added', { seat: { seat }, count });
}

const ADD_THUGS = { ...CONFRONTATION, count: int(1, 5), ...MAYBE_DESTROYED };
/** Thugs from the pool join this confrontation. */
const addThugsVerb: Fight<typeof ADD_THUGS> = {
  fields: ADD_THUGS,
  does: {
    uses: plainly,
    use: (c, seat, { count }) => addThugs(c, seat, count),
    npcWants: ({ destroy, count }, attack) => destroy !== true || count > attack,
    npcUse: (c, { count }) => {
      addThugs(c, NPC, count);
      return null;
    },
    due: never,
  },
  says: ({ count, destroy }) => {
    const add = phrase('do.add-thugs', { count, token: { token: 'thug' } });
    return destroy === true ? sacrificed(add) : add;
  },
  worth: ({ destroy }) => (destroy === true ? 0.3 : 0.8),
};

function disorganiseOthers(c: Acting, seat: Seat): void {
  for (const other of c.s.fight!.sides) if (other !== seat) giveDisorganisation(c, other);
}

const DISORGANISE = { ...CONFRONTATION, price: int(1, 9) };
/** Every other participant receives a disorganisation card. */
const disorganise: Fight<typeof DISORGANISE> = {
  fields: DISORGANISE,
  does: {
    uses: (s, seat, card, { price }) => payments(s, seat, price).map((spend) => [card, ...spend] as const),
    use: (c, seat, _it, spend) => {
      pay(c, seat, spend as unknown as Spend);
      disorganiseOthers(c, seat);
    },
    npcWants: always,
    npcUse: (c) => {
      disorganiseOthers(c, NPC);
      return null;
    },
    due: never,
  },
  says: ({ price }) => atCost(phrase('do.pay', { price }), by({ who: 'other' }, phrase('do.be-disorganised'))),
  worth: () => 0.3,
};

/** CULT-21.29: the top card of the own deck joins; a disorganisation card adds nothing and is not replaced. */
const addCard: Fight<typeof CONFRONTATION> = {
  fields: CONFRONTATION,
  does: {
    uses: plainly,
    use: (c, seat) => {
      const card = takeTop(c, seat);
      if (card === null) return;
      c.s.seats[seat]!.revealed.push(card);
      tell(c, 'event.card-added', { seat: { seat }, card: { card } });
    },
    npcWants: always,
    npcUse: (c) => {
      const card = npcTop(c);
      if (card === null) return null;
      c.s.npc!.revealed.push(card);
      tell(c, 'event.card-added', { seat: { seat: NPC }, card: { card } });
      return card;
    },
    due: never,
  },
  says: () => phrase('do.add-card'),
  worth: () => 1.2,
};

/** If another wins, the winner receives the disorganisation card instead: the rules ask for it when it is given. */
const redirect: Fight<typeof CONFRONTATION> = {
  fields: CONFRONTATION,
  does: { uses: plainly, use: nothing, npcWants: always, npcUse: nobody, due: never },
  says: () => phrase('ability.redirect'),
  worth: () => 0.3,
};

/** CULT-21.73: counted when totals are compared, whether or not its target has revealed yet. */
function weakenTarget(c: Acting, seat: Seat, target: Seat, amount: number): void {
  c.s.seats[target]!.weakened += amount;
  tell(c, 'event.weakened', { seat: { seat }, target: { seat: target }, amount });
}

const WEAKEN = { ...CONFRONTATION, amount: int(1, 9), ...DESTROYED };
/** The final total of one other participant is reduced, not below 0. */
const weaken: Fight<typeof WEAKEN> = {
  fields: WEAKEN,
  does: {
    uses: (s, seat, card) => s.fight!.sides.filter((other) => other !== seat).map((other) => [card, other] as const),
    use: (c, seat, { amount }, [target]) => weakenTarget(c, seat, target as Seat, amount),
    npcWants: ({ amount }, attack) => amount > attack,
    npcUse: (c, { amount }) => {
      weakenTarget(c, NPC, othersOf(c.s, NPC)[0]!, amount);
      return null;
    },
    due: never,
  },
  says: ({ amount }) => sacrificed(phrase('ability.weaken', { amount })),
  worth: () => 1,
};

const WIN = phrase('do.win');

const GAIN = { ...CONFRONTATION, token: oneOf(...TOKENS), count: int(1, 5), if: oneOf('won', 'not-won') };
/** Tokens after the clean-up, by the outcome; the NPC has no use for any but thugs (CULT-21.63). */
const gain: Fight<typeof GAIN> = {
  fields: GAIN,
  does: {
    uses: plainly,
    use: nothing,
    npcWants: ({ token }) => token === 'thug',
    npcUse: nobody,
    due: ({ if: outcome }, won) => (outcome === 'won') === won,
  },
  says: ({ token, count, if: outcome }) =>
    given(outcome === 'won' ? WIN : phrase('do.not-win'), phrase('do.gain-afterwards', { count, token: { token } })),
  worth: () => 0.3,
};

const DESTROY = { ...CONFRONTATION, if: oneOf('won') };
const destroyCard: Fight<typeof DESTROY> = {
  fields: DESTROY,
  does: { uses: plainly, use: nothing, npcWants: always, npcUse: nobody, due: (_it, won) => won },
  says: () => given(WIN, may(phrase('do.destroy-afterwards'))),
  worth: () => 0.3,
};

/** The fight abilities by name. */
export const FIGHTING = {
  'add-thugs': addThugsVerb,
  disorganise,
  'add-card': addCard,
  redirect,
  weaken,
  gain,
  'destroy-card': destroyCard,
};

/** What an ability of any name does, for who has one and asks. */
export const fightingOf = (it: { readonly does: keyof typeof FIGHTING }): Fighting<unknown> =>
  FIGHTING[it.does].does as Fighting<unknown>;
