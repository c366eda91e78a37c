import { reveal as disclose, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askAmount, askSome, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import { forget, remember } from '@tabula/kit/memory.js';
import { remove } from '@tabula/kit/piles.js';
import type { CardId, Cults } from '../board.js';
import type { District } from '../content/behaviour.js';
import type { RuleId } from '../rule-ids.js';
import { optionsOf } from '../table-options.js';
import type { Use } from '../verbs/fight.js';
import { giveDisorganisation, isLocked } from './cards.js';
import { hasRitual, levelsOf, takeRitual } from './districts.js';
import { type Aftermath, aftermathOf, afterwards, hasRedirect, perform, unusedOf, usesOf } from './fight-abilities.js';
import { type Acting, rule } from './kit.js';
import { npcReveals } from './npc-fight.js';
import { isNpc, othersOf } from './order.js';
import { type Total, totalsOf } from './totals.js';

/**
 * CULT-11.12 to CULT-11.32: everybody with a ritual in the district commits in secret, reveals one after the other, and
 * the single highest total wins. The result is the winner, or null for a tie.
 */
export const confrontation = rule<
  { seat: Seat; district: District },
  { winner: Seat | null; after: Aftermath[] },
  Seat | null
>('confrontation')({
  'CULT-11.12': (c) => {
    const { s, v } = c;
    // CULT-19.45: whoever executes, the player goes before the NPC.
    const order = s.npc === null ? [v.seat, ...othersOf(s, v.seat)] : [...s.seats.keys()];
    const sides = order.filter((seat) => hasRitual(s, v.district, seat));
    s.fight = { district: v.district, sides, committed: [], revealed: [], used: [] };
    tell(c, 'event.confrontation', { seat: { seat: v.seat }, district: { district: v.district } });
  },
  'CULT-11.14': ({ s }) => {
    const { sides, committed } = s.fight!;
    const seat = sides.find((side) => !committed.includes(side) && !isNpc(s, side));
    return seat === undefined ? goto('CULT-11.19') : call(commitment, { seat });
  },
  'CULT-11.14 next': goto('CULT-11.14'),
  'CULT-11.19': ({ s }) => {
    const { sides, revealed } = s.fight!;
    const seat = sides[revealed.length];
    if (seat === undefined) return goto('CULT-11.22');
    return isNpc(s, seat) ? call(npcReveals, {}) : call(showing, { seat });
  },
  'CULT-11.19 next': goto('CULT-11.19'),
  'CULT-11.22': (c) => {
    const totals = totalsOf(c.s); // CULT-21.44: only now
    for (const { seat, total } of totals) tell(c, 'event.total', { seat: { seat }, total });
    c.v.winner = winnerOf(c.s, totals);
  },
  'CULT-11.23': (c) => {
    const { winner } = c.v;
    const where = { district: { district: c.v.district } };
    if (winner === null) tell(c, 'event.confrontation-tied', where, tieRule(c.s));
    else tell(c, 'event.confrontation-won', { seat: { seat: winner }, ...where });
  },
  'CULT-11.24': (c) => {
    const tie = c.v.winner === null ? tieRule(c.s) : undefined;
    for (const seat of losersOf(c.s, c.v.winner)) loseRituals(c, seat, c.v.district, tie);
  },
  'CULT-11.25': (c) => {
    const { winner } = c.v;
    for (const seat of losersOf(c.s, winner)) {
      const redirected = winner !== null && hasRedirect(c.s, seat);
      if (redirected) tell(c, 'event.redirected', { seat: { seat }, winner: { seat: winner } });
      giveDisorganisation(c, redirected ? winner : seat, winner === null ? tieRule(c.s) : undefined);
    }
  },
  'CULT-11.28': (c) => {
    c.v.after = aftermathOf(c.s, c.v.winner);
    cleanUp(c.s);
    tell(c, 'event.confrontation-over', { district: { district: c.v.district } });
  },
  'CULT-21.73': ({ v }) => {
    const next = v.after.shift();
    return next === undefined ? done(v.winner) : call(afterwards, next);
  },
  'CULT-21.73 next': goto('CULT-21.73'),
});

/** CULT-11.13 to CULT-11.18: any hand cards face down, and any number of the own thugs in the closed hand. */
export const commitment = rule<{ seat: Seat }, { cards: CardId[]; thugs: number }>('commitment')({
  'CULT-11.15': ({ s, v }) => {
    const player = s.seats[v.seat]!;
    const cards = player.hand.filter((card) => !isLocked(player, card)); // CULT-20.33
    if (cards.length === 0) return goto('CULT-11.16');
    return askSome(v.seat, 'cards', cards, 0, cards.length, { always: true });
  },
  'CULT-11.13': ({ s, v }) => {
    layDown(s, v.seat, v.cards);
    v.cards = []; // which cards they are is nobody else's to know
  },
  // CULT-11.16. Who has no thugs is asked as well: nobody else knows.
  'CULT-11.16': ({ s, v }) => askAmount(v.seat, 'thugs', 0, s.seats[v.seat]!.thug, { always: true }),
  'CULT-11.17': (c) => {
    const { seat, thugs } = c.v;
    const player = c.s.seats[seat]!;
    player.thug -= thugs;
    player.gang = thugs;
    c.s.fight!.committed.push(seat);
    tell(c, 'event.committed', { seat: { seat }, count: player.committed.length });
  },
});

/** Nobody else can tell any more which of the cards he knew to be in this hand were laid down, unless none or all were. */
function layDown(s: Cults, seat: Seat, cards: readonly CardId[]): void {
  const player = s.seats[seat]!;
  const open = player.hand.filter((card) => !isLocked(player, card));
  if (cards.length > 0 && cards.length < open.length) forget(s, open);
  for (const card of cards) {
    remove(player.hand, card);
    player.committed.push(card);
  }
}

/** CULT-11.19, CULT-21.43: cards and thugs together, then the wanted abilities in any order (CULT-16.31). */
export const showing = rule<{ seat: Seat }, { use: Use | typeof STOP }>('showing')({
  'CULT-11.19': (c) => {
    const { seat } = c.v;
    const player = c.s.seats[seat]!;
    c.s.fight!.revealed.push(seat);
    disclose(c);
    // What is not told yet lies face down: whoever looks on sees each where it is told.
    while (player.committed.length > 0) {
      const card = player.committed.shift()!;
      player.revealed.push(card);
      tell(c, 'event.revealed', { seat: { seat }, card: { card } });
    }
    player.brawlers = player.gang;
    player.gang = 0;
    tell(c, 'event.revealed-thugs', { seat: { seat }, count: player.brawlers });
  },
  'CULT-16.30': ({ s, v }) => {
    if (unusedOf(s, v.seat).length === 0) return done();
    const uses: (Use | typeof STOP)[] = usesOf(s, v.seat);
    if (uses.length === 0 || optionsOf(s).confrontationAbilities === 'optional') uses.push(STOP); // CULT-20.5
    // Whether a price can be paid is known to nobody else, so the question is put in any case.
    return ask(v.seat, 'use', uses, { always: true });
  },
  'CULT-16.31': (c) => {
    if (c.v.use === STOP) return done();
    perform(c, c.v.seat, c.v.use);
    return goto('CULT-16.30');
  },
});

/** CULT-11.23, CULT-11.26, CULT-11.27: who has the single highest total. CULT-20.4: by an option any two equal ones tie. */
function winnerOf(s: Cults, totals: readonly Total[]): Seat | null {
  const highest = Math.max(...totals.map(({ total }) => total));
  const leaders = totals.filter(({ total }) => total === highest);
  if (leaders.length > 1) return null;
  const different = new Set(totals.map(({ total }) => total)).size;
  if (optionsOf(s).confrontationTie === 'anyEqual' && different < totals.length) return null;
  return leaders[0]!.seat;
}

/** A tie costs everybody who takes part; against the NPC by a rule of its own. */
const tieRule = (s: Cults): RuleId => (s.npc === null ? 'CULT-11.26' : 'CULT-19.52');

const losersOf = (s: Cults, winner: Seat | null): Seat[] => s.fight!.sides.filter((seat) => seat !== winner);

function loseRituals(c: Acting, seat: Seat, district: District, rule?: RuleId): void {
  for (const level of levelsOf(c.s, district, seat)) {
    takeRitual(c.s, district, seat, level);
    tell(c, 'event.ritual-lost', { seat: { seat }, level: { level }, district: { district } }, rule);
  }
}

/** CULT-11.28, CULT-19.53: cards to the discard piles, thugs to the pool, whoever won. */
function cleanUp(s: Cults): void {
  for (const seat of s.fight!.sides) {
    const player = s.seats[seat]!;
    remember(s, player.revealed);
    player.discard.push(...player.revealed.splice(0));
    player.brawlers = 0;
    player.weakened = 0;
  }
  if (s.npc !== null) {
    s.npc.discard.push(...s.npc.revealed.splice(0));
    s.dice = [];
    s.roller = null;
  }
  s.fight = null;
}
