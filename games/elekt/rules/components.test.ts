import { open } from '@tabula/kernel/table.js';
import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { base } from '../content/base.js';
import { ATTRIBUTES } from '../content/behaviour.js';
import { checkPack } from '../content/check.js';
import { elekt } from '../elekt.js';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

/** Every card of a new game for four, wherever it lies. */
function boxOfFour() {
  const { board } = newGame(4).state;
  return {
    missions: [board.zones.mission.card, ...board.missions],
    influences: [board.zones.influence.card, ...board.influences],
    privileges: [board.zones.court.card, ...board.privileges, ...board.unused],
    elite: [...board.elite, ...board.seats.flatMap((player) => player.shown)],
    basic: board.seats.flatMap((player) => player.hand),
  };
}

const different = (ids: readonly unknown[]) => new Set(ids).size;
const opens = (seats: number) => open(elekt, { seats, seed: 1 }).ok;
const elite = base.units.filter((unit) => !unit.basic);
const basic = base.units.filter((unit) => unit.basic);

rule('ELEK-1.1', 'a game is opened for 2, 3 and 4 players and for no other number', () => {
  expect([2, 3, 4].map(opens)).toEqual([true, true, true]);
  expect([0, 1, 5, 2.5, -2, Number.NaN].map(opens)).toEqual([false, false, false, false, false, false]);
  const refused = open(elekt, { seats: 5, seed: 1 });
  expect(refused).toMatchObject({ ok: false, error: { code: 'players' } });
});

rule('ELEK-1.2', 'a unit can go to three Zones, offered in the order Mission, Influence, Court', () => {
  const t = table().hand(0, ['B3.0']).assign();
  expect(t.seat(0).options).toEqual(['B3.0:mission', 'B3.0:influence', 'B3.0:court', 'pass']);
});

rule(
  ['ELEK-1.3', 'ELEK-1.4', 'ELEK-1.5'],
  'the box holds 17 Missions, 17 Influences and 12 Privileges, all different',
  () => {
    const { missions, influences, privileges } = boxOfFour();
    expect([missions.length, different(missions)]).toEqual([17, 17]);
    expect([influences.length, different(influences)]).toEqual([17, 17]);
    expect([privileges.length, different(privileges)]).toEqual([12, 12]);
  },
);

rule('ELEK-1.6', 'the box holds 34 Elite units with 34 different names', () => {
  const cards = boxOfFour().elite;
  expect([cards.length, different(cards)]).toEqual([34, 34]);
  expect(different(elite.map((unit) => unit.name.en.toUpperCase()))).toBe(34);
});

rule('ELEK-1.7', 'there are four copies each of Acolyte, Nameless, Dignitary and Assassin', () => {
  const names = boxOfFour().basic.map((id) => base.units.find((unit) => unit.id === id.split('.')[0])!.name.en);
  const copies = (name: string) => names.filter((entry) => entry === name).length;
  expect(names).toHaveLength(16);
  expect(['Acolyte', 'Nameless', 'Dignitary', 'Assassin'].map(copies)).toEqual([4, 4, 4, 4]);
});

rule(['ELEK-1.11', 'ELEK-1.12'], 'a game for four plays with 96 cards; help cards are not among them', () => {
  expect(Object.values(boxOfFour()).flat()).toHaveLength(96);
  const box = elekt.box(newGame(4).state.board);
  expect(Object.keys(box).sort()).toEqual(['influence', 'mission', 'privilege', 'unit']);
  expect(Object.values(box).flat()).toHaveLength(96);
});

rule(
  ['ELEK-1.8', 'ELEK-1.13', 'ELEK-17.1'],
  'the tokens are 6 OCC, 6 CUN, 6 VIO and 7 POW, and of no fifth kind',
  () => {
    const { pool } = newGame(2).state.board;
    expect(pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
    expect(Object.values(pool).reduce((sum, count) => sum + count)).toBe(25);
    // No card speaks of another attribute either, and every attribute is printed on some unit.
    const printed = new Set(base.units.flatMap((unit) => Object.keys(unit.symbols)));
    expect([...printed].sort()).toEqual([...ATTRIBUTES].sort());
    expect(printed.size).toBe(4);
  },
);

rule(['ELEK-1.9', 'ELEK-17.3'], 'of 13 Embers one is left in the pool when four players have all they may hold', () => {
  const { board } = newGame(4).state;
  expect(board.embers + board.seats.reduce((sum, player) => sum + player.embers, 0)).toBe(13);
  const t = table({ seats: 4 }).zone('court', {
    0: ['B1.0', 'B2.0'],
    1: ['B1.1', 'B2.1'],
    2: ['B1.2', 'B2.2'],
    3: ['B1.3', 'B2.3'],
  });
  t.endRound(null);
  expect(t.board.seats.map((player) => player.embers)).toEqual([3, 3, 3, 3]);
  expect(t.board.embers).toBe(1);
});

rule('ELEK-1.10', 'there is one Scepter: it is given to a player and turned in a direction, both at once', () => {
  const game = newGame(3);
  const { scepter } = game.state.board;
  answer(game, question(game).seat, 'counter-clockwise');
  expect(game.state.board).toMatchObject({ scepter, direction: -1 });
  const t = table({ seats: 3 }).scepter(0).endRound(1);
  t.seat(1).picks('2:counter-clockwise');
  expect(t.board).toMatchObject({ scepter: 2, direction: -1 });
});

rule(
  'ELEK-1.14',
  'a unit shows a name, a type, symbols, and at most one ability; a pack with two on one unit is refused',
  () => {
    expect(
      base.units.every((unit) => unit.name.en !== '' && Object.values(unit.symbols).some((count) => count > 0)),
    ).toBe(true);
    expect(base.units.filter((unit) => unit.instant !== undefined && unit.permanent !== undefined)).toEqual([]);
    const [first, ...rest] = elite;
    const two = { ...first, instant: { cost: 1, does: [{ do: 'switch-off' }] }, permanent: [{ is: 'no-tokens' }] };
    const checked = checkPack({ ...base, units: [...basic, two, ...rest] });
    expect(checked).toMatchObject({ ok: false, problems: ['/units/4: has both an instant and a permanent ability'] });
  },
);

rule('ELEK-1.15', 'every unit is either a Wraith or a Cultist, and abilities tell them apart', () => {
  expect(base.units.filter((unit) => unit.type !== 'wraith' && unit.type !== 'cultist')).toEqual([]);
  // Crypt Quarter gives every Wraith here +1 POW: to the Nameless, not to the Dignitary.
  const t = table()
    .influence('I06')
    .zone('influence', { 0: ['B2.0', 'B3.0'] });
  expect([t.symbols('B2.0', 'power'), t.symbols('B3.0', 'power')]).toEqual([1, 2]);
  // Bell-Founders' Guild gives it to every Cultist.
  t.influence('I05');
  expect([t.symbols('B2.0', 'power'), t.symbols('B3.0', 'power')]).toEqual([0, 3]);
});

rule(
  'ELEK-1.16',
  'a unit without the shield is an Elite unit: it has to be paid for where a Basic unit is saved free',
  () => {
    expect(elite.map((unit) => unit.id).every((id) => id.startsWith('E'))).toBe(true);
    expect(basic.map((unit) => unit.id)).toEqual(['B1', 'B2', 'B3', 'B4']);
    const t = table()
      .zone('court', { 0: ['B4.0'], 1: ['E09', 'B3.1'] })
      .embers(1, 0)
      .confront('court', 'violence');
    t.seat(0).picks('E09');
    expect(t.ended).toBe(true); // nothing to decide without an Ember
    expect(t.board.discard).toEqual(['E09']);
  },
);

rule(
  ['ELEK-1.17', 'ELEK-1.18'],
  'Missions and Influences carry one or two named Titles and an ability; each Title counts 1',
  () => {
    const cards = [...base.missions, ...base.influences];
    expect(
      cards.filter((card) => card.powers.length === 0 || card.titles.length < 1 || card.titles.length > 2),
    ).toEqual([]);
    const ribbons = cards.flatMap((card) => card.titles.map((title) => title.en));
    expect([ribbons.length, different(ribbons)]).toEqual([42, 42]);
    const two = table()
      .mission('M04')
      .zone('mission', { 0: ['B3.0'] })
      .confront('mission', 'power');
    expect(two.titlesOf(0)).toBe(2);
    const one = table()
      .mission('M16')
      .zone('mission', { 0: ['B3.0'] })
      .confront('mission', 'power');
    expect(one.titlesOf(0)).toBe(1);
  },
);

rule(['ELEK-1.19', 'ELEK-17.78'], 'a Privilege has a name and an ability; winning one brings no Title', () => {
  expect(base.privileges.filter((card) => card.name.en === '' || card.powers.length === 0 || 'titles' in card)).toEqual(
    [],
  );
  const t = table()
    .zone('court', { 0: ['B3.0'] })
    .confront('court', 'power');
  expect(t.board.seats[0]!.privileges).toHaveLength(1);
  expect(t.titlesOf(0)).toBe(0);
});

rule(
  ['ELEK-1.20', 'ELEK-17.11'],
  "a unit belongs to whoever has it: saving, return and later turns are the new holder's",
  () => {
    const t = table()
      .zone('court', { 1: ['B3.1'] })
      .hand(0, ['E04'])
      .hand(1, ['B4.1'])
      .embers(1, 0)
      .assign();
    t.seat(0).picks('E04:court').picks('true'); // the Body Thief takes the Dignitary, the only other unit
    expect(t.handOf(0)).toEqual(['B3.1']);
    t.seat(1)
      .isAsked('assignment/choice', ['B4.1:mission', 'B4.1:influence', 'B4.1:court', 'pass'])
      .picks('B4.1:court');
    t.seat(0).picks('B3.1:court');
    expect(t.unit('B3.1')!.owner).toBe(0);

    // Annihilated, it is saved by the new owner; at the end of the round it returns to that owner's hand.
    const saved = table()
      .zone('court', { 0: ['B3.1'], 1: ['B4.1'] })
      .confront('court', 'violence');
    saved.seat(1).picks('B3.1');
    saved.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
    expect([saved.handOf(0).includes('B3.1'), saved.handOf(1).includes('B3.1')]).toEqual([true, false]);
    const returned = table()
      .zone('court', { 0: ['B3.1'] })
      .endRound(null);
    expect([returned.handOf(0).includes('B3.1'), returned.handOf(1).includes('B3.1')]).toEqual([true, false]);
  },
);

rule(
  ['ELEK-1.21', 'ELEK-17.82'],
  'a unit has no mark of a set: nothing but what the rules use, and which speak of it, is part of a card',
  () => {
    const known = ['basic', 'id', 'instant', 'name', 'permanent', 'rules', 'symbols', 'type'];
    const fields = new Set(base.units.flatMap((unit) => Object.keys(unit)));
    expect([...fields].sort()).toEqual(known);
    const marked = checkPack({ ...base, units: base.units.map((unit) => ({ ...unit, set: 'Klanarchia' })) });
    expect(marked.ok).toBe(false);
  },
);
