import type { Level } from '@tabula/bots/bot.js';
import type { TableInfo } from '@tabula/protocol/pushes.js';
import type { ClockSetting, Flag, UndoSetting } from '@tabula/protocol/socket.js';
import { type Store, store } from '../app/store.js';
import { call, type HttpAnswer, quiet } from './http.js';
import { link } from './link.js';
import { luckFor } from './luck.js';

/** Somebody as the server knows them. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** The name is theirs alone: a password or a passkey opens it. */
  readonly secured: boolean;
  readonly password: boolean;
  readonly passkeys: number;
  readonly createdAt: number;
}

/** Who the server takes us for: nobody asked yet, no server, nobody, or somebody. */
export interface Session {
  readonly state: 'unknown' | 'offline' | 'out' | 'in';
  readonly name: string;
  readonly account: Account | null;
}

interface Me {
  readonly account: Account | null;
}

export const session: Store<Session> = store<Session>({ state: 'unknown', name: '', account: null });

const RETRY = 8000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Takes what the server says about us. */
export function take(answer: HttpAnswer<Me>): void {
  clearTimeout(retry);
  if (!answer.ok) {
    session.set({ state: 'offline', name: '', account: null });
    retry = setTimeout(() => void ask(), RETRY);
  } else if (answer.body.account === null) {
    session.set({ state: 'out', name: '', account: null });
    link.stop();
  } else {
    const { account } = answer.body;
    session.set({ state: 'in', name: account.name, account });
    link.start();
  }
}

async function ask(): Promise<void> {
  take(await call<Me>('GET', '/api/me'));
}

/** Asks the server, once, who we are. */
export async function recognise(): Promise<void> {
  if (session.get().state === 'unknown') await ask();
}

/** Asks again: something about us has changed. */
export const refresh = (): Promise<void> => ask();

// A network that is back, or a connection that is shut before our nose, may mean another answer.
addEventListener('online', () => {
  if (session.get().state === 'offline') void ask();
});
link.onShut(() => {
  if (session.get().state === 'in') void call<Me>('GET', '/api/me').then((answer) => answer.ok && take(answer));
});
link.onState((state) => {
  // A request of ours may have ended the session and brought another one.
  if (state === 'offline' && session.get().state === 'in') void quiet().then(ask);
});

/** Comes in as a guest under a name; the code of what is wrong, or null. */
export async function enter(name: string): Promise<string | null> {
  const answer = await call<Me>('POST', '/api/guest', { name: name.trim() });
  // Another tab has come in meanwhile: then we are who that is.
  if (!answer.ok && answer.code === 'signed-in') await ask();
  else if (answer.ok) take(answer);
  return session.get().state === 'in' ? null : answer.ok ? 'unknown' : answer.code;
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

export type NewSeat = { readonly kind: 'you' | 'open' } | { readonly kind: 'bot'; readonly level: Level };

/** A table as somebody wants it. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly NewSeat[];
  readonly public: boolean;
  readonly title?: string;
  readonly options?: { readonly [name: string]: string | number | boolean | null };
  readonly clock: ClockSetting;
  readonly undo: UndoSetting;
  readonly flag: Flag;
}

/** Begins the game at a table where all seats are taken; says whether it has begun. */
export const beginTable = async (table: string): Promise<boolean> => (await link.ask('start', { table })).ok;

/** Adds to the chance of a table that may begin at once, after the digest of its key was told. */
async function addLuck(table: string): Promise<void> {
  const reply = await link.ask<{ readonly info: TableInfo }>('look', { table });
  const digest = reply.ok ? reply.info.chance?.digest : undefined;
  if (digest !== undefined) await link.ask('luck', { table, text: luckFor(table, digest) });
}

/** Opens a table on the server. */
export async function createTable(wanted: NewTable): Promise<{ readonly id: string } | { readonly refusal: string }> {
  if (!(await linked())) return { refusal: 'offline' };
  const reply = await link.ask<{ readonly table: string }>('create', wanted);
  if (!reply.ok) return { refusal: reply.error.code };
  if (wanted.seats.some(({ kind }) => kind === 'you')) await addLuck(reply.table);
  return { id: reply.table };
}
