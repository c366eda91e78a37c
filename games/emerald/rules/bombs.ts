import type { Seat } from '@tabula/kernel/json.js';
import type { CardId, Emerald } from '../board.js';
import type { City } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { cardOf, textOf } from './cards.js';

/** Bombs for an assassination: the own agents in the city, and supporting cards. */

/** A supporting card: played for its printed bombs, or for its text (`text:` and the card). */
export type Support = string;

const TEXT = 'text:';
export const isText = (support: Support): boolean => support.startsWith(TEXT);
export const supportCard = (support: Support): CardId => (isText(support) ? support.slice(TEXT.length) : support);

/** One way to use a hand card as support: how many bombs it brings, and whether it doubles the agents (EMER-18.13). */
interface Way {
  readonly support: Support;
  readonly bombs: number;
  readonly doubles: boolean;
}

function waysOf(s: Emerald, card: CardId, agents: number): Way[] {
  const ways: Way[] = [];
  const printed = cardOf(s, card).bombs ?? 0; // EMER-10.9
  if (printed > 0) ways.push({ support: card, bombs: printed, doubles: false });
  for (const effect of textOf(s, card, 'advantage')?.does ?? [])
    if (effect.do === 'bombs') ways.push({ support: `${TEXT}${card}`, bombs: effect.count, doubles: false });
    else if (effect.do === 'double-bombs') ways.push({ support: `${TEXT}${card}`, bombs: agents, doubles: true });
  return ways;
}

/**
 * EMER-10.11, EMER-10.12: sets of supporting cards that reach the number needed and of which none could be left out; the
 * empty one alone if the own agents suffice. Copies of one card are taken in their order.
 */
export function supportSets(s: Emerald, seat: Seat, city: City, needed: number, killer: CardId): Support[][] {
  const agents = s.cities[city].agents[seat]!; // EMER-10.8
  const missing = needed - agents;
  if (missing <= 0) return [[]];
  const { alike } = packOf(s.pack);
  const cards: { readonly kind: string; readonly ways: readonly Way[] }[] = [];
  for (const card of s.seats[seat]!.hand) {
    if (card === killer) continue; // EMER-10.10
    const ways = waysOf(s, card, agents);
    if (ways.length > 0) cards.push({ kind: alike[card]!, ways });
  }
  const found = new Map<string, Support[]>();
  const chosen: Way[] = [];
  const names: string[] = [];
  const search = (from: number, bombs: number): void => {
    if (bombs >= missing) {
      if (chosen.some((way) => bombs - way.bombs >= missing)) return;
      const look = names.slice().sort().join(' ');
      if (!found.has(look))
        found.set(
          look,
          chosen.map((way) => way.support),
        );
      return;
    }
    for (let at = from; at < cards.length; at++)
      for (const way of cards[at]!.ways) {
        if (way.doubles && chosen.some((other) => other.doubles)) continue; // EMER-18.43
        chosen.push(way);
        names.push(`${isText(way.support) ? TEXT : ''}${cards[at]!.kind}`);
        search(at + 1, bombs + way.bombs);
        chosen.pop();
        names.pop();
      }
  };
  search(0, 0);
  return [...found.values()];
}

/** EMER-10.11: whether the own agents and the hand cards together can reach the number needed. */
export function canReach(s: Emerald, seat: Seat, city: City, needed: number, killer: CardId): boolean {
  const agents = s.cities[city].agents[seat]!;
  let missing = needed - agents;
  let doubled = 0;
  for (const card of s.seats[seat]!.hand) {
    if (missing <= 0) return true;
    if (card === killer) continue;
    let most = 0;
    let plain = 0;
    for (const { bombs, doubles } of waysOf(s, card, agents)) {
      most = Math.max(most, bombs);
      if (!doubles) plain = Math.max(plain, bombs);
    }
    // EMER-18.43: of the cards that double, the one for which it does most.
    missing -= plain;
    if (most - plain > doubled) {
      missing -= most - plain - doubled;
      doubled = most - plain;
    }
  }
  return missing <= 0;
}

/** The bombs that some supporting cards bring, one by one, for what is shown of an assassination. */
export const bombsOf = (s: Emerald, support: Support, agents: number): number =>
  waysOf(s, supportCard(support), agents).find((way) => way.support === support)?.bombs ?? 0;
