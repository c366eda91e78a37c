import type { Modules } from './qr.js';

/** What looks like an eye from some side, with the light beside it. */
const EYES = ['10111010000', '00001011101'];

/** How hard a code is to read: long runs of one colour, blocks, what could be taken for an eye, and too much of one colour. */
export function penalty(modules: Modules): number {
  const size = modules.length;
  const across = modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const down = across.map((_, x) => across.map((row) => row[x]).join(''));
  let sum = 0;
  for (const line of [...across, ...down]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let at = 0; at <= size - 11; at++) if (EYES.includes(line.slice(at, at + 11))) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([across[y]![x], across[y]![x - 1], across[y - 1]![x], across[y - 1]![x - 1]]).size === 1) sum += 3;
  const dark = across.join('').replaceAll('0', '').length;
  return sum + 10 * Math.floor(Math.abs((100 * dark) / size ** 2 - 50) / 5);
}
