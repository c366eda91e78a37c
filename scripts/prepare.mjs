// Installs the dependencies and builds the packages, each only if needed. Uses nothing that must be installed first.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockFile = join(root, 'package-lock.json');
const installStamp = join(root, 'node_modules/.tabula-install');
const npmStamp = join(root, 'node_modules/.package-lock.json');
const buildStamp = join(root, 'node_modules/.cache/tabula/build');
const mutex = join(root, '.tabula.lock');
const packages = ['kernel', 'words', 'kit', 'games', 'bots', 'protocol', 'server', 'web', 'cli', 'bench'];

const modified = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

function mark(stamp, text) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, text);
}

/** Are the packages of package-lock.json installed, by us or by hand? */
function installed() {
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash()) return true;
  if (modified(npmStamp) < modified(lockFile) || !existsSync(npmStamp)) return false;
  mark(installStamp, lockHash());
  return true;
}

/** The time of the youngest source, configuration or folder: a file that was removed makes its folder younger. */
function youngestSource(folder) {
  let youngest = modified(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'dist-shots' || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) youngest = Math.max(youngest, youngestSource(path));
    else if (/\.(tsx?|json|css|svg|html)$/.test(entry.name)) youngest = Math.max(youngest, modified(path));
  }
  return youngest;
}

/** Is everything under dist/ younger than what it was built from? */
function built() {
  const since = modified(buildStamp);
  if (since === 0 || !existsSync(join(root, 'kernel/dist'))) return false;
  const configurations = [installStamp, join(root, 'tsconfig.json'), join(root, 'tsconfig.base.json')];
  if (configurations.some((path) => modified(path) > since)) return false;
  return packages.map((name) => join(root, name)).every((path) => !existsSync(path) || youngestSource(path) <= since);
}

/** Makes dist/ in every package: made by the build, it would make the package's folder younger than the build. */
function makeOutputFolders() {
  for (const { path } of JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references) {
    mkdirSync(join(root, path, 'dist'), { recursive: true });
  }
  mkdirSync(join(root, 'web/dist'), { recursive: true });
}

function run(command, args, what, quiet) {
  const shell = process.platform === 'win32' && command === 'npm';
  const result = spawnSync(command, args, { cwd: root, shell, encoding: 'utf8', stdio: quiet ? 'pipe' : 'inherit' });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  throw new Error(`${what} failed${result.error ? `: ${result.error.message}` : ''}`);
}

/** Does the work while no other process of this repository does the same. */
function alone(work) {
  for (;;) {
    try {
      const file = openSync(mutex, 'wx');
      writeFileSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (abandoned()) rmSync(mutex, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    return work();
  } finally {
    rmSync(mutex, { force: true });
  }
}

/** Was the lock left behind by a process that is gone? */
function abandoned() {
  try {
    const owner = Number(readFileSync(mutex, 'utf8'));
    if (owner === 0) return Date.now() - modified(mutex) > 5000;
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** `npm ci` unless node_modules matches package-lock.json. Returns whether it had to. */
export function install({ say = () => {}, quiet = false } = {}) {
  if (installed()) return false;
  return alone(() => {
    if (installed()) return false; // another process was faster
    say('installing the dependencies (npm ci)');
    // With the tools of the build, also where NODE_ENV says production.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci', quiet);
    mark(installStamp, lockHash());
    return true;
  });
}

/** `tsc -b` unless nothing changed since the last time. Returns whether it had to. */
export function build({ say = () => {}, quiet = false } = {}) {
  if (built()) return false;
  return alone(() => {
    if (built()) return false;
    say('building (tsc -b)');
    makeOutputFolders();
    mark(`${buildStamp}.started`, ''); // so that what changes during the build is built the next time
    run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b'], 'the build', quiet);
    run(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'],
      'the build of the page',
      quiet,
    );
    renameSync(`${buildStamp}.started`, buildStamp);
    return true;
  });
}
