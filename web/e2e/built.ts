import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const lock = join(web, 'dist-shots/.building');
const OTHERS = new Set(['dist', 'dist-shots', 'node_modules', 'e2e']);

function youngest(folder: string): number {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (OTHERS.has(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? youngest(path) : statSync(path).mtimeMs);
  }
  return time;
}

const fresh = (): boolean =>
  youngest(web) <= (statSync(join(web, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** Builds the page unless it is younger than its sources. Files of tests run side by side: only one of them builds. */
export async function built(): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      await wait(100);
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 120_000) rmdirSync(lock);
    }
  }
  try {
    if (fresh()) return;
    // As a program of its own: within a test Vite would take itself for a tool of development.
    const { status, stderr } = spawnSync(process.execPath, [vite, 'build', web], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`the page cannot be built: ${stderr}`);
  } finally {
    rmdirSync(lock);
  }
}
