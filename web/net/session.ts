import type { Level } from '@tabula/bots/bot.js';
import { type Store, store } from '../app/store.js';
import { say } from '../text/words.js';
import { link } from './link.js';

/** Who the server takes us for: nobody asked yet, no server, nobody, or somebody. */
export interface Session {
  readonly state: 'unknown' | 'offline' | 'out' | 'in';
  readonly name: string;
}

export type NewSeat = { readonly kind: 'you' | 'open' } | { readonly kind: 'bot'; readonly level: Level };

export const session: Store<Session> = store<Session>({ state: 'unknown', name: '' });

interface Answer {
  readonly account?: { readonly name: string } | null;
  readonly error?: { readonly message: string };
}

async function call(method: string, path: string, body?: object): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!(response.headers.get('content-type') ?? '').includes('json')) return null; // a page without a server behind it
    return (await response.json()) as Answer;
  } catch {
    return null;
  }
}

function take(answer: Answer | null): void {
  if (answer === null) session.set({ state: 'offline', name: '' });
  else if (answer.account === null || answer.account === undefined) session.set({ state: 'out', name: '' });
  else {
    session.set({ state: 'in', name: answer.account.name });
    link.start();
  }
}

/** Asks the server, once, who we are. */
export async function recognise(): Promise<void> {
  if (session.get().state === 'unknown') take(await call('GET', '/api/me'));
}

/** Comes in as a guest under a name; says what is wrong, or null. */
export async function enter(name: string): Promise<string | null> {
  const answer = await call('POST', '/api/guest', { name: name.trim() });
  if (answer?.account !== undefined && answer.account !== null) {
    take(answer);
    return null;
  }
  return answer?.error?.message ?? say('link.none');
}

/** Waits until the link is up, a little while. */
export function linked(): Promise<boolean> {
  link.start();
  if (link.state() === 'online') return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), 6000);
    const stop = link.onState((state) => state === 'online' && finish(true));
    function finish(up: boolean): void {
      clearTimeout(timer);
      stop();
      resolve(up);
    }
  });
}

/** Opens a table on the server. */
export async function createTable(
  game: string,
  seats: readonly NewSeat[],
  listed: boolean,
): Promise<{ readonly id: string } | { readonly problem: string }> {
  if (!(await linked())) return { problem: say('link.none') };
  const reply = await link.ask<{ readonly table: string }>('create', { game, seats, public: listed, undo: 'consent' });
  return reply.ok ? { id: reply.table } : { problem: reply.error.message || say('link.none') };
}
