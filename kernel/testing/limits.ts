import { expect, test } from 'vitest';
import type { Game, State } from '../game.js';
import { clone, type Json } from '../json.js';

/** What is said against a value, each with the path it is about: `/cards/3/cost: expected …`. */
export type Problems = (value: unknown) => readonly string[];
/** A value that a shape allows, and what that shape says against others. */
export type Allowed = readonly [value: unknown, problems: Problems];

type Parts = { [key: string]: Json };
type Way = readonly string[];

/**
 * All that shapes demand, found out by asking: every kind of part that there is in some values is replaced by nothing, taken
 * away and, if it is a list, emptied and made too long. A line says what was said against that. What stands under a tag
 * (`{ do: 'draw', … }`) is told once, wherever it stands.
 */
export function limits(all: Iterable<Allowed>, tags: readonly string[] = []): string {
  const told = new Map<string, string>();
  for (const [value, problems] of all)
    for (const [name, way] of partsOf(value as Json, '', [], tags)) {
      if (told.has(name)) continue;
      const path = way.map((key) => `/${key}`).join('');
      const last = way.at(-1)!;
      const said = (spoil: (holder: Parts) => void): string => {
        const spoilt = clone(value) as Parts;
        spoil(at(spoilt, way.slice(0, -1)) as Parts);
        const found = problems(spoilt).find((text) => text.startsWith(`${path}:`) || text.startsWith(`${path}/`));
        return found === undefined ? '' : plainly(found.slice(found.indexOf(': ') + 2));
      };
      const [part, holder] = [at(value, way), at(value, way.slice(0, -1))];
      const instead = (one: Json): string => said((parts) => Object.assign(parts, { [last]: one }));
      const says = [instead(null) || `may be null · ${instead({ '?': 0 })}`];
      if (!Array.isArray(holder)) says.push(said((one) => delete one[last]) || 'may be missing');
      if (Array.isArray(part)) {
        says.push(instead([]));
        says.push(instead(new Array<Json>(1000).fill((part[0] ?? null) as Json)));
      }
      told.set(name, says.filter((text) => text !== '').join(' · '));
      if (says.every((text) => text.startsWith('may be'))) told.set(name, '');
    }
  const rows = [...told].filter(([, says]) => says !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return `${rows.map(([name, says]) => `${name}: ${says}`).join('\n')}\n`;
}

/** Without what was found there. */
const plainly = (text: string): string =>
  text.replace(/,? found .*|(?<=is malformed).*/, '').replace(/\d+ seats/, 'these seats');

const at = (value: unknown, way: Way): unknown =>
  way.reduce((part, key) => (part as Record<string, unknown>)[key], value);

/** Every part of a value: what it is called, and the way to it. Entries of a list, and of a map by ids, are called alike. */
function* partsOf(value: Json, name: string, way: Way, tags: readonly string[]): Generator<readonly [string, Way]> {
  if (typeof value !== 'object' || value === null) return;
  const tag = tags.find((one) => typeof (value as Parts)[one] === 'string');
  const here = tag === undefined ? name : `${tag} ${(value as Parts)[tag]}`;
  for (const [key, part] of Object.entries(value)) {
    if (key === tag || !/^[\w-]+$/.test(key)) continue;
    const called = /\d/.test(key) || here.endsWith('/encounters') ? `${here}/*` : `${here}/${key}`;
    yield [called, [...way, key]];
    yield* partsOf(part, called, [...way, key], tags);
  }
}

/** What is demanded of the boards of a game, by those of its old saves. */
export function boardLimits<B>(game: Game<B, unknown>, saves: unknown): void {
  test('what may stand where on a board', async () => {
    const states = String(saves)
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { state: State<B> }).state);
    const all = states.map(
      ({ board, seats }): Allowed => [
        board,
        (value) => {
          const problems: string[] = [];
          game.shape.check(value, '', { seats: seats.length, problems });
          return problems;
        },
      ],
    );
    await expect(limits(all)).toMatchFileSnapshot('./golden/limits.txt');
  });
}

/** What is demanded of the cards of packs from outside. */
export function packLimits(packs: readonly unknown[], problems: Problems, tags: readonly string[]): void {
  test('what may stand where in a pack', async () => {
    const all = packs.map((pack): Allowed => [pack, problems]);
    await expect(limits(all, tags)).toMatchFileSnapshot('./content/limits.txt');
  });
}
