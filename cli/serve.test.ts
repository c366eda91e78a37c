import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 }); // each starts processes

const MAIN = fileURLToPath(new URL('./dist/main.js', import.meta.url));
let data: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tabula-serve-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(data, { recursive: true });
});

/** Starts `tabula serve`, compiled; `printed` collects what it says. */
function serve(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { PATH: process.env.PATH, TABULA_DATA: data, ...env },
  });
  children.push(child);
  const printed = { text: '' };
  const said = (part: Buffer) => {
    printed.text += String(part);
  };
  child.stdout.on('data', said);
  child.stderr.on('data', said);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const until = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed.text);
        if (found !== null) resolve(found);
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(printed.text)));
    });
  return { child, printed, ended, until };
}

test('prints where it is, serves the page, and stops at SIGTERM', async () => {
  const server = serve(['--log-level', 'silent'], { PORT: '0', HOST: '127.0.0.1' });
  const [, address] = await server.until(/(http:\/\/127\.0\.0\.1:\d+)/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${address}/`)).text()).toContain('<title>Tabula Obscura</title>');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.printed.text).toBe(`Tabula Obscura is at\n  ${address}\n`);
});

test('a flag wins over the environment; the port that is taken is named', async () => {
  const first = serve(['--log-level', 'silent', '--port', '0', '--host', '127.0.0.1'], { PORT: '1' });
  const [, port] = await first.until(/127\.0\.0\.1:(\d+)/);
  const second = serve(['--log-level', 'silent', '--host', '127.0.0.1'], {
    PORT: port!,
    TABULA_DATA: join(data, 'other'),
  });
  expect(await second.ended).toBe(1);
  expect(second.printed.text).toContain(`port ${port} is in use`);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
});

test('help lists every option and the variables that stand for them', async () => {
  const help = serve(['--help']);
  expect(await help.ended).toBe(0);
  for (const word of [
    '--port',
    '--host',
    '--data',
    '--database',
    '--log-level',
    '--metrics-token',
    '--trust-proxy',
    '--public-url',
    'PORT',
    'HOST',
    'TABULA_DATA',
    'DATABASE_URL',
    'TABULA_SECRET',
    '--open-days',
  ])
    expect(help.printed.text).toContain(word);
});

test('what is called wrongly is refused with a reason', async () => {
  const calls: [string, string][] = [
    ['--port many', 'from 0 to 65535'],
    ['--log-level loud', 'is one of'],
    ['--public-url games.example.org', 'https://'],
    ['--trust-proxy everybody', "'everybody'"],
    ['now', "'now'"],
    ['--open-days 0', 'open-days'],
  ];
  for (const [args, reason] of calls) {
    const server = serve(args.split(' '));
    expect(await server.ended, args).toBe(2);
    expect(server.printed.text).toContain(reason);
  }
});

test('a secret that could be guessed is refused, and none is ever printed', async () => {
  const short = serve([], { TABULA_SECRET: 'hunter2' });
  expect(await short.ended).toBe(2);
  expect(short.printed.text).toContain('at least 32 characters');
  expect(short.printed.text).not.toContain('hunter2');
});

test('the password in the address of a database is never printed', async () => {
  const server = serve(['--log-level', 'silent'], { DATABASE_URL: 'postgres://someone:geheim@127.0.0.1:1/none' });
  expect(await server.ended).toBe(1);
  expect(server.printed.text).toContain('cannot start');
  expect(server.printed.text).not.toContain('geheim');
});
