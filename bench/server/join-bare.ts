import { WebSocket } from 'ws';
import type { Plain } from '../peers/plain.js';
import type { Join, Load, Match } from './match.js';

type Message = { readonly t: 'error' } | { readonly t: 'state'; readonly seq: number; readonly view: Plain };

/** Two players of the bare server. */
export const joinBare: Join = async (load, match) => {
  const sockets = await Promise.all([0, 1].map((at) => connected(load, match, at)));
  return {
    async begin() {
      sockets.forEach((socket, at) => {
        socket.send(JSON.stringify({ t: 'join', m: match.index, p: at }));
      });
    },
    leave() {
      for (const socket of sockets) socket.terminate();
    },
  };
};

function connected(load: Load, match: Match, at: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${load.port}/`, { perMessageDeflate: false });
  socket.on('message', (data: Buffer) => {
    load.bytes(data.length);
    const message = JSON.parse(data.toString()) as Message;
    if (message.t === 'error') return load.error('refused');
    const { seq, view } = message;
    load.received(match, at, seq);
    if (load.stopping) return;
    if (view.over) {
      if (at !== 0) return;
      load.newGame();
      socket.send('{"t":"rematch"}');
    } else if (view.turn === at)
      load.pace(match, () => {
        const choice = load.random(3 * view.players[at]!.hand.length + 1);
        const move =
          choice < 3 * view.players[at]!.hand.length
            ? { move: 'play', args: [Math.floor(choice / 3), choice % 3] }
            : { move: 'pass' };
        load.sent(match, at, seq);
        socket.send(JSON.stringify({ t: 'move', seq, ...move }));
      });
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
