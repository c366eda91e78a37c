import { type About, amounts, type Here, type Verb as KernelVerb } from '@tabula/kernel/instructions.js';
import type { Json } from '@tabula/kernel/json.js';
import type { Arkham } from '../board.js';
import type { InstructionOf, Verb as Said } from '../language/instructions.js';
import type { Count } from '../language/values.js';
import { healthOf, inPlay, monsterIn, tileAt } from '../rules/look.js';
import type { Words } from '../words.js';

/** Every verb of the language is carried out: one that nothing carries out does not compile (`all.ts`). */
export type VerbName = Said['do'];
export type Carried<N extends VerbName> = InstructionOf<N>;

/** What a verb of this game is: whether it would do anything, and what it does or which rule it calls. */
export type Verb<N extends VerbName, R extends Json = Json> = KernelVerb<Arkham, Carried<N>, R>;

/** ARK-R.73: what is said to somebody without an investigator is skipped. */
export const present = (s: Arkham, { seat }: Pick<About, 'seat'>): boolean => inPlay(s, seat);

/** Always, and for somebody who is there. */
export const ALWAYS = (): boolean => true;

const numberIn = ({ bound }: Here, name: string): number => (typeof bound[name] === 'number' ? bound[name] : 0);
/** A card that was found on the way: the monster that the moment or the text is about, or that harm has come from. */
export function monsterOf({ bound }: Pick<Here, 'bound'>): string {
  const found = bound.monster ?? bound.by;
  return typeof found === 'string' ? found : '';
}

/** What cards count. */
export function counted(s: Arkham, what: Count, here: Here): number {
  const one = s.seats[here.seat]!;
  const tile = tileAt(s, one.space);
  switch (what) {
    case 'successes':
    case 'paid':
      return numberIn(here, what);
    case 'face-rolled':
      return numberIn(here, 'rolled');
    case 'doom-in-your-space':
      return s.doom[one.space] ?? 0;
    case 'own-horror':
      return one.horror;
    case 'clues-in-your-neighbourhood':
      return tile === null ? 0 : s.tiles[tile].clues; // ARK-R.149
    case 'own-and-neighbourhood-clues':
      return one.clues + (tile === null ? 0 : s.tiles[tile].clues);
    case 'monsters-in-your-neighbourhood':
      return tile === null ? 0 : s.monsters.filter(({ space }) => tileAt(s, space) === tile).length;
    case 'remaining-health-of-that': {
      const monster = monsterIn(s, monsterOf(here));
      return monster === undefined ? 0 : healthOf(s, monster.card) - monster.damage;
    }
    case 'unmended-scars':
      return s.markers.filter(({ token, mended }) => !mended && token.startsWith('marker/white')).length;
    case 'markers-on-sheet':
      return s.sheet.markers;
  }
}

/** How much that is now. */
export const much = amounts<Arkham, Words>(counted);
