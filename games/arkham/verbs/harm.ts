import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { askAmount, askSome, call, goto } from '@tabula/kernel/rule.js';
import type { Arkham, AssetInPlay } from '../board.js';
import type { CardId } from '../cards.js';
import type { Amount } from '../language/values.js';
import { pieceOfSide } from '../packs.js';
import { discardAsset, leave, suffer as suffers } from '../rules/calls.js';
import { rule } from '../rules/kit.js';
import { assetOf, inPlay, seatsAt, seatsInPlay } from '../rules/look.js';
import { much, present, type Verb } from './verb.js';
import { choosing, type Target } from './which.js';

/** Harm, and what is done against it. */

const cause = 'text' as const;

/** ARK-R.156: one packet, divided as the sufferer likes. */
const divided = choosing('suffer', {
  options: (s, { split = 0 }, about) =>
    Array.from({ length: much(s, split, about) + 1 }, (_, damage): Target => ['count', damage]),
  settles: ({ s, v }, { split = 0 }, that) => {
    const damage = that[1] as number;
    return suffers({ seat: v.seat, damage, horror: much(s, split, v) - damage, direct: false, cause, by: v.of });
  },
});

/** ARK-440, ARK-460: one packet (ARK-R.62). */
export const suffer: Verb<'suffer'> = {
  possible: (s, { damage = 0, horror = 0, split = 0 }, about) =>
    present(s, about) && much(s, damage, about) + much(s, horror, about) + much(s, split, about) > 0,
  does: (c, it) => {
    const { damage = 0, horror = 0, split, direct = false } = it;
    if (split !== undefined) return much(c.s, split, c.v) === 0 ? undefined : divided.does(c, it);
    const { s, v } = c;
    return suffers({ seat: v.seat, damage: much(s, damage, v), horror: much(s, horror, v), direct, cause, by: v.of });
  },
};

/** Who or what can recover: an investigator, or a card with harm on it. */
type Patient = { damage: number; horror: number };
const patientOf = (s: Arkham, that: Target): Patient | undefined =>
  that[0] === 'seat' ? s.seats[that[1]] : s.seats.flatMap(({ assets }) => assets).find(({ card }) => card === that[1]);

const isAlly = (s: Arkham, { card }: AssetInPlay): boolean => assetOf(s, card).type === 'ally';

/** ARK-R.142, ARK-R.141: whom an instruction can serve. */
function patients(s: Arkham, who: 'you' | 'you-or-ally' | 'anyone-here' | 'this-card', seat: number, of: string) {
  if (who === 'this-card') return [['card', pieceOfSide(of)] as const];
  if (who === 'you') return [['seat', seat] as const];
  const seats = who === 'anyone-here' ? seatsAt(s, s.seats[seat]!.space) : [seat];
  const allies = seats.flatMap((one) => s.seats[one]!.assets.filter((asset) => isAlly(s, asset)));
  return [...seats.map((one) => ['seat', one] as const), ...allies.map(({ card }) => ['card', card] as const)];
}

const zero = (amount: Amount | undefined): Amount => amount ?? 0;

/** ARK-R.142: what is recovered of both kinds goes to one and the same. */
export const recover = choosing('recover', {
  options: (s, { health, sanity, who }, about) =>
    patients(s, who, about.seat, about.of).filter((that) => {
      const one = patientOf(s, that);
      const helps = (harm: number, amount: Amount | undefined) => harm > 0 && much(s, zero(amount), about) > 0;
      return one !== undefined && (helps(one.damage, health) || helps(one.horror, sanity));
    }),
  settles: (c, { health, sanity }, that) => {
    const one = patientOf(c.s, that)!;
    const damage = Math.min(one.damage, much(c.s, zero(health), c.v));
    const horror = Math.min(one.horror, much(c.s, zero(sanity), c.v));
    one.damage -= damage;
    one.horror -= horror;
    const whom = that[0] === 'seat' ? { seat: that[1] } : { card: String(that[1]) };
    tell(c, 'event.recovered', { whom, damage, horror });
    return undefined;
  },
});

export const recoverAll: Verb<'recover-all'> = {
  possible: (s, _it, { seat }) => inPlay(s, seat) && s.seats[seat]!.damage + s.seats[seat]!.horror > 0,
  does: (c) => {
    const one = c.s.seats[c.v.seat]!;
    tell(c, 'event.recovered', { whom: { seat: c.v.seat }, damage: one.damage, horror: one.horror });
    one.damage = 0;
    one.horror = 0;
  },
};

const KINDS = ['damage', 'horror'] as const;
const boundTo = (bound: { readonly [name: string]: unknown }, kind: (typeof KINDS)[number]): number =>
  typeof bound[kind] === 'number' ? bound[kind] : 0;

/** ARK-490.1: what a moment carries becomes less. */
export const prevent = choosing('prevent', {
  options: (s, { count, of }, about) =>
    KINDS.filter((kind) => (of ?? kind) === kind && boundTo(about.bound, kind) > 0 && much(s, count, about) > 0).map(
      (kind): Target => ['harm', kind],
    ),
  settles: ({ s, v }, { count }, that) => {
    const kind = that[1] as (typeof KINDS)[number];
    v.bound[kind] = Math.max(0, boundTo(v.bound, kind) - much(s, count, v));
    return undefined;
  },
});

/** The horror of a cast is damage. */
export const turnHarm: Verb<'turn-harm'> = {
  possible: (_s, _it, { bound }) => boundTo(bound, 'horror') > 0,
  does: ({ v }) => {
    v.bound.damage = boundTo(v.bound, 'damage') + boundTo(v.bound, 'horror');
    v.bound.horror = 0;
  },
};

/** ARK-449. */
export const devour = choosing('devour', {
  options: (s, { who }, { seat }) =>
    seatsInPlay(s)
      .filter((one) => (who === 'you') === (one === seat))
      .map((one): Target => ['seat', one]),
  settles: (_c, _it, that) => leave({ seat: that[1] as number, how: 'devoured' }),
});

type Keeping = { away: CardId[]; count: number; each: number };

/** ARK-R.156: what is kept is counted when all has been decided, and suffered as one packet. */
export const keeping = rule<
  { seat: Seat; cards: CardId[]; clues: number; damage: number; horror: number; by: string },
  Keeping
>('discard-or-suffer')({
  'ARK-R.156': ({ v }) => {
    v.away = [];
    v.count = 0;
    if (v.clues > 0) return askAmount(v.seat, 'count', 0, v.clues);
    return askSome(v.seat, 'away', v.cards, 0, v.cards.length);
  },
  'ARK-R.156 clues': ({ s, v }) => {
    s.seats[v.seat]!.clues -= v.count;
    v.each = v.cards.length + v.clues - v.away.length - v.count;
  },
  'ARK-414': ({ v }) => {
    const card = v.away.shift();
    return card === undefined ? goto('ARK-R.62') : discardAsset({ seat: v.seat, card });
  },
  'ARK-414 again': goto('ARK-414'),
  'ARK-R.62': ({ v }) => {
    const [damage, horror] = [v.damage * v.each, v.horror * v.each];
    return suffers({ seat: v.seat, damage, horror, direct: false, cause, by: v.by });
  },
});

const ownCards = (s: Arkham, seat: Seat, type: string): CardId[] =>
  s.seats[seat]!.assets.map(({ card }) => card).filter((card) => assetOf(s, card).type === type);

export const discardOrSuffer: Verb<'discard-or-suffer'> = {
  possible: (s, { each }, { seat }) =>
    inPlay(s, seat) && (each === 'clue' ? s.seats[seat]!.clues > 0 : ownCards(s, seat, each).length > 0),
  does: ({ s, v }, { each, damage = 0, horror = 0 }) => {
    if (!inPlay(s, v.seat)) return;
    const cards = each === 'clue' ? [] : ownCards(s, v.seat, each);
    const clues = each === 'clue' ? s.seats[v.seat]!.clues : 0;
    return cards.length + clues === 0
      ? undefined
      : call(keeping, { seat: v.seat, cards, clues, damage, horror, by: v.of });
  },
};

/** ARK-R.169: only if somebody else can come. */
export const retire: Verb<'retire'> = {
  possible: (s, _it, about) => present(s, about) && s.sheets.length > 0,
  does: ({ v }) => leave({ seat: v.seat, how: 'retired' }),
};
