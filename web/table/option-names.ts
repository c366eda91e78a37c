import type { Voice } from '@tabula/kit/voice.js';
import type { Arranged } from './arranged.js';

/** What has been pointed at is named above the answers: the beginning that all of them have of it; else nothing. */
export function startOf(picked: readonly string[], labels: readonly string[]): string {
  const starts = picked.flatMap((name) => [`${name}: `, `${name} → `]);
  return starts.find((start) => labels.every((label) => label.startsWith(start))) ?? '';
}

/** Where a heading says whose things they are, and the question what becomes of them, the name of each says enough. */
export function headedNames(entries: readonly Arranged[], voice: Voice): ReadonlyMap<string, string> {
  if (entries.every(({ head }) => head === null)) return new Map();
  const found = entries.flatMap(({ line, forecast }) => {
    const [ref, ...more] = line.is === 'option' ? line.option.refs : [];
    const isOne = ref?.card !== undefined && more.length === 0 && forecast?.whose !== undefined;
    return line.is === 'option' && isOne ? { key: line.option.key, of: forecast.whose, name: voice.name(ref) } : [];
  });
  const isAlone = ({ of, name }: (typeof found)[number]) =>
    found.filter((other) => other.of === of && other.name === name).length === 1;
  return new Map(found.filter(isAlone).map(({ key, name }) => [key, name]));
}
