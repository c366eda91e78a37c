import { answer, keys, question, until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { DISTRICT_CARDS } from '../content/base/district.js';
import { DISTRICTS } from '../content/behaviour.js';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';
import { freeSpaces, inPlay } from './districts.js';

/** The seats that are asked for the first places of cult, in order; each takes the first district. */
function placing(game: ReturnType<typeof newGame>): number[] {
  const seats: number[] = [];
  until(game, 'first-places/district');
  while (question(game).id === 'first-places/district') {
    seats.push(question(game).seat);
    answer(game, question(game).seat, 'uptown');
  }
  return seats;
}

const stacksOf = (game: ReturnType<typeof newGame>) =>
  Object.fromEntries(
    DISTRICTS.map((id) => [
      id,
      [game.state.board.districts[id].guardian?.kind, game.state.board.districts[id].action?.kind],
    ]),
  );
const OUT = [undefined, undefined];

rule('CULT-2.1', 'one to four players; the number of players, of rounds and the options do not change', () => {
  expect(() => newGame(5)).toThrow('1 to 4');
  expect(() => newGame(0)).toThrow('1 to 4');
  const game = newGame(3, { rounds: 7, edition: 'DE' });
  const { house } = game.state.board;
  until(game, 'hiding/returned');
  expect(game.state.board.house).toBe(house);
  expect(game.state.options.rounds).toBe(7);
});

rule(['CULT-2.2', 'CULT-21.5'], 'the first cultist is drawn at random and drafts first', () => {
  for (const die of [1, 2, 3]) {
    const game = newGame(3, {}, [die]);
    expect([game.state.board.first, question(game).seat]).toEqual([die - 1, die - 1]);
    expect(game.log[0]!.events[0]).toMatchObject({ key: 'event.first-cultist', params: { seat: { seat: die - 1 } } });
  }
});

rule(['CULT-2.3', 'CULT-20.1'], 'with two or three players Rivertown is out of the game', () => {
  for (const players of [2, 3])
    expect(inPlay(newGame(players).state.board)).toEqual(['uptown', 'northside', 'downtown']);
});

rule(
  ['CULT-2.3', 'CULT-20.1', 'CULT-21.6'],
  'DP-02 by an option the first cultist alone chooses the district left out',
  () => {
    const game = newGame(3, { outDistrict: 'firstCultistChooses' }, [2]);
    expect([question(game).id, question(game).seat, keys(game)]).toEqual(['setup/out', 1, [...DISTRICTS]]);
    answer(game, 1, 'uptown');
    expect(inPlay(game.state.board)).toEqual(['northside', 'downtown', 'rivertown']);
    expect(question(game).id).toBe('layout/stack'); // before the draft
  },
);

rule('CULT-20.1', 'by another option chance leaves a district out', () => {
  expect(inPlay(newGame(2, { outDistrict: 'random' }, [1, 3]).state.board)).toEqual([
    'uptown',
    'northside',
    'rivertown',
  ]);
});

rule('CULT-2.4', 'with four players all districts are in play, whatever the option', () => {
  const game = newGame(4, { outDistrict: 'firstCultistChooses' });
  expect(inPlay(game.state.board)).toEqual([...DISTRICTS]);
  expect(question(game).id).toBe('layout/stack');
});

rule(['CULT-2.5', 'CULT-2.6', 'CULT-2.7'], 'two players have 3 ritual spaces in each district, three 4, four 5', () => {
  const spaces = (players: number) => {
    const { board } = newGame(players).state;
    return inPlay(board).map((id) => freeSpaces(board, id));
  };
  expect([spaces(2), spaces(3), spaces(4)]).toEqual([
    [3, 3, 3],
    [4, 4, 4],
    [5, 5, 5, 5],
  ]);
});

rule(
  ['CULT-2.8', 'CULT-2.11', 'CULT-2.28'],
  'the city deck is shuffled, then the cult decks from the first cultist on',
  () => {
    const game = newGame(2, {}, [2, ['C9', 'C4'], ['S7.1-0'], ['S4.0-0', 'S5.0-0']]);
    const { city, seats } = game.state.board;
    expect([city.length, city.slice(0, 2)]).toEqual([15, ['C9', 'C4']]);
    expect([seats[1]!.deck.length, seats[1]!.deck[0]]).toEqual([12, 'S7.1-0']);
    expect(seats[0]!.deck.slice(0, 2)).toEqual(['S4.0-0', 'S5.0-0']);
  },
);

rule('CULT-2.9', 'the round marker starts on space 1', () => {
  const game = newGame(2);
  expect(game.state.board.round).toBe(0);
  until(game, 'recruit/dice');
  expect(game.state.board.round).toBe(1);
});

rule(
  ['CULT-2.12', 'CULT-2.13', 'CULT-2.14'],
  'DP-03 any unplaced stack goes to any district without one of its type',
  () => {
    const game = newGame(2, {}, [2]);
    expect(keys(game).length).toBe(16 * 3);
    answer(game, 1, 'G1:uptown');
    expect(question(game).seat).toBe(0);
    expect(keys(game).filter((key) => key.startsWith('G'))).toEqual(
      DISTRICT_CARDS.filter(({ type, id }) => type === 'guardian' && id !== 'G1').flatMap(({ id }) => [
        `${id}:northside`,
        `${id}:downtown`,
      ]),
    );
    expect(keys(game)).toContain('A1:uptown');
    answer(game, 0, 'A1:uptown');
    const { guardian, action } = game.state.board.districts.uptown;
    expect([guardian, action]).toEqual([
      { kind: 'G1', left: 6 },
      { kind: 'A1', left: 6 },
    ]);
  },
);

rule(
  ['CULT-2.13', 'CULT-21.8', 'CULT-2.15'],
  'the draft goes round until every district is full: 8 stacks for four, else 6',
  () => {
    for (const [players, stacks] of [
      [2, 6],
      [3, 6],
      [4, 8],
    ] as const) {
      const game = newGame(players, {}, [1]);
      const seats: number[] = [];
      while (question(game).id === 'layout/stack') {
        seats.push(question(game).seat);
        answer(game, question(game).seat, keys(game)[0]!);
      }
      expect(seats).toEqual(Array.from({ length: stacks }, (_, i) => i % players));
      expect(inPlay(game.state.board).every((id) => stacksOf(game)[id]!.every((kind) => kind !== undefined))).toBe(
        true,
      );
    }
  },
);

rule(['CULT-2.16', 'CULT-21.9'], 'the recommended layout replaces the draft', () => {
  const three = newGame(3, { districtLayout: 'recommended' });
  expect(question(three).id).toBe('first-places/district');
  const layout = { northside: ['G1', 'A3'], downtown: ['G2', 'A1'], uptown: ['G3', 'A2'], rivertown: ['G4', 'A4'] };
  expect(stacksOf(three)).toEqual({ ...layout, rivertown: OUT });
  expect(stacksOf(newGame(4, { districtLayout: 'recommended' }))).toEqual(layout);
  const other = newGame(2, { districtLayout: 'recommended', outDistrict: 'random' }, [1, 1]);
  expect(stacksOf(other)).toEqual({ ...layout, uptown: OUT });
});

rule('CULT-2.17', 'stacks that are not placed go to the box', () => {
  const game = newGame(2, { districtLayout: 'recommended' });
  expect(game.state.board.stacks).toEqual(['G4', 'G5', 'G6', 'G7', 'G8', 'A4', 'A5', 'A6', 'A7', 'A8']);
});

rule('CULT-2.18', 'disorganisation cards lie in a common pile: nobody has one at first', () => {
  const { board } = newGame(3).state;
  expect(board.disorganised).toBe(0);
  expect(board.seats.every(({ deck }) => deck.every((card) => card.startsWith('S')))).toBe(true);
});

rule(
  ['CULT-2.24', 'CULT-2.25', 'CULT-2.26'],
  'DP-04 one place of cult each, clockwise from the first cultist, anywhere',
  () => {
    const game = newGame(4, {}, [3]);
    until(game, 'first-places/district');
    expect(keys(game)).toEqual([...DISTRICTS]);
    expect(placing(game)).toEqual([2, 3, 0, 1]);
    expect(game.state.board.districts.uptown.places).toEqual([2, 3, 0, 1]);
    expect(game.state.board.seats.map(({ places }) => places)).toEqual([3, 3, 3, 3]);
  },
);

rule(
  'CULT-2.27',
  'at the start of round 1 everybody has the same: 12 cards in the deck, markers, and nothing else',
  () => {
    const game = newGame(3);
    until(game, 'first-places/district');
    while (question(game).seat !== (game.state.board.first + 2) % 3) answer(game, question(game).seat, 'uptown');
    const last = question(game).seat;
    const waiting = game.state.board.seats.map((player) => ({ ...player, deck: player.deck.length }));
    for (const [seat, player] of waiting.entries())
      expect(player).toEqual({
        deck: 12,
        hand: [],
        discard: [],
        committed: [],
        revealed: [],
        thug: 0,
        adept: 0,
        freak: 0,
        gang: 0,
        brawlers: 0,
        weakened: 0,
        locked: [],
        rituals: [2, 2, 1],
        places: seat === last ? 4 : 3,
        domination: 8,
        plans: 4,
        used: { growth: 0, preparation: 0, influence: 0, domination: 0, bluff: 0 },
      });
  },
);

rule('CULT-2.28', 'setup goes in order: first cultist, district left out, shuffles, draft, prologue, places', () => {
  const game = newGame(2, { outDistrict: 'firstCultistChooses' });
  answer(game, question(game).seat, 'rivertown');
  until(game, 'first-places/district');
  answer(game, question(game).seat, 'uptown');
  const told = game.log.flatMap(({ events }) => events.map(({ key }) => key));
  expect(told.filter((key, i) => told.indexOf(key) === i)).toEqual([
    'event.first-cultist',
    'event.out-of-the-game',
    'event.stack-placed',
    'event.prologue',
    'event.place-founded',
  ]);
  const shuffled = game.log.flatMap(({ fates }) =>
    fates.map((fate) => (typeof fate === 'number' ? 'die' : fate[0]![0])),
  );
  expect(shuffled).toEqual(['die', 'C', 'S', 'S', 'P']);
});

rule('CULT-21.7', 'a district out of the game gets nothing at all', () => {
  const game = newGame(2);
  until(game, 'turn/choice');
  expect(game.state.board.districts.rivertown).toEqual({
    open: false,
    sanity: 0,
    investigators: 0,
    track: 0,
    guardian: null,
    action: null,
    plans: [],
    rituals: [],
    places: [],
    domination: [],
  });
});
