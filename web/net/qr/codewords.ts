/** Of each version from 1 on, at correction level M: how many codewords of correction a block has, and how many blocks. */
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  ...([
    [10, 1],
    [16, 1],
    [26, 1],
    [18, 2],
    [24, 2],
    [16, 4],
    [18, 4],
    [22, 4],
    [22, 5],
    [26, 5],
  ] as const),
  ...([
    [30, 5],
    [22, 8],
    [22, 9],
    [24, 9],
    [24, 10],
    [28, 10],
    [28, 11],
    [26, 13],
    [26, 14],
    [26, 16],
  ] as const),
];

/** How many modules a version has for data and correction: all but its patterns and what it says of itself. */
function modulesOf(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const marks = Math.floor(version / 7) + 2;
  return all - ((25 * marks - 10) * marks - 55) - (version < 7 ? 0 : 36);
}

const codewordsOf = (version: number): number => Math.floor(modulesOf(version) / 8);

/** Bytes of data that a version holds, the head and the end of the text included. */
function dataOf(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1]!;
  return codewordsOf(version) - correction * blocks;
}

/** The kind of data (bytes), and how many bits tell its length. */
const BYTES = 0b0100;
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** All codewords of a text in the order in which they are drawn, and the smallest version that holds them; null if none does. */
export function codewords(text: string): { readonly version: number; readonly bytes: readonly number[] } | null {
  const said = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + lengthBits(version) + 8 * said.length <= 8 * dataOf(version))
      return { version, bytes: interleaved(padded(said, version), version) };
  return null;
}

/** The head, the text, its end, and what fills the rest. */
function padded(said: readonly number[], version: number): readonly number[] {
  const size = dataOf(version);
  const bits = [
    binary(BYTES, 4),
    binary(said.length, lengthBits(version)),
    ...said.map((byte) => binary(byte, 8)),
  ].join('');
  const ended = bits.padEnd(Math.min(8 * size, bits.length + 4), '0');
  const whole = ended.padEnd(8 * Math.ceil(ended.length / 8), '0');
  const bytes = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let fill = 0; bytes.length < size; fill++) bytes.push(fill % 2 === 0 ? 0xec : 0x11);
  return bytes;
}

const binary = (number: number, digits: number): string => number.toString(2).padStart(digits, '0');

/** The data in blocks of nearly the same length, each with its correction: first bytes first, and so on. */
function interleaved(data: readonly number[], version: number): readonly number[] {
  const [correction, count] = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks = Array.from({ length: count }, (_, nth) => {
    const from = nth * short + Math.max(0, nth - (count - longer));
    return data.slice(from, from + short + (nth < count - longer ? 0 : 1));
  });
  const divisor = divisorOf(correction);
  return [...inTurns(blocks), ...inTurns(blocks.map((block) => correctionOf(block, divisor)))];
}

function inTurns(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** The field of 256 elements that Reed and Solomon's correction reckons in here. */
const FIELD = 0x11d;

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >>> 7 === 1 ? FIELD : 0);
    if (((other >>> bit) & 1) === 1) product ^= one;
  }
  return product;
}

/** The polynomial whose roots are the first powers of 2, without its first coefficient, which is 1. */
function divisorOf(degree: number): readonly number[] {
  let divisor: readonly number[] = [];
  for (let nth = 0, root = 1; nth < degree; nth++, root = times(root, 2)) {
    const before = [1, ...divisor];
    divisor = before.map((factor, at) => times(factor, root) ^ (before[at + 1] ?? 0));
  }
  return divisor;
}

/** What is left of the data when it is divided. */
function correctionOf(data: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest: readonly number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = divisor.map((coefficient, at) => (rest[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return rest;
}
