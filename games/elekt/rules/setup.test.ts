import { below, seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { base } from '../content/base.js';
import { addPack } from '../content/packs.js';
import { elekt } from '../elekt.js';
import { newGame } from '../testing/new-game.js';
import { removePacksAfterwards } from '../testing/packs.js';
import { rule } from '../testing/rule.js';

removePacksAfterwards();

/** Shuffles of setup, in their order: Missions, Influences, Privileges, Elite units. A list names the uppermost cards. */
const NONE: string[] = [];
const MISSIONS = base.missions.map((card) => card.id).reverse();
const INFLUENCES = base.influences.map((card) => card.id).reverse();
const PRIVILEGES = base.privileges.map((card) => card.id).reverse();

rule('ELEK-2.1', 'the next seat clockwise is the one with the next number; the last is followed by the first', () => {
  const game = newGame(3, [NONE, NONE, NONE, ['E05', 'E14', 'E08']]);
  expect(question(game).seat).toBe(2); // Animator of Delights comes first
  answer(game, 2, 'clockwise');
  answer(game, 2, 'redraw');
  expect(question(game).seat).toBe(0);
  answer(game, 0, 'redraw');
  expect(question(game).seat).toBe(1);
});

rule(
  ['ELEK-2.2', 'ELEK-2.3', 'ELEK-2.6'],
  'Missions and Influences are shuffled; the top card of each deck is turned up',
  () => {
    const { board } = newGame(2, [MISSIONS, INFLUENCES]).state;
    expect([board.zones.mission.card, ...board.missions]).toEqual(MISSIONS);
    expect([board.zones.influence.card, ...board.influences]).toEqual(INFLUENCES);
    // Without a script chance decides, and every card takes part.
    const [missions, influences] = newGame(2).log[0]!.fates as string[][];
    expect([missions!.length, influences!.length]).toEqual([17, 17]);
    expect(missions).not.toEqual(MISSIONS.slice().reverse());
    expect(influences).not.toEqual(INFLUENCES.slice().reverse());
  },
);

rule(
  ['ELEK-2.4', 'ELEK-2.5', 'ELEK-2.6'],
  'of 12 shuffled Privileges the top 6 form the deck; the others stay unseen',
  () => {
    const game = newGame(2, [NONE, NONE, PRIVILEGES]);
    const { board } = game.state;
    expect(board.zones.court.card).toBe('P12');
    expect(board.privileges).toEqual(['P11', 'P10', 'P09', 'P08', 'P07']);
    expect(board.unused.sort()).toEqual(['P01', 'P02', 'P03', 'P04', 'P05', 'P06']);
    expect(view(elekt, game.state, 0).board.unused).toEqual({ count: 6 });
    expect(newGame(2).log[0]!.fates[2]).toHaveLength(12);
  },
);

rule('ELEK-2.7', 'all 25 tokens are in the pool', () => {
  expect(newGame(3).state.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

rule(['ELEK-2.8', 'ELEK-17.2'], 'every player has 1 Ember; the rest of 13 is the pool', () => {
  const embers = (seats: number) => {
    const { board } = newGame(seats).state;
    return [...board.seats.map((player) => player.embers), board.embers];
  };
  expect(embers(2)).toEqual([1, 1, 11]);
  expect(embers(3)).toEqual([1, 1, 1, 10]);
  expect(embers(4)).toEqual([1, 1, 1, 1, 9]);
});

rule(['ELEK-2.9', 'ELEK-2.10'], 'each player has one of each Basic unit; unused sets are out of the game', () => {
  const game = newGame(3);
  expect(game.state.board.seats.map((player) => player.hand)).toEqual([
    ['B1.0', 'B2.0', 'B3.0', 'B4.0'],
    ['B1.1', 'B2.1', 'B3.1', 'B4.1'],
    ['B1.2', 'B2.2', 'B3.2', 'B4.2'],
  ]);
  expect(JSON.stringify(game.state)).not.toMatch(/B[1-4]\.3/);
  expect(JSON.stringify(newGame(4).state)).toContain('B1.3');
});

rule(
  ['ELEK-2.11', 'ELEK-2.12', 'ELEK-17.5'],
  'from the shuffled Elite deck each player draws one card and shows it to all',
  () => {
    const game = newGame(3, [NONE, NONE, NONE, ['E05', 'E14', 'E08', 'E01']]);
    const { board } = game.state;
    expect(board.seats.map((player) => player.shown)).toEqual([['E05'], ['E14'], ['E08']]);
    expect([board.elite.length, board.elite[0]]).toEqual([31, 'E01']);
    expect(board.discard).toEqual([]);
    const shown = (viewer: number | null) => view(elekt, game.state, viewer).board.seats.map((player) => player.shown);
    expect(shown(0)).toEqual([['E05'], ['E14'], ['E08']]);
    expect(shown(null)).toEqual([['E05'], ['E14'], ['E08']]);
    expect(newGame(3).log[0]!.fates[3]).toHaveLength(34);
  },
);

rule('ELEK-2.13', 'the alphabetically first name among the cards shown brings the Scepter', () => {
  const holder = (...shown: string[]) => newGame(shown.length, [NONE, NONE, NONE, shown]).state.board.scepter;
  expect(holder('E05', 'E27', 'E03')).toBe(2); // Voracious Skarger, Seal Keeper, Dark Exarch
  expect(holder('E05', 'E03', 'E27')).toBe(1);
  expect(holder('E12', 'E21')).toBe(0); // Ember Demiurge, Ember Leech
  expect(holder('E21', 'E12')).toBe(1);
});

rule(
  'ELEK-17.4',
  'names are compared in English, in capitals and by code point, whatever language is played in',
  () => {
    const holder = (shown: string[], pack?: string) =>
      newGame(shown.length, [NONE, NONE, NONE, shown], pack).state.board.scepter;
    // Symbiont before Wailing Widow; in German the Widow (Klagende Witwe) would come first.
    expect(holder(['E19', 'E07'])).toBe(1);
    const named: Record<string, string> = { E01: 'alpha', E02: 'Beta', E03: 'Ärger', E04: 'Zorn' };
    const units = base.units.map((unit) => {
      const en = named[unit.id];
      return en === undefined ? unit : { ...unit, name: { ...unit.name, en } };
    });
    addPack({ ...base, id: 'renamed', units });
    expect(holder(['E02', 'E01'], 'renamed')).toBe(1); // ALPHA before BETA, though 'B' comes before 'a'
    expect(holder(['E03', 'E04'], 'renamed')).toBe(1); // Z before Ä
  },
);

rule('ELEK-2.14', 'the first player alone chooses the direction of round 1', () => {
  const script = [NONE, NONE, NONE, ['E05', 'E08', 'E14']];
  const game = newGame(3, script);
  expect(question(game)).toMatchObject({ seat: 1, id: 'setup/direction', rule: 'ELEK-2.14' });
  expect(question(game).options.map((option) => option.key)).toEqual(['clockwise', 'counter-clockwise']);
  expect(() => answer(game, 0, 'clockwise')).toThrow('seat 0 is not asked');
  expect(game.state.board.direction).toBe(0);
  answer(game, 1, 'counter-clockwise');
  expect(game.state.board).toMatchObject({ scepter: 1, direction: -1 });
  const other = newGame(3, script);
  answer(other, 1, 'clockwise');
  expect(other.state.board).toMatchObject({ scepter: 1, direction: 1 });
});

rule('ELEK-2.15', 'the cards shown go back into the Elite deck, which is shuffled again before round 1', () => {
  const game = newGame(3, [NONE, NONE, NONE, ['E05', 'E08', 'E14'], ['E33', 'E05', 'E08']]);
  const entry = answer(game, 1, 'clockwise');
  expect(entry.fates).toHaveLength(1);
  expect(entry.fates[0]).toHaveLength(34);
  const { board } = game.state;
  expect(board.seats.map((player) => player.shown)).toEqual([[], [], []]);
  expect(board.seats[1]!.drawn).toEqual(['E33', 'E05']); // round 1 draws from the deck that was just shuffled
  expect(board.elite[0]).toBe('E08');
});

rule('ELEK-2.16', 'no player has an Elite unit before the Recruitment of round 1 brings the first', () => {
  const game = newGame(2, [NONE, NONE, NONE, ['E05', 'E08'], ['E33', 'E05']]);
  expect(game.state.board).toMatchObject({ round: 1, phase: 'recruitment' });
  expect(game.state.board.seats.flatMap((player) => player.hand).filter((id) => id.startsWith('E'))).toEqual([]);
  answer(game, 1, 'E33');
  expect(game.state.board.seats[1]!.hand.filter((id) => id.startsWith('E'))).toEqual(['E33']);
});

rule('ELEK-17.94', 'two players are not asked for a direction: setup goes on to round 1', () => {
  const game = newGame(2, [NONE, NONE, NONE, ['E05', 'E08']]);
  expect(question(game)).toMatchObject({ seat: 1, id: 'recruit/keep' });
  expect(game.state.board).toMatchObject({ scepter: 1, direction: 1, round: 1 });
  expect(game.log[0]!.forced).toEqual([]);
  expect(game.log[0]!.events.map((event) => event.key)).not.toContain('event.direction');
});

rule('ELEK-2.17', 'after setup the decks, hands, Embers and Titles have their first sizes', () => {
  const game = newGame(4);
  answer(game, question(game).seat, 'clockwise');
  const { board } = game.state;
  expect([board.missions.length, board.influences.length, board.privileges.length]).toEqual([16, 16, 5]);
  expect([board.zones.mission.card, board.zones.influence.card, board.zones.court.card]).not.toContain(null);
  expect(game.log[1]!.fates[0]).toHaveLength(34); // of which the first player has drawn two by now
  expect(board.elite).toHaveLength(32);
  expect(board.discard).toEqual([]);
  expect(board.seats.map((player) => player.hand.length)).toEqual([4, 4, 4, 4]);
  expect(board.seats.map((player) => player.embers)).toEqual([1, 1, 1, 1]);
  expect(board.seats.flatMap((player) => [...player.missions, ...player.influences, ...player.privileges])).toEqual([]);
});

rule('ELEK-17.61', 'chance speaks only in shuffles: in setup, and when the discard pile becomes the deck', () => {
  const game = newGame(4);
  answer(game, question(game).seat, 'clockwise');
  expect(game.log.map((entry) => entry.fates.length)).toEqual([4, 1]);
  const choices = seeded('choices');
  let reshuffles = 0;
  while (game.state.result === null) {
    const { seat, options } = question(game);
    const { rng } = game.state;
    const { fates, events } = answer(game, seat, options[below(choices, options.length)]!.key);
    const reshuffled = events.filter((event) => event.key === 'event.reshuffled').map((event) => event.params.count);
    expect(fates.map((fate) => (fate as string[]).length)).toEqual(reshuffled);
    if (fates.length === 0) expect(game.state.rng).toEqual(rng);
    reshuffles += reshuffled.length;
  }
  expect(reshuffles).toBeGreaterThan(0);
});
