import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asked, open as openGame } from '@tabula/kernel/table.js';
import { titleOf } from '@tabula/protocol/games.js';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { botPool } from './pool.js';

const folder = mkdtempSync(join(tmpdir(), 'tabula-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = titleOf('elekt')!.game;
const begun = openGame(game, { seats: 3, seed: 'pool' });
if (!begun.ok) throw new Error(begun.error.message);
const { state } = begun.table;
const { seat } = asked(begun.table)!.asks[0]!;

/** A thread that does what a line of JavaScript says with each request. */
function worker(name: string, line: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     import { existsSync, writeFileSync } from 'node:fs';
     const flag = ${JSON.stringify(join(folder, `${name}.flag`))};
     const first = () => { const is = !existsSync(flag); writeFileSync(flag, 'x'); return is; };
     const answer = (request, ...keys) => parentPort.postMessage({ id: request.id, ok: true, decision: { keys } });
     parentPort.on('message', (request) => { ${line} });`,
  );
  return pathToFileURL(file);
}

const log = { info() {}, warn() {}, error() {} };
let pool: ReturnType<typeof botPool> | null = null;
const start = (options: Partial<Parameters<typeof botPool>[0]>) => {
  pool = botPool({ log, size: 1, ms: 100, patience: 20_000, ...options });
  return pool;
};
afterEach(async () => {
  await pool?.close();
  pool = null;
});

const ask = (to: ReturnType<typeof botPool>, seed = 's', account = 'ada', table = 't') =>
  to.think(game, state, seat, { level: 'easy', seed, account, table });

describe('a pool of bots', () => {
  it('replaces a thread that crashed and asks its decision again', async () => {
    const bots = start({ worker: worker('crash', "if (first()) process.exit(1); answer(request, 'clockwise');") });
    expect(await ask(bots)).toEqual(['clockwise']);
    expect(bots.replaced).toBe(1);
  });

  it('replaces a thread that threw', async () => {
    const bots = start({
      worker: worker('throw', "if (first()) throw new Error('oh'); answer(request, 'clockwise');"),
    });
    expect(await ask(bots)).toEqual(['clockwise']);
    expect(bots.replaced).toBe(1);
  });

  it('replaces a thread that hangs', async () => {
    const hang = worker('hang', "if (first()) for (;;); answer(request, 'clockwise');");
    const bots = start({ worker: hang, patience: 2_000, tries: 10 });
    expect(await ask(bots)).toEqual(['clockwise']);
    expect(bots.replaced).toBeGreaterThan(0); // on a busy machine the next one may be taken for dead before it has begun
  });

  it('gives a decision up that no thread survives, and goes on with the next', async () => {
    const deadly = worker('deadly', "if (request.task.seed === 'bad') process.exit(1); answer(request, 'fine');");
    const bots = start({ worker: deadly, tries: 2 });
    const [bad, good] = await Promise.allSettled([ask(bots, 'bad'), ask(bots, 'good')]);
    expect(bad.status).toBe('rejected');
    expect(good).toMatchObject({ status: 'fulfilled', value: ['fine'] });
    expect(bots.replaced).toBe(2);
  });

  it('lets one table wait for its bot without making another wait', async () => {
    const slow = worker('slow', "if (request.task.seed === 'slow') return; answer(request, 'quick');");
    const bots = start({ worker: slow, size: 2 });
    void ask(bots, 'slow').catch(() => {});
    expect(await ask(bots, 'quick')).toEqual(['quick']);
  });

  it('thinks shorter while others wait', async () => {
    const echo = worker('budget', 'answer(request, String(request.task.ms));');
    const bots = start({ worker: echo, ms: 1_000 });
    const all = await Promise.all(Array.from({ length: 40 }, (_, i) => ask(bots, `s${i}`)));
    const budgets = all.map(([ms]) => Number(ms));
    expect(budgets[0]).toBe(1_000); // nobody waited yet
    expect(budgets[1]).toBe(50);
    expect(budgets.slice(-2)).toEqual([500, 1_000]);
  });

  it('is not hogged: who asks once waits for one decision of who asks for many tables, and thinks as long', async () => {
    const echo = worker(
      'fair',
      'globalThis.turn = (globalThis.turn ?? 0) + 1; answer(request, String(request.task.ms), String(turn));',
    );
    const bots = start({ worker: echo, ms: 1_000 });
    const budgetOf = async (thinking: Promise<readonly string[]>) => Number((await thinking)[0]);
    const hog = Array.from({ length: 49 }, (_, i) => budgetOf(ask(bots, `h${i}`, 'hog', `t${i}`)));
    expect(bots.waiting).toBe(48); // one is thought about
    const [budget, turn] = (await ask(bots, 'g', 'guest')).map(Number);
    expect(turn).toBeLessThanOrEqual(3);
    expect(budget).toBe(500); // one other account waits
    expect(Math.min(...(await Promise.all(hog)))).toBe(50);
  });

  it('answers at a time that does not tell whether there was anything to think about', async () => {
    const busy =
      "const until = performance.now() + 12; if (request.task.seed === 'long') while (performance.now() < until);";
    const bots = start({ worker: worker('times', `${busy} answer(request, 'x');`), ms: 200 });
    const takes = async (level: 'easy' | 'hard', seed: string) => {
      const began = performance.now();
      await bots.think(game, state, seat, { level, seed, account: 'ada', table: 't' });
      return performance.now() - began;
    };
    await takes('easy', 'warm');
    // None comes earlier than its time; on a busy machine any may come later.
    for (const seed of ['short', 'long']) {
      expect(await takes('easy', seed)).toBeGreaterThanOrEqual(25);
      expect(await takes('hard', seed)).toBeGreaterThanOrEqual(200);
    }
  });

  it('never hands a thread more than the seat may know', async () => {
    const echo = worker('echo', 'answer(request, JSON.stringify(request));');
    const [text] = await ask(start({ worker: echo }));
    const sent = JSON.parse(text!) as { observation: { guess: { rng: number[]; board: { known: unknown } } } };
    expect(sent.observation.guess.rng).not.toEqual(state.rng);
    expect(text).not.toContain(JSON.stringify((state.board as { elite: string[] }).elite));
  });

  it('refuses when it is closed', async () => {
    const bots = start({ worker: worker('late', '') });
    const thinking = ask(bots);
    await bots.close();
    await expect(thinking).rejects.toThrow('stopped');
    await expect(ask(bots)).rejects.toThrow('stopped');
  });

  it('plays Elekt in its compiled thread', async (context) => {
    const compiled = new URL('../dist/bots/bot-worker.js', import.meta.url);
    if (!existsSync(compiled)) context.skip('not built: run npm run build');
    const keys = await ask(start({ worker: compiled, patience: 30_000 }));
    expect(['clockwise', 'counter-clockwise']).toContain(keys[0]);
  });
});
