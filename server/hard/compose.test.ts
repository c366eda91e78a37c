import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { withBacking } from '../testing/backed.js';
import { freePort } from '../testing/postgres.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${ROOT}deploy/compose.yml`, 'utf8');
const backing = withBacking();
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** What all nodes of deploy/compose.yml are given: lines of the file, without a reader of YAML. */
const block = /\n {2}environment: &environment\n((?: {4}.*\n)+)/.exec(text)![1]!;
const environment = new Map(
  block
    .trimEnd()
    .split('\n')
    .map((line) => /^ +(\w+): (.*)$/.exec(line)!.slice(1) as [string, string]),
);
const names = [...text.matchAll(/<<: \*environment, TABULA_NODE: (\w+) \}/g)].map(([, name]) => name!);
const [, list] = /\n {2}command: \[(.*)\]\n/.exec(text)!;
const command = list!.split(', ').map((word) => word.replaceAll("'", ''));

it('deploy/compose.yml gives its nodes what the program knows', () => {
  const help = execFileSync(process.execPath, ['cli/dist/main.js', 'serve', '--help'], { cwd: ROOT, encoding: 'utf8' });
  for (const variable of [...environment.keys(), 'TABULA_NODE']) expect(help).toContain(`(${variable}`);
  expect(new Set(names).size).toBe(3);
  expect(readFileSync(`${ROOT}deploy/Caddyfile`, 'utf8')).toContain(names.map((name) => `${name}:3000`).join(' '));
});

it('nodes start as deploy/compose.yml starts them, find each other, and stop by themselves', async (context) => {
  const { postgres, nats } = backing.need(context);
  const url = new URL(await postgres.fresh());
  const filledIn = [...environment].map(([variable, value]) => [
    variable,
    value
      .replace(/\$\{TABULA_PASSWORD:\?\}/, 'tabula')
      .replace(/\$\{TABULA_HOST:\?\}/, 'games.example.org')
      .replace('@db/tabula', `@${url.host}${url.pathname}`)
      .replace('@nats:4222', `@127.0.0.1:${nats.port}`),
  ]);
  const start = async (name: string) => {
    const port = await freePort();
    const [, ...args] = command;
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...Object.fromEntries(filledIn), PATH: process.env.PATH, PORT: String(port), TABULA_NODE: name },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (part) => String(part).includes('https://games.example.org') && resolve(null));
      child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    });
    return { child, address: `http://127.0.0.1:${port}` };
  };
  const [one, two] = await Promise.all(names.slice(0, 2).map(start));
  const get = async (path: string) => fetch(`${one!.address}${path}`);
  expect((await get('/readyz')).status).toBe(200);
  await expect.poll(async () => (await get('/metrics')).text(), { timeout: 10_000 }).toContain('tabula_nodes 2\n');
  const ended = new Promise((resolve) => two!.child.once('exit', resolve));
  two!.child.kill('SIGTERM');
  expect(await ended).toBe(0);
  await expect.poll(async () => (await get('/metrics')).text(), { timeout: 10_000 }).toContain('tabula_nodes 1\n');
});
