import { expect } from 'vitest';
import { core } from '../content/core.js';
import { tableFor } from '../packs.js';
import { CORE, coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import '../text/every-language.js';
import { nameOf } from '../text/names.js';
import { effectOver } from './checks.js';
import { encounter } from './encounter.js';
import { suffer } from './harm.js';
import { healthOf } from './look.js';
import { attacksOn, monsterPhase } from './monster-phase.js';
import { test } from './test.js';

// 6.11: what single cards of the core pack leave open.

const inCodex = (t: ReturnType<typeof coreTable>) => t.board.codex.map(({ card }) => card);
const ask = { seat: 0, modifier: 0, monster: '' } as const;

rule(
  'ARK-R.143',
  'a computed health is at least 1; a monster that has its damage already is defeated by nobody',
  () => {
    const t = coreTable({ players: 1, scenario: 'umordhoth' }).epic(19, 'graveyard', { damage: 3 });
    expect(healthOf(t.s, 'archive/19')).toBe(12);
    t.s.sheet.markers = 4;
    expect(healthOf(t.s, 'archive/19')).toBe(4);
    t.s.sheet.markers = 9;
    expect(healthOf(t.s, 'archive/19')).toBe(1);
    t.run(effectOver, {});
    expect([t.board.monsters, t.player(0).remnants]).toEqual([[], 0]);
    expect([t.told('monster-falls').length, t.told('monster-defeated').length]).toEqual([1, 0]);
  },
);

rule(['ARK-R.103', 'ARK-R.104'], 'clues of the sheet are spent, one or more, only if there are any', () => {
  const spent = { pay: 'any-sheet-clues' } as const;
  const may = (clues: number) => {
    const t = coreTable({ players: 1, scenario: 'umordhoth' }).with(0, { money: 0 });
    t.s.sheet.clues = clues;
    const does = [{ do: 'spend', cost: spent, does: [{ do: 'money', gain: { per: 'paid' } }] }] as const;
    return says(t, [{ do: 'may', does }]);
  };
  expect([may(0).ended, may(1).ended]).toEqual([true, false]);
  const t = may(2);
  t.seat(0).picks('true').isAsked('pay-cost/what', ['count:1', 'count:2']).picks('count:2');
  expect([t.board.sheet.clues, t.player(0).money]).toEqual([0, 2]);
});

rule('ARK-R.144', 'cards 22 to 24 of the Veil go back when one of their triggers is resolved, card 25 stays', () => {
  const t = coreTable({ scenario: 'twilight' }).codex(23, 25);
  t.s.sheet.doom = 8;
  t.run(effectOver, {});
  expect([inCodex(t).includes('archive/23'), inCodex(t).includes('archive/25')]).toEqual([false, true]);
  expect(t.board.archive).toContain('archive/23');
});

rule('ARK-R.157', 'what a card says of its own suffering is done even if that discards it', () => {
  const t = coreTable().asset(0, 'item/token-of-faith', { horror: 2 }).with(0, { horror: 2 });
  t.run(suffer, { seat: 0, damage: 0, horror: 1, direct: false, cause: 'text', by: '' });
  t.seat(0).picks('item/token-of-faith:1');
  expect([t.assets(0), t.player(0).horror]).toEqual([[], 1]);
});

rule('ARK-R.158', 'Mr. Pawterson: what can be exhausted is, a massive monster lets go for this attack step', () => {
  const t = coreTable({ players: 1, scenario: 'deep' }).asset(0, 'starting/mr-pawterson').on(0, 'graveyard');
  t.monster('wake-titan', 'graveyard', { with: [0] }).monster('hybrid-thug', 'graveyard', { with: [0] });
  t.run(attacksOn, { seat: 0 }).seat(0).isAsked('window/use').picks('0@starting/mr-pawterson');
  expect([t.told('attacks'), t.player(0).damage, t.assets(0)]).toEqual([[], 0, []]);
  expect([t.beast('hybrid-thug')!.exhausted, t.beast('wake-titan')!.exhausted]).toEqual([true, false]);
  const step = coreTable({ players: 1, scenario: 'deep' }).asset(0, 'starting/mr-pawterson').on(0, 'graveyard');
  step.monster('wake-titan', 'graveyard', { with: [0] });
  step.run(monsterPhase, {}).seat(0).picks('0@starting/mr-pawterson');
  expect([step.player(0).damage, step.beast('wake-titan')!.with]).toEqual([0, [0]]); // engaged again after the step
});

rule('ARK-R.163', 'the wrench gives three dice in a free pair of hands, fewer beside another weapon', () => {
  const dice = (...used: string[]) => {
    const t = coreTable().asset(0, 'starting/wrench').asset(0, 'item/knife');
    t.run(test, { ...ask, skill: 'strength', occasion: 'attack' });
    for (const card of used) t.seat(0).picks(card);
    return String(t.told('rolled')[0]!.params.faces).split(' ').length;
  };
  expect(dice('starting/wrench', 'stop')).toBe(2 + 3); // Agnes has strength 2
  expect(dice('item/knife', 'starting/wrench')).toBe(2 + 1 + 1);
  expect(dice('starting/wrench', 'item/knife')).toBe(2 + 1 + 1); // in whatever order
});

rule('ARK-R.168', 'the test after gathering resources may be declined', () => {
  const t = coreTable().asset(0, 'special/gravedigger').on(0, 'graveyard').turn();
  t.seat(0).does('gather').isAsked('window/use', ['0@special/gravedigger', 'no']).picks('no');
  expect([t.told('rolled'), t.player(0).money]).toEqual([[], 1]);
});

rule('ARK-R.169', 'retiring is offered only if somebody else could come', () => {
  const retires = (left: boolean) => {
    const t = coreTable();
    if (!left) t.s.lostSheets.push(...t.s.sheets.splice(0));
    says(t, [{ do: 'may', does: [{ do: 'retire' }] }]);
    return t.seat(0).question?.id;
  };
  expect([retires(true), retires(false)]).toEqual(['may/yes', undefined]);
});

rule('ARK-R.174', 'card 31 of the Deep is used until no rite is left; four markers end it', () => {
  const at = (aside: readonly string[]) => {
    const t = coreTable({ players: 1, scenario: 'deep' }).codex(31, 38);
    for (const card of aside) t.s.aside.push(...t.s.archive.splice(t.s.archive.indexOf(card), 1));
    t.s.sheet.clues = 2;
    return t.turn().seat(0).options.includes('0@archive/31');
  };
  expect([at(['archive/32']), at([])]).toEqual([true, false]);
  const over = coreTable({ scenario: 'deep' }).codex(31, 38);
  over.s.sheet.markers = 4;
  over.run(effectOver, {});
  expect(inCodex(over)).toEqual(['archive/38']); // and card 36 does not come beside 38
});

rule('ARK-R.175', 'who has a pact cannot join; if nobody joins, the part for nobody is resolved', () => {
  const t = coreTable({ scenario: 'twilight' }).codex(20, 21).pact(0, 'condition/dark-pact/world-undone');
  t.s.sheet.clues = 2;
  const lodge = t.s.setAside.length;
  t.run(effectOver, {});
  t.seat(0).isNotAsked();
  t.seat(1).isAsked('pay/with').picks('no');
  expect([inCodex(t), t.board.setAside.length < lodge]).toEqual([['archive/21', 'archive/22'], true]);
});

/** The encounter of an event at a place, as it is written. */
const eventAt = (id: string, place: string) =>
  JSON.stringify(core.events.find((one) => one.id === id)!.encounters[place as never]);

rule('ARK-R.176', 'event 7 of Azathoth asks for $5', () => {
  const { encounters } = core.events.find(({ id }) => id === 'event/azathoth/7')!;
  expect(JSON.stringify(encounters)).toContain('{"pay":"money","count":5}');
});

rule('ARK-R.185', 'event 23 of the Veil gives its clue at the Magick Shoppe only for a spell that was bought', () => {
  expect(eventAt('event/twilight/23', 'ye-olde-magick-shoppe')).toMatch(/buy-spells.*"when":"bought".*"clue"/);
  const t = coreTable({ players: 1, scenario: 'twilight' }).on(0, 'ye-olde-magick-shoppe');
  const tile = tableFor(t.s).scenario.neighbourhoods.indexOf('uptown') as 0;
  t.s.events.splice(t.s.events.indexOf('event/twilight/23'), 1);
  t.s.tiles[tile].deck.push('event/twilight/23');
  t.s.tiles[tile].clues = 1;
  t.run(encounter, { seat: 0 }); // without money nothing is bought
  while (t.seat(0).question !== undefined) t.seat(0).picks(...t.seat(0).options.slice(0, t.seat(0).question!.min));
  expect([t.player(0).clues, t.board.tiles[tile].clues]).toEqual([0, 1]);
});

rule('ARK-R.177', 'casting and warding are helped by lore, and Analytical Mind is for lore', () => {
  const lore = (card: string) => CORE.assets.find(({ id }) => id === card)!.standing!;
  for (const card of ['starting/magician-s-cane', 'starting/grande-mere-s-knife', 'starting/analytical-mind'])
    expect(lore(card).some((one) => one.is === 'bonus' && one.skills?.includes('lore'))).toBe(true);
  const ritual = (cane: boolean) => {
    const t = coreTable({ players: 1 }).plays(0, 'investigator/wendy-adams').asset(0, 'spell/alchemical-process');
    if (cane) t.asset(0, 'starting/magician-s-cane');
    t.turn().seat(0).does('0@spell/alchemical-process');
    if (cane) t.seat(0).picks('self').picks('starting/magician-s-cane');
    return String(t.told('rolled')[0]!.params.faces).split(' ').length;
  };
  expect([ritual(false), ritual(true)]).toEqual([3, 5]);
});

rule('ARK-R.178', 'Tommy Muldoon has strength 3, and everybody’s skills sum to 13', () => {
  expect(core.investigators.find(({ id }) => id.endsWith('tommy-muldoon'))!.skills.strength).toBe(3);
  for (const { id, skills } of core.investigators)
    expect([id, Object.values(skills).reduce((sum, one) => sum + one, 0)]).toEqual([id, 13]);
});

rule('ARK-R.179', 'the Mystic Tome takes a hand', () => {
  expect(CORE.assets.find(({ id }) => id === 'item/mystic-tome')!.hands).toBe(1);
});

rule('ARK-R.180', 'who serves at Velma’s earns in Easttown', () => {
  const earns = (place: string) => {
    const t = coreTable().asset(0, 'special/server-at-velma-s').on(0, place).turn();
    t.seat(0).does('gather');
    return t.seat(0).question?.id;
  };
  expect([earns('velma-s-diner'), earns('graveyard')]).toEqual(['window/use', 'turn/deed']);
});

rule('ARK-R.181', 'Daniela Reyes has the classes of the facts', () => {
  expect(core.investigators.find(({ id }) => id.endsWith('daniela-reyes'))!.classes).toEqual(['rogue', 'survivor']);
});

rule('ARK-R.182', 'a ritual is an action; an incantation is cast where its text says and is none', () => {
  for (const { id, type, traits, abilities = [] } of CORE.assets.filter((one) => one.type === 'spell'))
    expect([id, type, abilities.some(({ at }) => at === 'action')]).toEqual([id, 'spell', traits.includes('ritual')]);
});

rule('ARK-R.184', 'the second scenario is called Feast for Umôrdhoth', () => {
  expect(nameOf('scenario/umordhoth', 'en')).toBe('Feast for Umôrdhoth');
});

rule('ARK-R.172', 'who fails to evade the Abyssal Servant is dragged a step, and what else held them lets go', () => {
  const dragged = (from: string) => {
    const t = coreTable({ players: 1 }).on(0, from);
    t.monster('abyssal-servant', from, { with: [0] })
      .monster('ravenous-predator', from, { with: [0] })
      .turn();
    t.script(1).seat(0).does('evade');
    while (t.seat(0).question?.id === 'which/that') t.seat(0).picks(t.seat(0).options[0]!);
    return t;
  };
  const t = dragged('graveyard');
  const { distance } = tableFor(t.board);
  const start = t.at('train-station'); // the unstable space
  expect(distance[t.player(0).space]![start]).toBe(distance[t.at('graveyard')]![start]! - 1);
  expect(t.beast('abyssal-servant')).toMatchObject({ with: [0], space: t.player(0).space });
  expect(t.beast('ravenous-predator')).toMatchObject({ with: [], exhausted: false, space: t.at('graveyard') });
  const there = dragged('train-station');
  expect([there.where(0), there.beast('abyssal-servant')!.with]).toEqual(['train-station', [0]]);
});

/** Somebody meets the event of the Veil in which Carl Sanford is named. */
function sanford(servitor: boolean) {
  const t = coreTable({ players: 1, scenario: 'twilight' }).codex(27);
  const { spaces, events, scenario } = tableFor(t.s);
  const { id, names = {} } = Object.values(events).find((event) => Object.keys(event.names ?? {}).length > 0)!;
  const [place] = Object.keys(names);
  const tile = scenario.neighbourhoods.indexOf(events[id]!.neighbourhood) as 0;
  t.s.events.splice(t.s.events.indexOf(id), 1);
  t.s.tiles[tile].deck.push(id);
  t.s.tiles[tile].clues = 1;
  t.on(0, place!);
  if (servitor) t.epic(28, spaces.find((space) => space.tile >= 0 && space.tile !== tile)!.id);
  t.run(encounter, { seat: 0 });
  return { t, id, tile };
}

rule('ARK-R.150', 'an encounter that names Carl Sanford ends, and monster 28 comes, engages and attacks', () => {
  const { t, id, tile } = sanford(true);
  const { space, damage, horror } = t.player(0);
  expect(t.board.monsters[0]).toMatchObject({ card: 'archive/28', space, with: [0] });
  expect([damage, horror, t.assets(0)]).toEqual([2, 2, []]);
  expect([t.board.tiles[tile].deck.slice(-3).includes(id), t.board.encounter]).toEqual([true, []]);
});

rule('ARK-R.150', 'without monster 28 on the board such an encounter is resolved normally', () => {
  const { t } = sanford(false);
  expect([t.told('uses'), t.player(0).assets.length]).toEqual([[], 1]); // the spell that is found there
});

rule(
  ['ARK-444.1', 'ARK-R.46'],
  'a Lodge Loyalist engages whoever has the most spells, whatever else others carry',
  () => {
    const t = coreTable({ scenario: 'twilight' }).on(0, 'graveyard').on(1, 'graveyard');
    for (const card of ['item/knife', 'item/pain-killers', 'item/mystic-tome', 'spell/wither']) t.asset(0, card);
    for (const card of ['spell/binding', 'spell/intervene']) t.asset(1, card);
    t.monster('lodge-loyalist', 'graveyard').run(effectOver, {});
    expect(t.beast('lodge-loyalist')!.with).toEqual([1]);
  },
);

rule(
  ['ARK-R.160', 'ARK-496.3'],
  'Witch Blood: who spends a remnant for a text may gain one, and nobody else is asked',
  () => {
    const t = coreTable().asset(0, 'starting/witch-blood').with(0, { remnants: 2 }).with(1, { remnants: 2 });
    says(t, [{ do: 'pay', cost: [{ pay: 'remnant', count: 2 }], does: [{ do: 'money', gain: 3 }] }]);
    t.seat(0).picks('0');
    expect(t.player(0)).toMatchObject({ remnants: 0, money: 0 });
    t.seat(0).isAsked('window/use', ['1@starting/witch-blood', 'no']).picks('1@starting/witch-blood');
    expect([t.player(0).remnants, t.player(0).money, t.player(1).remnants]).toEqual([1, 3, 2]);
  },
);
