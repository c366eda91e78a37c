import { existsSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

test('help and version are on standard output; without a command help is shown, but that is not enough', async () => {
  const [none, help, version, own] = await Promise.all(
    [[], ['--help'], ['--version'], ['play', '--help']].map((args) => folder.tabula(args)),
  );
  expect(none).toMatchObject({ code: 2, out: help!.out });
  expect(help).toMatchObject({ code: 0, err: '' });
  for (const name of ['play', 'sim', 'replay', 'check-pack', 'protocol', 'bench'])
    expect(help!.out).toContain(`  ${name} `);
  expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^tabula \d+\.\d+\.\d+\n$/) });
  expect(own).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage: tabula play GAME') });
});

test('what is called wrongly ends with 2, with a message on standard error, and leaves nothing behind', async () => {
  const calls = ['frobnicate', 'play', 'sim --game elekt --frob'];
  const ran = await Promise.all(calls.map((args) => folder.tabula(args.split(' '))));
  ran.forEach(({ code, out, err }, i) => {
    expect({ code, out }, calls[i]).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tabula.*: .*\n?.*--help'\.?\n$/);
  });
  expect(existsSync(folder.file('data'))).toBe(false);
});

/** Files that are not there or not what they should be: exit code 1. */
test('what cannot be read ends with 1 and names the file', async () => {
  const calls = [
    'replay none.json',
    'check-pack elekt none.json',
    'play --resume none.json',
    'play elekt --pack none.json',
  ];
  const ran = await Promise.all(calls.map((args) => folder.tabula(args.split(' '))));
  for (const { code, out, err } of ran) {
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^tabula [a-z-]+: there is no file none\.json\n$/);
  }
});

test('a reader that has seen enough is no error', async () => {
  const closing = { seen: (_: string, child: { stdout: { destroy(): void } | null }) => child.stdout?.destroy() };
  const { code, err } = await folder.tabula(['play', 'elekt', '--bots', 'easy', '--seed', 'x'], closing);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(folder.saves()).toHaveLength(1);
});
