import { describe, expect, it } from 'vitest';
import { base } from '../content/base/pack.js';
import { FACTIONS } from '../content/behaviour.js';
import { allRules } from '../rules/all.js';
import { EFFECTS, effectVerb } from './effects.js';
import type { EffectVerb, NONE } from './verb.js';

const parts = base.cards.flatMap(({ texts = [] }) =>
  texts.flatMap(({ heading, does }) => does.map((it) => ({ heading, it }))),
);

describe('verbs', () => {
  it('are carried out by rules of the game', () => {
    for (const { does } of Object.values(EFFECTS)) if (does !== null) expect(allRules).toContain(does);
  });

  it('have a rule each, but for those that another rule looks for', () => {
    const within = new Set(
      parts.filter(({ heading }) => heading === 'advantage' || heading === 'block').map(({ it }) => it.do),
    );
    const own = Object.entries(EFFECTS).filter(([name]) => !within.has(name as keyof typeof EFFECTS));
    expect(new Set(own.map(([, { does }]) => does)).size).toBe(own.length);
    expect(own.filter(([, { does }]) => does === null)).toEqual([]);
    expect([...within].sort()).toEqual(['block', 'bombs', 'double-bombs']);
    for (const name of within) expect(EFFECTS[name].does, name).toBeNull();
  });

  it('are all used by cards of the box, and are worth something to somebody', () => {
    const used = new Set(parts.map(({ it }) => it.do));
    expect(Object.keys(EFFECTS).filter((name) => !used.has(name as keyof typeof EFFECTS))).toEqual([]);
    for (const { it } of parts)
      expect(Math.max(...FACTIONS.map((faction) => effectVerb(it).worth(it, faction))), it.do).toBeGreaterThan(0);
  });

  it('do not compile without one of their parts', () => {
    const { fields, possible, does, says, worth } = EFFECTS.claim;
    // @ts-expect-error: when it is possible
    const possibleLess: EffectVerb<typeof NONE> = { fields, does, says, worth };
    // @ts-expect-error: what it does
    const doesLess: EffectVerb<typeof NONE> = { fields, possible, says, worth };
    // @ts-expect-error: what it says
    const saysLess: EffectVerb<typeof NONE> = { fields, possible, does, worth };
    // @ts-expect-error: what it is worth
    const worthLess: EffectVerb<typeof NONE> = { fields, possible, does, says };
    // @ts-expect-error: its fields
    const fieldless: EffectVerb<typeof NONE> = { possible, does, says, worth };
    expect([possibleLess, doesLess, saysLess, worthLess, fieldless]).toHaveLength(5);
  });
});
