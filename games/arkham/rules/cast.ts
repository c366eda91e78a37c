import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { type Interrupt, ruleMaker } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import { abilityOf, moments, ownerOf } from '../moments.js';
import { pieceOfSide } from '../packs.js';
import type { RuleId } from '../rule-ids.js';
import { suffer } from './calls.js';
import { open } from './kit.js';
import { assetOf, inPlay } from './look.js';
import { takeUp } from './pool.js';

/** ARK-489.7: a spell is cast whenever an ability is used that says so; its horror comes first, whatever the window. */

const { interrupt } = ruleMaker<Arkham, RuleId>();

/** The spell that is cast by using an ability, if it is one. */
const spellOf = (s: Arkham, { id }: { readonly id: AbilityId }): readonly string[] =>
  abilityOf(s, id)?.cast === true ? [pieceOfSide(pieceOf(id))] : [];

/** ARK-489.8, ARK-489.10: the horror, and the hands of the spell. Who is defeated by it completes nothing (ARK-R.69). */
const casting = interrupt(
  'casting',
  moments.ability,
)({
  when: 'before',
  priority: 1,
  sources: spellOf,
  steps: {
    'ARK-489.7': ({ s, me }) => {
      const seat = ownerOf(s, me) ?? s.lead;
      takeUp(s, seat, me);
      s.casting.push({ seat, card: me });
      s.paidInCast = false;
      const { horror = 0 } = assetOf(s, me);
      return suffer({ seat, damage: 0, horror, direct: false, cause: 'cast', by: me });
    },
  },
});

/** The spell was cast. */
const cast = interrupt(
  'cast-over',
  moments.ability,
)({
  when: 'after',
  priority: 1,
  sources: spellOf,
  steps: {
    'ARK-489.8': ({ s, me }) => {
      const { seat } = s.casting.pop()!;
      if (inPlay(s, seat)) return open('cast', { seat, card: me });
    },
  },
});

export const INTERRUPTS: readonly Interrupt<Arkham>[] = [casting, cast];
