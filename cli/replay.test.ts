import { writeFileSync } from 'node:fs';
import { LEVELS } from '@tabula/bots/bot.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { decide, open, questions, type Table } from '@tabula/kernel/table.js';
import { afterAll, expect, test, vi } from 'vitest';
import { Failure, readArguments } from './command.js';
import { replayCommand } from './replay.js';
import { writeSave } from './save.js';
import { Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

/** A game to its end: everybody takes one option after another. */
function finished(): Table {
  const opened = open(elekt, { seats: 2, seed: 'replay' });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened;
  for (let i = 0; ; i++) {
    const [question] = questions(table);
    if (question === undefined) return table as Table;
    decide(table, question.seat, [question.options[(i * 7) % question.options.length]!.key]);
  }
}

const table = finished();
const save = folder.file('finished.json');
writeSave(save, table, ['you', LEVELS[0]]);

interface Told {
  readonly entry: number;
  readonly key: string;
  readonly params: { readonly seat?: { readonly seat: number }; readonly unit?: { readonly card: string | null } };
}
const eventsIn = (out: string): Told[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a finished game is told in every language, as text and as JSON, whole or as a seat saw it', async () => {
  const [en, pl, all, seen] = await Promise.all([
    folder.tabula(['replay', save]),
    folder.tabula(['replay', save, '--lang', 'pl', '--seat', '1']),
    folder.tabula(['replay', save, '--json']),
    folder.tabula(['replay', save, '--json', '--seat', '1']),
  ]);
  for (const { code, err } of [en, pl, all, seen]) expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(en.out).toMatch(/^ {3}0 {2}The Mission .* are turned face up\. {2}ELEK-2\.6\n/);
  expect(en.out).toContain('becomes Emperor-Elect');
  expect(pl.out).toMatch(/Rozpoczyna się runda 1\./);
  expect(pl.out).not.toMatch(/Seat|undefined|\[/);
  const [whole, part] = [eventsIn(all.out), eventsIn(seen.out)];
  expect(whole).toHaveLength(table.log.flatMap((entry) => entry.events).length);
  expect(part).toHaveLength(whole.length);
  // What the other one kept when recruiting is hidden from seat 1, its own is not.
  const kept = (events: Told[], seat: number) =>
    events
      .filter(({ key, params }) => key === 'event.kept' && params.seat!.seat === seat)
      .map((e) => e.params.unit!.card);
  expect(kept(whole, 0).every((card) => card !== null)).toBe(true);
  expect(kept(part, 0).length).toBeGreaterThan(0);
  expect(kept(part, 0).every((card) => card === null)).toBe(true);
  expect(kept(part, 1)).toEqual(kept(whole, 1));
});

test.for([
  ['nothing', '{}', /holds no record/],
  ['a list', '[]', /holds no record/],
  ['entries of no form', '{"game":"elekt","options":{},"entries":[7]}', /holds no record/],
  ['another game', '{"game":"chess","version":1,"seats":2,"options":{},"entries":[]}', /record of 'chess'/],
  ['another version', '{"game":"elekt","version":9,"seats":2,"options":{},"entries":[]}', /version 9/],
  ['no beginning', '{"game":"elekt","version":1,"seats":2,"options":{},"entries":[]}', /begin/],
  ['a strange pack', '{"game":"elekt","version":1,"seats":2,"options":{"pack":"x"},"entries":[]}', /--pack/],
] as const)('a file with %s cannot be replayed', async ([what, text, message]) => {
  const path = folder.file(`${what}.json`);
  writeFileSync(path, text);
  const refused = replayCommand.run(readArguments(replayCommand, [path])!);
  await expect(refused).rejects.toThrow(Failure);
  await expect(refused).rejects.toThrow(message);
});

test('a record that breaks off or does not fit is refused', async () => {
  const value = JSON.parse(folder.read('finished.json'));
  value.record.entries[3].keys = ['nonsense'];
  writeFileSync(folder.file('unfit.json'), JSON.stringify(value));
  const unfit = await folder.tabula(['replay', folder.file('unfit.json')]);
  expect(unfit.code).toBe(1);
  expect(unfit.err).toMatch(/entry 3 does not fit/);
  const seat = await folder.tabula(['replay', save, '--seat', '2']);
  expect(seat.code).toBe(2);
  expect(seat.err).toContain('--seat is a whole number from 0 to 1');
});
