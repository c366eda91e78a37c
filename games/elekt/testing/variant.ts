import { base } from '../content/base.js';
import type { UnitCard } from '../content/behaviour.js';
import { addPack } from '../content/packs.js';

/** Loads the base pack with a few units changed, for rules that no printed card brings about; the id of the new pack. */
export function variant(id: string, changes: Readonly<Record<string, Partial<UnitCard>>>): string {
  addPack({ ...base, id, units: base.units.map((unit) => ({ ...unit, ...changes[unit.id] })) });
  return id;
}
