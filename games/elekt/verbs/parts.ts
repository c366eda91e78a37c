import type { Seat } from '@tabula/kernel/json.js';
import type { Elekt, Unit, UnitId } from '../board.js';
import type { Effect, Zone } from '../content/behaviour.js';
import { unitCard } from '../rules/cards.js';
import type { Using } from './verb.js';

/** What the verbs of instant abilities have in common. A choice that would do nothing is not offered (ELEK-17.86). */

export type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** The part of an ability that is carried out, as the card has it. */
export function partOf<K extends Effect['do']>(s: Elekt, v: Using, _is: K): EffectOf<K> {
  return unitCard(s, v.unit).instant!.does[v.part] as EffectOf<K>;
}

/** A unit whose ability is used, where it lies, and who uses it. */
export type User = { readonly unit: UnitId; readonly zone: Zone; readonly seat: Seat };

/** ELEK-13.13: "other" leaves out the unit that carries the text (ELEK-13.12); whose units they are does not matter. */
export const others = (s: Elekt, { unit, zone }: User): Unit[] =>
  s.zones[zone].units.filter((one) => one.card !== unit);

export const ids = (units: readonly Unit[]): UnitId[] => units.map((unit) => unit.card);
