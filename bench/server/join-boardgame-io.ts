import { createRequire } from 'node:module';
import type { Join, Load, Match } from './match.js';

/** The part of socket.io-client that is used; boardgame.io brings it. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
  readonly io: { readonly engine: { on(event: 'packet', listener: (packet: { data?: unknown }) => void): void } };
}
const require = createRequire(import.meta.url);
const { io } = createRequire(require.resolve('boardgame.io/server'))('socket.io-client') as {
  io(url: string, options: object): Socket;
};

interface State {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly G: { readonly players: readonly { readonly hand: readonly number[] }[] };
}

/** Two players speaking boardgame.io's own protocol. A match is made by the first sync; a new one follows the last. */
export const joinBoardgameIo: Join = async (load, match) => {
  const pair = { games: 0, over: 0, both: false, players: [] as Player[] };
  pair.players = await Promise.all([connected(load, match, pair, 0), connected(load, match, pair, 1)]);
  return {
    async begin() {
      pair.players[0]!.sync();
    },
    leave() {
      for (const { socket } of pair.players) socket.close();
    },
  };
};

interface Player {
  readonly socket: Socket;
  sync(): void;
  /** Looks at the first state again when both players are there. */
  look(): void;
}
interface Pair {
  games: number;
  over: number;
  both: boolean;
  players: Player[];
}

function connected(load: Load, match: Match, pair: Pair, at: number): Promise<Player> {
  const socket = io(`http://127.0.0.1:${load.port}/mini`, {
    transports: ['websocket'],
    forceNew: true,
    timeout: 60_000,
    reconnection: false,
  });
  let id = '';
  let last = -1;
  let first: State | null = null;
  const act = (state: State) => {
    if (state._stateID <= last) return;
    last = state._stateID;
    load.received(match, at, last);
    if (state.ctx.gameover !== undefined) {
      if (++pair.over < 2) return;
      pair.over = 0;
      match.open.length = 0;
      pair.games++;
      load.newGame();
      pair.players[0]!.sync();
    } else if (state.ctx.currentPlayer === String(at) && pair.both)
      load.pace(match, () => {
        const cards = state.G.players[at]!.hand.length;
        const choice = load.random(3 * cards + 1);
        const [type, args] = choice < 3 * cards ? ['play', [Math.floor(choice / 3), choice % 3]] : ['pass', []];
        load.sent(match, at, state._stateID);
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(at) } };
        socket.emit('update', action, state._stateID, id, String(at));
      });
  };
  const player: Player = {
    socket,
    sync() {
      id = `m${match.index}-${pair.games}`;
      last = -1;
      socket.emit('sync', id, String(at), undefined, 2);
    },
    look() {
      last = -1;
      act(first!);
    },
  };
  socket.on('update', (of: string, state: State) => {
    if (of === id) act(state);
  });
  socket.on('sync', (of: string, info: { state: State }) => {
    if (of !== id) return;
    first = info.state;
    if (at === 0) {
      pair.both = false;
      pair.players[1]!.sync();
    } else {
      pair.both = true;
      pair.players[Number(first.ctx.currentPlayer)]!.look();
    }
  });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }) => {
        if (typeof data === 'string') load.bytes(data.length);
      });
      resolve(player);
    });
    socket.on('connect_error', reject as () => void);
  });
}
