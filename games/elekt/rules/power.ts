import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { CardId, Elekt, UnitId } from '../board.js';
import type { Zone } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { privilegeCard, unitsWith, zoneCard, zonePower } from './cards.js';
import { leaders, tellCounts } from './counting.js';
import { highest, lowest } from './court.js';
import { discardUnits } from './discarding.js';
import { claimTitles } from './game-end.js';
import { gainEmbers, takeFromDiscard } from './keywords.js';
import { type Acting, rule } from './kit.js';

/** Chapter 10: the highest count, be it 0 (ELEK-10.4, ELEK-10.5), takes the card, like it or not (ELEK-10.2). */
export const power = rule<{ zone: Zone }, { winner: Seat; card: CardId }>('power')({
  'ELEK-10.8': (c) => {
    const { s, v } = c;
    v.card = s.zones[v.zone].card!;
    if (v.zone === 'court') s.courts++;
    tellCounts(c, v.zone, 'power');
    if (s.zones[v.zone].units.length > 0) return;
    // ELEK-10.9, ELEK-17.24: empty is empty, whatever the reason.
    s.zones[v.zone].card = null;
    goneTo(s, v.zone).push(v.card);
    tell(c, 'event.card-unclaimed', { card: { card: v.card }, zone: { zone: v.zone } });
    return done();
  },
  'ELEK-10.1': (c) => {
    const { seats } = leaders(c.s, c.v.zone, 'power');
    c.v.winner = seats.length === 1 ? seats[0]! : breakTie(c, c.v.zone, seats);
  },
  'ELEK-10.6': (c) => {
    const { s, v } = c;
    s.zones[v.zone].card = null; // with it ends what it changed in the Zone (ELEK-13.18)
    const { missions, influences, privileges } = s.seats[v.winner]!;
    ({ mission: missions, influence: influences, court: privileges })[v.zone].push(v.card);
    if (v.zone === 'court') s.privilegeTo = v.winner; // ELEK-10.10
    tell(c, 'event.won-card', { seat: { seat: v.winner }, card: { card: v.card }, zone: { zone: v.zone } });
  },
  // ELEK-17.45: the check comes before the text of the card. Privileges carry no Titles (ELEK-1.19, ELEK-17.78).
  'ELEK-10.7': ({ v }) => (v.zone === 'court' ? done() : call(claimTitles, { seat: v.winner })),
  'ELEK-10.11': ({ v }) => call(afterWinning, { seat: v.winner, card: v.card }),
});

const goneTo = (s: Elekt, zone: Zone): CardId[] =>
  ({ mission: s.gone.missions, influence: s.gone.influences, court: s.gone.privileges })[zone];

/** How a tie in Power is decided: who wins it, what is told of it, and the card that decides if one does. */
export interface TieBreak {
  readonly seat: Seat;
  readonly key: 'event.tie-won' | 'event.tie-lost' | 'event.tie-lowest' | 'event.tie-highest';
  readonly card: CardId | null;
  readonly rule: RuleId;
}

/** ELEK-6.15, ELEK-10.12: the first step that leaves one player decides; court position always does. */
export function tieBreak(s: Elekt, zone: Zone, tied: readonly Seat[]): TieBreak {
  const rule: RuleId = 'ELEK-10.12';
  // One at most: no two Privileges of a pack do the same in one Zone.
  for (const seat of tied) {
    const card = s.seats[seat]!.privileges.find((id) =>
      privilegeCard(s, id).powers.some((power) => power.is === 'win-ties' && power.zone === zone),
    );
    if (card !== undefined) return { seat, key: 'event.tie-won', card, rule };
  }
  const left = tied.filter((seat) => unitsWith(s, zone, seat, 'lose-ties').length === 0);
  if (left.length === 1) {
    const loser = tied.find((seat) => seat !== left[0])!;
    return { seat: left[0]!, key: 'event.tie-lost', card: unitsWith(s, zone, loser, 'lose-ties')[0]!.card, rule };
  }
  const contenders = left.length > 0 ? left : tied;
  if (zonePower(s, zone, 'lowest-wins-ties') !== undefined)
    return { seat: lowest(s, contenders), key: 'event.tie-lowest', card: s.zones[zone].card, rule };
  return { seat: highest(s, contenders), key: 'event.tie-highest', card: null, rule: 'ELEK-10.3' };
}

/** Breaks a tie, and tells by what. */
export function breakTie(c: Acting, zone: Zone, tied: readonly Seat[]): Seat {
  const { seat, key, card, rule } = tieBreak(c.s, zone, tied);
  const about = { seat: { seat }, attribute: { attribute: 'power' }, zone: { zone } };
  tell(c, key, card === null ? about : { ...about, card: { card } }, rule);
  return seat;
}

/** ELEK-17.57: text "after winning this card" is carried out although the card has left the board. */
export const afterWinning = rule<{ seat: Seat; card: CardId }, { choice: UnitId | typeof STOP }>('after-winning')({
  'ELEK-15.23': ({ s, v }) => {
    // ELEK-15.21, ELEK-15.22: only now, and an empty hand was no obstacle to winning.
    const toll = zoneCard(s, v.card).powers.find((entry) => entry.is === 'won-discard');
    if (toll !== undefined) return call(discardUnits, { seat: v.seat, count: toll.count, because: 'ELEK-15.23' });
  },
  'ELEK-14.5': (c) => {
    const reward = zoneCard(c.s, c.v.card).powers.find((entry) => entry.is === 'won-gain-ember');
    if (reward !== undefined) gainEmbers(c, c.v.seat, reward.amount);
  },
  'ELEK-14.19': ({ s, v }) => {
    const recovers = zoneCard(s, v.card).powers.some((entry) => entry.is === 'won-recover');
    return recovers && s.discard.length > 0 ? ask(v.seat, 'choice', [...s.discard, STOP]) : done();
  },
  'ELEK-14.19 taken': (c) => {
    if (c.v.choice !== STOP) takeFromDiscard(c, c.v.seat, c.v.choice);
  },
});
