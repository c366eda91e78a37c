import { once } from 'node:events';
import type { Game } from '@tabula/kernel/game.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { mini } from '../../bench/mini-elekt.js';
import { call, type House, openSockets } from '../testing/caller.js';
import { SOCKET_RATES } from './limits.js';

let house: House | null = null;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await house?.close();
  house = null;
});

it('keeps a connection that gives signs of life, and ends one that gives none', async () => {
  house = await openSockets(mini as Game);
  const alive = await call(house, 'ada');
  const dead = new WebSocket(`${house.url}?name=bob`, { autoPong: false });
  const ended = once(dead, 'close');
  await once(dead, 'open');
  for (let beats = 0; beats < 4; beats++) {
    const asked = once(alive.ws, 'ping');
    vi.advanceTimersByTime(SOCKET_RATES.heartbeat);
    await asked;
    await alive.must('ping'); // what was answered before this has arrived
  }
  expect((await ended)[0]).toBe(1006);
  expect(alive.ws.readyState).toBe(WebSocket.OPEN);
  expect(house.sockets.open).toBe(1);
});
