import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@tabula/kernel/game.js';
import type { Place } from './slice.js';

/** The server of a build in any folder, this one or another: what `ours.ts` is for this one. */
const { root, place } = JSON.parse(process.argv[2]!) as { readonly root: string; readonly place: Place };
const from = (file: string) => import(pathToFileURL(join(root, file)).href);
const { serveTest }: typeof import('@tabula/server/testing/serve.js') = await from('server/dist/testing/serve.js');
const { titleOf }: typeof import('@tabula/protocol/games.js') = await from('protocol/dist/games.js');
const { mini }: typeof import('../mini-elekt.js') = await from('bench/dist/mini-elekt.js');

const say = (about: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(about)}\n`);
const { port } = await serveTest({
  place,
  games: [mini as Game, titleOf('elekt')!.game],
  log: { info: say, warn: say, error: say },
});
process.send!(port);
process.on('disconnect', () => process.exit(0));
