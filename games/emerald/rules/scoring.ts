import { conclude, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { None } from '@tabula/kit/acting.js';
import type { Emerald } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import { rule } from './kit.js';
import { totalOf, trackDifference } from './points.js';
import { factionOf, show } from './reveal.js';

export const PENALTY = 5; // EMER-17.16

/** What of a player's points counts at the end, by where it comes from. */
export interface Account {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly open: number;
  readonly kept: number;
  /** The share of the tracks that is kept (EMER-17.12). */
  readonly tracks: number;
}

const factionsOf = (s: Emerald): Faction[] => s.seats.map((_, seat) => factionOf(s, seat));

/** EMER-17.9 to EMER-17.13: what is kept of the ledger and of the tracks. */
export function accountOf(s: Emerald, seat: Seat, factions: readonly Faction[] = factionsOf(s)): Account {
  const faction = factions[seat]!;
  let kept = 0;
  for (const { amount, kind, victim } of s.seats[seat]!.ledger)
    if (kind === 'neutral' || kind === faction) kept += amount;
    else if (kind === 'kill' && faction === 'loyalist' && factions[victim!] === 'restorationist') kept += amount;
  const { loyalist, restorationist } = s.markers;
  const ahead = loyalist === restorationist ? null : loyalist > restorationist ? 'loyalist' : 'restorationist';
  const tracks = ahead === faction ? trackDifference(s) : 0;
  return { seat, faction, open: totalOf(s, seat), kept, tracks };
}

const accountsOf = (s: Emerald, factions: readonly Faction[] = factionsOf(s)): Account[] =>
  s.seats.map((_, seat) => accountOf(s, seat, factions));

/** EMER-17.14, EMER-17.15: the faction of the lowest, a Loyalist before a Restorationist. */
export function punishedFaction(accounts: readonly Account[]): Faction {
  const corrected = ({ kept, tracks }: Account) => kept + tracks;
  const lowest = Math.min(...accounts.map(corrected));
  const low = accounts.filter((account) => corrected(account) === lowest);
  return low.some(({ faction }) => faction === 'loyalist') ? 'loyalist' : 'restorationist';
}

/** EMER-17.16: what everybody has after the correction and the penalty, which may be less than nothing (EMER-17.17). */
export function finalTotals(s: Emerald, accounts: readonly Account[] = accountsOf(s)): number[] {
  const punished = punishedFaction(accounts);
  return accounts.map(({ faction, kept, tracks }) => kept + tracks - (faction === punished ? PENALTY : 0));
}

/** EMER-17.18 to EMER-17.20: players by their final totals, a Restorationist before a Loyalist. */
function placesOf(accounts: readonly Account[], totals: readonly number[]): Seat[][] {
  const rank = ({ seat, faction }: Account) => 2 * totals[seat]! + (faction === 'restorationist' ? 1 : 0);
  const ranks = [...new Set(accounts.map(rank))].sort((a, b) => b - a);
  return ranks.map((value) => accounts.filter((account) => rank(account) === value).map(({ seat }) => seat));
}

/** Who would win if the game were over now and the players were of these factions. */
export function winnersIf(s: Emerald, factions: readonly Faction[]): readonly Seat[] {
  const accounts = accountsOf(s, factions);
  return placesOf(accounts, finalTotals(s, accounts))[0]!;
}

/** Section 17. */
export const scoring = rule<None>('scoring')({
  'EMER-17.8': (c) => {
    c.s.phase = 'end';
    for (let seat = 0; seat < c.s.seats.length; seat++) show(c, seat); // EMER-20.73: nothing comes of it
  },
  'EMER-17.9': (c) => {
    const accounts = accountsOf(c.s);
    for (const { seat, open, kept, tracks } of accounts)
      tell(c, 'event.corrected', { seat: { seat }, open, corrected: kept + tracks });
    tell(c, 'event.punished', { faction: { faction: punishedFaction(accounts) }, count: PENALTY }); // EMER-17.21
    c.s.totals = finalTotals(c.s, accounts);
  },
  'EMER-17.18': (c) => {
    const accounts = accountsOf(c.s);
    const totals = c.s.totals!;
    const places = placesOf(accounts, totals);
    const [first] = places[0]!;
    for (const seat of places[0]!) tell(c, 'event.won', { seat: { seat }, count: totals[seat]! });
    conclude(c, { places, reason: tied(accounts, totals, first!) ? 'tie-break' : 'points' });
  },
});

/** EMER-17.19: whether a Loyalist had as many points as the winner. */
const tied = (accounts: readonly Account[], totals: readonly number[], first: Seat): boolean =>
  accounts.some(({ seat, faction }) => totals[seat] === totals[first] && faction !== accounts[first]!.faction);
