import type { Interrupt, Rule } from '@tabula/kernel/rule.js';
import { describe, expect, it } from 'vitest';
import type { Elekt } from '../board.js';
import { base } from '../content/base.js';
import { allRules } from '../rules/all.js';
import { EFFECTS } from './effects.js';
import { PRIVILEGES } from './privileges.js';
import { UNIT_POWERS } from './unit-powers.js';
import type { Carrier, EffectVerb, NONE, PrivilegeVerb, UnitVerb, ZoneVerb } from './verb.js';
import { ZONE_POWERS } from './zone-powers.js';

/** What a rule, an interrupt or a function does, as it is written. */
function sourceOf(does: Carrier): string {
  if (typeof does === 'function') return String(does);
  const rule: Rule = 'rule' in does ? does.rule : does;
  const steps = [...rule.steps.values()].map(({ run }) => String(run));
  return [...steps, 'sources' in does ? String((does as Interrupt<Elekt>).sources) : ''].join('\n');
}

describe('verbs', () => {
  it.each([
    ['unit', UNIT_POWERS],
    ['Zone', ZONE_POWERS],
    ['Privilege', PRIVILEGES],
  ] as const)('of a %s are carried out by what looks for them', (_of, verbs) => {
    for (const [name, { does }] of Object.entries(verbs))
      expect(sourceOf(does), name).toMatch(RegExp(`['"]${name}['"]`));
  });

  it('of instant abilities are carried out by rules of the game, one each', () => {
    const rules = Object.values(EFFECTS).map(({ does }) => does);
    expect(new Set(rules).size).toBe(rules.length);
    for (const rule of rules) expect(allRules).toContain(rule);
  });

  it('are all used by cards of the box', () => {
    const used = (lists: readonly (readonly { readonly is: string }[])[]) => new Set(lists.flat().map(({ is }) => is));
    const does = new Set(base.units.flatMap(({ instant }) => instant?.does ?? []).map((part) => part.do));
    expect(Object.keys(EFFECTS).filter((name) => !does.has(name as keyof typeof EFFECTS))).toEqual([]);
    const permanent = used(base.units.map((unit) => unit.permanent ?? []));
    expect(Object.keys(UNIT_POWERS).filter((name) => !permanent.has(name))).toEqual([]);
    const here = used([...base.missions, ...base.influences].map(({ powers }) => powers));
    expect(Object.keys(ZONE_POWERS).filter((name) => !here.has(name))).toEqual([]);
    const won = used(base.privileges.map(({ powers }) => powers));
    expect(Object.keys(PRIVILEGES).filter((name) => !won.has(name))).toEqual([]);
  });

  it('do not compile without one of their parts', () => {
    const { fields, possible, does, says, worth } = EFFECTS.move;
    // @ts-expect-error: when it is possible
    const possibleLess: EffectVerb<typeof NONE> = { fields, does, says, worth };
    // @ts-expect-error: what it does
    const doesLess: EffectVerb<typeof NONE> = { fields, possible, says, worth };
    // @ts-expect-error: what it says
    const saysLess: UnitVerb<typeof NONE> = { fields, does, worth };
    // @ts-expect-error: what it is worth
    const worthLess: ZoneVerb<typeof NONE> = { fields, does, says };
    // @ts-expect-error: its fields
    const fieldless: PrivilegeVerb<typeof NONE> = { does, says, worth };
    expect([possibleLess, doesLess, saysLess, worthLess, fieldless]).toHaveLength(5);
  });
});
