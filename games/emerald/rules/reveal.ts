import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { ALWAYS, type None } from '@tabula/kit/acting.js';
import { type CardId, type Emerald, printedFaction, turnOrder } from '../board.js';
import { CITIES, type City, type Faction } from '../content/behaviour.js';
import { play, takePlayed, textOf } from './cards.js';
import { agentsOnBoard, putAgent } from './cities.js';
import { endGame } from './ending.js';
import { type Acting, rule } from './kit.js';

/** Secret identities and the forced reveal (section 15). */

/** EMER-15.6: a revealed Loyalist has so many agents on the board. */
const AGENTS_AFTER_REVEAL = 3;

/** The identity card of a player, hidden or revealed. */
const identityOf = (s: Emerald, seat: Seat): CardId => (s.seats[seat]!.revealed[0] ?? s.seats[seat]!.identity[0])!;

const OTHER: { readonly [F in Faction]: Faction } = { loyalist: 'restorationist', restorationist: 'loyalist' };

/** EMER-15.5: the faction of an identity card, inverted once for every Change of Heart that lies on it. */
export const effectiveFaction = (identity: CardId, changes: readonly CardId[]): Faction =>
  turned(printedFaction(identity), changes);

/** The faction that a player has come to, from the one of the identity card. */
export const turned = (printed: Faction, changes: readonly CardId[]): Faction =>
  changes.length % 2 === 0 ? printed : OTHER[printed];

export const factionOf = (s: Emerald, seat: Seat): Faction =>
  effectiveFaction(identityOf(s, seat), s.seats[seat]!.changes);

export const isRevealed = (s: Emerald, seat: Seat): boolean => s.seats[seat]!.revealed.length > 0;

/** EMER-15.1, EMER-15.11: whether a player has to reveal now. */
export const mustReveal = (s: Emerald, seat: Seat): boolean =>
  !isRevealed(s, seat) && (agentsOnBoard(s, seat) === 0 || s.seats[seat]!.sanity === 0);

/** The card in hand that changes the faction, if there is one. */
const changeInHand = (s: Emerald, seat: Seat): CardId | undefined =>
  s.seats[seat]!.hand.find((card) => textOf(s, card, 'action')?.does.some((effect) => effect.do === 'turn-coat'));

/** EMER-18.3: a Change of Heart in play is laid openly on the identity. */
export function changeHeart(c: Acting, seat: Seat, card: CardId): void {
  c.s.seats[seat]!.changes.push(takePlayed(c.s, seat, card));
  tell(c, 'event.changed-heart', { seat: { seat }, card: { card } });
}

/** EMER-15.13: all who have to reveal do so, in turn order beginning with the active player. */
export const reveals = rule<None, { seat: Seat }>('reveals')({
  'EMER-15.13': ({ s, v }) => {
    const seat = turnOrder(s, s.active).find((at) => mustReveal(s, at));
    if (seat === undefined) return done();
    v.seat = seat;
    return call(reveal, { seat });
  },
  'EMER-15.12': goto('EMER-15.13'),
});

/** Section 15: one player reveals. A Restorationist ends the game, a Loyalist gets agents back. */
export const reveal = rule<{ seat: Seat }, { how: 'reveal' | 'change'; city: City }>('reveal')({
  // EMER-19.19: whoever has to reveal is asked, so that nobody can tell whether there was a choice.
  'EMER-15.15': ({ s, v }) => {
    const may = factionOf(s, v.seat) === 'loyalist' && changeInHand(s, v.seat) !== undefined; // EMER-15.16
    return ask(v.seat, 'how', may ? ['reveal', 'change'] : ['reveal'], ALWAYS);
  },
  'EMER-15.14': (c) => {
    const { seat, how } = c.v;
    if (how === 'change') {
      const card = changeInHand(c.s, seat)!;
      play(c.s, seat, [card]);
      changeHeart(c, seat, card);
    }
    show(c, seat);
  },
  'EMER-15.9': (c) => (factionOf(c.s, c.v.seat) === 'restorationist' ? endGame(c, 'reveal') : undefined),
  'EMER-15.6': ({ s, v }) => {
    if (agentsOnBoard(s, v.seat) >= AGENTS_AFTER_REVEAL || s.seats[v.seat]!.agents === 0) return done(); // EMER-15.7
    return ask(v.seat, 'city', CITIES);
  },
  'EMER-15.6 placed': (c) => {
    const { seat, city } = c.v;
    putAgent(c.s, city, seat);
    tell(c, 'event.returned', { seat: { seat }, city: { city } });
    return goto('EMER-15.6');
  },
});

/** An identity is turned up for all to see. */
export function show(c: Acting, seat: Seat): void {
  const { identity, revealed } = c.s.seats[seat]!;
  if (identity.length === 0) return;
  revealed.push(identity.pop()!);
  tell(c, 'event.revealed', { seat: { seat }, faction: { faction: factionOf(c.s, seat) } });
}
