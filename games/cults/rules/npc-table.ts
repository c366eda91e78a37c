import { NPC } from '../board.js';
import { DISTRICTS, type District, type Level, type Plan } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { type City, freeSpaces, hasRitual, levelsOf, ritualsElsewhere, type Standing } from './districts.js';

/** The decision table of the NPC (section 19c): all that it looks at lies open. */
export type NpcSight = City & { readonly seats: readonly { readonly rituals: readonly number[] }[] };

/** A row of the table; no face of the die begins with the bluff. */
export type Row = Plan | 'bluff';

/** The rows by the faces of the die. */
export const ROWS = ['preparation', 'influence', 'domination', 'growth'] as const;

/** CULT-19.38, CULT-21.58: why the NPC leaves a row, and for which one. */
export interface Jump {
  readonly rule: RuleId;
  readonly why: 'full' | 'no-supply' | 'none-elsewhere' | 'no-ritual' | 'no-guardian';
  readonly from: Row;
  readonly to: Row;
  readonly if: (s: NpcSight, at: District) => boolean;
}

const isFull = (s: NpcSight, at: District) => freeSpaces(s, at) === 0;
const hasNoneElsewhere = (s: NpcSight, at: District) => ritualsElsewhere(s, at, NPC).length === 0;

/** Every jump there is, those of one row in the order in which they are checked. */
export const JUMPS = {
  prepareFull: { rule: 'CULT-19.26', why: 'full', from: 'preparation', to: 'domination', if: isFull },
  noSupply: {
    rule: 'CULT-19.27',
    why: 'no-supply',
    from: 'preparation',
    to: 'influence',
    if: (s) => highestInSupply(s) === null,
  },
  influenceFull: { rule: 'CULT-19.32', why: 'full', from: 'influence', to: 'domination', if: isFull },
  noneElsewhere: {
    rule: 'CULT-19.32',
    why: 'none-elsewhere',
    from: 'influence',
    to: 'domination',
    if: hasNoneElsewhere,
  },
  noRitual: {
    rule: 'CULT-19.34',
    why: 'no-ritual',
    from: 'domination',
    to: 'growth',
    if: (s, at) => !hasRitual(s, at, NPC),
  },
  noGuardian: {
    rule: 'CULT-21.59',
    why: 'no-guardian',
    from: 'growth',
    to: 'bluff',
    if: (s, at) => (s.districts[at].guardian?.left ?? 0) === 0,
  },
} as const satisfies Record<string, Jump>;

/** CULT-19.20: where the NPC uses its next marker: the lowest district whose stack it tops. */
export const npcNext = (s: City): District | null =>
  DISTRICTS.find((id) => s.districts[id].plans.at(-1) === NPC) ?? null;

/** CULT-19.25: the ritual it would prepare. */
export function highestInSupply(s: NpcSight): Level | null {
  const { rituals } = s.seats[NPC]!;
  return ([3, 2, 1] as const).find((level) => rituals[level - 1]! > 0) ?? null;
}

/** CULT-19.28, CULT-19.29: the ritual it would move: the lowest, first from higher districts, then from lower ones. */
export function movedByInfluence(s: NpcSight, at: District): Standing | null {
  const elsewhere = ritualsElsewhere(s, at, NPC); // in ascending number (CULT-21.60), lowest level first
  const number = DISTRICTS.indexOf(at);
  const higher = elsewhere.filter(([from]) => DISTRICTS.indexOf(from) > number);
  return (higher.length > 0 ? higher : elsewhere).reduce<Standing | null>(
    (lowest, ritual) => (lowest === null || ritual[1] < lowest[1] ? ritual : lowest),
    null,
  );
}

/** CULT-19.59, CULT-21.67: the ritual it gives up for a successful terror. */
export const lowestIn = (s: NpcSight, at: District): Level => levelsOf(s, at, NPC)[0]!;
