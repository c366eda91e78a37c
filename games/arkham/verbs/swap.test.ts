import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';

rule('ARK-R.161', 'harm moves between two, each kind in one direction, no more than either can hold', () => {
  const t = table().with(0, { damage: 3, horror: 0 }).with(1, { damage: 0, horror: 2 }).on(1, 'mid-a');
  says(t, [{ do: 'swap-harm' }]);
  t.seat(0).isAsked('swap-harm/damage', ['-3', '-2', '-1', '0']).picks('-2');
  t.seat(0).isAsked('swap-harm/horror', ['0', '1', '2']).picks('1');
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 1 });
  expect(t.player(1)).toMatchObject({ damage: 2, horror: 1 });
  expect(t.told('suffered')).toEqual([]);
});

rule('ARK-R.161', 'an ally holds no more than its health', () => {
  const t = table({ players: 1 }).with(0, { damage: 3 }).asset(0, 'ally/nurse'); // health 1
  says(t, [{ do: 'swap-harm' }]);
  t.seat(0).isAsked('swap-harm/damage', ['-1', '0']).picks('-1');
  expect([t.player(0).damage, t.assets(0)]).toEqual([2, []]); // it is full, and so discarded
});
