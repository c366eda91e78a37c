import { afterEach, beforeEach } from 'vitest';
import { withBacking } from './backed.js';
import { Fleet } from './fleet.js';
import type { TestNats } from './nats.js';
import type { TestPostgres } from './postgres.js';

/** What a test of several processes stands on, and its nodes. */
interface Backed {
  readonly postgres: TestPostgres;
  readonly nats: TestNats;
  readonly fleet: Fleet;
}

/** A fleet for each test of a file, without nodes at first, on a database of its own. */
export function withFleets(): () => Backed {
  const backing = withBacking();
  let backed: Backed | null = null;
  beforeEach(async (context) => {
    const { postgres, nats } = backing.need(context);
    const place = { url: await postgres.fresh(), nats: nats.url };
    backed = { postgres, nats, fleet: new Fleet(place, context.task.name) };
  });
  afterEach(async () => {
    await backed?.fleet.close();
    backed = null;
  });
  return () => backed!;
}
