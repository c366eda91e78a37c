// Everything that must hold, from a fresh clone: `npm test`. Stops at the first stage that fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { build, install } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules/.cache/tabula');
const results = { tests: join(cache, 'vitest.json'), browser: join(cache, 'vitest-browser.json') };
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

function run(script, args, env) {
  const { status, error } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...plain, ...env },
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`exit code ${status}`);
}

/** Runs a script with this Node; `package/path` of an installed tool, or a file of this repository. */
const node = (script, ...args) => run(script, args, {});

function vitest(file, env) {
  mkdirSync(cache, { recursive: true });
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  run('node_modules/vitest/vitest.mjs', ['run', ...reports], env);
}

const stages = [
  ['install', () => install() || 'already installed'],
  ['rule ids', () => node('scripts/rule-ids.mjs', '--check')],
  ['list of games', () => node('scripts/collect.mjs', '--check')],
  ['build', () => build() || 'nothing changed'],
  ['pages of the protocol', () => node('scripts/protocol-docs.mjs', '--check')],
  ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['dead code', () => node('node_modules/knip/bin/knip.js', '--no-config-hints')],
  [
    'types of the page and of tests',
    () => {
      node('node_modules/typescript/bin/tsc', '-b', 'web'); // the page is built by a tool that does not look at types
      for (const project of ['tsconfig.tests.json', 'web/tsconfig.tests.json'])
        node('node_modules/typescript/bin/tsc', '-p', project);
    },
  ],
  ['audit of rules', () => node('scripts/audit.mjs')],
  ['packages', () => node('scripts/packages.mjs')],
  ['tests', () => vitest(results.tests, { TABULA_WEB: undefined })],
  ['tests in the browser', () => vitest(results.browser, { TABULA_WEB: '1' })],
  ['tests on Node 24', () => node('scripts/test-node24.mjs')],
];

/** What continuous integration reads: the last line, `N passed, M failed`. */
function summary(failure) {
  const reports = Object.values(results)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const count = (of) => reports.reduce((sum, report) => sum + of(report), 0);
  // A test file that does not load fails without a failed test in it, and a stage may fail without any test.
  const failed = Math.max(
    failure ? 1 : 0,
    count((report) => report.numFailedTests),
    count((report) => report.testResults.filter((file) => file.status === 'failed').length),
  );
  console.log(`${count((report) => report.numPassedTests)} passed, ${failed} failed`);
}

for (const file of Object.values(results)) rmSync(file, { force: true });
let failure = null;
for (const [name, stage] of stages) {
  console.log(`\n== ${name}`);
  const from = performance.now();
  const time = () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  try {
    const note = stage();
    console.log(`== ${name}: ok, ${time()}${typeof note === 'string' ? ` (${note})` : ''}`);
  } catch (error) {
    console.log(`== ${name}: FAILED, ${time()}: ${error.message}`);
    failure = name;
    break;
  }
}
summary(failure);
process.exitCode = failure ? 1 : 0;
