// Runs the tests on Node 24, which is taken from the registry as a package: `npm run test:24`. Does nothing, and says so,
// where that package cannot be had: no connection, or a platform that has none.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { list } from './games.mjs';
import { build, install } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = '24.21.0';
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const folder = join(root, 'node_modules/.cache/tabula/node24');
const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
const binary = join(folder, 'node_modules', name, program);

install();
build();
if (!existsSync(binary)) {
  console.log(`fetching ${name} ${version}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  spawnSync(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--fetch-retries=0',
      '--no-update-notifier',
      '--loglevel=error',
      `${name}@${version}`,
    ],
    {
      cwd: folder,
      shell: process.platform === 'win32',
      stdio: 'inherit',
    },
  );
}
if (existsSync(binary)) {
  spawnSync(binary, ['--version'], { stdio: 'inherit' });
  // By default what the platform carries: rules by their laws and saved games, bots, protocol, server, command line. What does
  // harm to a server by the hundred, how a game is begun, and what runs in a browser, is the same on every Node.
  const rules = list.games.flatMap((game) => [`games/${game}/laws.test.ts`, `games/${game}/golden.test.ts`]);
  const left = ['server/hard/**', 'cli/third-game.test.ts'].flatMap((file) => ['--exclude', file]);
  const usual = ['kernel/', 'words/', 'bots/', 'protocol/', 'server/', 'cli/', ...rules, ...left];
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : usual;
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...wanted];
  process.exitCode = spawnSync(binary, vitest, { cwd: root, stdio: 'inherit' }).status ?? 1;
} else {
  console.log(`skipped: ${name} ${version} cannot be fetched from the registry`);
}
