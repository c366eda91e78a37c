import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { carriedOut, says } from '../testing/says.js';
import { table } from '../testing/table.js';

rule('ARK-R.167', 'money is gained, and lost as far as there is any', () => {
  expect(carriedOut({ do: 'money', gain: 3 }, { do: 'money', lose: 5 }).player(0).money).toBe(0);
  expect(carriedOut({ do: 'money', gain: 3 }, { do: 'money', lose: 1 }).player(0).money).toBe(2);
});

rule('ARK-496.1', 'remnants are gained', () => {
  expect(carriedOut({ do: 'remnant', gain: 2 }).player(0).remnants).toBe(2);
});

rule('ARK-479.4', 'an investigator is delayed once', () => {
  expect(carriedOut({ do: 'delay' }, { do: 'delay' }).player(0).delayed).toBe(true);
});

rule(['ARK-459.6', 'ARK-R.91'], 'DP-36 an item with a trait comes from the display or the deck', () => {
  const t = table();
  const curios = t.s.display.filter((card) => /lens|watch|charm/.test(card));
  says(t, [{ do: 'gain', card: 'item', trait: 'curio' }]);
  t.seat(0).isAsked('which/that', ['deck:items', ...curios.map((card) => `card:${card}`)]);
  t.seat(0).picks('deck:items');
  expect(t.assets(0)).toHaveLength(1);
  expect(['item/lens', 'item/watch', 'item/charm']).toContain(t.assets(0)[0]);
  expect(t.board.display).toHaveLength(5);
});

rule('ARK-R.134', 'a value may be asked for, and nothing is gained if no card has it', () => {
  const t = carriedOut({ do: 'gain', card: 'item', trait: 'common', least: 9 });
  const before = t.board.items.length;
  expect([t.assets(0), t.board.items.length]).toEqual([[], before]);
});

rule(['ARK-467.3', 'ARK-489.3'], 'allies and spells come from the top of their decks, as many as are said', () => {
  const t = table();
  const [ally, spells] = [t.s.allies.at(-1)!, t.s.spells.slice(-2).reverse()];
  says(t, [
    { do: 'gain', card: 'ally' },
    { do: 'gain', card: 'spell', count: 2 },
  ]);
  expect(t.player(0).assets.map(({ card }) => card)).toEqual([ally, ...spells]);
});

rule('ARK-427.4', 'a special card comes by its title, if it is there', () => {
  const t = carriedOut({ do: 'special', card: 'special/friend' }, { do: 'special', card: 'special/friend' });
  expect([t.assets(0), t.board.special]).toEqual([['special/friend'], []]);
});

rule(['ARK-487.4', 'ARK-R.165'], 'two skills are focused, different ones, each with its discard', () => {
  const t = carriedOut({ do: 'focus', skill: 'any', count: 2 }); // the limit of seat 0 is 1
  t.seat(0).isAsked('which/that').picks('skill:will');
  expect(t.seat(0).options).not.toContain('skill:will');
  t.seat(0).picks('skill:lore').isAsked('focus-skill/discard', ['will', 'lore']).picks('will');
  expect(t.player(0).focus).toEqual([0, 1, 0, 0, 0]);
});

rule('ARK-487.10', 'every skill is focused beyond the limit', () => {
  expect(carriedOut({ do: 'focus', skill: 'every', overLimit: true }).player(0).focus).toEqual([1, 1, 1, 1, 1]);
});

rule('ARK-487.9', 'a focus token of one’s choice is discarded', () => {
  const t = says(table().focus(0, 'will', 'lore'), [{ do: 'discard-focus', count: 1 }]);
  t.seat(0).isAsked('which/that', ['skill:will', 'skill:lore']).picks('skill:lore');
  expect(t.player(0).focus).toEqual([0, 0, 0, 0, 1]);
});

rule('ARK-483.1', 'any number of remnants is sold', () => {
  const t = says(table().with(0, { remnants: 3 }), [{ do: 'sell', what: 'remnant', price: 2 }]);
  t.seat(0).isAsked('which/that', ['count:1', 'count:2', 'count:3']).picks('count:2');
  expect(t.player(0)).toMatchObject({ remnants: 1, money: 4 });
});
