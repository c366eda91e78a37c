// Everything that must hold, from a fresh clone: `npm test`. Stops at the first stage that fails.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { build, install } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, 'node_modules/.cache/tabula/vitest.json');

/** Runs a script with this Node; `package/path` of an installed tool, or a file of this repository. */
function node(script, ...args) {
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { status, error } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`exit code ${status}`);
}

function vitest() {
  mkdirSync(dirname(results), { recursive: true });
  rmSync(results, { force: true });
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  );
}

const stages = [
  ['install', () => install() || 'already installed'],
  ['rule ids', () => node('scripts/rule-ids.mjs', '--check')],
  ['build', () => build() || 'nothing changed'],
  ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
  ['dead code', () => node('node_modules/knip/bin/knip.js', '--no-config-hints')],
  ['types of tests', () => node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json')],
  ['audit of rules', () => node('scripts/audit.mjs')],
  ['tests', vitest],
  ['tests on Node 24', () => node('scripts/test-node24.mjs')],
];

/** What continuous integration reads: the last line, `N passed, M failed`. */
function summary(failure) {
  let passed = 0;
  let failed = failure ? 1 : 0;
  if (existsSync(results)) {
    const report = JSON.parse(readFileSync(results, 'utf8'));
    passed = report.numPassedTests;
    // A test file that does not load fails without a failed test in it.
    failed = Math.max(
      failed,
      report.numFailedTests,
      report.testResults.filter((file) => file.status === 'failed').length,
    );
  }
  console.log(`${passed} passed, ${failed} failed`);
}

rmSync(results, { force: true });
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
