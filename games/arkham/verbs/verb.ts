import { type About, amounts, type Here, type Verb as KernelVerb } from '@tabula/kernel/instructions.js';
import type { Json } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import { inPlay } from '../rules/look.js';
import type { Count, Words } from '../words.js';
import type { VerbName, Verbs } from './declared.js';

/** What a verb of this game is: whether it would do anything, and what it does or which rule it calls. */
export type Verb<N extends VerbName, R extends Json = Json> = KernelVerb<Arkham, { readonly do: N } & Verbs[N], R>;

/** ARK-R.73: what is said to somebody without an investigator is skipped. */
export const present = (s: Arkham, { seat }: Pick<About, 'seat'>): boolean => inPlay(s, seat);

const numberIn = ({ bound }: Here, name: string): number => (typeof bound[name] === 'number' ? bound[name] : 0);

/** What cards count. */
export function counted(s: Arkham, what: Count, here: Here): number {
  const one = s.seats[here.seat]!;
  switch (what) {
    case 'successes':
      return numberIn(here, 'successes');
    case 'doom-in-your-space':
      return s.doom[one.space] ?? 0;
    case 'own-horror':
      return one.horror;
    default:
      return s.sheet.markers;
  }
}

/** How much that is now. */
export const much = amounts<Arkham, Words>(counted);
