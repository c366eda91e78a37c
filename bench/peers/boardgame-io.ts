import { createRequire } from 'node:module';

/** Mini-Elekt written the ordinary way for boardgame.io. Its packages load only by require. */
const require = createRequire(import.meta.url);

const ROUNDS = 6;
const HAND = 6;
const CARDS = 12;
const ZONES = 3;
const STRENGTH = Array.from({ length: CARDS }, (_, c) =>
  Array.from({ length: ZONES }, (_, z) => (c * (2 * z + 3) + 5 * z + (c >> 2)) % 5),
);

interface Player {
  hand: number[];
  deck: number[];
  discard: number[];
  passed: boolean;
  score: number;
}
interface G {
  round: number;
  players: Player[];
  zones: number[][][];
}
interface Context {
  readonly numPlayers: number;
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly gameover?: unknown;
}
interface Shuffler {
  Shuffle<T>(list: T[]): T[];
}
export interface BgioState {
  readonly G: G;
  readonly ctx: Context;
}
interface BgioMove {
  readonly move: string;
  readonly args: readonly number[];
}
type Args = { G: G; ctx: Context; random: Shuffler; playerID: string };

function refill(player: Player, random: Shuffler): void {
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = random.Shuffle(player.discard);
      player.discard = [];
    }
    player.hand.push(player.deck.pop()!);
  }
}

function scoreRound({ G, ctx, random }: Args): void {
  for (let z = 0; z < ZONES; z++) {
    const totals = G.zones[z]!.map((cards) => cards.reduce((sum, card) => sum + STRENGTH[card]![z]!, 0));
    const best = Math.max(...totals);
    const leaders = totals.filter((total) => total === best).length;
    for (let i = 0; i < ctx.numPlayers; i++) {
      const player = G.players[i]!;
      if (best > 0 && totals[i] === best) player.score += leaders === 1 ? 3 : 1;
      player.discard.push(...G.zones[z]![i]!);
      G.zones[z]![i] = [];
    }
  }
  for (const player of G.players) {
    refill(player, random);
    player.passed = false;
  }
  G.round++;
}

function movesOf(g: G, seat: string): BgioMove[] {
  const moves: BgioMove[] = [];
  const cards = g.players[Number(seat)]!.hand.length;
  for (let c = 0; c < cards; c++) for (let z = 0; z < ZONES; z++) moves.push({ move: 'play', args: [c, z] });
  moves.push({ move: 'pass', args: [] });
  return moves;
}

export const miniForBoardgameIo = {
  name: 'mini',
  setup: ({ ctx, random }: Args): G => {
    const players: Player[] = [];
    for (let i = 0; i < ctx.numPlayers; i++) {
      const deck = random.Shuffle(Array.from({ length: CARDS }, (_, c) => c));
      const player: Player = { hand: [], deck, discard: [], passed: false, score: 0 };
      refill(player, random);
      players.push(player);
    }
    return { round: 0, players, zones: Array.from({ length: ZONES }, () => players.map(() => [])) };
  },
  phases: {
    round: {
      start: true,
      next: 'round',
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: ({ G, ctx }: Args) => G.round % ctx.numPlayers,
          next: ({ G, ctx }: Args) => {
            for (let k = 1; k <= ctx.numPlayers; k++) {
              const at = (ctx.playOrderPos + k) % ctx.numPlayers;
              if (!G.players[at]!.passed) return at;
            }
            return ctx.playOrderPos;
          },
        },
      },
      endIf: ({ G }: Args) => G.players.every((player) => player.passed),
      onEnd: scoreRound,
    },
  },
  moves: {
    play: ({ G, playerID }: Args, card: number, zone: number) => {
      const player = G.players[Number(playerID)]!;
      G.zones[zone]![Number(playerID)]!.push(player.hand.splice(card, 1)[0]!);
      if (player.hand.length === 0) player.passed = true;
    },
    pass: ({ G, playerID }: Args) => {
      G.players[Number(playerID)]!.passed = true;
    },
  },
  endIf: ({ G }: Args) => {
    if (G.round < ROUNDS) return undefined;
    const best = Math.max(...G.players.map((player) => player.score));
    const first = G.players.flatMap((player, i) => (player.score === best ? [i] : []));
    return first.length === 1 ? { winner: String(first[0]) } : { draw: true };
  },
  /** Own hand is seen, other hands and every deck only as counts. */
  playerView: ({ G, playerID }: { G: G; playerID: string | null }) => ({
    ...G,
    players: G.players.map((player, i) => ({
      ...player,
      hand: String(i) === playerID ? player.hand : player.hand.length,
      deck: player.deck.length,
    })),
  }),
  ai: { enumerate: (g: G, _ctx: Context, seat: string) => movesOf(g, seat) },
};

interface Internal {
  ProcessGameConfig(config: typeof miniForBoardgameIo): typeof miniForBoardgameIo;
  CreateGameReducer(options: { game: typeof miniForBoardgameIo }): (state: BgioState, action: unknown) => BgioState;
  InitializeGame(options: { game: typeof miniForBoardgameIo; numPlayers: number }): BgioState;
}
interface Bot {
  play(state: BgioState, seat: string): Promise<unknown>;
}
interface Ai {
  MCTSBot: new (options: {
    game: typeof miniForBoardgameIo;
    enumerate: (typeof miniForBoardgameIo)['ai']['enumerate'];
    iterations: number;
    playoutDepth: number;
  }) => Bot;
}

/** What the benchmark needs of boardgame.io: new games, its reducer, and its search. */
export function boardgameIo() {
  const { ProcessGameConfig, CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const { MCTSBot } = require('boardgame.io/ai') as Ai;
  const processed = ProcessGameConfig(miniForBoardgameIo);
  const reducer = CreateGameReducer({ game: processed });
  return {
    begin: (seats: number) => InitializeGame({ game: processed, numPlayers: seats }),
    moves: (state: BgioState) => movesOf(state.G, state.ctx.currentPlayer),
    play: (state: BgioState, { move, args }: BgioMove) =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } }),
    bot: (iterations: number) =>
      new MCTSBot({ game: processed, enumerate: miniForBoardgameIo.ai.enumerate, iterations, playoutDepth: 1000 }),
  };
}
