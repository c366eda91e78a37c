import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Failure } from './command.js';
import { GAMES } from './games.js';
import { readSave } from './save.js';
import { Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

/** A game as it was left after a few decisions. */
let good = '';
beforeAll(async () => {
  const args = ['play', 'elekt', '--bots', 'easy,normal', '--seed', 'save', '--save', folder.file('good.json')];
  const { code } = await folder.tabula(args, { input: '1\n1\n1a\n1b\n' });
  expect(code).toBe(0);
  good = folder.read('good.json');
});

interface Loose {
  format: string;
  seats: unknown;
  record: { entries: { keys: unknown; fates: unknown[] }[] } | null;
  state: {
    game: string;
    version: number;
    options: Record<string, unknown>;
    stack: unknown[];
    board: { seats: { embers: number; hand: string[] }[]; elite: string[]; zones: { court: { card: string | null } } };
  };
}

/** The good save with a change; a text is written as it is. */
function changed(change: (save: Loose) => void): string {
  const save = JSON.parse(good) as Loose;
  change(save);
  return JSON.stringify(save);
}

const DAMAGED: readonly (readonly [what: string, text: () => string, message: RegExp])[] = [
  ['truncated', () => good.slice(0, good.length / 2), /is not JSON/],
  ['empty', () => '', /is not JSON/],
  ['null', () => 'null', /is not a saved game/],
  ['something else', () => '{"hello":"world"}', /is not a saved game \(no format 'tabula-save-1'\)/],
  ['of another format', () => changed((s) => Object.assign(s, { format: 'tabula-save-9' })), /is not a saved game/],
  ['without a state', () => changed((s) => Reflect.deleteProperty(s, 'state')), /save of 'undefined'/],
  ['of another game', () => changed((s) => Object.assign(s.state, { game: 'chess' })), /save of 'chess', which is not/],
  ['of another version', () => changed((s) => Object.assign(s.state, { version: 99 })), /version/],
  ['with too many Embers', () => changed((s) => Object.assign(s.state.board.seats[0]!, { embers: 9 })), /embers/],
  ['with a card twice', () => changed((s) => s.state.board.seats[0]!.hand.push(s.state.board.elite[0]!)), /cannot be/],
  ['without its stack', () => changed((s) => Object.assign(s.state, { stack: [] })), /cannot be played on/],
  [
    'with a strange pack',
    () => changed((s) => Object.assign(s.state.options, { pack: 'mine' })),
    /pack 'mine'.*--pack/,
  ],
  [
    'with a strange bot',
    () => changed((s) => Object.assign(s, { seats: ['you', 'easy', 'genius'] })),
    /who sits where/,
  ],
  ['without a person', () => changed((s) => Object.assign(s, { seats: ['easy', 'easy', 'easy'] })), /who sits where/],
  ['with two persons', () => changed((s) => Object.assign(s, { seats: ['you', 'you', 'easy'] })), /who sits where/],
  ['with too few seats', () => changed((s) => Object.assign(s, { seats: ['you', 'easy'] })), /who sits where/],
];

test.for(DAMAGED)('a save that is %s is refused, and what is wrong is named', ([what, text, message]) => {
  const path = folder.file(`${what}.json`);
  writeFileSync(path, text());
  expect(() => readSave(path, GAMES)).toThrow(Failure);
  expect(() => readSave(path, GAMES)).toThrow(message);
  expect(() => readSave(path, GAMES)).toThrow(path);
});

test('a damaged save ends with 1 and is left as it was', async () => {
  const path = folder.file('damaged.json');
  writeFileSync(path, good.slice(0, 3000));
  const { code, out, err } = await folder.tabula(['play', '--resume', path], { input: '1\n' });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^tabula play: .*damaged\.json is not JSON/);
  expect(readFileSync(path, 'utf8')).toBe(good.slice(0, 3000));
});

test('a good save has its history; where the record tells another story, the state counts', () => {
  const [path, other] = [folder.file('good.json'), folder.file('other.json')];
  const whole = readSave(path, GAMES);
  expect(whole.table.log[0]!.seat).toBeNull();
  expect(whole.table.state).toEqual(JSON.parse(good).state);
  for (const change of [
    (save: Loose) => save.record!.entries.pop(),
    (save: Loose) => Object.assign(save.record!.entries[1]!, { keys: 7 }),
    (save: Loose) => Object.assign(save, { record: 'no record' }),
    (save: Loose) => Object.assign(save, { record: null }),
  ]) {
    writeFileSync(other, changed(change));
    const { table } = readSave(other, GAMES);
    expect(table.log).toEqual([]);
    expect(table.state).toEqual(whole.table.state);
  }
});
