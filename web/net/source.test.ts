import type { Question } from '@tabula/kernel/question.js';
import { diff } from '@tabula/protocol/diff.js';
import type { SocketPush, SocketReply, TableInfo, WatchReply } from '@tabula/protocol/pushes.js';
import { type Sheet, sheetSum } from '@tabula/protocol/sheet.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Link, LinkState } from './link.js';
import type { NetSource } from './source.js';

const OFFLINE: SocketReply<never> = { id: null, ok: false, error: { code: 'offline', message: '' } };

interface Asked {
  readonly command: string;
  readonly fields: { readonly [name: string]: unknown };
  readonly settle: (reply: object) => void;
}

function joined<T>(set: Set<T>, hear: T): () => void {
  set.add(hear);
  return () => void set.delete(hear);
}

/** A connection that a test plays the server of. */
function fakeLink() {
  const asked: Asked[] = [];
  const pushes = new Set<(push: SocketPush) => void>();
  const states = new Set<(state: LinkState) => void>();
  let state: LinkState = 'online';
  const link: Link = {
    ask: <T>(command: string, fields: object = {}) =>
      new Promise<SocketReply<T>>((resolve) => {
        if (state !== 'online') return resolve(OFFLINE);
        const settle = resolve as (reply: object) => void;
        asked.push({ command, fields: fields as Asked['fields'], settle });
      }),
    onPush: (hear) => joined(pushes, hear),
    onState: (hear) => joined(states, hear),
    onShut: () => () => undefined,
    state: () => state,
    start: () => undefined,
    stop: () => undefined,
  };
  const turn = (next: LinkState) => {
    state = next;
    for (const hear of [...states]) hear(next);
  };
  return {
    link,
    asked,
    push: (push: SocketPush) => {
      for (const hear of [...pushes]) hear(push);
    },
    /** The connection breaks: nothing that was asked is answered. */
    cut() {
      const open = asked.splice(0);
      state = 'connecting';
      for (const { settle } of open) settle(OFFLINE);
      turn('connecting');
    },
    heal: () => turn('online'),
    /** The oldest request, answered. */
    async answer(command: string, reply: object): Promise<Asked['fields']> {
      await vi.waitFor(() => expect(asked.map((entry) => entry.command)).toContain(command));
      const [found] = asked.splice(
        asked.findIndex((entry) => entry.command === command),
        1,
      );
      found!.settle({ id: 1, ...reply });
      await new Promise(setImmediate); // whoever waits for it has it
      return found!.fields;
    },
  };
}

const info: TableInfo = {
  id: 't1',
  game: 'elekt',
  status: 'playing',
  public: false,
  title: '',
  host: 0,
  options: {},
  clock: { kind: 'none' },
  undo: 'consent',
  flag: 'bot',
  seats: [],
  spectators: 0,
  proposals: [],
  rematch: null,
  chance: { digest: 'digest', luck: null },
};
const sheet = (board: number): Sheet => ({
  view: { board: { at: board }, waiting: [0], result: null } as Partial<Sheet['view']> as Sheet['view'],
  question: null,
  asked: false,
});

function whole(board: number, seq: number): { readonly ok: true } & WatchReply {
  const { view, question, asked } = sheet(board);
  const checksum = sheetSum(sheet(board));
  const game = { seq, version: seq, length: 3, view, question, asked, checksum };
  return {
    ok: true,
    info,
    you: 0,
    seq,
    version: seq,
    checksum,
    game,
    resumed: true,
    happened: [],
    chat: [],
    who: 'me',
  };
}
const ack = { ok: true, seq: 8, version: 8 };

let net: ReturnType<typeof fakeLink>;
let source: NetSource;

beforeEach(async () => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { netSource } = await import('./source.js');
  net = fakeLink();
  source = netSource('t1', { link: net.link, invite: null, onRematch: vi.fn(), onKicked: vi.fn() });
  await net.answer('watch', whole(1, 7));
});
afterEach(() => {
  source.close();
  vi.unstubAllGlobals();
});

describe('a table that moves to another node', () => {
  it('is looked for until it is found, and stays in sight', async () => {
    net.push({ push: 'reset', table: 't1' });
    await net.answer('watch', { ok: false, error: { code: 'unreachable', message: '' } });
    expect(source.problem()).toBeNull();
    await vi.waitFor(() => expect(net.asked.map(({ command }) => command)).toContain('watch'), { timeout: 10_000 });
    await net.answer('watch', whole(2, 9));
    expect(source.problem()).toBeNull();
    expect(source.now().version).toBe(9);
  });
});

describe('an answer', () => {
  it('that is lost on the way is sent again, with the same key and the same version', async () => {
    const answered = source.answer(['E01']);
    const [first] = net.asked;
    expect(first?.fields).toMatchObject({ table: 't1', version: 7, keys: ['E01'] });
    net.cut();
    await Promise.resolve();
    expect(net.asked).toEqual([]);
    net.heal();
    await net.answer('watch', whole(1, 7));
    const again = await net.answer('answer', ack);
    expect(again).toEqual(first?.fields);
    expect(await answered).toBeNull();
  });

  it('is sent until it is heard, however often the connection breaks', async () => {
    const answered = source.answer(['E01']);
    const key = net.asked[0]?.fields.idem;
    for (let time = 0; time < 3; time++) {
      net.cut();
      net.heal();
      await net.answer('watch', whole(1, 7));
      await vi.waitFor(() => expect(net.asked).toHaveLength(1));
      expect(net.asked[0]?.fields.idem).toBe(key);
    }
    await net.answer('answer', ack);
    expect(await answered).toBeNull();
  });

  it('and the next one have different keys', async () => {
    void source.answer(['E01']);
    const first = await net.answer('answer', ack);
    void source.answer(['E01']);
    expect((await net.answer('answer', ack)).idem).not.toBe(first.idem);
  });

  it('is given up when the table is left meanwhile', async () => {
    const answered = source.answer(['E01']);
    net.cut();
    await Promise.resolve();
    source.close();
    expect((await answered)?.code).toBe('offline');
  });

  it('that comes too late shows the new question instead of a refusal', async () => {
    const answered = source.answer(['E01']);
    await net.answer('answer', { ok: false, error: { code: 'stale', message: '', version: 9 } });
    expect((await net.answer('watch', whole(2, 9))).since).toBe(0);
    expect(await answered).toBeNull();
    expect(source.now()).toMatchObject({ version: 9, board: { at: 2 } });
  });
});

describe('a decision of all', () => {
  const council = (who: { readonly [seat: string]: readonly string[] }) => ({
    question: { seat: 1, id: 'a/b', options: [] } as Partial<Question> as Question,
    for: who,
  });

  it('is there as long as it is asked, with who is for what', async () => {
    expect(source.now().council).toBeNull();
    net.push({ push: 'council', table: 't1', council: council({ 2: ['x'] }) });
    expect(source.now().council?.for).toEqual({ 2: ['x'] });
    net.push({ push: 'council', table: 'elsewhere', council: council({ 3: ['y'] }) });
    expect(source.now().council?.for).toEqual({ 2: ['x'] });
    net.cut();
    net.heal();
    await net.answer('watch', { ...whole(1, 7), council: council({ 2: ['y'] }) });
    expect(source.now().council?.for).toEqual({ 2: ['y'] });
    const checksum = sheetSum(sheet(2));
    const turn = { seq: 8, version: 8, length: 4, seat: 0, events: [], diff: diff(sheet(1), sheet(2)), checksum };
    net.push({ push: 'update', table: 't1', ...turn });
    expect(source.now().council).toBeNull();
  });

  it('is told what one is for, against the version that was seen', async () => {
    const proposed = source.propose?.(['x']);
    expect(await net.answer('propose', { ok: true })).toEqual({ table: 't1', version: 7, keys: ['x'] });
    expect(await proposed).toBeNull();
  });
});

describe('a seat that is lent', () => {
  const one = {
    kind: 'person',
    name: 'Ada',
    level: null,
    here: true,
    lost: false,
    muted: false,
    heldFor: null,
  } as const;

  it('is asked nothing, and is taken back', async () => {
    net.push({ push: 'table', table: 't1', info: { ...info, seats: [{ ...one, standIn: true }] } });
    expect(source.now()).toMatchObject({ question: null, sitters: [{ kind: 'bot', lent: true }] });
    const back = source.seats.takeBack();
    expect(await net.answer('sit', { ok: true, seat: 0 })).toMatchObject({ seat: 0 });
    await net.answer('watch', whole(1, 7));
    expect(await back).toBeNull();
  });
});

describe('a table of the server', () => {
  const update = (checksum: number): SocketPush => ({
    push: 'update',
    table: 't1',
    seq: 8,
    version: 8,
    length: 4,
    seat: 0,
    events: [],
    diff: diff(sheet(1), sheet(2)),
    checksum,
  });

  it('goes on by differences', () => {
    net.push(update(sheetSum(sheet(2))));
    expect(source.now()).toMatchObject({ version: 8, board: { at: 2 } });
    expect(net.asked).toEqual([]);
  });

  it('is asked for as a whole when the checksum differs, and stays in sight until it comes', async () => {
    net.push(update(12345));
    expect(source.now()).toMatchObject({ version: 7, board: { at: 1 } });
    expect((await net.answer('watch', whole(3, 8))).since).toBe(0);
    expect(source.now()).toMatchObject({ version: 8, board: { at: 3 } });
  });

  it('is asked for as a whole when nothing happened and the sums differ all the same', async () => {
    net.cut();
    net.heal();
    const { game: _, ...nothing } = whole(9, 7);
    expect((await net.answer('watch', nothing)).since).toBe(7);
    expect((await net.answer('watch', whole(9, 7))).since).toBe(0);
    expect(source.now()).toMatchObject({ board: { at: 9 } });
  });

  it('leaves out the lines of somebody the reader does not want to read, until they want to again', () => {
    const line = { at: 1, seat: null, name: 'Eve', text: 'spam', who: 'eve' };
    net.push({ push: 'chat', table: 't1', seq: 8, ...line });
    net.push({ push: 'chat', table: 't1', seq: 9, ...line, who: 'me', name: 'Ada' });
    expect(source.now().chat).toMatchObject([{ mine: false, hidden: false }, { mine: true }]);
    source.peace().hide('eve', true);
    expect(source.now().chat).toMatchObject([{ hidden: true }, { hidden: false }]);
    source.peace().hide('eve', false);
    expect(source.now().chat).toMatchObject([{ hidden: false }, { hidden: false }]);
  });

  it('has the invitation as the host has renewed it', () => {
    net.push({ push: 'invite', table: 't1', invite: 'fresh' });
    expect(source.invite()).toBe('fresh');
  });

  it('adds to the chance of a game that has not begun, once, and as one who sits there', async () => {
    const open = { ...whole(1, 8), info: { ...info, status: 'open' as const } };
    net.push({ push: 'reset', table: 't1' });
    await net.answer('watch', { ...open, you: null });
    expect(net.asked).toEqual([]);
    net.push({ push: 'reset', table: 't1' });
    await net.answer('watch', open);
    const { text } = await net.answer('luck', { ok: true });
    expect(text).toMatch(/^[0-9a-f]{32}$/);
    net.push({ push: 'reset', table: 't1' });
    await net.answer('watch', open);
    expect(net.asked).toEqual([]);
  });
});
