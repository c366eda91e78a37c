import { see } from '@tabula/bots/bot.js';
import { PLAIN, search } from '@tabula/bots/search.js';
import type { Game, State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { below, type Rng, seeded } from '@tabula/kernel/rng.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { randomAnswer, resample, view } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import type { Title } from '@tabula/kit/title.js';
import { TITLES } from '@tabula/protocol/titles.js';
import { rate, rateAsync } from './measure.js';
import { mini } from './mini-elekt.js';
import { boardgameIo } from './peers/boardgame-io.js';
import { newPlain, plainClone, plainMoves, plainPlay } from './peers/plain.js';

/** One figure: what it is called, and how it is measured, for so many seconds of processor time. */
export interface Case {
  readonly name: string;
  readonly unit: 'per second' | 'µs';
  measure(seconds: number): number | Promise<number>;
}

let seed = 0;

/** Plays a random game, or its first decisions; returns the decisions made. */
function randomPlay<B>(game: Game<B, unknown>, seats: number, rng: Rng, most = Number.POSITIVE_INFINITY) {
  const made = newState(game, { seats, seed: seed++ });
  if (!made.ok) throw new Error(made.error.message);
  const { state } = made;
  let decisions = 0;
  for (let asked = advance(game, state); asked !== null && decisions < most; asked = advance(game, state)) {
    const ask = asked.asks[0]!;
    settle(game, asked, ask, randomAnswer(ask, rng));
    decisions++;
  }
  return { state, decisions };
}

const random = seeded('bench');
const MIDDLE = 60;

/** A position in the middle of a game. */
function middle<B>(game: Game<B, unknown>, seats: number): State<B> {
  for (;;) {
    const { state } = randomPlay(game, seats, random, MIDDLE);
    advance(game, state);
    if (state.result === null) return state;
  }
}

const microseconds = (seconds: number, work: () => unknown): number =>
  1e6 /
  rate(seconds, () => {
    for (let i = 0; i < 100; i++) work();
    return 100;
  });

/** How the figure of random play is called. */
export const randomPlayOf = ({ name }: Title, players: number): string =>
  `${name.en}: random play, ${players} ${players === 1 ? 'player' : 'players'}`;

/** The numbers of players that a game is for. */
export const playersOf = ({ game: { players } }: Title): number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, at) => players.min + at);

/** What is measured of every title. */
function casesOf(of: Title): Case[] {
  const { game } = of;
  const title = of.name.en;
  const most = game.players.max;
  return [
    ...playersOf(of).map(
      (seats): Case => ({
        name: randomPlayOf(of, seats),
        unit: 'per second',
        measure: (seconds) =>
          rate(seconds, () => {
            let decisions = 0;
            for (let i = 0; i < 5; i++) decisions += randomPlay(game, seats, random).decisions;
            return decisions;
          }),
      }),
    ),
    {
      name: `${title}: clone`,
      unit: 'µs',
      measure: (seconds) => {
        const state = middle(game, most);
        return microseconds(seconds / 2, () => clone(state));
      },
    },
    {
      name: `${title}: resample`,
      unit: 'µs',
      measure: (seconds) => {
        const state = middle(game, most);
        const rng = seeded('resample');
        return microseconds(seconds / 2, () => resample(game, state, 0, rng));
      },
    },
    {
      name: `${title}: view of a seat`,
      unit: 'µs',
      measure: (seconds) => {
        const state = middle(game, most);
        return microseconds(seconds / 2, () => view(game, state, 0));
      },
    },
  ];
}

export const CASES: readonly Case[] = [
  {
    name: 'mini: boardgame.io reducer',
    unit: 'per second',
    measure(seconds) {
      const peer = boardgameIo();
      return rate(seconds, () => {
        let moves = 0;
        for (let state = peer.begin(4); state.ctx.gameover === undefined; moves++) {
          const list = peer.moves(state);
          state = peer.play(state, list[below(random, list.length)]!);
        }
        return moves;
      });
    },
  },
  {
    name: 'mini: plain objects',
    unit: 'per second',
    measure: (seconds) =>
      rate(seconds, () => {
        let moves = 0;
        for (let i = 0; i < 10; i++)
          for (const s = newPlain(4, seed++); !s.over; moves++) {
            const list = plainMoves(s);
            plainPlay(s, list[below(random, list.length)]!);
          }
        return moves;
      }),
  },
  {
    name: 'mini: this kernel',
    unit: 'per second',
    measure: (seconds) =>
      rate(seconds, () => {
        let moves = 0;
        for (let i = 0; i < 10; i++) moves += randomPlay(mini, 4, random).decisions;
        return moves;
      }),
  },
  {
    name: 'mini: clone, plain objects',
    unit: 'µs',
    measure: (seconds) => {
      const s = newPlain(4, 1);
      for (let i = 0; i < MIDDLE; i++) plainPlay(s, plainMoves(s)[0]!);
      return microseconds(seconds / 2, () => plainClone(s));
    },
  },
  {
    name: 'mini: clone, this kernel',
    unit: 'µs',
    measure: (seconds) => {
      const state = middle(mini, 4);
      return microseconds(seconds / 2, () => clone(state));
    },
  },
  {
    name: 'search: boardgame.io MCTSBot',
    unit: 'per second',
    measure(seconds) {
      const peer = boardgameIo();
      const bot = peer.bot(20);
      const state = peer.begin(4);
      return rateAsync(seconds, async () => {
        await bot.play(state, '0');
        return 20;
      });
    },
  },
  {
    name: 'search: this kernel',
    unit: 'per second',
    measure(seconds) {
      const { state } = randomPlay(mini, 4, random, 0);
      const seen = see(mini, state, 0, 'bench');
      return rate(seconds, () => search(seen, { iterations: 500, seed: seed++ }, PLAIN).iterations);
    },
  },
  ...TITLES.flatMap(casesOf),
];
