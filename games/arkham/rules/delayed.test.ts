import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { suffer } from './harm.js';
import { act } from './turn.js';

// ARK-479, ARK-R.29, ARK-R.26, ARK-R.146: actions that are lost, granted, or depend on something else.

rule('ARK-R.43', 'standing up is no action: it needs no freedom and is not noted', () => {
  const t = table({ players: 1 })
    .with(0, { delayed: true })
    .monster('hunter', 'north-b', { with: [0] })
    .turn();
  expect(t.player(0)).toMatchObject({ delayed: false, actions: 1, performed: [] });
  t.seat(0).isAsked('turn/deed', ['attack', 'evade', 'focus', 'stop']);
});

rule(['ARK-R.43', 'ARK-R.29'], 'who is delayed uses up an additional action by standing up', () => {
  const t = table({ players: 1 })
    .with(0, { delayed: true })
    .monster('hunter', 'north-b', { with: [0] });
  t.script(5, 1, 1, 1).run(act, { seat: 0, deed: 'evade' });
  expect([t.ended, t.player(0).delayed, t.player(0).performed]).toEqual([true, false, ['evade']]);
});

rule('ARK-R.44', 'who is delayed can be traded with, tests, and assigns harm', () => {
  const t = table().with(0, { money: 1 }).with(1, { delayed: true }).turn();
  t.seat(0).does('trade').picks('0:1:money');
  t.seat(1).isAsked('trade/accepts').picks('true');
  expect(t.player(1)).toMatchObject({ money: 1, delayed: true });
  const hurt = table().with(0, { delayed: true }).asset(0, 'item/vest').script(1, 1, 1);
  says(hurt, [{ do: 'test', skill: 'will', fail: [{ do: 'suffer', damage: 1 }] }]);
  hurt.seat(0).isAsked('suffer/damageTo').picks('item/vest.0:1');
  expect(hurt.player(0)).toMatchObject({ damage: 0, delayed: true });
});

rule(
  'ARK-R.29',
  'an additional action may be declined and is not saved; what was performed is not offered again',
  () => {
    const t = table({ players: 1 })
      .asset(0, 'item/watch')
      .monster('hunter', 'north-b', { with: [0] })
      .turn();
    t.seat(0).does('focus').picks('will');
    t.script(5, 1, 1, 1).seat(0).does('evade');
    while (t.seat(0).question!.id === 'test/change') t.seat(0).picks('stop');
    t.seat(0).isAsked('additional/deed');
    expect(t.seat(0).options).not.toContain('focus');
    t.seat(0).picks('stop').isAsked('turn/deed').picks('gather');
    expect([t.ended, t.player(0).actions]).toEqual([true, 3]); // two and that of the watch
  },
);

rule(
  'ARK-R.26',
  'what has to act comes before what may: the pact of pain of a card, then the choice of another',
  () => {
    const t = coreTable()
      .asset(0, 'item/token-of-faith')
      .asset(0, 'starting/king-in-yellow')
      .with(0, { clues: 1, horror: 1 });
    t.run(suffer, { seat: 0, damage: 0, horror: 2, direct: false, cause: 'text', by: '' });
    t.seat(0).picks('item/token-of-faith:1');
    // The token gives back its sanity by itself; then the King in Yellow may be used.
    expect(t.player(0).horror).toBe(1);
    t.seat(0).isAsked('window/use', ['0@starting/king-in-yellow', 'no']);
  },
);

rule('ARK-R.146', 'half price grants no purchase: nothing of it is an action, and it waits for a purchase', () => {
  const t = coreTable().with(0, { money: 9 }).asset(0, 'item/fine-clothes').asset(0, 'ally/henry-wan').turn();
  expect(t.seat(0).options.filter((key) => key.includes('fine-clothes') || key.includes('henry-wan'))).toEqual([]);
  t.seat(0).does('gather').isAsked('turn/deed');
  const buys = coreTable().with(0, { money: 9 }).asset(0, 'item/fine-clothes');
  says(buys, [{ do: 'buy', trait: 'common', count: 1 }]);
  buys.seat(0).isAsked('window/use', ['0@item/fine-clothes', 'no']);
});
