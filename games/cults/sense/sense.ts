import type { Sense } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Cults } from '../board.js';
import { DISTRICTS } from '../content/behaviour.js';
import { houseOf } from '../house.js';
import { isNpc } from '../rules/order.js';
import { commitment } from './fight.js';
import { committable, faceWorth, weighers } from './weights.js';
import { later, tokenValues, worth } from './worth.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Cults> = {
  evaluate(s, seat) {
    let total = 0;
    let own = 0;
    for (let at = 0; at < s.seats.length; at++) {
      const weight = Math.exp(standingOf(s, at));
      total += weight;
      if (at === seat) own = weight;
    }
    return own / total;
  },
  weigh(s, ask, frame, weights) {
    const name = `${frame.rule}/${ask.into}`;
    const weigher = name === 'commitment/cards' ? committable : weighers[name];
    if (weigher === undefined) weights.fill(1);
    else weigher(s, ask, frame, weights);
  },
  suggest(s, ask, frame) {
    if (frame.rule === 'commitment') return commitment(s, ask.seat);
    return frame.rule === 'recruit' ? rerolled(s, ask.seat) : null;
  },
  settled: (s, since) => s.round > since.round,
};

/** The dice that a new roll is likely to improve. */
function rerolled(s: Cults, seat: Seat): number[] {
  const values = tokenValues(s, seat);
  const average = (2 * values.thug + 2 * values.adept + values.freak) / 6;
  const hope = average * (s.rerolls > 1 ? 1.15 : 1);
  return s.dice.flatMap((face, die) => (faceWorth(values, face) < hope ? [die] : []));
}

/**
 * How far a seat is on its way. The figures are fitted to what came of positions at the beginning of rounds in some
 * hundreds of games: points on the board count the more the nearer the end is, and rituals and thugs win more of them.
 */
function standingOf(s: Cults, seat: Seat): number {
  const time = later(s) + 1 / houseOf(s).rounds; // judged when a round begins that is still to be played
  const past = 1 - time;
  const automatic = isNpc(s, seat);
  const ritual = automatic ? 0.2 : 0.1 + 0.5 * past * past;
  const perLevel = automatic ? 0.42 : 0.1 + 0.35 * past; // the terror of the NPC needs nothing else (CULT-19.56)
  let markers = 0;
  let places = 0;
  let rituals = 0;
  for (const id of DISTRICTS) {
    const district = s.districts[id];
    if (district.places.includes(seat)) places++;
    for (const owner of district.domination) if (owner === seat) markers++;
    for (const { owner, level } of district.rituals) if (owner === seat) rituals += ritual + perLevel * level;
  }
  const board = (1.4 - 0.95 * time) * markers + 0.5 * past * places + rituals;
  if (automatic) return board;
  const { hand, deck, discard, thug, adept, freak } = s.seats[seat]!;
  let cards = 0;
  for (const card of hand) cards += worth(card);
  for (const card of deck) cards += worth(card);
  for (const card of discard) cards += worth(card);
  const quality = cards / Math.max(1, hand.length + deck.length + discard.length);
  return board + 0.35 * quality + 0.14 * thug + 0.06 * adept + 0.05 * freak;
}
