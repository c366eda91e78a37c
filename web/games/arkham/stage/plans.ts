import type { Arkham, MonsterInPlay } from '@tabula/arkham/board.js';
import type { CardId } from '@tabula/arkham/cards.js';
import { UNREACHABLE } from '@tabula/arkham/packs.js';
import { patrolled, preyNear } from '@tabula/arkham/rules/hunt.js';
import { distance, isReady, monsterCard } from '@tabula/arkham/rules/look.js';
import type { Seat } from '@tabula/kernel/json.js';

/** What a monster does in this phase, as far as the table tells it (ARK-202). */
export type Plan =
  | { readonly does: 'hunts'; readonly prey: readonly Seat[]; readonly steps: number }
  | { readonly does: 'patrols'; readonly to: readonly number[]; readonly steps: number }
  /** It comes to its goal whatever lies between (ARK-R.124). */
  | { readonly does: 'comes'; readonly prey: readonly Seat[]; readonly to: readonly number[] }
  | { readonly does: 'lurks' }
  | { readonly does: 'waits' }
  | { readonly does: 'attacks'; readonly whom: readonly Seat[] }
  | { readonly does: 'rises' };

const reach = (s: Arkham, from: number, to: readonly number[], speed: number): number => {
  const far = Math.min(UNREACHABLE, ...to.map((space) => distance(s, from, space)));
  return far === UNREACHABLE ? 0 : Math.min(speed, far);
};

export function planOf(s: Arkham, monster: MonsterInPlay): Plan {
  if (monster.exhausted) return { does: 'rises' };
  if (monster.with.length > 0) return { does: 'attacks', whom: monster.with };
  const { activation } = monsterCard(s, monster.card);
  if (activation.kind === 'lurker') return { does: 'lurks' };
  const patrols = activation.kind === 'patrol';
  const prey = patrols ? [] : preyNear(s, monster.card);
  const to = patrols ? patrolled(s, monster.card) : prey.map((seat) => s.seats[seat]!.space);
  if (to.length === 0) return { does: 'waits' };
  if (activation.speed === 'directly') return { does: 'comes', prey, to };
  const steps = reach(s, monster.space, to, activation.speed);
  if (steps === 0) return { does: 'waits' };
  return patrols ? { does: 'patrols', to, steps } : { does: 'hunts', prey, steps };
}

/** All monsters of the board in the order of the phase: those that move, those that attack, those that rise. */
export const inOrder = (s: Arkham): readonly MonsterInPlay[] => {
  const rank = (monster: MonsterInPlay) => (monster.exhausted ? 2 : isReady(monster) ? 0 : 1);
  return [...s.monsters].sort((a, b) => rank(a) - rank(b));
};

/** ARK-202: the steps of the monster phase. */
export const MONSTER_STEPS = ['move', 'attack', 'ready'] as const;
export type MonsterStep = (typeof MONSTER_STEPS)[number];

/** Which step it is at, by what was told of the phase and by what is asked. */
export function monsterStep(
  s: Arkham,
  told: readonly string[],
  asked: { readonly id: string; readonly cards: readonly CardId[] } | null,
): MonsterStep {
  const rises = (card: CardId) => s.monsters.some((monster) => monster.card === card && monster.exhausted);
  if (asked?.id === 'monster-phase/next') return asked.cards.some(rises) ? 'ready' : 'move';
  if (asked?.id === 'attacks-on/next') return 'attack';
  if (told.includes('event.readied')) return 'ready';
  return told.includes('event.attacks') ? 'attack' : 'move';
}
