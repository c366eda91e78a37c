import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, call, done } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import { checked } from '../rules/calls.js';
import { rule } from '../rules/kit.js';
import { assetOf, inPlay, seatsInPlay, sheetOf } from '../rules/look.js';
import type { Verb } from './verb.js';
import type { Target } from './which.js';

/** ARK-R.161: damage and horror move between an investigator and another, or an ally, anywhere. */

type Kind = 'damage' | 'horror';
/** Somebody or something with harm on it, and how much it can hold. */
interface Bearer {
  readonly holds: { readonly [K in Kind]: number };
  readonly on: { [K in Kind]: number };
}

function bearer(s: Arkham, target: Target): Bearer {
  if (target[0] === 'seat') {
    const { health, sanity } = sheetOf(s, target[1]);
    return { holds: { damage: health, horror: sanity }, on: s.seats[target[1]]! };
  }
  const card = String(target[1]);
  const { health = 0, sanity = 0 } = assetOf(s, card);
  const on = s.seats.flatMap(({ assets }) => assets).find((asset) => asset.card === card)!;
  return { holds: { damage: health, horror: sanity }, on };
}

const partners = (s: Arkham, seat: Seat): Target[] => [
  ...seatsInPlay(s)
    .filter((one) => one !== seat)
    .map((one): Target => ['seat', one]),
  ...s.seats.flatMap(({ assets }) =>
    assets.filter(({ card }) => assetOf(s, card).type === 'ally').map(({ card }): Target => ['card', card]),
  ),
];

/** How much one can carry over to the other, no more than it can hold. */
const most = (from: Bearer, to: Bearer, kind: Kind): number =>
  Math.max(0, Math.min(from.on[kind], to.holds[kind] - to.on[kind]));

const canSwap = (one: Bearer, other: Bearer): boolean =>
  (['damage', 'horror'] as const).some((kind) => most(one, other, kind) + most(other, one, kind) > 0);

function choices(s: Arkham, seat: Seat): Target[] {
  const own = bearer(s, ['seat', seat]);
  return partners(s, seat).filter((target) => canSwap(own, bearer(s, target)));
}

/** Of each kind so much comes to oneself; what is below nothing goes to the other. */
export const swapping = rule<{ seat: Seat }, { whom: Target; damage: number; horror: number }>('swap-harm')({
  'ARK-R.161': ({ s, v }) => {
    const whom = choices(s, v.seat);
    return whom.length === 0 ? done() : ask(v.seat, 'whom', whom);
  },
  'ARK-R.161 damage': ({ s, v }) => {
    const [own, other] = [bearer(s, ['seat', v.seat]), bearer(s, v.whom)];
    return askAmount(v.seat, 'damage', -most(own, other, 'damage'), most(other, own, 'damage'));
  },
  'ARK-R.161 horror': ({ s, v }) => {
    const [own, other] = [bearer(s, ['seat', v.seat]), bearer(s, v.whom)];
    return askAmount(v.seat, 'horror', -most(own, other, 'horror'), most(other, own, 'horror'));
  },
  'ARK-413.9': (c) => {
    const { s, v } = c;
    const [own, other] = [bearer(s, ['seat', v.seat]), bearer(s, v.whom)];
    for (const kind of ['damage', 'horror'] as const) {
      own.on[kind] += v[kind];
      other.on[kind] -= v[kind];
    }
    tell(c, 'event.swapped', { seat: { seat: v.seat }, damage: v.damage, horror: v.horror });
    return checked();
  },
});

export const swapHarm: Verb<'swap-harm'> = {
  possible: (s, _it, { seat }) => inPlay(s, seat) && choices(s, seat).length > 0,
  does: ({ v }) => call(swapping, { seat: v.seat }),
};
