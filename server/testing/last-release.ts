import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** An earlier state of this program, built in a folder of its own. */
export interface LastRelease {
  /** Its server process for tests. */
  readonly script: string;
  remove(): void;
}

/** Builds what a tag or a commit has, with the packages that are installed here. */
export function buildRelease(commit: string): LastRelease {
  const folder = mkdtempSync(join(tmpdir(), 'tabula-release-'));
  const run = (file: string, ...args: string[]) => execFileSync(file, args, { cwd: folder, stdio: 'pipe' });
  run('git', 'clone', '--quiet', '--shared', '--no-checkout', ROOT, '.');
  run('git', 'checkout', '--quiet', commit);
  link(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  run(process.execPath, 'node_modules/typescript/bin/tsc', '-b');
  return {
    script: join(folder, 'server/dist/testing/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The packages of others are those of here; our own are links within a copy, and stay so in the new one. */
function link(from: string, to: string): void {
  mkdirSync(join(to, '@tabula'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@tabula' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@tabula')))
    symlinkSync(readlinkSync(join(from, '@tabula', name)), join(to, '@tabula', name));
}
