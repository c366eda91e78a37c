import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { boundAfter, carriedOut, says } from '../testing/says.js';
import { table } from '../testing/table.js';

rule('ARK-R.62', 'damage and horror of one instruction are one packet', () => {
  const t = carriedOut({ do: 'suffer', damage: 1, horror: 2 });
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 2 });
  expect(t.told('suffered')).toHaveLength(1);
});

rule('ARK-R.156', 'what may be divided is divided by the sufferer', () => {
  const t = says(table().script(3), [
    { do: 'roll', dice: 1 },
    { do: 'suffer', split: { per: 'face-rolled' } },
  ]);
  t.seat(0).isAsked('which/that', ['count:0', 'count:1', 'count:2', 'count:3']).picks('count:1');
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 2 });
});

rule('ARK-R.137', 'less for each success, and never below nothing', () => {
  const suffer = { do: 'suffer', horror: { per: 'successes', times: -1, plus: 3 } } as const;
  expect(says(table(), [suffer], { successes: 2 }).player(0).horror).toBe(1);
  expect(says(table(), [suffer], { successes: 5 }).player(0).horror).toBe(0);
});

rule('ARK-R.142', 'oneself or an ally recovers, and both kinds go to the same', () => {
  const t = table().with(0, { damage: 2, horror: 1 }).asset(0, 'ally/priest', { damage: 1 });
  says(t, [{ do: 'recover', health: 1, sanity: 1, who: 'you-or-ally' }]);
  t.seat(0).isAsked('which/that', ['seat:0', 'card:ally/priest']).picks('seat:0');
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 0 });
  expect(t.player(0).assets[0]!.damage).toBe(1);
});

rule('ARK-R.141', 'who is in the same space can be served too, who is elsewhere not', () => {
  const t = table({ players: 3 }).with(1, { damage: 2 }).with(2, { damage: 2 }).on(2, 'mid-a');
  says(t, [{ do: 'recover', health: 2, who: 'anyone-here' }]);
  expect([t.player(1).damage, t.player(2).damage]).toEqual([0, 2]);
});

rule(['ARK-440.5', 'ARK-460.5'], 'all is recovered', () => {
  const t = says(table().with(0, { damage: 3, horror: 4 }), [{ do: 'recover-all' }]);
  expect(t.player(0)).toMatchObject({ damage: 0, horror: 0 });
});

rule('ARK-490.1', 'one of the two kinds of harm that a moment carries is prevented', () => {
  const harm = { damage: 2, horror: 1 };
  expect(boundAfter(table(), [{ do: 'prevent', count: 1 }], harm, 'harm:damage')).toMatchObject({
    damage: 1,
    horror: 1,
  });
  const horror = [{ do: 'prevent', count: 3, of: 'horror' }] as const;
  expect(boundAfter(table(), horror, harm)).toMatchObject({ damage: 2, horror: 0 });
});

rule('ARK-R.177', 'horror becomes damage', () => {
  expect(boundAfter(table(), [{ do: 'turn-harm' }], { damage: 0, horror: 2 })).toMatchObject({ damage: 2, horror: 0 });
});

rule('ARK-449.1', 'somebody else is devoured', () => {
  const t = says(table({ players: 3 }), [{ do: 'devour', who: 'another-investigator' }]);
  t.seat(0).isAsked('which/that', ['seat:1', 'seat:2']).picks('seat:2');
  expect([t.player(0).sheet, t.player(2).sheet]).toEqual(['investigator/1', null]);
});

rule('ARK-480.1', 'an investigator retires, and no doom comes of it', () => {
  const t = carriedOut({ do: 'retire' });
  expect([t.player(0).sheet, t.board.sheet.doom]).toEqual([null, 0]);
});

rule('ARK-R.156', 'for each card of one’s own that is kept there is harm, all at once', () => {
  const t = table().asset(0, 'item/axe').asset(0, 'item/lens').asset(0, 'item/watch');
  says(t, [{ do: 'discard-or-suffer', each: 'item', damage: 1 }]);
  t.seat(0).isAsked('discard-or-suffer/away').picks('item/watch');
  expect([t.assets(0), t.player(0).damage]).toEqual([['item/axe', 'item/lens'], 2]);
});

rule('ARK-R.156', 'the same of clues', () => {
  const t = says(table().with(0, { clues: 3 }), [{ do: 'discard-or-suffer', each: 'clue', horror: 1 }]);
  t.seat(0).isAsked('discard-or-suffer/count', ['0', '1', '2', '3']).picks('2');
  expect(t.player(0)).toMatchObject({ clues: 1, horror: 1 });
});
