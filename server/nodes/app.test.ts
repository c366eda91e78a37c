import { tmpdir } from 'node:os';
import { CLOSE } from '@tabula/protocol/socket.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type App, type AppOptions, createApp } from '../app.js';
import { inlineBots } from '../bots/inline.js';
import { withBacking } from '../testing/backed.js';
import { visitors } from '../testing/visitors.js';

const backing = withBacking();

describe('two whole servers with NATS between them', () => {
  const apps: App[] = [];
  let url: string;
  let nats: string;
  const start = async (natsUrl: string | undefined, more: Partial<AppOptions> = {}) => {
    const app = await createApp({
      data: tmpdir(), // where nothing is written: the database is elsewhere
      databaseUrl: url,
      natsUrl,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      bots: inlineBots(1),
      ...more,
    });
    apps.push(app);
    return app;
  };
  const at = ({ port }: App) => visitors(`http://127.0.0.1:${port}`);
  beforeEach(async (context) => {
    const backed = backing.need(context);
    url = await backed.postgres.fresh();
    nats = backed.nats.url;
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });

  it('know the same people, and sign them out everywhere', async () => {
    const one = await start(nats);
    const two = await start(nats);
    const cookie = await at(one).guest('Mara');
    const [here, there] = [await at(one).connect(cookie), await at(two).connect(cookie)];
    const made = await here.ask<{ table: string }>('create', {
      game: 'elekt',
      seats: [{ kind: 'you' }, { kind: 'open' }],
      public: true,
    });
    expect(await there.code('watch', { table: made.table })).toBe('');
    const metrics = await fetch(`http://127.0.0.1:${two.port}/metrics`);
    expect(await metrics.text()).toMatch(/tabula_forwarded_total [1-9]/);
    await at(one).api('POST', '/api/sign-out', {}, cookie);
    expect(await here.closed).toBe(CLOSE.signedOut);
    expect(await there.closed).toBe(CLOSE.signedOut);
  });

  it('say so when the clock of the machine is not that of the database', async () => {
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 2_000);
    onTestFinished(() => clock.mockRestore());
    const lines: string[] = [];
    const { port } = await start(nats, {
      logLevel: 'warn',
      logStream: { write: (line) => void lines.push(line) },
    });
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).json();
    expect(await ready()).toEqual({
      ok: true,
      warnings: [expect.stringMatching(/^the clock of this machine is \d{4} ms behind/)],
    });
    const skew = /^tabula_clock_skew_seconds (\S+)/m.exec(
      await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    )?.[1];
    expect(Number(skew)).toBeGreaterThan(0.5);
    await expect.poll(() => lines.join(''), { timeout: 30_000 }).toMatch(/"level":40.*behind that of the database/);
    clock.mockRestore();
    await expect.poll(ready, { timeout: 30_000 }).toEqual({ ok: true });
  });

  it('are ready, and let nobody in who would be alone', async () => {
    const one = await start(nats);
    expect((await fetch(`http://127.0.0.1:${one.port}/readyz`)).status).toBe(200);
    await expect(start(undefined)).rejects.toThrow('another server uses this database');
  });
});
