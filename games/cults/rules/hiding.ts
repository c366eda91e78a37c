import { shuffle, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { forget } from '@tabula/kit/memory.js';
import type { Cults } from '../board.js';
import { optionsOf, PLAN_MARKERS } from '../table-options.js';
import { cityEffect } from './districts.js';
import { rule } from './kit.js';
import { nextSeat, peopleOf } from './order.js';
import { returnTokens, type Tokens, tokensOf, waysToReturn } from './screen.js';

/** Chapter 14: everything that cannot wait for the next round is put away, in the order of CULT-20.17. */
export const hiding = rule<None, { order: Seat[]; returned: Tokens }>('hiding')({
  'CULT-14.1': (c) => {
    const { s, v } = c;
    s.phase = 'hiding';
    v.order = peopleOf(s);
    for (const seat of v.order) {
      const player = s.seats[seat]!;
      tell(c, 'event.hid', { seat: { seat }, count: player.hand.length });
      // CULT-18.7: face down; who knew a card of the hand knows where it lies now.
      player.discard.push(...player.hand);
      player.hand = [];
      player.locked = [];
    }
  },
  'CULT-19.62': (c) => {
    const { npc } = c.s;
    if (npc === null) return;
    if (npc.deck.length === 0) npc.deck = npc.discard.splice(0); // CULT-21.68
    forget(c.s, npc.deck);
    shuffle(c, npc.deck);
    tell(c, 'event.npc-shuffled');
  },
  // CULT-14.7: in turn order; CULT-19.63: the NPC keeps all it has.
  'CULT-14.2': ({ s, v }) => {
    const seat = v.order.find((at) => surplusOf(s, at) > 0);
    return seat === undefined ? goto('CULT-14.4') : ask(seat, 'returned', waysToReturn(s, seat, surplusOf(s, seat)));
  },
  'CULT-14.3': (c) => {
    const { s, v } = c;
    const seat = v.order.find((at) => surplusOf(s, at) > 0)!;
    returnTokens(c, seat, v.returned);
    return goto('CULT-14.2');
  },
  'CULT-14.4': ({ s }) => {
    for (const seat of peopleOf(s)) {
      s.seats[seat]!.plans = PLAN_MARKERS;
      s.seats[seat]!.used = { growth: 0, preparation: 0, influence: 0, domination: 0, bluff: 0 };
    }
  },
  'CULT-14.5': (c) => {
    if (c.s.npc !== null) return; // CULT-19.4
    c.s.first = nextSeat(c.s, c.s.first);
    tell(c, 'event.first-cultist', { seat: { seat: c.s.first } });
  },
  'CULT-4.4': ({ s }) => {
    if (s.event !== null) s.pastEvents.push(s.event); // CULT-21.15: what it did ends with the round
    s.event = null;
  },
  'CULT-14.6': ({ s }) => {
    s.round++;
  },
});

/** CULT-4.10: by how many tokens a player is over what may be kept this round. */
export function surplusOf(s: Cults, seat: Seat): number {
  return tokensOf(s, seat) - (cityEffect(s, 'token-limit')?.limit ?? optionsOf(s).tokenLimit);
}
