import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base } from './base.js';
import type { Pack } from './behaviour.js';
import { compareWithBook } from './book.js';
import { checkPack } from './check.js';

type Loose = { [key: string]: Loose } & Loose[];

/** The base pack as a file would hold it, with something spoilt; and what the check says of it. */
function spoilt(spoil: (pack: Loose) => void): string[] {
  const pack = JSON.parse(JSON.stringify(base)) as Loose;
  spoil(pack);
  const checked = checkPack(pack);
  return checked.ok ? [] : checked.problems;
}

const set = (target: Loose | undefined, key: string, value: unknown) =>
  Object.assign(target as object, { [key]: value });
const at = (id: string): number => base.units.findIndex((unit) => unit.id === id);

describe('checkPack', () => {
  it('accepts the base pack, also after a round trip through JSON', () => {
    expect(checkPack(base)).toEqual({ ok: true, pack: base });
    expect(spoilt(() => {})).toEqual([]);
  });

  it('names the place and what it expected', () => {
    expect(spoilt((p) => set(p.units?.[3]?.symbols, 'occultism', 'x'))).toEqual([
      '/units/3/symbols/occultism: expected a number 0 to 6, found "x"',
    ]);
  });

  it.each<[string, (pack: Loose) => void, string]>([
    ['no object', (p) => set(p, 'units', 7), '/units: expected a list, found 7'],
    ['a missing property', (p) => delete (p as Partial<Loose>).missions, '/missions: is missing'],
    ['an unknown property', (p) => set(p, 'art/work', 1), '/"art/work": is not part of this game'],
    ['an id of the wrong letter', (p) => set(p.missions?.[0], 'id', 'I01'), '/missions/0/id: expected M and a number'],
    ['a Basic id on an Elite unit', (p) => set(p.units?.[0], 'basic', false), '/units/0: an id begins with B'],
    ['an id twice', (p) => set(p.influences?.[1], 'id', 'I01'), '/influences/1/id: is there twice: "I01"'],
    ['a name missing', (p) => set(p.units?.[0]?.name, 'pl', ' '), '/units/0/name/pl: expected a name'],
    ['a long name', (p) => set(p.name, 'de', 'x'.repeat(61)), '/name/de: expected a name of 1 to 60'],
    ['an invisible character', (p) => set(p.name, 'en', 'a\u202eb'), '/name/en: expected a name'],
    ['an unknown language', (p) => set(p.name, 'fr', 'Dominat'), '/name/"fr": is not part of this game'],
    ['no Title', (p) => set(p.missions?.[0], 'titles', []), '/missions/0/titles: needs at least 1 entries, has 0'],
    ['three Titles', (p) => p.missions?.[0]?.titles?.push(p.name as Loose, p.name as Loose), 'at most 2 are possible'],
    [
      'an unknown verb',
      (p) => set(p.privileges?.[0]?.powers?.[0], 'is', 'constructor'),
      '/privileges/0/powers/0/is: expected one of seal-ties, harvest, levy',
    ],
    ['a verb of another kind', (p) => set(p.missions?.[0]?.powers?.[0], 'is', 'forge'), 'found "forge"'],
    [
      'a property of another verb',
      (p) => set(p.privileges?.[0]?.powers?.[0], 'draw', 3),
      '/privileges/0/powers/0/"draw": is not part of this game',
    ],
    ['a number out of range', (p) => set(p.units?.[0]?.instant, 'cost', 4), 'expected a number 0 to 3, found 4'],
    ['half an Ember', (p) => set(p.missions?.[1]?.powers?.[0], 'amount', 0.5), 'expected a number 1 to 3'],
    ['a change of nothing', (p) => set(p.missions?.[12]?.powers?.[0], 'change', 0), 'change: changes nothing'],
    ['empty changes', (p) => set(p.missions?.[4]?.powers?.[0], 'changes', {}), 'changes: changes nothing'],
    ['no power', (p) => set(p.influences?.[0], 'powers', []), 'powers: needs at least 1 entries, has 0'],
    [
      'a power twice',
      (p) => p.missions?.[6]?.powers?.push({ is: 'no-tokens' } as never),
      'is there twice: "no-tokens"',
    ],
    [
      'both kinds of ability',
      (p) => set(p.units?.[0], 'permanent', [{ is: 'no-tokens' }]),
      '/units/0: has both an instant and a permanent ability',
    ],
    [
      'difference from nothing',
      (p) => set(p.units?.[0]?.instant?.does?.[0], 'different', true),
      '/units/0/instant/does: what is different needs 1 token',
    ],
    ['too few Basic kinds', (p) => p.units?.shift(), '/units: needs exactly 4 Basic kinds, has 3'],
    ['too few Elite units', (p) => p.units?.splice(4, 3), '/units: needs at least 36 entries, has 35'],
    [
      'Basic units instead of Elite ones',
      (p) =>
        [10, 11, 12].forEach((unit) => {
          set(p.units?.[unit], 'basic', true);
          set(p.units?.[unit], 'id', `B${unit}`);
        }),
      '/units: needs at least 32 Elite units, has 31',
    ],
    ['too many cards', (p) => set(p, 'missions', Array(201).fill(p.missions?.[0])), 'at most 200 are possible'],
    ['too few Missions', (p) => p.missions?.splice(5), '/missions: needs at least 6 entries, has 5'],
    ['too few Influences', (p) => p.influences?.splice(5), '/influences: needs at least 6 entries, has 5'],
    ['too few Privileges', (p) => p.privileges?.splice(5), '/privileges: needs at least 6 entries, has 5'],
    [
      'Elite names that differ only in capitals',
      (p) => set(p.units?.[at('E05')]?.name, 'en', 'BODY thief'),
      '/name/en: is in capitals the same as /units/4/name/en',
    ],
    [
      'two Privileges with one power',
      (p) => set(p.privileges?.[6], 'powers', p.privileges?.[4]?.powers),
      '/privileges/6/powers: "bonus power court" is already a power of P05',
    ],
    ['a pack id that is a path', (p) => set(p, 'id', '../base'), '/id: expected a small letter'],
  ])('refuses %s', (_what, spoil, message) => {
    expect(spoilt(spoil).join('\n')).toContain(message);
  });

  it('says so much and no more of a file that is all wrong', () => {
    const units = Array.from({ length: 200 }, () => ({}));
    expect(spoilt((p) => set(p, 'units', units)).length).toBe(100);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(checkPack(value).ok).toBe(false);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('never throws, whatever replaces one part of a pack', () => {
    const paths = leaves(base);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const checked = spoilt((pack) => {
          const last = path[path.length - 1]!;
          const parent = path.slice(0, -1).reduce<Loose>((part, key) => part[key]!, pack);
          set(parent, last, value);
        });
        expect(checked.every((problem) => problem.startsWith('/'))).toBe(true);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

function leaves(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const own = path.length > 0 ? [path] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]))];
}

describe('compareWithBook', () => {
  it('finds no difference in the base pack', () => {
    expect(compareWithBook(base)).toEqual([]);
  });

  it('names what differs', () => {
    const [first, ...missions] = base.missions;
    const units = base.units.map((unit) => (unit.id === 'E32' ? { ...unit, symbols: { power: 4 } } : unit));
    const small: Pack = { ...base, units, missions };
    expect(first?.titles).toHaveLength(2);
    expect(compareWithBook(small)).toEqual([
      'Missions: 16, in the book 17',
      'Titles: 40, in the book 42',
      'missions with 2 Titles: 4, in the book 5',
      'power on Elite units: 37, in the book 36',
    ]);
  });

  it('counts every kind of card, and the Wraiths among the units', () => {
    const kinds = { Privileges: 'privileges', Influences: 'influences' } as const;
    for (const [name, kind] of Object.entries(kinds)) {
      const differences = compareWithBook({ ...base, [kind]: base[kind].slice(1) });
      expect(differences).toContain(`${name}: ${base[kind].length - 1}, in the book ${base[kind].length}`);
    }
    const withWraith = (id: string) =>
      compareWithBook({
        ...base,
        units: base.units.map((unit) => (unit.id === id ? { ...unit, type: 'wraith' } : unit)),
      });
    expect(withWraith('B1')).toEqual(['Wraiths among Basic kinds: 2, in the book 1']);
    expect(withWraith('E01')).toEqual([
      'Wraiths among Elite units: 18, in the book 17',
      'Cultists among Elite units: 16, in the book 17',
    ]);
    const without = (id: string) => compareWithBook({ ...base, units: base.units.filter((unit) => unit.id !== id) });
    expect(without('B1')).toEqual(['Basic unit cards: 12, in the book 16']);
    expect(without('E04')).toContain('Elite units: 33, in the book 34');
  });

  it('asks a drawback of four symbols and tokens of one', () => {
    const units = base.units.map((unit) => {
      if (unit.id === 'E18') return { ...unit, permanent: [{ is: 'no-tokens' } as const] };
      return unit.id === 'E16' ? { ...unit, instant: { cost: 1, does: [{ do: 'mirror' } as const] } } : unit;
    });
    expect(compareWithBook({ ...base, units })).toEqual([
      'symbols on E16: 1, in the book only with free tokens',
      'symbols on E18: 4, in the book only with a drawback',
    ]);
  });
});

it('what is different has to be 1 token of any attribute, after a part that attaches', () => {
  const any = { do: 'attach', token: 'any', count: 1, to: 'this' };
  const parts = (...does: object[]) => spoilt((p) => set(p.units?.[at('E30')]?.instant, 'does', does));
  expect(parts(any, { ...any, different: true })).toEqual([]);
  expect(parts({ do: 'mirror' }, any, { ...any, different: true })).toEqual([]);
  for (const wrong of [
    [{ ...any, different: true }],
    [{ do: 'mirror' }, { ...any, different: true }],
    [any, { ...any, token: 'power', different: true }],
    [any, { ...any, count: 2, different: true }],
  ])
    expect(parts(...wrong)).toEqual([expect.stringContaining('/instant/does: what is different needs 1 token')]);
});

it('a name has at most 60 characters, exactly 60 included', () => {
  const named = (length: number) => spoilt((p) => set(p.units?.[5]?.name, 'pl', 'x'.repeat(length)));
  expect(named(60)).toEqual([]);
  expect(named(61).join()).toContain('/units/5/name/pl: expected a name of 1 to 60 visible characters');
});
