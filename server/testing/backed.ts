import { afterAll, beforeAll } from 'vitest';
import { skipUnlessNeeded, startNats, type TestNats } from './nats.js';
import { startPostgres, type TestPostgres } from './postgres.js';

/** A test that can be left out. */
interface Skips {
  skip(why: string): never;
}

/** A PostgreSQL server for the tests of a file, started before the first of them. */
export function withPostgres() {
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());
  return {
    /** The address of a new, empty database; a test that cannot have one is left out. */
    fresh: async (context: Skips): Promise<string> =>
      postgres === null ? context.skip('PostgreSQL did not start') : postgres.fresh(),
  };
}

/** What nodes need, for the tests of a file: PostgreSQL and NATS. */
export function withBacking() {
  let postgres: TestPostgres | null = null;
  let nats: TestNats | null = null;
  beforeAll(async () => {
    [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  });
  afterAll(async () => {
    await postgres?.stop();
    await nats?.kill();
  });
  return {
    /** Both, in a test that needs them; it is left out where they did not start. */
    need: (context: Skips): { readonly postgres: TestPostgres; readonly nats: TestNats } =>
      postgres === null || nats === null
        ? skipUnlessNeeded(context, 'PostgreSQL or NATS did not start')
        : { postgres, nats },
  };
}
