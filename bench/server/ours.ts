import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tabula/kernel/game.js';
import { titleOf } from '@tabula/protocol/games.js';
import { serveTest } from '@tabula/server/testing/serve.js';
import { mini } from '../mini-elekt.js';

/** Our tables and socket with everything as in real life but for the rates: SQLite FULL in a folder of its own. */
const folder = mkdtempSync(join(tmpdir(), 'tabula-bench-'));
const say = (about: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(about)}\n`);
const { port } = await serveTest({
  place: { path: join(folder, 'tabula.db') },
  games: [mini as Game, titleOf('elekt')!.game],
  log: { info: say, warn: say, error: say },
});
process.send!(port);
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0)); // an exit writes the profile, if one was asked for
