import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { withoutSurplus } from './sets.js';

// Section 4.

rule('EMER-4.1', 'a card is used for one kind of symbol or for its text, never for two of these', () => {
  // Courier shows place and move: played to place, it moves nothing.
  const t = table().hand(0, ['ST01']).agents(0, { rome: 1 }).turn();
  t.seat(0).does('place').picks('ST01.0').picks('paris');
  expect([t.city('paris').cubes[0], t.city('rome').agents[0], t.player(0).hand]).toEqual([1, 1, []]);
  // Freemasons for its text places no cube.
  const u = table().hand(0, ['G02']).turn();
  u.seat(0).does('free:G02').picks();
  expect(u.player(0).cubes).toBe(5);
});

rule('EMER-4.2', 'all symbols of the kind on a card count', () => {
  const t = table().hand(0, ['ST05']).turn();
  t.seat(0).does('place').picks('ST05.0').picks('paris');
  expect(t.city('paris').cubes[0]).toBe(2);
});

rule('EMER-4.3', 'several cards in one action, each for a symbol that it calls for', () => {
  const t = table().hand(0, ['ST05', 'ST01', 'ST07']).turn();
  t.seat(0).does('place').isAsked('place/cards', ['ST05.0', 'ST01.0', 'ST05.0:ST01.0']).picks('ST05.0:ST01.0');
  t.seat(0).picks('paris');
  expect([t.city('paris').cubes[0], t.player(0).hand]).toEqual([3, ['ST07.0']]);
});

rule('EMER-4.4', 'cards are played from the hand only', () => {
  const t = table().hand(0, ['ST01']).discard(0, ['ST05']).turn();
  t.seat(0).does('place').isAsked('place/cards', ['ST01.0']);
});

rule('EMER-4.5', 'a text headed Action costs an action', () => {
  const t = table().hand(0, ['G23']).turn();
  t.seat(0).does('act:G23');
  expect(t.board.actions).toBe(1);
  expect(table().hand(0, ['G23']).turn(0, 2).seat(0).options).toEqual(['end']);
});

rule('EMER-4.6', 'a text headed Free action costs none, in the own turn only', () => {
  const t = table().hand(0, ['G07']).hand(1, ['G09']).turn();
  t.seat(1).isNotAsked();
  t.seat(0).does('free:G07');
  expect(t.board.actions).toBe(0);
});

rule('EMER-4.7', 'a text headed Block is used against an attack in the turn of another, and at no other time', () => {
  const t = table().hand(0, ['G26']).turn();
  t.seat(0).isAsked('turn/deed', ['discard', 'pass']);
});

rule('EMER-4.8', 'a text headed Advantage is used in the action it modifies, and costs no other', () => {
  const t = table().hand(0, ['G10.0', 'G06.0']).agents(0, { rome: 1 }).agents(1, { rome: 0 }).royal('rome').turn();
  t.seat(0).isAsked('turn/deed', ['assassinate', 'discard', 'pass']).does('assassinate').picks('G06.0:rome:royal');
  t.script(6).seat(0).isAsked('assassinate/support', ['text:G10.0']).picks('text:G10.0');
  expect(t.board.actions).toBe(1);
  expect(t.player(0).display).toContain('royal-rome');
});

rule('EMER-4.9', 'a card whose one-use text was used leaves the card cycle', () => {
  const t = table().hand(0, ['G14']).agents(1, { rome: 1 }).turn();
  t.seat(0).does('act:G14').picks('rome:1');
  expect(t.placeOf(0, 'G14')).toBe('removed');
});

rule('EMER-4.10', 'used for a symbol it is discarded like any card', () => {
  const t = table().hand(0, ['G14']).agents(0, { rome: 2 }).turn();
  t.seat(0).does('move').picks('G14').picks('rome').picks('paris').picks('rome').picks('paris');
  expect(t.placeOf(0, 'G14')).toBe('discard');
});

rule(['EMER-4.11', 'EMER-4.12'], 'a one-use card that gave points goes to the display, and the points are kept', () => {
  const t = table().hand(0, ['G27']).points(0, 1, 'loyalist', 'G27').agents(0, { rome: 1 }).agents(1, { rome: 1 });
  t.turn();
  t.seat(0).does('act:G27').picks('rome:1');
  t.seat(1).picks('stop');
  expect([t.placeOf(0, 'G27'), t.total(0)]).toEqual(['display', 1]);
});

rule('EMER-4.13', 'a card played for the assassinate symbol goes to the display', () => {
  const t = table().hand(0, ['G36']).agents(0, { rome: 4 }).agents(1, { rome: 1 }).turn();
  t.seat(0).does('assassinate').picks('G36:rome:1');
  t.seat(1).picks('stop');
  expect(t.placeOf(0, 'G36')).toBe('display');
});

rule('EMER-4.14', 'bombs serve as support in an assassination and for nothing else', () => {
  const t = table().hand(0, ['G10.0', 'ST10']).cubePool(0, 10).turn();
  t.seat(0).isAsked('turn/deed', ['discard', 'pass']);
});

rule(
  'EMER-4.15',
  'recruits, points and madness work when the card is claimed, not when it is played or discarded',
  () => {
    // Vampires: two place symbols, a point, madness. Freud: a recruit.
    const t = table().hand(0, ['G27', 'G18', 'G30']).turn();
    t.seat(0).does('place').picks('G27:G18').picks('rome');
    t.seat(0).does('discard').picks('G30');
    expect([t.total(0), t.player(0).sanity, t.player(0).agents]).toEqual([0, 3, 9]);
  },
);

rule(['EMER-4.16', 'EMER-20.14'], 'a text without a legal target or without effect cannot be played', () => {
  const acts = (t: ReturnType<typeof table>) =>
    t
      .turn()
      .seat(0)
      .options.filter((key) => key.startsWith('act') || key.startsWith('free'));
  expect(acts(table().hand(0, ['G14', 'G17', 'G05.0', 'G12', 'G21']).agents(1, { cairo: 1 }))).toEqual([
    'act:G14',
    'act:G17',
  ]);
  // No cube in Limbo, nobody with a token, no royal in a slot, all others revealed.
  const t = table().hand(0, ['G08', 'G23', 'G22', 'G05.0', 'G28']).cubePool(0, 10);
  t.identity(1, 'loyalist').revealed(1).sanity(1, 0);
  expect(acts(t)).toEqual([]);
});

rule(
  ['EMER-4.17', 'EMER-4.18', 'EMER-20.12'],
  'a card is in play until its effect is finished, and not shuffled in by it',
  () => {
    const t = table().hand(0, ['G07']).deck(0, ['ST01'], true).turn();
    t.script(['ST10.0']).seat(0).does('free:G07');
    // One card from the deck, then the discard pile without Diogenes Club was shuffled.
    expect(t.player(0).hand).toHaveLength(2);
    expect(t.player(0).hand).not.toContain('G07');
    expect(t.player(0).discard).toEqual(['G07']);
    const u = table().hand(0, ['ST05']).cubes(0, { rome: 1 }).turn();
    u.seat(0).does('retrieve').picks('ST05.0').isAsked('retrieve/from');
    expect(u.placeOf(0, 'ST05.0')).toBe('played');
    u.seat(0).picks('rome');
    expect(u.placeOf(0, 'ST05.0')).toBe('discard');
  },
);

rule(
  ['EMER-4.19', 'EMER-20.15'],
  'no card may be played without which the same result is reached; surplus on a needed card may',
  () => {
    const { s } = table().hand(0, ['ST05', 'ST06', 'ST01']);
    const sets = (most: number) => withoutSurplus(s, s.seats[0]!.hand, 'place', most).map((set) => set.join(' '));
    expect(sets(1).sort()).toEqual(['ST01.0', 'ST05.0']);
    expect(sets(2).sort()).toEqual(['ST01.0', 'ST05.0']);
    expect(sets(3).sort()).toEqual(['ST01.0', 'ST05.0', 'ST05.0 ST01.0', 'ST05.0 ST06.0']);
    expect(sets(4).sort()).toEqual(['ST01.0', 'ST05.0', 'ST05.0 ST01.0', 'ST05.0 ST06.0']);
    expect(sets(5).sort()).toEqual(['ST01.0', 'ST05.0', 'ST05.0 ST01.0', 'ST05.0 ST06.0', 'ST05.0 ST06.0 ST01.0']);
  },
);
