import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import { remove } from '@tabula/kit/piles.js';
import type { CardId, Elekt, UnitId } from '../board.js';
import { ZONES, type Zone } from '../content/behaviour.js';
import { powerOf, unitIn, unitsOf, unitsWith, zoneCard, zonePower } from './cards.js';
import { claimTitles } from './game-end.js';
import { discardFromZone, payEmbers } from './keywords.js';
import { rule } from './kit.js';
import { movesAllowed, swapUnits } from './moving.js';

export type Swap = readonly ['swap', UnitId, UnitId];
export type Forgery = readonly ['forge', UnitId, CardId];

/** Chapter 8: the winner may swap an own unit here with an own unit in another Zone. */
export const cunning = rule<
  { zone: Zone; winner: Seat },
  { left: number; forge: boolean; choice: Swap | Forgery | typeof STOP }
>('cunning')({
  'ELEK-17.34': ({ s, v }) => {
    v.left = 1 + (zonePower(s, v.zone, 'extra-swap')?.count ?? 0);
    for (const unit of unitsWith(s, v.zone, v.winner, 'extra-swap')) v.left += powerOf(s, unit, 'extra-swap')!.count;
    v.forge = true;
  },
  'ELEK-8.1': ({ s, v }) => {
    if (v.left === 0) return done();
    const choices = [...swaps(s, v.zone, v.winner), ...(v.forge ? forgeries(s, v.zone, v.winner) : [])];
    return choices.length === 0 ? done() : ask(v.winner, 'choice', [...choices, STOP]);
  },
  'ELEK-8.9': ({ v }) => {
    if (v.choice === STOP) return done();
    if (v.choice[0] === 'forge') return goto('ELEK-15.4');
    v.left--;
    v.forge = false; // ELEK-17.85: only before the first swap
  },
  'ELEK-8.6': (c) => {
    const { choice, winner } = c.v;
    if (choice !== STOP && choice[0] === 'swap') swapUnits(c, winner, choice[1], choice[2]);
    return goto('ELEK-8.1');
  },
  'ELEK-15.4': (c) => {
    const { zone, winner, choice } = c.v;
    if (choice === STOP || choice[0] !== 'forge') return done();
    const [, forger, card] = choice;
    const unit = unitIn(c.s, zone, forger)!;
    payEmbers(c, winner, powerOf(c.s, unit, 'forge')!.price);
    discardFromZone(c, zone, unit);
    return call(takeCard, { seat: winner, card });
  },
});

/**
 * ELEK-8.2 to ELEK-8.5: every own unit here with every own unit elsewhere, whether that Zone is resolved or not
 * (ELEK-17.31), unless a card forbids it. A swap always takes two (ELEK-17.33).
 */
function swaps(s: Elekt, zone: Zone, winner: Seat): Swap[] {
  if (!movesAllowed(s, zone)) return [];
  const found: Swap[] = [];
  for (const own of unitsOf(s, zone, winner))
    for (const other of ZONES)
      if (other !== zone && movesAllowed(s, other))
        for (const unit of unitsOf(s, other, winner)) found.push(['swap', own.card, unit.card]);
  return found;
}

/** ELEK-17.63: with enough Embers, each card with the right number of Titles that an opponent has won. */
function forgeries(s: Elekt, zone: Zone, winner: Seat): Forgery[] {
  return unitsWith(s, zone, winner, 'forge').flatMap((unit) => {
    const { price, titles } = powerOf(s, unit, 'forge')!;
    if (s.seats[winner]!.embers < price) return [];
    return s.seats.flatMap((player, seat) =>
      seat === winner
        ? []
        : [...player.missions, ...player.influences]
            .filter((card) => zoneCard(s, card).titles.length === titles)
            .map((card) => ['forge', unit.card, card] as const),
    );
  });
}

/** ELEK-15.1 to ELEK-15.3: a won card changes hands. It counts at once, but it has not been won again. */
export const takeCard = rule<{ seat: Seat; card: CardId }>('take-card')({
  'ELEK-15.1': (c) => {
    const { seat, card } = c.v;
    const from = c.s.seats.findIndex((player) => player.missions.includes(card) || player.influences.includes(card));
    const kind = c.s.seats[from]!.missions.includes(card) ? 'missions' : 'influences';
    const pile = c.s.seats[from]![kind];
    remove(pile, card);
    c.s.seats[seat]![kind].push(card);
    tell(c, 'event.forged', { seat: { seat }, from: { seat: from }, card: { card } });
  },
  'ELEK-15.2': ({ v }) => call(claimTitles, { seat: v.seat }),
});
