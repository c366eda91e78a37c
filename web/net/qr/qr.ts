import { codewords } from './codewords.js';
import { penalty } from './penalty.js';

/** Which modules of a code are dark, row by row. */
export type Modules = readonly (readonly boolean[])[];

/** Turns every module of the data over at which it says so. */
type Mask = (x: number, y: number) => boolean;

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A text as a QR code (ISO/IEC 18004: bytes, correction level M); null if it is longer than some 660 letters. */
export function qrOf(text: string): Modules | null {
  const coded = codewords(text);
  if (coded === null) return null;
  const { version, bytes } = coded;
  const bits = bytes.flatMap((byte) => Array.from({ length: 8 }, (_, at) => ((byte >>> (7 - at)) & 1) === 1));
  const fixed = patterns(version);
  const drawn = MASKS.map((mask, nth) => {
    const modules = fixed.map((row) => [...row]);
    for (const [at, [x, y]] of path(fixed).entries()) modules[y]![x] = (bits[at] ?? false) !== mask(x, y);
    sayFormat(modules, nth);
    const decided = modules.map((row) => row.map((dark) => dark === true));
    return { modules: decided, cost: penalty(decided) };
  });
  return drawn.reduce((best, other) => (other.cost < best.cost ? other : best)).modules;
}

/** A module that is not decided yet is null. */
type Grid = (boolean | null)[][];

/** What every code of a version has: the three eyes, smaller marks, two dotted lines, and room for what it says of itself. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  /** Squares within each other; `dark` says which of them are. */
  const rings = (middleX: number, middleY: number, dark: readonly boolean[]) => {
    const reach = dark.length - 1;
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) put(middleX + x, middleY + y, dark[Math.max(Math.abs(x), Math.abs(y))]!);
  };
  for (let at = 0; at < size; at++) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const last = size - 4;
  for (const [x, y] of [
    [3, 3],
    [last, 3],
    [3, last],
  ] as const)
    rings(x, y, [true, true, false, true, false]);
  const marks = marksOf(version);
  const end = marks.at(-1);
  for (const x of marks)
    for (const y of marks)
      if (!((x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6))) rings(x, y, [true, false, true]);
  sayFormat(grid, 0);
  if (version >= 7) {
    const said = withCheck(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      put(across, along, ((said >>> bit) & 1) === 1);
      put(along, across, ((said >>> bit) & 1) === 1);
    }
  }
  return grid;
}

/** Where the middles of the smaller marks are, along each side. */
function marksOf(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.ceil((4 * version + 4) / (2 * (count - 1)));
  const last = 10 + 4 * version;
  return [6, ...Array.from({ length: count - 1 }, (_, nth) => last - (count - 2 - nth) * step)];
}

/** A number and, after it, what is left of it when it is divided: so that it can be read where it is torn. */
function withCheck(number: number, digits: number, divisor: number): number {
  let rest = number << digits;
  for (let bit = 31 - Math.clz32(rest); bit >= digits; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - digits);
  return (number << digits) | rest;
}

/** Twice beside the eyes: the correction level (M is 0) and which mask it is. */
function sayFormat(grid: Grid, mask: number): void {
  const said = withCheck(mask, 10, 0x537) ^ 0x5412;
  const last = grid.length - 1;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((said >>> bit) & 1) === 1;
    if (bit < 8) {
      grid[bit + (bit < 6 ? 0 : 1)]![8] = dark;
      grid[8]![last - bit] = dark;
    } else {
      grid[8]![bit === 8 ? 7 : 14 - bit] = dark;
      grid[last - 14 + bit]![8] = dark;
    }
  }
  grid[last - 7]![8] = true;
}

/** The modules for data in their order: up and down in stripes of two, from the right; the dotted line is stepped over. */
function path(fixed: readonly (readonly (boolean | null)[])[]): readonly (readonly [x: number, y: number])[] {
  const size = fixed.length;
  const way: (readonly [number, number])[] = [];
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (fixed[y]![x] === null) way.push([x, y]);
    }
  return way;
}
