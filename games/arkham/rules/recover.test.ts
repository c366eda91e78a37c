import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { attack } from './monster-phase.js';

// ARK-440, ARK-460, ARK-467, ARK-446: what is recovered, and what is prevented.

rule(['ARK-440.5', 'ARK-R.107'], 'health that is recovered takes damage from the sheet, no more than there is', () => {
  const t = says(table().with(0, { damage: 4, horror: 2 }), [{ do: 'recover', health: 3, who: 'you' }]);
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 2 });
  const less = says(table().with(0, { damage: 1 }), [
    { do: 'recover', health: 3, who: 'you' },
    { do: 'suffer', damage: 2 },
  ]);
  expect(less.player(0).damage).toBe(2); // nothing is saved
});

rule(['ARK-460.5', 'ARK-R.107'], 'sanity that is recovered takes horror from the sheet, no more than there is', () => {
  const t = says(table().with(0, { damage: 2, horror: 4 }), [{ do: 'recover', sanity: 3, who: 'you' }]);
  expect(t.player(0)).toMatchObject({ damage: 2, horror: 1 });
  const less = says(table().with(0, { horror: 1 }), [
    { do: 'recover', sanity: 3, who: 'you' },
    { do: 'suffer', horror: 2 },
  ]);
  expect(less.player(0).horror).toBe(2);
});

rule(['ARK-440.10', 'ARK-467.4'], 'DP-48 an ally recovers health instead of its owner', () => {
  const t = table().with(0, { damage: 1 }).asset(0, 'ally/priest', { damage: 1 });
  says(t, [{ do: 'recover', health: 2, who: 'you-or-ally' }]);
  t.seat(0).isAsked('which/that', ['seat:0', 'card:ally/priest']).picks('card:ally/priest');
  expect([t.player(0).damage, t.player(0).assets[0]!.damage]).toEqual([1, 0]);
});

rule(['ARK-460.10', 'ARK-467.4'], 'an ally recovers sanity', () => {
  const t = table().asset(0, 'ally/nurse', { horror: 1 });
  says(t, [{ do: 'recover', sanity: 2, who: 'you-or-ally' }]);
  expect(t.player(0).assets[0]).toMatchObject({ horror: 0, damage: 0 });
});

rule(['ARK-446.3', 'ARK-490.1'], 'damage that is prevented feeds no scavenger', () => {
  const hit = (amulet: boolean) => {
    const t = coreTable({ scenario: 'umordhoth' });
    if (amulet) t.asset(0, 'starting/mama-s-amulet');
    t.on(0, 'graveyard').monster('wolf-man-drew', 'graveyard', { with: [0], damage: 2 });
    t.run(attack, { seat: 0, monster: 'monster/wolf-man-drew' }); // 2 damage
    if (amulet) t.seat(0).isAsked('window/use').picks('0@starting/mama-s-amulet');
    return [t.player(0).damage, t.beast('wolf-man-drew')!.damage];
  };
  expect(hit(false)).toEqual([2, 0]);
  expect(hit(true)).toEqual([1, 1]);
});
