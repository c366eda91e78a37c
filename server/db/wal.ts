import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import { ifThere } from './if-there.js';

/**
 * What was committed is in the log of SQLite until it is brought into the file. A log that lost its end is taken for one
 * that never had it, and nobody is told. But the index beside it, which outlives a process that was killed, says how many
 * pages the log had: it is written after they are on the disk. So before the file is opened, the two are compared.
 */

/** The index as far as it is read: https://sqlite.org/walformat.html, 'The WAL-Index Header'. */
const INDEX = { version: 0, initialised: 12, pages: 16, salt: 32, backfilled: 96, size: 100 } as const;
const WAL_VERSION = 3_007_000;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const BIG_ENDIAN = 0x377f0683;

/** How many pages that were committed the log of a database has no more; 0 if nothing is known to be missing. */
export function lostPages(path: string): number {
  const index = readWhole(`${path}-shm`);
  if (index === null) return 0;
  const isBig = endianness() === 'BE';
  const number = (at: number): number => (isBig ? index.readUInt32BE(at) : index.readUInt32LE(at));
  if (index.length < INDEX.size || index[INDEX.initialised] !== 1 || number(INDEX.version) !== WAL_VERSION) return 0;
  const pages = number(INDEX.pages);
  // Each is opened once: whoever else closes the file in this moment takes first the index away and then the log, with all
  // of it brought into the file.
  const file = opened(`${path}-wal`);
  try {
    const size = file === null ? 0 : fstatSync(file).size;
    if (file !== null && size >= WAL_HEADER)
      return Math.max(0, pages - goodPages(file, index.subarray(INDEX.salt, INDEX.salt + 8), pages));
    // A log of which all is in the file already may be empty or gone, and then the index may be gone too.
    return number(INDEX.backfilled) >= pages || !existsSync(`${path}-shm`) ? 0 : pages;
  } finally {
    if (file !== null) closeSync(file);
  }
}

const readWhole = (path: string): Buffer | null => ifThere(() => readFileSync(path));
const opened = (path: string): number | null => ifThere(() => openSync(path, 'r'));

/** How many of the first pages of a log are as they were written; all, if it is another log than the index tells of. */
function goodPages(file: number, salt: Buffer, most: number): number {
  const header = Buffer.alloc(WAL_HEADER);
  readSync(file, header, 0, WAL_HEADER, 0);
  if (!header.subarray(16, 24).equals(salt)) return most;
  const sum = checksum(header.readUInt32BE(0) === BIG_ENDIAN);
  let sums = sum([0, 0], header, 0, 24);
  if (sums[0] !== header.readUInt32BE(24) || sums[1] !== header.readUInt32BE(28)) return 0;
  const frame = Buffer.alloc(FRAME_HEADER + header.readUInt32BE(8));
  for (let page = 0; page < most; page++) {
    const read = readSync(file, frame, 0, frame.length, WAL_HEADER + page * frame.length);
    if (read < frame.length || !frame.subarray(8, 16).equals(salt)) return page;
    sums = sum(sum(sums, frame, 0, 8), frame, FRAME_HEADER, frame.length);
    if (sums[0] !== frame.readUInt32BE(16) || sums[1] !== frame.readUInt32BE(20)) return page;
  }
  return most;
}

type Sums = readonly [number, number];

/** The checksum that runs through a log from its beginning: over pairs of 32-bit words in the order of bytes it says. */
const checksum =
  (isBig: boolean) =>
  ([a, b]: Sums, bytes: Buffer, from: number, to: number): Sums => {
    let first = a;
    let second = b;
    const word = (at: number): number => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
    for (let at = from; at < to; at += 8) {
      first = (first + word(at) + second) >>> 0;
      second = (second + word(at + 4) + first) >>> 0;
    }
    return [first, second];
  };
