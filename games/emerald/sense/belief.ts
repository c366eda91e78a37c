import type { Seat } from '@tabula/kernel/json.js';
import { renameCards } from '@tabula/kernel/renaming.js';
import { below, type Rng } from '@tabula/kernel/rng.js';
import { type CardId, type Emerald, IDENTITIES, printedFaction } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import { factionOf, turned } from '../rules/reveal.js';

/**
 * Who is what, as somebody at the table may think. It follows from what all have seen (points in the ledgers, markers that
 * were moved, what lies revealed) and from what this seat alone knows (its own identity, and those that Burtsev showed it).
 */

/** How much each sign speaks for a Restorationist, in log odds; against one, for a Loyalist. Fitted to finished games. */
const SIGN = { marker: 0.55, royal: 0.5, card: 0.25, kill: 0.3 };
/** Signs from before a Change of Heart say less of what somebody is now; which they are cannot be told any more. */
const CHANGED = 0.3;
const MOST = 4;

/** What a player has done, as log odds that the identity card says Restorationist. */
export function signsOf(s: Emerald, seat: Seat): number {
  const { ledger, pushed, changes } = s.seats[seat]!;
  let signs = SIGN.marker * (pushed.restorationist - pushed.loyalist);
  for (const { amount, kind, from } of ledger) {
    if (kind === 'neutral') continue;
    if (kind === 'kill') signs -= SIGN.kill * amount;
    else signs += (kind === 'restorationist' ? amount : -amount) * (from.startsWith('royal') ? SIGN.royal : SIGN.card);
  }
  if (changes.length > 0) signs *= CHANGED;
  return Math.max(-MOST, Math.min(MOST, signs));
}

/** Identities that are taken as known, though they are not. */
type Pinned = ReadonlySet<CardId> | undefined;

/** Whether a seat knows what another is: itself, who has revealed, and whom it has looked at. */
function knows(s: Emerald, viewer: Seat, seat: Seat, pinned?: Pinned): boolean {
  const [card] = s.seats[seat]!.identity;
  if (seat === viewer || card === undefined) return true;
  return ((s.known[card] ?? 0) & (1 << viewer)) !== 0 || pinned?.has(card) === true;
}

/** How many identities of each faction the seat does not know. */
function unseen(s: Emerald, viewer: Seat, pinned?: Pinned): Record<Faction, number> {
  const left = { loyalist: 0, restorationist: 0 };
  for (const id of IDENTITIES) left[printedFaction(id)]++;
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (!knows(s, viewer, seat, pinned)) continue;
    const { revealed, identity } = s.seats[seat]!;
    left[printedFaction((revealed[0] ?? identity[0])!)]--;
  }
  return left;
}

/** How likely each player is a Restorationist in the end, as one seat thinks. */
export function suspicions(s: Emerald, viewer: Seat): number[] {
  const left = unseen(s, viewer);
  return s.seats.map(({ changes }, seat) => {
    if (knows(s, viewer, seat)) return factionOf(s, seat) === 'restorationist' ? 1 : 0;
    const odds = (Math.exp(signsOf(s, seat)) * left.restorationist) / Math.max(left.loyalist, 1e-6);
    const printed = odds / (1 + odds);
    return changes.length % 2 === 0 ? printed : 1 - printed;
  });
}

/** One way in which the identities may be dealt: the printed factions of all seats, and its weight among all ways. */
interface Deal {
  readonly printed: readonly Faction[];
  readonly weight: number;
}

/** Every way in which the identities that a seat does not know may be dealt; the weights are relative. */
function deals(s: Emerald, viewer: Seat, pinned?: Pinned): Deal[] {
  let found: { printed: Faction[]; weight: number; left: Record<Faction, number> }[] = [
    { printed: [], weight: 1, left: unseen(s, viewer, pinned) },
  ];
  for (let seat = 0; seat < s.seats.length; seat++) {
    if (knows(s, viewer, seat, pinned)) {
      const { revealed, identity } = s.seats[seat]!;
      for (const deal of found) deal.printed.push(printedFaction((revealed[0] ?? identity[0])!));
      continue;
    }
    const odds = Math.exp(signsOf(s, seat));
    const next: typeof found = [];
    for (const { printed, weight, left } of found) {
      if (left.loyalist > 0)
        next.push({
          printed: [...printed, 'loyalist'],
          weight: weight * left.loyalist,
          left: { ...left, loyalist: left.loyalist - 1 },
        });
      if (left.restorationist > 0)
        next.push({
          printed: [...printed, 'restorationist'],
          weight: weight * left.restorationist * odds,
          left: { ...left, restorationist: left.restorationist - 1 },
        });
    }
    found = next;
  }
  return found;
}

/** The factions that all may have in the end, each way with its chance, as one seat thinks. */
export function factionsThought(
  s: Emerald,
  viewer: Seat,
): { readonly factions: readonly Faction[]; readonly chance: number }[] {
  const all = deals(s, viewer);
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return all.map(({ printed, weight }) => ({
    factions: printed.map((faction, seat) => turned(faction, s.seats[seat]!.changes)),
    chance: weight / sum,
  }));
}

const FINE = 0x40000000;

/** One of the deals, each as likely as its weight. */
function drawn(all: readonly Deal[], rng: Rng): Deal {
  let left = (below(rng, FINE) / FINE) * all.reduce((total, { weight }) => total + weight, 0);
  for (const deal of all) {
    left -= deal.weight;
    if (left < 0) return deal;
  }
  return all[all.length - 1]!;
}

/**
 * EMER-19.1, EMER-19.3: deals the identities that a seat does not know by what it thinks of the players. What others
 * remember of a card goes with its place.
 */
export function dealIdentities(s: Emerald, viewer: Seat, rng: Rng, pinned?: Pinned): void {
  const hidden = s.seats.flatMap((_, seat) => (knows(s, viewer, seat, pinned) ? [] : [seat]));
  if (hidden.length === 0) return;
  const all = deals(s, viewer, pinned);
  const { printed } = drawn(all, rng);
  const was = [...hidden.map((seat) => s.seats[seat]!.identity[0]!), ...s.identities];
  const pool = [...was];
  const take = (faction: Faction): CardId =>
    pool.splice(
      pool.findIndex((card) => printedFaction(card) === faction),
      1,
    )[0]!;
  for (const seat of hidden) s.seats[seat]!.identity = [take(printed[seat]!)];
  s.identities = pool;
  const is = [...hidden.map((seat) => s.seats[seat]!.identity[0]!), ...s.identities];
  const renamed = new Map(was.flatMap((card, i) => (card === is[i] ? [] : [[card, is[i]!] as const])));
  if (renamed.size > 0) renameCards(s.known, renamed);
}
