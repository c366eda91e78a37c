import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import type { Harm } from './calls.js';
import { suffer } from './harm.js';
import { leave } from './leave.js';

// ARK-440, ARK-460, ARK-413, ARK-415. Seat 0 has health 5 and sanity 7.

const harm = (more: Partial<Harm>): Harm => ({
  seat: 0,
  damage: 0,
  horror: 0,
  direct: false,
  cause: 'text',
  by: '',
  ...more,
});

rule(['ARK-440.4', 'ARK-460.4', 'ARK-440.3', 'ARK-460.3'], 'damage and horror lie on the sheet', () => {
  const t = table().run(suffer, harm({ damage: 2, horror: 3 }));
  expect(t.player(0)).toMatchObject({ damage: 2, horror: 3 });
});

rule(
  [
    'ARK-440.7',
    'ARK-460.7',
    'ARK-R.62',
    'ARK-R.105',
    'ARK-413.7',
    'ARK-413.9',
    'ARK-440.12',
    'ARK-460.12',
    'ARK-467.2',
  ],
  'DP-24 DP-25 some of it goes to one asset each, no more than it can take',
  () => {
    const t = table()
      .asset(0, 'ally/priest')
      .asset(0, 'item/vest')
      .run(suffer, harm({ damage: 3, horror: 1 }));
    t.seat(0).isAsked('suffer/damageTo', ['self', 'ally/priest:1', 'ally/priest:2', 'item/vest.0:1', 'item/vest.0:2']);
    t.seat(0).picks('item/vest.0:1').isAsked('suffer/horrorTo', ['self', 'ally/priest:1']).picks('self');
    expect(t.player(0)).toMatchObject({ damage: 2, horror: 1 });
    expect(t.player(0).assets.map(({ damage }) => damage)).toEqual([0, 1]);
  },
);

rule(
  ['ARK-413.8', 'ARK-440.11', 'ARK-440.9', 'ARK-414', 'ARK-459.9', 'ARK-R.1'],
  'a full asset goes to the bottom of its deck',
  () => {
    const t = table()
      .asset(0, 'item/vest')
      .run(suffer, harm({ damage: 2 }));
    t.seat(0).picks('item/vest.0:2');
    expect([t.assets(0), t.board.items[0]]).toEqual([[], 'item/vest.0']);
  },
);

rule(
  ['ARK-460.9', 'ARK-460.11', 'ARK-R.3', 'ARK-424.6', 'ARK-470.3'],
  'horror fills by sanity; a starting card goes back to its pile',
  () => {
    const t = table()
      .asset(0, 'starting/keepsake-0')
      .run(suffer, harm({ horror: 1 }));
    t.seat(0).picks('starting/keepsake-0:1');
    expect([t.assets(0), t.board.starting.includes('starting/keepsake-0')]).toEqual([[], true]);
    expect(t.told('suffered')).toEqual([]); // what lies on an asset is not suffered by its owner
  },
);

rule(['ARK-427.6', 'ARK-467.6'], 'special cards go back to theirs, allies under their deck', () => {
  const t = table()
    .asset(0, 'special/friend', { damage: 1 })
    .asset(0, 'ally/nurse')
    .run(suffer, harm({ damage: 1, horror: 2 }));
  t.seat(0).picks('special/friend:1').picks('ally/nurse:2');
  expect([t.assets(0), t.board.special.includes('special/friend'), t.board.allies[0]]).toEqual([
    [],
    true,
    'ally/nurse',
  ]);
});

rule(['ARK-440.8', 'ARK-460.8', 'ARK-R.108'], 'direct harm cannot be assigned', () => {
  const t = table()
    .asset(0, 'ally/priest')
    .run(suffer, harm({ damage: 1, horror: 1, direct: true }));
  expect([t.player(0).damage, t.player(0).horror, t.ended]).toEqual([1, 1, true]);
});

rule(['ARK-489.9', 'ARK-496.2', 'ARK-R.106'], 'DP-23 remnants prevent the horror of a cast, and only that', () => {
  const t = table()
    .with(0, { remnants: 2 })
    .asset(0, 'ally/nurse')
    .run(suffer, harm({ horror: 2, cause: 'cast' }));
  t.seat(0)
    .isAsked('suffer/spent', ['0', '1', '2'])
    .picks('1')
    .isAsked('suffer/horrorTo', ['self', 'ally/nurse:1'])
    .picks('self');
  expect(t.player(0)).toMatchObject({ remnants: 1, horror: 1 });
  const text = table()
    .with(0, { remnants: 2 })
    .run(suffer, harm({ horror: 2 }));
  expect([text.ended, text.player(0).remnants]).toEqual([true, 2]);
});

rule(
  [
    'ARK-415.6a',
    'ARK-415.6b',
    'ARK-440.6',
    'ARK-460.6',
    'ARK-R.70',
    'ARK-R.76',
    'ARK-486.1',
    'ARK-450.1',
    'ARK-415.2e',
  ],
  'who reaches a limit is defeated, loses everything, and 1 doom comes on the sheet',
  () => {
    const t = table().with(0, { money: 3, clues: 2, remnants: 1, delayed: true }).asset(0, 'item/axe').focus(0, 'will');
    t.run(suffer, harm({ damage: 5, horror: 7 }));
    expect(t.player(0)).toMatchObject({ sheet: null, money: 0, clues: 0, remnants: 0, delayed: false, assets: [] });
    expect([t.player(0).focus, t.board.sheet, t.board.lostSheets]).toEqual([
      [0, 0, 0, 0, 0],
      { clues: 0, doom: 1, markers: 0 },
      ['investigator/1'],
    ]);
    expect(t.board.items[0]).toBe('item/axe.0');
  },
);

rule(['ARK-449.1', 'ARK-R.71'], 'devoured is defeated', () => {
  const t = table().run(leave, { seat: 1, how: 'devoured' });
  expect([t.player(1).sheet, t.board.sheet.doom]).toEqual([null, 1]);
});

rule(['ARK-480.1', 'ARK-R.71'], 'retired is the same without the doom', () => {
  const t = table().run(leave, { seat: 1, how: 'retired' });
  expect([t.player(1).sheet, t.board.sheet.doom, t.board.lostSheets]).toEqual([null, 0, ['investigator/2']]);
});

rule(['ARK-302.3', 'ARK-R.72'], 'the game is lost when nobody is left and nobody can come', () => {
  const t = table({ players: 1 });
  t.s.lostSheets.push(...t.s.sheets.splice(0));
  t.run(leave, { seat: 0, how: 'retired' });
  expect(t.result).toEqual({ places: [], won: false, reason: 'nobody-left' });
  const goesOn = table({ players: 1 }).run(leave, { seat: 0, how: 'retired' });
  expect(goesOn.result).toBeNull();
});

rule('ARK-415.6b', "DP-47 the order in which cards come under a deck is the player's", () => {
  const t = table().asset(0, 'item/axe').asset(0, 'item/vest').run(leave, { seat: 0, how: 'retired' });
  t.seat(0).isAsked('leave/order', ['item/axe.0', 'item/vest.0']).picks('item/vest.0', 'item/axe.0');
  expect(t.board.items.slice(0, 2)).toEqual(['item/axe.0', 'item/vest.0']);
});

rule(['ARK-R.25', 'ARK-R.112'], 'what follows a suffering comes after it, once a round', () => {
  const t = table()
    .asset(0, 'ally/nurse')
    .run(suffer, harm({ damage: 1, cause: 'attack' }));
  t.seat(0).picks('self').isAsked('window/use', ['0@ally/nurse', 'no']).picks('0@ally/nurse');
  expect([t.player(0).remnants, t.board.used]).toEqual([1, ['0@ally/nurse']]);
});

rule(['ARK-440.1', 'ARK-460.1'], 'investigators and assets have both kinds of harm, monsters have damage alone', () => {
  const t = table().asset(0, 'ally/nurse').monster('hunter', 'mid-a');
  expect(Object.keys(t.s.seats[0]!)).toEqual(expect.arrayContaining(['damage', 'horror']));
  expect(Object.keys(t.s.seats[0]!.assets[0]!)).toEqual(expect.arrayContaining(['damage', 'horror']));
  expect([Object.keys(t.s.monsters[0]!).includes('damage'), Object.keys(t.s.monsters[0]!).includes('horror')]).toEqual([
    true,
    false,
  ]);
});
