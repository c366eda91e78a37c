import type { Fate } from '@tabula/kernel/chance.js';
import { questions } from '@tabula/kernel/table.js';
import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect, test } from 'vitest';
import { IDENTITIES } from '../board.js';
import { base } from '../content/base/pack.js';
import { CITIES, type City } from '../content/behaviour.js';
import { copiesOf } from '../content/packs.js';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';

// Section 2. The last of a shuffled pile lies on top.

const GAME_CARDS = base.cards.flatMap(copiesOf);
/** How many game cards each city gets. */
const DEALT: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4, 5: 5 };

/** Game cards in the order in which they are dealt to London, Paris, … */
function dealt(players: number, first: readonly string[] = []): Record<City, string[]> {
  const order = [...first, ...GAME_CARDS.filter((card) => !first.includes(card))];
  const each = DEALT[players]!;
  return Object.fromEntries(CITIES.map((city, at) => [city, order.slice(at * each, (at + 1) * each)])) as Record<
    City,
    string[]
  >;
}

interface Setup {
  readonly players: number;
  /** The cards of these cities from the top down; of the others the royal lies below the city card, and both at the bottom. */
  readonly stacks?: { readonly [C in City]?: readonly string[] };
  readonly deck?: (seat: number) => readonly string[];
  readonly identities?: readonly string[];
  readonly first?: number;
}

/** Everything that chance decides in setup, in its order. */
function script({ players, stacks = {}, deck, identities = IDENTITIES, first = 1 }: Setup): Fate[] {
  const cards = dealt(players);
  const used = CITIES.flatMap((city) => cards[city]);
  const starting = base.starting.map(({ id }) => id);
  return [
    [...GAME_CARDS.filter((card) => !used.includes(card)), ...used.reverse()], // CE-1
    ...CITIES.map((city) => {
      const named = stacks[city] ?? [];
      const others = [...cards[city], `city-${city}`, `royal-${city}`].filter((card) => !named.includes(card));
      return [...named, ...others].reverse(); // CE-2
    }),
    ...Array.from({ length: players }, (_, seat) => (deck?.(seat) ?? starting.map((id) => `${id}.${seat}`)).slice()), // CE-3
    [...identities], // CE-4
    first, // CE-5
  ];
}

const laidOut = (given: Setup) => newGame(given.players, script(given));

rule(['EMER-2.1', 'EMER-2.2'], 'city and royal lie among the cards of the city they name', () => {
  const { board } = newGame(4).state;
  for (const city of CITIES) {
    const { stack, top, royal } = board.cities[city];
    const here = [...stack, ...top, ...royal];
    expect(here).toContain(`city-${city}`);
    expect(here).toContain(`royal-${city}`);
  }
});

rule(
  ['EMER-2.3', 'EMER-2.4', 'EMER-2.5', 'EMER-2.6', 'EMER-20.6'],
  'CE-1 CE-2 the game cards are shuffled, dealt to the cities and shuffled there; the rest stays unseen',
  () => {
    for (const players of [2, 3, 4, 5]) {
      const game = laidOut({ players });
      const { cities, unused } = game.state.board;
      for (const city of CITIES) {
        const { stack, top, royal } = cities[city];
        const here = [...stack, ...top, ...royal];
        expect(here).toHaveLength(DEALT[players]! + 2);
        expect(here.sort()).toEqual([...dealt(players)[city], `city-${city}`, `royal-${city}`].sort());
      }
      expect(unused).toHaveLength({ 2: 39, 3: 39, 4: 30, 5: 21 }[players]!);
    }
    // Other seeds lay other cards: the shuffles are true ones.
    expect(newGame(2).state.board.cities).not.toEqual(laidOut({ players: 2 }).state.board.cities);
  },
);

rule(
  ['EMER-2.7', 'EMER-2.8'],
  'the top card of every stack is turned up; a royal moves to its slot and the next follows',
  () => {
    const game = laidOut({ players: 3, stacks: { london: ['royal-london', 'city-london'], rome: ['city-rome'] } });
    const { london, rome } = game.state.board.cities;
    expect([london.royal, london.top, london.stack.length]).toEqual([['royal-london'], ['city-london'], 3]);
    expect([rome.royal, rome.top, rome.stack.length]).toEqual([[], ['city-rome'], 4]);
  },
);

rule('EMER-2.9', 'what is turned up at setup gives nothing', () => {
  const { board } = laidOut({ players: 2, stacks: { paris: ['city-paris'] } }).state;
  for (const { ledger, agents, sanity } of board.seats) expect([ledger, agents, sanity]).toEqual([[], 10, 3]);
});

rule(
  ['EMER-2.10', 'EMER-2.12', 'EMER-2.13', 'EMER-2.23'],
  'markers on 0, five cubes in Limbo and five in the pool, ten agents at home, six zombies beside the board',
  () => {
    const { board } = newGame(5).state;
    expect(board.markers).toEqual({ loyalist: 0, restorationist: 0 });
    for (const { cubes, limbo, agents } of board.seats) expect([cubes, limbo, agents]).toEqual([5, 5, 10]);
    expect([board.zombies, CITIES.map((city) => board.cities[city].zombies)]).toEqual([6, new Array(9).fill(0)]);
  },
);

rule('EMER-2.15', 'CE-3 the starting cards are shuffled, five are drawn, and nothing is discarded', () => {
  const order = ['ST10', 'ST09', 'ST08', 'ST07', 'ST06', 'ST05', 'ST04', 'ST03', 'ST02', 'ST01'];
  const game = laidOut({ players: 2, deck: (seat) => order.map((id) => `${id}.${seat}`) });
  for (const [seat, { hand, deck, discard }] of game.state.board.seats.entries()) {
    expect(hand).toEqual(['ST05', 'ST04', 'ST03', 'ST02', 'ST01'].map((id) => `${id}.${seat}`));
    expect([deck.length, discard]).toEqual([5, []]);
  }
});

rule(['EMER-2.16', 'EMER-2.17'], 'CE-4 the identities are shuffled and dealt; what is left over nobody sees', () => {
  for (const players of [2, 3, 4, 5]) {
    const identities = [...IDENTITIES].reverse();
    const { seats, identities: left } = laidOut({ players, identities }).state.board;
    expect(seats.map(({ identity }) => identity)).toEqual(IDENTITIES.slice(0, players).map((id) => [id]));
    expect(left).toHaveLength(6 - players);
  }
});

rule('EMER-2.18', 'three sanity tokens each, the rest in the supply', () => {
  for (const players of [2, 3, 4, 5]) {
    const { seats, sanity } = newGame(players).state.board;
    expect(seats.map((player) => player.sanity)).toEqual(new Array(players).fill(3));
    expect(sanity).toBe(15 - 3 * players);
  }
});

rule('EMER-2.19', 'CE-5 the first player is chosen at random', () => {
  for (const first of [1, 2, 3]) {
    const game = laidOut({ players: 3, first });
    expect([game.state.board.first, question(game).seat]).toEqual([first - 1, first - 1]);
  }
});

rule(
  ['EMER-2.20', 'EMER-2.21', 'EMER-20.78'],
  'DP-1 each in turn order puts an agent into any city, whoever is there, and then once more',
  () => {
    const game = laidOut({ players: 3, first: 2 });
    for (const seat of [1, 2, 0, 1, 2, 0]) {
      expect(question(game)).toMatchObject({ seat, id: 'setup/city' });
      expect(question(game).options.map(({ key }) => key)).toEqual([...CITIES]);
      answer(game, seat, 'rome');
    }
    expect(game.state.board.cities.rome.agents).toEqual([2, 2, 2]);
    expect(game.state.board.seats.map(({ agents }) => agents)).toEqual([8, 8, 8]);
  },
);

rule('EMER-2.22', 'the first agent is asked for when stacks, hands and identities are known to those who may', () => {
  const game = newGame(2);
  expect(questions(game)[0]!.id).toBe('setup/city');
  const { cities, seats } = game.state.board;
  for (const city of CITIES) expect(cities[city].top).toHaveLength(1);
  for (const { hand, identity } of seats) expect([hand.length, identity.length]).toEqual([5, 1]);
});

rule('EMER-2.24', 'the first player takes the first turn', () => {
  const game = laidOut({ players: 2, first: 2 });
  for (const seat of [1, 0, 1, 0]) answer(game, seat, 'paris');
  expect(question(game)).toMatchObject({ seat: 1, id: 'turn/deed' });
  expect(game.state.board).toMatchObject({ phase: 'turns', round: 1, active: 1 });
});

test('EX-1 EMER-2.4 EMER-2.5 EMER-2.8 with 5 players a stack has 7 cards, and 6 where the royal came first', () => {
  const { board } = laidOut({ players: 5, stacks: { rome: ['royal-rome'] } }).state;
  const { stack, top, royal } = board.cities.rome;
  expect([stack.length + top.length, royal]).toEqual([6, ['royal-rome']]);
  const { london } = board.cities;
  expect(london.stack.length + london.top.length).toBe(7);
});
