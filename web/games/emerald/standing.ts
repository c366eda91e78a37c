import type { EmeraldView } from '@tabula/emerald/board.js';
import type { City } from '@tabula/emerald/content/behaviour.js';
import { hasMajority } from '@tabula/emerald/rules/cities.js';
import type { Seat } from '@tabula/kernel/json.js';

/** What somebody has in a city. */
export interface Presence {
  readonly seat: Seat;
  readonly agents: number;
  readonly cubes: number;
  readonly sum: number;
}

/** Who stands in a city, in the order of the seats, and who has the majority. */
export interface Standing {
  readonly present: readonly Presence[];
  readonly majority: Seat | null;
  /** EMER-6.6: several have the most. */
  readonly tied: boolean;
}

export function standingIn(view: EmeraldView, city: City): Standing {
  const { agents, cubes } = view.cities[city];
  const present = view.seats
    .map((_, seat) => ({ seat, agents: agents[seat]!, cubes: cubes[seat]!, sum: agents[seat]! + cubes[seat]! }))
    .filter(({ sum }) => sum > 0);
  const majority = present.find(({ seat }) => hasMajority(view, city, seat))?.seat ?? null;
  return { present, majority, tied: majority === null && present.length > 1 };
}

/** Where the royal of a city is: still in the stack, beside it, or with whoever took it; gone if Cthulhu swallowed it. */
export type RoyalIs =
  | { readonly is: 'hidden' }
  | { readonly is: 'there'; readonly card: string }
  | { readonly is: 'taken'; readonly card: string; readonly by: Seat }
  | { readonly is: 'gone' };

export function royalIn(view: EmeraldView, city: City): RoyalIs {
  const card = `royal-${city}`;
  const by = view.seats.findIndex(({ display }) => display.includes(card));
  if (by >= 0) return { is: 'taken', card, by };
  if (view.cities[city].royal.length > 0) return { is: 'there', card };
  // A royal that was still in the stack of a devoured city is buried with it: no card lies there any more.
  const { stack, top } = view.cities[city];
  return stack.count === 0 && top.length === 0 ? { is: 'gone' } : { is: 'hidden' };
}
