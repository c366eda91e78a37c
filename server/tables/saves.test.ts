import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keysOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { randomAnswer } from '@tabula/kernel/sight.js';
import { asked, decide } from '@tabula/kernel/table.js';
import { titleOf } from '@tabula/protocol/games.js';
import { afterEach, describe, expect, it } from 'vitest';
import { type Room, room } from '../testing/tables.js';
import { beginPlay, savePlay } from './play.js';
import { openSeat, personSeat } from './seats.js';
import { createStore } from './store.js';

const FILE = new URL('../testing/saves/elekt.json', import.meta.url);
const ELEKT = titleOf('elekt')!.game;
const SETTINGS = {
  options: { pack: 'base' },
  clock: { kind: 'none' },
  undo: 'consent',
  flag: 'bot',
  rematch: null,
} as const;

interface Golden {
  readonly question: string;
  readonly seats: number;
  readonly save: string;
}

/** One save for each question that random games of Elekt come to. Run with UPDATE_SAVES=1 for a new version of a game. */
function makeSaves(): Golden[] {
  const found = new Map<string, Golden>();
  for (let seed = 0; seed < 60; seed++) {
    const seats = 2 + (seed % 3);
    const play = beginPlay(ELEKT, seats, `golden ${seed}`, { ...SETTINGS.options }, SETTINGS.clock);
    const rng = seeded(seed);
    for (let now = play.asked; now !== null; now = asked(play.table)) {
      play.asked = now;
      const ask = now.asks[0]!;
      const question = `${now.frame.rule}/${ask.into}`;
      play.opened = Object.fromEntries(now.asks.map((entry) => [entry.seat, play.length]));
      if (!found.has(question)) found.set(question, { question, seats, save: savePlay(play, 0) });
      const decided = decide(play.table, ask.seat, keysOf(ask, randomAnswer(ask, rng)));
      if (!decided.ok) throw new Error(decided.error.message);
      play.length++;
    }
  }
  return [...found.values()].sort((a, b) => (a.question < b.question ? -1 : 1));
}

if (process.env.UPDATE_SAVES === '1') {
  mkdirSync(dirname(FILE.pathname), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(makeSaves(), null, 1)}\n`);
}
const GOLDEN = JSON.parse(readFileSync(FILE, 'utf8')) as Golden[];

let open: Room | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

/** Puts a save on a table, as an older server left it. */
async function restored(save: string, seats: number, options: Parameters<typeof room>[0] = {}) {
  const on = await room(options);
  open = on;
  const people = Array.from({ length: seats }, (_, i) => on.guest(`p${i}`));
  const version = (JSON.parse(save) as { length: number }).length;
  await createStore(on.database).append({
    create: {
      id: 'golden',
      game: 'elekt',
      status: 'playing',
      is_public: 0,
      invite: 'x',
      host: people[0]!.account.id,
      title: '',
      settings: JSON.stringify(SETTINGS),
      seats: JSON.stringify(people.map(({ account }) => ({ ...openSeat(), ...personSeat(account) }))),
      seq: 1,
      version,
      snapshot: save,
      waiting: '[]',
      deadline: null,
      created_at: 1,
      updated_at: 1,
    },
    before: 1,
    epoch: 0,
    row: {
      id: 'golden',
      seq: 1,
      version,
      waiting: '[]',
      updated_at: 2e12,
      sitting: people.map(({ account }, seat) => ({ seat, account: account.id, held: 0 as const })),
    },
    records: [],
  });
  return { on, people };
}

describe('a save', () => {
  it('exists for many kinds of questions', () => {
    expect(GOLDEN.length).toBeGreaterThan(12);
    expect(new Set(GOLDEN.map(({ question }) => question)).size).toBe(GOLDEN.length);
  });

  it.each(GOLDEN)('at $question loads, asks the same, and goes on', async ({ question, seats, save }) => {
    const { on, people } = await restored(save, seats);
    for (const peer of people) await peer.must('watch', { table: 'golden' });
    const now = people.map((peer) => peer.question('golden')?.id).filter((id) => id !== undefined);
    expect(now).toContain(question);
    for (let i = 0; i < 20; i++) {
      const next = people.find((peer) => peer.question('golden') !== null);
      if (next !== undefined) expect(await next.answer('golden')).toMatchObject({ version: expect.any(Number) });
    }
    expect(on.errors).toEqual([]);
  });

  const { save, seats } = GOLDEN[0]!;
  const older = JSON.stringify({ ...JSON.parse(save), state: { ...JSON.parse(save).state, version: 0 } });

  it('of another version of the rules is refused clearly, and changes nothing', async () => {
    const { people } = await restored(older, seats);
    expect(await people[0]!.ask('watch', { table: 'golden' })).toMatchObject({
      error: { code: 'old-save', message: expect.stringContaining('version 0') },
    });
  });

  it('of another version does not keep its people from another name at other tables', async () => {
    const { on, people } = await restored(older, seats);
    const wanted = { game: 'elekt', public: true, seats: [{ kind: 'you' }, { kind: 'open' }] };
    const { table } = await people[0]!.must<{ table: string }>('create', wanted);
    await on.tables.rename(people[0]!.account.id, 'Robert', false);
    expect(await people[0]!.must('look', { table })).toMatchObject({ info: { seats: [{ name: 'Robert' }, {}] } });
    const { mine } = await people[1]!.must<{ mine: object[] }>('tables');
    expect(mine).toMatchObject([{ id: 'golden', seats: [{ name: 'Robert' }, { name: 'p1' }, {}, {}] }]);
    expect(on.errors).toEqual([]);
  });

  it('of another version goes on if its game knows how', async () => {
    const up = (state: unknown) => ({ ...(state as object), version: ELEKT.version });
    const { people } = await restored(older, seats, { saves: { elekt: up } });
    await people[0]!.must('watch', { table: 'golden' });
    await (open as Room).close();
    open = null;
    const broken = () => ({ game: 'elekt' });
    const { people: others } = await restored(older, seats, { saves: { elekt: broken } });
    expect(await others[0]!.code('watch', { table: 'golden' })).toBe('old-save');
  });
});
