import { type AbilityId, pieceOf } from '@tabula/kernel/listeners.js';
import { call, type Interrupt, ruleMaker } from '@tabula/kernel/rule.js';
import type { Arkham } from '../board.js';
import { abilityOf, moments, ownerOf } from '../moments.js';
import { pieceOfSide } from '../packs.js';
import type { RuleId } from '../rule-ids.js';
import { beginCast, endCast } from './spell.js';

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
    'ARK-489.7': ({ s, me }) => call(beginCast, { seat: ownerOf(s, me) ?? s.lead, card: me }),
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
    'ARK-489.8': ({ me }) => call(endCast, { card: me }),
  },
});

/** ARK-R.137: an ability has been carried out, and may be triggered again. */
const over = interrupt(
  'ability-over',
  moments.ability,
)({
  when: 'after',
  priority: 2,
  sources: (s, { id }) => (s.running.includes(id) ? [id] : []),
  steps: {
    'ARK-R.137': ({ s, me }) => {
      s.running = s.running.filter((id) => id !== me);
    },
  },
});

export const INTERRUPTS: readonly Interrupt<Arkham>[] = [casting, cast, over];
