import { describe, expect, test } from 'vitest';
import { base } from '../content/base/pack.js';
import type { District, Level } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { npcTurn } from './npc.js';
import { npcForecast } from './npc-forecast.js';

/** Everything that the table of the NPC checks. */
interface Checks {
  readonly full: boolean;
  readonly noSupply: boolean;
  readonly noneElsewhere: boolean;
  readonly noneHere: boolean;
  readonly noGuardian: boolean;
}

const OPEN = ['uptown', 'northside', 'downtown'] as const;
const NAMES = ['', 'preparation', 'influence', 'domination', 'growth', 'bluff'];

/** Table 19c as it is printed: row by row, the arrows of a row in their order. */
function rowsByTheBook(die: number, is: Checks): number[] {
  const rows = [die];
  for (;;) {
    const row = rows[rows.length - 1]!;
    if (row === 1 && is.full) rows.push(3);
    else if (row === 1 && is.noSupply) rows.push(2);
    else if (row === 2 && (is.full || is.noneElsewhere)) rows.push(3);
    else if (row === 3 && is.noneHere) rows.push(4);
    else if (row === 4 && is.noGuardian) rows.push(5);
    else return rows;
  }
}

/** A position in which exactly these checks apply in a district. */
function lay(at: District, is: Checks): TestTable {
  const t = table({ players: 1 }).plans(at, 1);
  const [one, other] = OPEN.filter((id) => id !== at) as [District, District];
  const put = (where: District, ...levels: Level[]) => t.ritual(1, where, ...levels);
  if (is.noSupply) {
    if (is.noneHere) put(one, 1, 2, 3);
    else put(one, 2, 3).ritual(1, at, 1);
    put(other, 1, 2);
  } else {
    if (!is.noneHere) put(at, 1);
    if (!is.noneElsewhere) put(other, 2);
  }
  if (is.full) for (const level of ([1, 1, 2] as const).slice(t.s.districts[at].rituals.length)) t.ritual(0, at, level);
  if (is.noGuardian) t.stack(at, base.layout[at][0], 0);
  return t;
}

const flags = [false, true];
const positions: Checks[] = flags.flatMap((full) =>
  flags.flatMap((noSupply) =>
    flags.flatMap((noneElsewhere) =>
      flags.flatMap((noneHere) => flags.map((noGuardian) => ({ full, noSupply, noneElsewhere, noneHere, noGuardian }))),
    ),
  ),
);
/** Five rituals do not fit into one district: with an empty supply some are elsewhere. */
const possible = positions.filter((is) => !(is.noSupply && is.noneElsewhere));

const WHY: { readonly [key: string]: (keyof Checks)[] } = {
  'event.npc-full': ['full'],
  'event.npc-no-supply': ['noSupply'],
  'event.npc-none-elsewhere': ['noneElsewhere'],
  'event.npc-no-ritual': ['noneHere'],
  'event.npc-no-guardian': ['noGuardian'],
};

describe('CULT-19.24 CULT-19.38 CULT-21.58 every face of the die with every combination of checks, in every district', () => {
  test.each(OPEN)('%s', (at) => {
    expect(possible).toHaveLength(24);
    for (const is of possible)
      for (const die of [1, 2, 3, 4]) {
        const t = lay(at, is);
        const rows = rowsByTheBook(die, is).map((row) => NAMES[row]!);
        const { outlooks, district } = npcForecast(t.s)!;
        const before = structuredClone(t.s);
        t.script(die).run(npcTurn, {});
        const where = `${at} ${die} ${JSON.stringify(is)}`;

        // It went through these rows, and said why.
        const jumps = t.events.filter(({ key }) => key in WHY);
        expect(
          jumps.map(({ params }) => params.plan),
          where,
        ).toEqual(rows.slice(0, -1).map((plan) => ({ plan })));
        expect(
          jumps.map(({ params }) => params.next),
          where,
        ).toEqual(rows.slice(1).map((plan) => ({ plan })));
        for (const { key } of jumps)
          expect(
            WHY[key]!.every((check) => is[check]),
            `${where} ${key}`,
          ).toBe(true);
        expect(
          t.told('npc-plan').map(({ params }) => params.plan),
          where,
        ).toEqual([{ plan: rows.at(-1) }]);

        // It did what the last row says, and nothing of the others.
        const did = rows.at(-1)!;
        const { board } = t;
        const moved = before.districts[at].track !== board.districts[at].track;
        expect(moved || before.districts[at].investigators !== board.districts[at].investigators, where).toBe(
          did === 'preparation',
        );
        expect(board.npc!.aside.length, where).toBe(did === 'influence' ? 1 : 0);
        expect(board.npc!.thugs, where).toBe(did === 'bluff' ? 2 : 0);
        expect(board.districts[at].guardian!.left, where).toBe(
          before.districts[at].guardian!.left - (did === 'growth' ? 1 : 0),
        );
        expect(t.told('npc-terror').length + t.told('confrontation').length > 0, where).toBe(did === 'domination');

        // The forecast said so before the die was rolled.
        const outlook = outlooks[die - 1]!;
        expect(district).toBe(at);
        expect([outlook.begins, ...outlook.jumps.map(({ to }) => to)], where).toEqual(rows);
        expect(outlook.deed.plan, where).toBe(did);
        expect(
          outlook.jumps.map((jump) => jump.rule),
          where,
        ).toEqual(jumps.map((jump) => jump.rule));
        expect(
          outlook.jumps.map((jump) => `event.npc-${jump.why}`),
          where,
        ).toEqual(jumps.map(({ key }) => key));
      }
  });
});

const turnOf = (t: TestTable, die: number) => t.script(die).run(npcTurn, {});

rule(
  ['CULT-19.26', 'CULT-19.27'],
  'preparation goes to domination for want of space, to influence for want of rituals',
  () => {
    const full = turnOf(table({ players: 1 }).plans('uptown', 1).ritual(0, 'uptown', 1, 1).ritual(1, 'uptown', 2), 1);
    expect(full.told('npc-full').map((told) => told.rule)).toEqual(['CULT-19.26']);
    expect(full.board.districts.uptown).toMatchObject({ track: 2, investigators: 0 });
    const bare = table({ players: 1 }).plans('uptown', 1).ritual(1, 'northside', 1, 1, 2).ritual(1, 'downtown', 2, 3);
    turnOf(bare, 1);
    expect(bare.told('npc-no-supply').map((told) => told.rule)).toEqual(['CULT-19.27']);
    expect(bare.ritualsIn('uptown')).toEqual(['1:1']);
    expect(bare.board.districts.uptown.track).toBe(2);
  },
);

rule(
  ['CULT-19.32', 'CULT-19.34'],
  'influence goes to domination and takes no card; domination without a ritual to growth',
  () => {
    const t = turnOf(table({ players: 1 }).plans('uptown', 1), 2);
    expect(t.events.map(({ key, rule: cites }) => [key, cites]).slice(1, 4)).toEqual([
      ['event.npc-none-elsewhere', 'CULT-19.32'],
      ['event.npc-no-ritual', 'CULT-19.34'],
      ['event.npc-plan', 'CULT-19.35'],
    ]);
    expect(t.board.npc!.aside).toEqual([]);
  },
);

rule(
  ['CULT-21.58', 'CULT-21.59'],
  'a 4 with an empty guardian stack is a bluff, whatever else would be possible',
  () => {
    const t = table({ players: 1 })
      .plans('uptown', 1)
      .ritual(1, 'uptown', 3)
      .stack('uptown', 'G3', 0)
      .npc({ discard: ['D'] });
    turnOf(t, 4);
    expect(t.board.npc).toMatchObject({ thugs: 2, discard: ['D.0'] }); // nothing is destroyed either
    expect(t.ritualsIn('uptown')).toEqual(['1:3']);
  },
);
