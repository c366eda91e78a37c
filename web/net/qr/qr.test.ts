import { describe, expect, it } from 'vitest';
import { type Modules, qrOf } from './qr.js';

/** By version from 1 on, at level M, as the standard lists them: bytes of data, blocks, middles of the smaller marks. */
const VERSIONS: readonly (readonly [data: number, blocks: number, marks: readonly number[]])[] = [
  [16, 1, []],
  [28, 1, [6, 18]],
  [44, 1, [6, 22]],
  [64, 2, [6, 26]],
  [86, 2, [6, 30]],
  [108, 4, [6, 34]],
  [124, 4, [6, 22, 38]],
  [154, 4, [6, 24, 42]],
  [182, 5, [6, 26, 46]],
  [216, 5, [6, 28, 50]],
  [254, 5, [6, 30, 54]],
  [290, 8, [6, 32, 58]],
  [334, 9, [6, 34, 62]],
  [365, 9, [6, 26, 46, 66]],
  [415, 10, [6, 26, 48, 70]],
  [453, 10, [6, 26, 50, 74]],
  [507, 11, [6, 30, 54, 78]],
  [563, 13, [6, 30, 56, 82]],
  [627, 14, [6, 30, 58, 86]],
  [669, 16, [6, 34, 62, 90]],
];

/** The eight words of the format at level M, from the standard's table. */
const FORMATS = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
/** Masks by row and column, as the standard writes them. */
const MASKS: readonly ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.trunc(i / 2) + Math.trunc(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2,
];

function isFixed(x: number, y: number, size: number, marks: readonly number[]): boolean {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const version = size >= 45 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6));
  const inEye = (a: number, b: number) => (a === 6 && (b === 6 || b === size - 7)) || (a === size - 7 && b === 6);
  const mark = marks.some((a) => marks.some((b) => !inEye(a, b) && Math.abs(x - a) <= 2 && Math.abs(y - b) <= 2));
  return corner || version || mark || x === 6 || y === 6;
}

const number = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => 2 * sum + Number(bit), 0);

/** Products of the field by its logarithms. */
const POWERS = [1];
while (POWERS.length < 255) POWERS.push((POWERS.at(-1)! << 1) ^ (POWERS.at(-1)! > 127 ? 0x11d : 0));
const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255]!;

/** Reads a code as a camera would, that sees it without a fault; every block must agree with its correction. */
function read(modules: Modules): { readonly text: string; readonly version: number } {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [data, count, marks] = VERSIONS[version - 1]!;
  const dark = (x: number, y: number) => modules[y]![x]!;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark(x, 8)).concat([7, 5, 4, 3, 2, 1, 0].map((y) => dark(8, y)));
  const again = Array.from({ length: 7 }, (_, at) => dark(8, size - 1 - at)).concat(
    Array.from({ length: 8 }, (_, at) => dark(size - 8 + at, 8)),
  );
  expect(again).toEqual(beside);
  const mask = MASKS[FORMATS.indexOf(number(beside))]!;
  const bits: boolean[] = [];
  for (let right = size - 1, turn = 0; right > 0; right -= right === 8 ? 3 : 2, turn++)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = turn % 2 === 0 ? size - 1 - step : step;
        if (!isFixed(x, y, size, marks)) bits.push(dark(x, y) !== (mask(y, x) === 0));
      }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => number(bits.slice(8 * at, 8 * at + 8)));
  const blocks = Array.from({ length: count }, (): number[] => []);
  const lengths = blocks.map((_, nth) => Math.floor((data + nth) / count));
  for (let at = 0, from = 0; at <= lengths.at(-1)!; at++)
    for (const [nth, block] of blocks.entries()) if (at < lengths[nth]!) block.push(bytes[from++]!);
  const said = blocks.flat();
  const correction = (bytes.length - data) / count;
  for (const [at, byte] of bytes.slice(data).entries()) blocks[at % count]!.push(byte);
  for (const block of blocks)
    for (let root = 0; root < correction; root++)
      expect(block.reduce((sum, byte) => times(sum, POWERS[root]!) ^ byte, 0)).toBe(0);
  const told = said.flatMap((byte) => Array.from({ length: 8 }, (_, at) => ((byte >> (7 - at)) & 1) === 1));
  expect(number(told.slice(0, 4))).toBe(4);
  const head = 4 + (version < 10 ? 8 : 16);
  const length = number(told.slice(4, head));
  const letters = Array.from({ length }, (_, at) => number(told.slice(head + 8 * at, head + 8 * at + 8)));
  return { text: new TextDecoder().decode(Uint8Array.from(letters)), version };
}

/** As a well-known library draws it. */
const TABULA = [
  '#######..#.##.#######',
  '#.....#..#.##.#.....#',
  '#.###.#.###.#.#.###.#',
  '#.###.#.##....#.###.#',
  '#.###.#.##.##.#.###.#',
  '#.....#.#...#.#.....#',
  '#######.#.#.#.#######',
  '........#..##........',
  '#.#####...#.#.#####..',
  '#.####.#..#.#..#..#.#',
  '#.##.##.#..#.#..####.',
  '##.##...###....####..',
  '#...#.#...##.#..#..#.',
  '........#.######..###',
  '#######.....#.##...#.',
  '#.....#.#######..##.#',
  '#.###.#.#...#..#.#.#.',
  '#.###.#.##..#..####..',
  '#.###.#.##.#.#...##..',
  '#.....#..##....#.##..',
  '#######.#..#.#..#..#.',
];

describe('a QR code', () => {
  it('of a word is the one that others draw', () => {
    expect(qrOf('tabula')!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(TABULA);
  });

  it('of every size is read again, with a correction that agrees', () => {
    for (const [at, [data]] of VERSIONS.entries()) {
      const most = data - (at < 9 ? 2 : 3);
      const text = Array.from({ length: most }, (_, nth) => String.fromCharCode(33 + ((nth * 31 + at) % 90))).join('');
      expect(read(qrOf(text)!)).toEqual({ text, version: at + 1 });
    }
  });

  it('has letters of all languages', () => {
    const text = 'https://stół.example/table/Zażółć#invite=Grüße';
    expect(read(qrOf(text)!).text).toBe(text);
  });

  it('of what is too long is none', () => {
    expect(qrOf('x'.repeat(666))).not.toBeNull();
    expect(qrOf('x'.repeat(667))).toBeNull();
  });
});
