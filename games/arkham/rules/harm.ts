import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, call, done, goto } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Cause, Moments } from '../words.js';
import { checked, type Harm } from './calls.js';
import { open, rule } from './kit.js';
import { assetOf, inPlay } from './look.js';

/** ARK-440, ARK-460, 7.8: damage and horror. */

export const SELF = 'self' as const;
/** Where harm goes: to oneself, or so much of it to an asset. */
export type Share = typeof SELF | readonly [card: CardId, count: number];
type Kind = 'damage' | 'horror';

/** ARK-R.105: how much an asset can still take. */
function capacity(s: Arkham, seat: Seat, card: CardId, kind: Kind): number {
  const asset = s.seats[seat]!.assets.find((one) => one.card === card);
  if (asset === undefined) return 0;
  const { health = 0, sanity = 0 } = assetOf(s, card);
  return Math.max(0, kind === 'damage' ? health - asset.damage : sanity - asset.horror);
}

/** ARK-440.7, ARK-460.7: all that can be done with so much harm. */
function shares(s: Arkham, seat: Seat, kind: Kind, amount: number): Share[] {
  const found: Share[] = [SELF];
  for (const { card } of s.seats[seat]!.assets)
    for (let n = Math.min(amount, capacity(s, seat, card, kind)); n > 0; n--) found.push([card, n]);
  return found;
}

export const suffer = rule<
  Harm,
  { harm: Moments['would-suffer']; spent: number; damageTo: Share; horrorTo: Share; dealt: number; left: Marking[] },
  number
>('suffer')({
  'ARK-490.1': ({ s, v }) => {
    v.dealt = 0;
    v.left = [];
    if (!inPlay(s, v.seat) || v.damage + v.horror === 0) return done(0);
    const { seat, damage, horror, cause, by } = v;
    if (cause !== 'cost') return open('would-suffer', { seat, damage, horror, cause, by }, 'harm'); // ARK-R.132
    v.harm = { seat, damage, horror, cause, by };
  },
  // ARK-R.106: prevention comes before the assignment.
  'ARK-489.9': ({ s, v }) => {
    if (v.harm === null) return done(0);
    v.damage = v.harm.damage;
    v.horror = v.harm.horror;
    const most = v.cause === 'cast' ? Math.min(v.horror, s.seats[v.seat]!.remnants) : 0;
    return most === 0 ? goto('ARK-440.7') : askAmount(v.seat, 'spent', 0, most);
  },
  'ARK-496.2': ({ s, v }) => {
    if (v.spent === 0) return goto('ARK-440.7');
    s.seats[v.seat]!.remnants -= v.spent;
    v.horror -= v.spent;
    s.paidInCast = true; // ARK-R.177
    return open('spent-remnant', { seat: v.seat });
  },
  'ARK-440.7': ({ s, v }) =>
    ask(v.seat, 'damageTo', v.direct || v.damage === 0 ? [SELF] : shares(s, v.seat, 'damage', v.damage)), // ARK-440.8
  'ARK-460.7': ({ s, v }) =>
    ask(v.seat, 'horrorTo', v.direct || v.horror === 0 ? [SELF] : shares(s, v.seat, 'horror', v.horror)), // ARK-460.8
  // ARK-R.62: everything is placed at once.
  'ARK-440.4': (c) => {
    const { s, v } = c;
    const one = s.seats[v.seat]!;
    const onAsset = { damage: toAsset(v.damageTo), horror: toAsset(v.horrorTo) };
    const damage = v.damage - onAsset.damage;
    const horror = v.horror - onAsset.horror;
    one.damage += damage;
    if (v.cause === 'cast' && v.damage > 0) s.paidInCast = true; // ARK-R.177
    one.horror += horror; // ARK-460.4
    v.dealt = damage + (isAlly(s, v.damageTo) ? onAsset.damage : 0); // ARK-R.65
    if (damage + horror > 0) tell(c, 'event.suffered', { seat: { seat: v.seat }, damage, horror });
    v.left = marksOf(v);
  },
  'ARK-440.9': ({ v }) => {
    const next = v.left.shift();
    return next === undefined ? goto('ARK-R.20') : call(mark, next);
  },
  'ARK-460.9': goto('ARK-440.9'),
  'ARK-R.20': () => checked(),
  'ARK-R.25': ({ s, v }) => {
    if (!inPlay(s, v.seat) || v.damage + v.horror === 0) return done(v.dealt);
    const { seat, damage, horror, cause, by } = v;
    return open('suffered', { seat, damage, horror, cause, by });
  },
  'ARK-446.2': ({ v }) => done(v.dealt),
});

const toAsset = (share: Share): number => (share === SELF ? 0 : share[1]);
const isAlly = (s: Arkham, share: Share): boolean => share !== SELF && assetOf(s, share[0]).type === 'ally';

type Marking = { seat: Seat; card: CardId; damage: number; horror: number; cause: Cause; by: string };

/** What comes to which asset: one packet for each. */
function marksOf(v: Harm & { damageTo: Share; horrorTo: Share }): Marking[] {
  const { seat, cause, by } = v;
  const first = v.damageTo === SELF ? null : { seat, card: v.damageTo[0], damage: v.damageTo[1], horror: 0, cause, by };
  const second =
    v.horrorTo === SELF ? null : { seat, card: v.horrorTo[0], damage: 0, horror: v.horrorTo[1], cause, by };
  if (first !== null && second !== null && first.card === second.card) {
    first.horror = second.horror;
    return [first];
  }
  return [first, second].filter((one) => one !== null);
}

/** ARK-440.9, ARK-460.9: harm on a card; ARK-R.141: what the card itself prevents is gone. */
const mark = rule<Marking, { marks: Moments['would-mark'] }>('mark')({
  'ARK-R.141': ({ v }) =>
    open('would-mark', { seat: v.seat, card: v.card, damage: v.damage, horror: v.horror }, 'marks'),
  'ARK-440.9': (c) => {
    const { s, v } = c;
    const asset = s.seats[v.seat]!.assets.find(({ card }) => card === v.card);
    if (asset === undefined) return done();
    const { damage, horror } = v.marks;
    asset.damage += damage;
    asset.horror += horror;
    tell(c, 'event.marked', { seat: { seat: v.seat }, card: { card: v.card }, damage, horror });
  },
  'ARK-R.157': ({ v }) => {
    const { seat, card, cause, by } = v;
    return open('marked', { seat, card, damage: v.marks.damage, horror: v.marks.horror, cause, by });
  },
});

export const HARM_RULES = [suffer, mark] as const;
