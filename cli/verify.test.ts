import { writeFileSync } from 'node:fs';
import { gameIds } from '@tabula/protocol/games.js';
import { keyedGame } from '@tabula/protocol/testing/keyed-game.js';
import { afterAll, expect, test, vi } from 'vitest';
import { Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

const write = (name: string, value: object): string => {
  const path = folder.file(name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

test.each(gameIds())(
  'a game of %s whose chance followed from its key holds, and one whose did not does not',
  async (id) => {
    const proof = keyedGame(id, 'terminal');
    const good = await folder.tabula(['verify', write(`${id}.json`, proof)]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toContain(`${proof.entries.length} decisions`);
    expect(good.out).toContain(`digest ${proof.digest}`);
    expect(good.out).toContain('seat 0 added terminal');
    const bad = await folder.tabula(['verify', write(`${id}-bad.json`, { ...proof, luck: ['other', null] })]);
    expect(bad).toMatchObject({ code: 1, out: '' });
    expect(bad.err).toContain('did not fall as the key says (decision 0)');
  },
);

test('what is no proof is said to be none', async () => {
  const { code, err } = await folder.tabula(['verify', write('none.json', { entries: [] })]);
  expect(code).toBe(1);
  expect(err).toContain('holds no game with the key');
});
