import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, call, done, goto } from '@tabula/kernel/rule.js';
import { type None, STOP } from '@tabula/kit/acting.js';
import type { CardId } from '../board.js';
import { optionsOf } from '../table-options.js';
import { MOBILISING } from '../verbs/windows.js';
import { show } from './abilities.js';
import { destroy, draw, shedDisorganisation } from './cards.js';
import { cityEffect } from './districts.js';
import { rule } from './kit.js';
import { peopleOf } from './order.js';
import { abilityOf, mayHold, usable } from './windows.js';

/** How to use a card that lets one draw: keep it, or destroy it to draw more. */
const WAYS = ['draw', 'destroy'] as const;
type Way = (typeof WAYS)[number];

/**
 * Chapter 5a: all draw at once, then use what they have drawn, one after the other. The result is how many cards each
 * player had in hand before: those are not just drawn.
 */
export const mobilisation = rule<None, { kept: number[]; order: Seat[] }, number[]>('mobilisation')({
  'CULT-5.1': (c) => {
    const { s, v } = c;
    s.phase = 'mobilisation';
    v.kept = s.seats.map(({ hand }) => hand.length);
    v.order = peopleOf(s); // CULT-19.16: the NPC has no hand
    const cards = cityEffect(s, 'hand')?.cards ?? optionsOf(s).handSize;
    for (const seat of v.order) tell(c, 'event.mobilised', { seat: { seat }, count: draw(c, seat, cards) });
  },
  'CULT-5.3': (c) => {
    for (const seat of c.v.order) shedDisorganisation(c, seat); // CULT-5.4, CULT-21.20
  },
  'CULT-5.6': ({ v }) => {
    const seat = v.order.shift();
    return seat === undefined ? done(v.kept) : call(mobilise, { seat, kept: v.kept[seat]!, used: [] });
  },
  'CULT-5.6 next': goto('CULT-5.6'),
});

/** One player's abilities of mobilisation, of cards just drawn (CULT-16.27). */
export const mobilise = rule<
  { seat: Seat; kept: number; used: CardId[] },
  { use: readonly [CardId, Way] | typeof STOP }
>('mobilise')({
  'CULT-5.5': ({ s, v }) => {
    if (!mayHold(s, v.seat, 'mobilisation', v.used)) return done();
    const cards = usable(s.seats[v.seat]!.hand.slice(v.kept), 'mobilisation', v.used);
    const uses = cards.flatMap((card) => WAYS.map((way) => [card, way] as const));
    return ask(v.seat, 'use', [...uses, STOP], { always: true });
  },
  'CULT-5.8': (c) => {
    const { v } = c;
    if (v.use === STOP) return done();
    const [card, way] = v.use;
    const ability = abilityOf(card, 'mobilisation')!;
    v.used.push(card); // CULT-21.27
    if (way === 'draw') show(c, v.seat, card);
    else {
      destroy(c.s, v.seat, card);
      tell(c, 'event.destroyed-for-ability', { seat: { seat: v.seat }, card: { card } });
    }
    const count = draw(c, v.seat, MOBILISING[ability.does].does(ability, way));
    tell(c, 'event.drew-cards', { seat: { seat: v.seat }, count });
  },
  'CULT-5.7': (c) => {
    shedDisorganisation(c, c.v.seat);
    return goto('CULT-5.5');
  },
});
