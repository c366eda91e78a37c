import type { Outlook } from '@tabula/cults/rules/npc-forecast.js';

/** Faces of the die that lead to the same thing for the same reasons are one line. */
export function grouped(outlooks: readonly Outlook[]): readonly (readonly Outlook[])[] {
  const groups = new Map<string, Outlook[]>();
  for (const outlook of outlooks) {
    const key = JSON.stringify([outlook.deed, outlook.jumps.map(({ why }) => why)]);
    groups.set(key, [...(groups.get(key) ?? []), outlook]);
  }
  return [...groups.values()];
}
