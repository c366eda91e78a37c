import { expect } from 'vitest';
import { ASSET_TYPES } from '../cards.js';
import { tableFor } from '../packs.js';
import { CORE, coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { discardAsset } from './leave.js';
import { reckoning } from './mythos.js';
import { gifts } from './trade.js';

// ARK-413, ARK-424, ARK-427, ARK-432, ARK-459, ARK-467, ARK-468, ARK-470, ARK-485, ARK-489: the cards that are acquired.

const ofType = (type: string) => CORE.assets.filter((asset) => asset.type === type);
const pilesOf = (type: string) => [...new Set(ofType(type).map(({ pile }) => pile))].sort();
const { assets } = tableFor(coreTable().s);

rule('ARK-424.2', 'starting cards are of any type, and obey the rules of theirs', () => {
  const types = CORE.assets.filter(({ pile }) => pile === 'starting').map(({ type }) => type);
  expect([...new Set(types)].sort()).toEqual(['condition', 'item', 'spell', 'talent']);
  expect(types.every((type) => ASSET_TYPES.includes(type))).toBe(true);
  const t = coreTable().asset(0, 'starting/becky').with(0, { damage: 0 });
  says(t, [{ do: 'suffer', damage: 1 }]);
  t.seat(0).isAsked('suffer/damageTo', ['self', 'starting/becky:1']).picks('starting/becky:1');
  expect(t.player(0).assets[0]!.damage).toBe(1);
});

rule('ARK-459.1', 'items come from item, special and starting cards; they are assets', () => {
  expect(pilesOf('item')).toEqual(['items', 'special', 'starting']);
  expect(CORE.assets.filter(({ pile }) => pile === 'items').every(({ type }) => type === 'item')).toBe(true);
});

rule('ARK-459.2', 'items on item cards have a value, those on special and starting cards have none', () => {
  for (const { pile, value } of ofType('item')) expect(value !== undefined).toBe(pile === 'items');
});

rule('ARK-459.4', 'an item takes so much damage as it has health, and horror by its sanity', () => {
  const t = coreTable().asset(0, 'item/pain-killers').asset(0, 'item/liquid-courage');
  says(t, [{ do: 'suffer', damage: 3, horror: 3 }]);
  t.seat(0).isAsked('suffer/damageTo', ['self', 'item/pain-killers:1', 'item/pain-killers:2']).picks('self');
  t.seat(0).isAsked('suffer/horrorTo', ['self', 'item/liquid-courage:1', 'item/liquid-courage:2']);
});

rule(['ARK-459.5', 'ARK-485.2'], 'DP-36 to gain an item: any of the display, or the top of the deck', () => {
  const t = says(table(), [{ do: 'gain', card: 'item' }]);
  const shown = t.board.display.map((card) => `card:${card}`);
  t.seat(0).isAsked('which/that', [...shown, 'deck:items']);
  const top = t.board.items.at(-1)!;
  t.seat(0).picks('deck:items');
  expect(t.player(0).assets.map(({ card }) => card)).toEqual([top]);
  const open = says(table(), [{ do: 'gain', card: 'item' }]);
  open.seat(0).picks(shown[1]!);
  expect([`card:${open.player(0).assets[0]!.card}`, open.board.display.length]).toEqual([shown[1], 5]);
});

rule(['ARK-459.7', 'ARK-485.2'], 'DP-37 a text lets an investigator buy from the display for the value', () => {
  const t = table().with(0, { money: 2 });
  says(t, [{ do: 'buy', trait: 'curio', count: 1 }]);
  const first = t.seat(0).isAsked('buy/card').options[0]!;
  t.seat(0).picks(first);
  expect([t.player(0).money, t.player(0).assets[0]!.card]).toEqual([0, first]);
});

/** The leather coat, which has a value of 3, lies in the display. */
const coat = (money: number) =>
  coreTable()
    .with(0, { money })
    .display('item/leather-coat', 'item/knife', 'item/shotgun', 'item/dynamite', 'item/45-thompson');

rule('ARK-454.1', 'half of an odd value is rounded up', () => {
  const t = says(coat(2), [{ do: 'buy', trait: 'common', count: 1, half: true }]);
  t.seat(0).picks('item/leather-coat');
  expect(t.player(0).money).toBe(0);
  const poor = says(coat(1), [{ do: 'buy', trait: 'common', count: 1, half: true }]);
  expect(poor.seat(0).isAsked('buy/card').options).not.toContain('item/leather-coat');
});

rule('ARK-454.2', 'two things that halve a value halve it once', () => {
  const t = coat(2).asset(0, 'item/fine-clothes').asset(0, 'ally/henry-wan');
  says(t, [{ do: 'buy', trait: 'common', count: 1 }]);
  t.seat(0).isAsked('window/use', ['0@item/fine-clothes', '0@ally/henry-wan', 'no']).picks('0@item/fine-clothes');
  t.seat(0).isAsked('buy/card').picks('item/leather-coat'); // the other is not offered for the same card
  expect(t.player(0).money).toBe(0);
});

rule('ARK-467.1', 'allies come from ally and special cards; they are assets', () => {
  expect(pilesOf('ally')).toEqual(['allies', 'special']);
  expect(CORE.assets.filter(({ pile }) => pile === 'allies').every(({ type }) => type === 'ally')).toBe(true);
});

rule(['ARK-467.5', 'ARK-489.11'], 'allies and spells are traded like items', () => {
  const t = table().asset(0, 'ally/guide').asset(0, 'spell/bind').asset(0, 'starting/will').turn();
  t.seat(0).does('trade').isAsked('trade/gift', ['0:1:ally/guide', '0:1:spell/bind', 'stop']);
  t.seat(0).picks('0:1:ally/guide').picks('0:1:spell/bind');
  t.seat(1).picks('true');
  expect([t.assets(0), t.assets(1)]).toEqual([['starting/will'], ['ally/guide', 'spell/bind']]);
});

rule('ARK-468.1', 'a condition is an asset of its own type: it is in the play area, and is not traded', () => {
  const t = table().asset(0, 'condition/blessed').turn();
  expect([t.assets(0), gifts(t.board, 0, [])]).toEqual([['condition/blessed'], []]);
  expect(
    ofType('condition')
      .filter(({ pile }) => pile !== 'starting')
      .map(({ pile }) => pile),
  ).toEqual(['conditions', ...new Array(6).fill('pacts')]);
});

rule('ARK-468.3', 'a text that names a condition brings that very side', () => {
  for (const gain of ['blessed', 'cursed'] as const) {
    const t = says(table(), [{ do: 'condition', gain }]);
    expect(t.player(0).assets.map(({ card, back }) => [card.replace(/\..*/, ''), back])).toEqual([
      ['condition/blessed', gain === 'cursed'],
    ]);
  }
});

rule('ARK-468.8', 'a discarded condition goes back to its pile', () => {
  const t = table().asset(0, 'condition/blessed').run(discardAsset, { seat: 0, card: 'condition/blessed.0' });
  expect([t.assets(0), t.board.conditions.length]).toEqual([[], 6]);
  const pact = table().pact(0, 'pact/night').script(1).run(reckoning, {});
  pact.seat(0).picks('pact:0');
  expect([pact.player(0).pact, pact.board.pacts.includes('pact/night')]).toEqual([[], true]);
});

rule('ARK-470.1', 'talents come from special and starting cards; they are assets, and stay with their owner', () => {
  expect(pilesOf('talent')).toEqual(['special', 'starting']);
  const t = coreTable().asset(0, 'special/reporting-gig').turn();
  expect(gifts(t.board, 0, [])).toEqual([]);
});

rule('ARK-470.2', 'a talent with sanity takes horror like any asset, one without takes none', () => {
  const able = ofType('talent').filter(({ health = 0, sanity = 0 }) => health + sanity > 0);
  const t = coreTable().asset(0, 'special/performer');
  says(t, [{ do: 'suffer', damage: 1, horror: 1 }]);
  expect([t.ended, t.player(0).damage, t.player(0).horror]).toEqual([true, 1, 1]);
  for (const { id, sanity = 0 } of able.slice(0, 1)) {
    const holds = coreTable().asset(0, id);
    says(holds, [{ do: 'suffer', horror: 1 }]);
    holds.seat(0).isAsked('suffer/horrorTo', sanity > 0 ? ['self', `${id}:1`] : ['self']);
  }
});

rule('ARK-489.2', 'spells on spell cards have a value, others have none', () => {
  expect(pilesOf('spell')).toEqual(['spells', 'starting']);
  for (const { pile, value } of ofType('spell')) expect(value !== undefined).toBe(pile === 'spells');
});

rule('ARK-489.5', 'a spell is gained from the top of its deck', () => {
  const t = table();
  const top = t.s.spells.at(-1)!;
  says(t, [{ do: 'gain', card: 'spell' }]);
  expect([t.player(0).assets.map(({ card }) => card), t.board.spells.includes(top)]).toEqual([[top], false]);
});

rule('ARK-489.6', 'a spell of a trait is searched from the top; what was passed over goes under the deck', () => {
  const t = coreTable();
  const ritual = (card: string) => assets[card]!.traits.includes('ritual');
  t.s.spells.sort((a, b) => Number(ritual(b)) - Number(ritual(a))); // incantations lie on top
  const wanted = t.s.spells.filter(ritual).at(-1)!;
  const passed = t.s.spells.filter((card) => !ritual(card));
  says(t, [{ do: 'gain', card: 'spell', trait: 'ritual' }]);
  expect(t.player(0).assets.map(({ card }) => card)).toEqual([wanted]);
  expect([...t.board.spells.slice(0, passed.length)].sort()).toEqual([...passed].sort());
});

rule('ARK-489.12', 'a discarded spell goes under its deck, a starting one back to its pile', () => {
  const t = coreTable().asset(0, 'spell/wither').run(discardAsset, { seat: 0, card: 'spell/wither' });
  expect(t.board.spells[0]).toBe('spell/wither');
  const starting = coreTable()
    .asset(0, 'starting/find-gate')
    .run(discardAsset, { seat: 0, card: 'starting/find-gate' });
  expect([starting.board.spells.includes('starting/find-gate'), starting.board.starting.at(-1)]).toEqual([
    false,
    'starting/find-gate',
  ]);
});
