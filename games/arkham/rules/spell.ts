import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { CardId } from '../cards.js';
import type { Skill } from '../language/values.js';
import type { Standing } from '../words.js';
import { suffer } from './calls.js';
import { open, rule } from './kit.js';
import { assetOf, inPlay } from './look.js';
import { takeUp, usable } from './pool.js';

/** ARK-489: casting, and spells and other cards that give another way to do something (ARK-R.123, ARK-R.125). */

/** ARK-489.7, ARK-489.8, ARK-489.10: the hands of the spell are taken, then its horror is suffered. */
export const beginCast = rule<{ seat: Seat; card: CardId }>('begin-cast')({
  'ARK-489.7': ({ s, v }) => {
    takeUp(s, v.seat, v.card);
    s.casting.push({ seat: v.seat, card: v.card });
    s.paidInCast = false;
    const { horror = 0 } = assetOf(s, v.card);
    return suffer({ seat: v.seat, damage: 0, horror, direct: false, cause: 'cast', by: v.card });
  },
});

/** The spell was cast. */
export const endCast = rule<{ card: CardId }>('end-cast')({
  'ARK-489.7': ({ s, v }) => {
    const at = s.casting.findIndex(({ card }) => card === v.card);
    const [cast] = s.casting.splice(at, 1);
    if (cast !== undefined && inPlay(s, cast.seat)) return open('cast', { seat: cast.seat, card: v.card });
  },
});

type Replacing = Extract<Standing, { is: 'replace-skill' | 'replace-action' }>;
type Kind = Replacing['kind'];

/** The rule of a card that gives another way to act, with its place among the rules of the card. */
function replacing(s: Arkham, card: CardId, kind: Kind): readonly [Replacing, number] | null {
  const rules = assetOf(s, card).standing ?? [];
  const at = rules.findIndex((one) => (one.is === 'replace-skill' || one.is === 'replace-action') && one.kind === kind);
  return at < 0 ? null : [rules[at] as Replacing, at];
}

/** ARK-R.123: the assets that give somebody another way to do an action. */
export const waysOf = (s: Arkham, seat: Seat, kind: Kind): CardId[] =>
  s.seats[seat]!.assets.map(({ card }) => card).filter(
    (card) => replacing(s, card, kind) !== null && usable(s, seat, card),
  );

/** The skill that is tested then. */
export function skillBy(s: Arkham, card: CardId, kind: Kind): Skill | null {
  const [way] = replacing(s, card, kind) ?? [];
  return way?.is === 'replace-skill' ? way.skill : null;
}

/** Where the card says what is done instead, and whether that is cast. */
export function insteadBy(s: Arkham, card: CardId, kind: Kind): { path: (string | number)[]; cast: boolean } | null {
  const [way, at] = replacing(s, card, kind) ?? [];
  return way?.is === 'replace-action' ? { path: ['standing', at!, 'does'], cast: way.cast === true } : null;
}

export const SPELL_RULES = [beginCast, endCast] as const;
