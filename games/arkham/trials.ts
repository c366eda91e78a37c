import type { Seat } from '@tabula/kernel/json.js';
import type { Arkham, TestInPlay } from './board.js';
import type { CardId } from './cards.js';
import type { Instruction } from './language/instructions.js';
import type { Skill } from './language/values.js';
import { tableFor } from './packs.js';
import { engagedWith, evadeModifier, inPlay, monsterCard, skillOf } from './rules/look.js';
import { freeDice } from './rules/pool.js';
import type { Action, Occasion } from './words.js';

/** Tests that could be made now, as they would begin (ARK-471.2). */

export interface Trial {
  readonly test: TestInPlay;
  readonly modifier: number;
}

/** A test as it begins: the skill with its focus, the modifier, and what counts by itself. */
export function trialOf(s: Arkham, seat: Seat, skill: Skill, occasion: Occasion, modifier = 0, monster = ''): Trial {
  const test: TestInPlay = { seat, skill, occasion, monster, pool: 0, faces: [], added: 0, cast: false };
  test.pool = skillOf(s, seat, skill) + modifier + freeDice(s, test);
  return { test, modifier };
}

/** ARK-402.4. */
export const attackOn = (s: Arkham, seat: Seat, monster: CardId): Trial =>
  trialOf(s, seat, 'strength', 'attack', monsterCard(s, monster).attack, monster);

/** The test of an action that everybody has; null for actions without one, and where the target is still to be chosen. */
export function trialOfAction(s: Arkham, seat: Seat, action: Action): Trial | null {
  if (!inPlay(s, seat)) return null;
  switch (action) {
    case 'research':
      return trialOf(s, seat, 'observation', 'research'); // ARK-403.2
    case 'ward':
      return trialOf(s, seat, 'lore', 'ward'); // ARK-405.2
    case 'evade':
      return engagedWith(s, seat).length === 0
        ? null
        : trialOf(s, seat, 'observation', 'evade', evadeModifier(s, seat)); // ARK-408.4
    case 'attack': {
      const here = s.monsters.filter(({ space }) => space === s.seats[seat]!.space);
      return here.length === 1 ? attackOn(s, seat, here[0]!.card) : null;
    }
    default:
      return null;
  }
}

/** What a part of a card says, by the card and the way into its text: 'headline/18#enters/0/options/1'. */
function saidIn(s: Arkham, part: string): readonly Instruction[] {
  const [of = '', path = ''] = part.split('#');
  const said = path
    .split('/')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      tableFor(s).texts.get(of),
    );
  const list = (Array.isArray(said) ? said : [said]) as readonly (Instruction | undefined)[];
  return list.flatMap((it) => (it === undefined ? [] : it.do === 'may' ? it.does : [it]));
}

/**
 * The test that a part of a card asks for first; null if it asks for none, and where a monster is still to be chosen. What
 * may come of it is not looked at (ARK-466.10).
 */
export function trialIn(s: Arkham, seat: Seat, part: string): Trial | null {
  const test = saidIn(s, part).find((it) => it.do === 'test');
  if (test?.do !== 'test' || test.evading === true || !inPlay(s, seat)) return null;
  return trialOf(s, seat, test.skill, s.phase === 'encounter' ? 'encounter' : 'other', test.modifier);
}
