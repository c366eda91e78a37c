import { NPC } from '../board.js';
import type { District, Level } from '../content/behaviour.js';
import { isDisorganisation } from '../content/cards.js';
import type { RuleId } from '../rule-ids.js';
import { risenLevel } from './influence.js';
import {
  highestInSupply,
  JUMPS,
  type Jump,
  movedByInfluence,
  type NpcSight,
  npcNext,
  ROWS,
  type Row,
} from './npc-table.js';

/** One step on the way down the table: from which row to which, why, and by which rule. */
export type Reason = Omit<Jump, 'if'>;

/** What the NPC does with a row, as far as it lies open. */
export type Deed =
  | { readonly plan: 'preparation'; readonly rule: RuleId; readonly level: Level }
  | {
      readonly plan: 'influence';
      readonly rule: RuleId;
      readonly from: District;
      readonly level: Level;
      readonly risen: Level;
    }
  | { readonly plan: 'domination'; readonly rule: RuleId }
  | { readonly plan: 'growth'; readonly rule: RuleId; readonly guardian: string; readonly destroys: boolean }
  | { readonly plan: 'bluff'; readonly rule: RuleId };

/** What one face of the die leads to: the row it begins with, the jumps, and what is done in the end. */
export interface Outlook {
  readonly face: number;
  readonly begins: Row;
  readonly jumps: readonly Reason[];
  readonly deed: Deed;
}

/** What the NPC will do with its next marker as things stand, for each face of its die. */
export interface Forecast {
  readonly district: District;
  /** Why it is this district (CULT-19.20). */
  readonly rule: RuleId;
  readonly outlooks: readonly Outlook[];
}

/** All that the forecast looks at: the view of anybody has it. */
export type ForecastSight = NpcSight & { readonly npc: { readonly discard: readonly string[] } | null };

/** Null in games without the NPC, and while no stack has its marker on top. */
export function npcForecast(s: ForecastSight): Forecast | null {
  if (s.npc === null) return null;
  const district = npcNext(s);
  if (district === null) return null;
  const outlooks = ROWS.map((begins, i) => ({ face: i + 1, begins, ...outlook(s, district, begins) }));
  return { district, rule: 'CULT-19.20', outlooks };
}

function outlook(s: ForecastSight, at: District, begins: Row): Pick<Outlook, 'jumps' | 'deed'> {
  const jumps: Reason[] = [];
  let row = begins;
  for (const { if: applies, ...jump } of Object.values<Jump>(JUMPS))
    if (jump.from === row && applies(s, at)) {
      jumps.push(jump);
      row = jump.to;
    }
  return { jumps, deed: deedOf(s, at, row) };
}

function deedOf(s: ForecastSight, at: District, row: Row): Deed {
  switch (row) {
    case 'preparation':
      return { plan: row, rule: 'CULT-19.25', level: highestInSupply(s)! };
    case 'influence': {
      const [from, level] = movedByInfluence(s, at)!;
      return { plan: row, rule: 'CULT-19.28', from, level, risen: risenLevel(s, NPC, level) };
    }
    case 'domination':
      return { plan: row, rule: 'CULT-19.33' };
    case 'growth': {
      const destroys = s.npc!.discard.some(isDisorganisation);
      return { plan: row, rule: 'CULT-19.35', guardian: s.districts[at].guardian!.kind, destroys };
    }
    case 'bluff':
      return { plan: row, rule: 'CULT-19.37' };
  }
}

/** Faces of the die that lead to the same thing for the same reasons are one line. */
export function grouped(outlooks: readonly Outlook[]): readonly (readonly Outlook[])[] {
  const groups = new Map<string, Outlook[]>();
  for (const outlook of outlooks) {
    const key = JSON.stringify([outlook.deed, outlook.jumps.map(({ why }) => why)]);
    groups.set(key, [...(groups.get(key) ?? []), outlook]);
  }
  return [...groups.values()];
}
