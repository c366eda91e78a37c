import type { Invariant } from '@tabula/kernel/game.js';
import { same } from '@tabula/kernel/json.js';
import { AGENTS, type CardId, CUBES, dealtToCities, type Emerald, SANITY_TOKENS, ZOMBIES } from './board.js';
import { CITIES, type City, FACTIONS } from './content/behaviour.js';
import { packOf } from './content/packs.js';
import { cardOf, textsOf } from './rules/cards.js';
import { agentsOnBoard } from './rules/cities.js';
import { takeTop } from './rules/claim.js';
import { blackHandPoints, royalsOf } from './rules/killing.js';
import { limitReached } from './rules/points.js';
import { factionOf, isRevealed, reveal } from './rules/reveal.js';
import { finalTotals } from './rules/scoring.js';
import { setup } from './rules/setup.js';
import { turn } from './rules/turn.js';

/**
 * The invariants of the specification that one position can show, and what else makes a position whole. The kernel checks
 * that every card of the box is in exactly one place (INV-5) and that numbers keep to their bounds (INV-4, INV-10). Totals
 * are not kept but counted (INV-11, INV-12). Those that speak of what happens between positions are shown by play:
 * invariants-in-play.test.ts.
 */

type Check = Invariant<Emerald>['broken'];
type Player = Emerald['seats'][number];
const holds = (id: string, broken: Check): Invariant<Emerald> => ({ id, broken });
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const total = (count: number, is: number, what: string) => (is === count ? null : `${is} ${what}, not ${count}`);

/** The first seat with something wrong, and what. */
function firstSeat(s: Emerald, broken: (player: Player, seat: number) => string | null): string | null {
  for (const [seat, player] of s.seats.entries()) {
    const found = broken(player, seat);
    if (found !== null) return `seat ${seat}: ${found}`;
  }
  return null;
}

/** The first city with something wrong, and what. */
function firstCity(s: Emerald, broken: (here: Emerald['cities'][City], city: City) => string | null): string | null {
  for (const city of CITIES) {
    const found = broken(s.cities[city], city);
    if (found !== null) return `${city}: ${found}`;
  }
  return null;
}

const inCities = (s: Emerald, pieces: 'agents' | 'cubes', seat: number): number =>
  sum(CITIES.map((city) => s.cities[city][pieces][seat] ?? 0));

/** The cards in a player's own card cycle: where royals, and starting cards of others, never are. */
const cycle = ({ deck, hand, discard, played }: Player): CardId[] => [deck, hand, discard, played].flat();

const isRoyal = (s: Emerald, card: CardId): boolean => packOf(s.pack).royals[card] !== undefined;
const isStarting = (s: Emerald, card: CardId): boolean =>
  packOf(s.pack).pack.starting.some(({ id }) => card.startsWith(`${id}.`));
const ownerOf = (card: CardId): number => Number(card.slice(card.lastIndexOf('.') + 1));
const does = (s: Emerald, card: CardId, kind: string): boolean =>
  textsOf(s, card).some((text) => text.does.some((effect) => effect.do === kind));

export const invariants: readonly Invariant<Emerald>[] = [
  holds('pack', (s, { options }) =>
    s.pack === options.pack ? null : `the board has the pack '${s.pack}', the table '${options.pack}'`,
  ),
  holds('phase', (s, { result, stack }) => {
    if ((s.phase === 'setup') !== stack.some(({ rule }) => rule === setup.name)) return `the phase is ${s.phase}`;
    if ((s.round === 0) !== (s.phase === 'setup')) return `round ${s.round} in the phase ${s.phase}`;
    if ((s.phase === 'end') !== (result !== null)) return 'the game has a result when it is over, and only then';
    return (s.phase === 'end') === (s.ended !== null) ? null : 'something has ended the game when it is over';
  }),
  // The turn that is played is that of the active player.
  holds('turn', (s, { stack }) => {
    const frame = stack.find(({ rule }) => rule === turn.name);
    return frame === undefined || frame.v.seat === s.active ? null : `seat ${frame.v.seat} plays, not ${s.active}`;
  }),
  // EMER-9.3: somebody has moved every step that a marker has moved.
  holds('pushed', (s) => {
    for (const track of FACTIONS) {
      const moved = s.seats.reduce((sum, { pushed }) => sum + pushed[track], 0);
      if (moved !== s.markers[track])
        return `the ${track} marker stands on ${s.markers[track]}, but was moved ${moved}`;
    }
    return null;
  }),
  // EMER-15.14, EMER-2.16: hidden or revealed, everybody has one identity once they are dealt.
  holds('identity', (s) =>
    firstSeat(s, ({ identity, revealed }) => total(1, identity.length + revealed.length, 'identity cards')),
  ),
  holds('memory', (s) => {
    const stray = Object.keys(s.known).find(
      (card) => !s.seats.some(({ identity, revealed }) => identity.includes(card) || revealed.includes(card)),
    );
    return stray === undefined ? null : `${stray} is remembered, but nobody has looked at it`;
  }),
  // EMER-4.17: cards are in play while something is carried out, not between two deeds.
  holds('played', (s, { stack }) => {
    const top = stack[stack.length - 1];
    if (top?.rule !== turn.name) return null;
    return firstSeat(s, ({ played }) => (played.length === 0 ? null : `${played[0]} is in play`));
  }),
  holds('INV-1', (s) =>
    firstSeat(s, ({ cubes, limbo }, seat) => total(CUBES, cubes + limbo + inCities(s, 'cubes', seat), 'cubes')),
  ),
  holds('INV-2', (s) =>
    firstSeat(s, ({ agents, parked, fed }, seat) => {
      const killed = sum(s.seats.map(({ victims }) => victims.filter(({ owner }) => owner === seat).length));
      return total(AGENTS, agents + inCities(s, 'agents', seat) + parked + fed + killed, 'agents');
    }),
  ),
  holds('INV-3', (s) =>
    total(s.undeadEnded ? 0 : ZOMBIES, s.zombies + sum(CITIES.map((city) => s.cities[city].zombies)), 'zombies'),
  ),
  holds('INV-4', (s) => total(SANITY_TOKENS, s.sanity + sum(s.seats.map(({ sanity }) => sanity)), 'sanity tokens')),
  holds('INV-6', (s) =>
    firstSeat(s, (player, seat) => {
      const stray = cycle(player).find((card) => isStarting(s, card) && ownerOf(card) !== seat);
      return stray === undefined ? null : `has ${stray}, a starting card of another colour`;
    }),
  ),
  holds('INV-7', (s) => {
    const lost = [...s.unused, ...s.seats.flatMap((player) => [...cycle(player), ...player.changes])].find((card) =>
      isRoyal(s, card),
    );
    if (lost !== undefined) return `${lost} has left the royals`;
    return firstCity(s, ({ stack, top, royal, buried }, city) => {
      if (royal.some((card) => card !== `royal-${city}`)) return `${royal.join(', ')} in the royal slot`;
      const foreign = [...stack, ...top, ...buried].find(
        (card) => /^(city|royal)-/.test(card) && !card.endsWith(`-${city}`),
      );
      return foreign === undefined ? null : `holds ${foreign}`;
    });
  }),
  holds('INV-8', (s, { stack: frames }) =>
    firstCity(s, ({ stack, top }, city) => {
      if (top.length > 1) return `${top.length} cards lie face up`;
      if (top.some((card) => isRoyal(s, card))) return 'a royal lies on top';
      const claimed = frames.some(({ rule, v }) => rule === takeTop.name && v.city === city);
      const covered = stack.length > 0 && top.length === 0 && !claimed && s.ended === null && s.phase !== 'setup';
      return covered ? 'no card lies face up' : null;
    }),
  ),
  holds('INV-9', (s) =>
    firstCity(s, ({ stack, top }) => {
      const most = dealtToCities(s.seats.length) + 2;
      return stack.length + top.length > most ? `${stack.length + top.length} cards, at most ${most} were dealt` : null;
    }),
  ),
  holds('INV-14', (s) => {
    if (s.phase === 'end' || s.ended !== null) return null;
    return firstSeat(s, (_, seat) =>
      isRevealed(s, seat) && factionOf(s, seat) === 'restorationist' ? 'is revealed as Restorationist' : null,
    );
  }),
  holds('INV-15', (s, { stack }) => {
    if (s.phase !== 'turns' || s.ended !== null || stack.some(({ rule }) => rule === reveal.name)) return null;
    return firstSeat(s, ({ sanity }, seat) => {
      if (isRevealed(s, seat)) return null;
      if (sanity === 0) return 'has no sanity token left, and has not revealed';
      return agentsOnBoard(s, seat) === 0 ? 'has no agent on the board, and has not revealed' : null;
    });
  }),
  // The limit and the tracks are tested after every action (EMER-17.4).
  holds('INV-18', (s, { stack }) => {
    const top = stack[stack.length - 1];
    if (top?.rule !== turn.name || s.phase !== 'turns') return null;
    const reached = limitReached(s);
    return reached === null ? null : `the game should have ended by the ${reached}`;
  }),
  holds('INV-20', (s) =>
    firstSeat(s, ({ victims, display, played, parked, fed }, seat) => {
      const cards = victims.map(({ card }) => card);
      if (new Set(cards).size < cards.length) return 'a kill field holds two agents';
      if (victims.some(({ owner }) => owner === seat)) return 'an own agent lies on a kill field';
      const lying = [...display, ...played];
      const stray = cards.find((card) => !lying.includes(card) || cardOf(s, card).killField === undefined);
      if (stray !== undefined) return `an agent lies on ${stray}`;
      const has = (kind: string) => lying.some((card) => does(s, card, kind));
      if (parked > 0 && !has('park-agents')) return 'agents wait on no card';
      return fed > 0 && !has('feed-agents') ? 'agents were fed to no card' : null;
    }),
  ),
  holds('INV-21', (s) =>
    firstSeat(s, ({ display, ledger }, seat) => {
      for (const card of display) {
        const each = blackHandPoints(s, card);
        if (each === 0) continue;
        const booked = sum(ledger.filter(({ from }) => from === card).map(({ amount }) => amount));
        const found = total(each * royalsOf(s, seat).length, booked, `points for ${card}`);
        if (found !== null) return found;
      }
      return null;
    }),
  ),
  holds('INV-27', (s) => {
    if (s.totals === null) return s.phase === 'end' ? 'the game is over without totals' : null;
    return same(s.totals, finalTotals(s)) ? null : `the final totals are ${finalTotals(s)}`;
  }),
  holds('INV-28', (s) => {
    const out = [...s.unused, ...s.removed, ...CITIES.flatMap((city) => Object.values(s.cities[city]).flat())];
    const shown = s.seats.flatMap(({ display, changes }) => [...display, ...changes]);
    const stray = [...out, ...shown].find((card) => typeof card === 'string' && isStarting(s, card));
    return stray === undefined ? null : `${stray} has left its owner's cards`;
  }),
];
