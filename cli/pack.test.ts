import { writeFileSync } from 'node:fs';
import { base } from '@tabula/elekt/content/base.js';
import { second } from '@tabula/elekt/testing/second-pack.js';
import { afterAll, expect, test, vi } from 'vitest';
import { ANSWERS, Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

function written(name: string, value: unknown): string {
  writeFileSync(folder.file(name), typeof value === 'string' ? value : JSON.stringify(value));
  return name;
}

test('check-pack: a pack that can be played, one that cannot, and what is no pack at all', async () => {
  const broken = { ...base, units: base.units.map((unit, i) => (i === 3 ? { ...unit, type: 'ghost' } : unit)) };
  const [good, other, bad, badJson, text] = await Promise.all([
    folder.tabula(['check-pack', 'elekt', written('good.json', base)]),
    folder.tabula([
      'check-pack',
      'elekt',
      '--json',
      written('changed.json', { ...base, id: 'mine', missions: base.missions.slice(1) }),
    ]),
    folder.tabula(['check-pack', 'elekt', written('bad.json', broken)]),
    folder.tabula(['check-pack', 'elekt', 'bad.json', '--json']),
    folder.tabula(['check-pack', 'elekt', written('text.json', 'Dear diary')]),
  ]);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out).toBe("The pack 'base' can be played: 38 units, 17 Missions, 17 Influences, 12 Privileges.\n");
  expect(other.code).toBe(0);
  expect(JSON.parse(other.out)).toMatchObject({ ok: true, problems: [] });
  expect(JSON.parse(other.out).differences).toContain('Missions: 16, in the book 17');
  expect(bad).toMatchObject({ code: 1, out: '' });
  expect(bad.err).toMatch(/^bad\.json\/units\/3\/type.*ghost.*\n1 problem: this pack cannot be played\n$/);
  expect(badJson.code).toBe(1);
  expect(JSON.parse(badJson.out)).toMatchObject({ ok: false, problems: [expect.stringContaining('/units/3/type')] });
  expect(text).toMatchObject({ code: 1, out: '' });
  expect(text.err).toContain('text.json is not JSON');
});

test('a game with other cards: played to the end, resumed and told again, with the pack named each time', async () => {
  const pack = written('second.json', second);
  const play = ['play', 'elekt', '--bots', 'normal', '--seed', '3', '--pack', pack, '--save', 'second-save.json'];
  const begun = await folder.tabula(play, { input: '1\n1\n' });
  expect(begun).toMatchObject({ code: 0, err: '' });
  expect(begun.out).toContain('Envoy P3');
  expect(begun.out).toContain('tabula play --resume second-save.json --pack second.json\n');
  const without = await folder.tabula(['play', '--resume', 'second-save.json']);
  expect(without.code).toBe(1);
  expect(without.err).toContain("was played with the pack 'second': name its file with --pack");
  const done = await folder.tabula(['play', '--resume', 'second-save.json', '--pack', pack], { input: ANSWERS });
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('Who won what');
  const told = await folder.tabula(['replay', 'second-save.json', '--pack', pack]);
  expect(told).toMatchObject({ code: 0, err: '' });
  const broken = await folder.tabula(['play', 'elekt', '--pack', written('broken.json', { ...base, units: [] })]);
  expect(broken).toMatchObject({ code: 1, out: '' });
  expect(broken.err).toContain('is not a pack that can be played');
});
