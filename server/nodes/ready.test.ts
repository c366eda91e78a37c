import { tmpdir } from 'node:os';
import { CLOSE } from '@tabula/protocol/socket.js';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type App, type AppOptions, createApp } from '../app.js';
import { inlineBots } from '../bots/inline.js';
import { withBacking } from '../testing/backed.js';
import { type HoldingLine, holdingLine } from '../testing/holding-line.js';
import { visitors } from '../testing/visitors.js';

const backing = withBacking();

/** Long enough for a lease to end and for all to have heard of it, on a busy machine too. */
/** Asked no more often than a page may ask, however long it takes. */
const SOON = { timeout: 30_000, interval: 300 };

describe('a node among others tells whoever watches it', () => {
  const apps: App[] = [];
  let url: string;
  let nats: string;
  const start = async (more: Partial<AppOptions> = {}) => {
    const app = await createApp({
      data: tmpdir(), // where nothing is written: the database is elsewhere
      databaseUrl: url,
      natsUrl: nats,
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      bots: inlineBots(1),
      ...more,
    });
    apps.push(app);
    return app;
  };
  beforeEach(async (context) => {
    const backed = backing.need(context);
    url = await backed.postgres.fresh();
    nats = backed.nats.url;
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  const get = ({ port }: App, path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const ready = (app: App) => async () => (await get(app, '/readyz')).status;
  const metric = (app: App, name: string) => async () => {
    const line = (await (await get(app, '/metrics')).text()).split('\n').find((text) => text.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length));
  };
  /** A line to the same place, which can be held. */
  const through = async (address: string): Promise<HoldingLine & { readonly address: string }> => {
    const line = await holdingLine(Number(new URL(address).port));
    onTestFinished(() => line.close());
    return { ...line, address: address.replace(/:\d+(?=\/|$)/, `:${line.port}`) };
  };
  const join = async ({ port }: App) => {
    const at = visitors(`http://127.0.0.1:${port}`);
    return at.connect(await at.guest(`Guest ${port}`));
  };
  const TABLE = { game: 'elekt', seats: [{ kind: 'you' }, { kind: 'open' }], public: true };

  it('that it does not hear the others, and that it does again', async () => {
    const line = await through(nats);
    const [one, two] = [await start(), await start({ natsUrl: line.address })];
    expect([await ready(one)(), await ready(two)()]).toEqual([200, 200]);
    const mara = await join(two);
    line.hold();
    await expect.poll(ready(two), SOON).toBe(503);
    expect(await mara.closed).toBe(CLOSE.stopping);
    expect(await ready(one)()).toBe(200);
    line.release();
    await expect.poll(ready(two), SOON).toBe(200);
    line.hold();
    await two.close(); // without waiting for anybody
  });

  it('that its lease is over, how many live, and whose tables were taken up', async () => {
    const line = await through(url);
    const [one, two] = [await start(), await start({ databaseUrl: line.address })];
    await expect.poll(metric(one, 'tabula_nodes'), SOON).toBe(2);
    expect(await metric(one, 'tabula_lease_seconds')()).toBeGreaterThan(0);
    const { table } = await (await join(two)).ask<{ table: string }>('create', TABLE);
    const nora = await join(one);
    expect(await nora.code('watch', { table })).toBe('');
    expect(await metric(one, 'tabula_forwarded_total')()).toBe(1);
    line.hold();
    await expect.poll(ready(two), SOON).toBe(503);
    await expect.poll(metric(one, 'tabula_nodes'), SOON).toBe(1);
    await expect.poll(() => nora.code('watch', { table }), SOON).toBe('');
    await expect.poll(metric(one, 'tabula_claims_total{from="dead"}'), SOON).toBe(1);
    expect(await ready(one)()).toBe(200);
    line.release();
    await expect.poll(ready(two), SOON).toBe(200);
    await expect.poll(metric(one, 'tabula_nodes'), SOON).toBe(2);
  });

  it('that it will stop, while it serves those who are there', async () => {
    const one = await start({ drainSeconds: 3 });
    const mara = await join(one);
    const stopped = one.close();
    expect(await ready(one)()).toBe(503);
    expect(await mara.ask('create', TABLE)).toMatchObject({ ok: true });
    await stopped;
    expect(await mara.closed).toBe(CLOSE.stopping);
  });
});
