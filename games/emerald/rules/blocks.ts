import { tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, done } from '@tabula/kernel/rule.js';
import { ALWAYS, STOP } from '@tabula/kit/acting.js';
import type { CardId, Emerald } from '../board.js';
import type { Attack, City } from '../content/behaviour.js';
import { discardPlayed, draw, play, textOf } from './cards.js';
import { rule } from './kit.js';

/** EMER-4.7: the hand cards that stop an attack of a kind. */
export const blockers = (s: Emerald, seat: Seat, attack: Attack): CardId[] =>
  s.seats[seat]!.hand.filter((card) =>
    textOf(s, card, 'block')?.does.some((effect) => effect.do === 'block' && effect.against.includes(attack)),
  );

/** Out of turn: somebody whose agent is threatened may stop it. Its result says whether they did. */
export const blockWindow = rule<
  { seat: Seat; by: Seat; attack: Attack; city: City },
  { block: CardId | typeof STOP },
  boolean
>('block-window')({
  // EMER-19.15: the window opens whether or not a block card is in hand; only its owner sees what is offered.
  'EMER-19.15': ({ s, v }) => ask(v.seat, 'block', [...blockers(s, v.seat, v.attack), STOP], ALWAYS),
  'EMER-18.26': (c) => {
    const { seat, by, attack, city, block } = c.v;
    if (block === STOP) return done(false);
    play(c.s, seat, [block]);
    tell(c, 'event.blocked', {
      seat: { seat },
      card: { card: block },
      by: { seat: by },
      attack: { attack },
      city: { city },
    });
  },
  'EMER-3.17': (c) => {
    draw(c, c.v.seat, 1); // EMER-20.12: before the block card itself is discarded
    discardPlayed(c.s, c.v.seat, [c.v.block]);
    return done(true);
  },
});
