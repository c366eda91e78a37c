import type { Sense } from '@tabula/kernel/game.js';
import type { Seat } from '@tabula/kernel/json.js';
import { weighed } from '@tabula/kernel/questions.js';
import { chanceOf } from '@tabula/kit/sense.js';
import { type Cults, NPC } from '../board.js';
import { DISTRICTS } from '../content/behaviour.js';
import { cardOf, isDisorganisation } from '../content/cards.js';
import { isNpc } from '../rules/order.js';
import { optionsOf } from '../table-options.js';
import { commitment } from './fight.js';
import { wantingToGoal } from './goal.js';
import { faceWorth, weights } from './weights.js';
import { later, tokenValues } from './worth.js';

/** What the game knows about playing well. Bots apply it to states they have guessed. */
export const sense: Sense<Cults> = {
  evaluate(s, seat) {
    if (s.npc !== null) return seat === NPC ? 1 - soloChance(s) : soloChance(s);
    return chanceOf(seat, s.seats.length, (at) => standingOf(s, at));
  },
  weigh: weighed(weights),
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

/** How likely the player of a solo game fulfils the goal, as things stand. */
function soloChance(s: Cults): number {
  const past = 1 - later(s) - 1 / optionsOf(s).rounds;
  const lead = standingOf(s, 0) - standingOf(s, NPC) - (0.4 + 0.8 * past) * wantingToGoal(s);
  return 1 / (1 + Math.exp(-lead));
}

/**
 * How far a seat is on its way. The figures are fitted to what came of positions at the beginning of rounds in some
 * thousands of games: everything counts the more the nearer the end is, rituals and tokens as well, since they win what
 * scores; freaks are seldom what is wanting.
 */
function standingOf(s: Cults, seat: Seat): number {
  const past = 1 - later(s) - 1 / optionsOf(s).rounds; // judged when a round begins that is still to be played
  const automatic = isNpc(s, seat);
  const marker = 0.42 + 1.5 * past * past;
  const place = automatic ? 0 : 0.4 + 0.6 * past; // those of the NPC are there from the beginning (CULT-19.9)
  const ritual = automatic ? 0.4 : 0.1 + 0.9 * past;
  const perLevel = automatic ? 0.05 + 0.5 * past : 0.16; // the terror of the NPC needs nothing else (CULT-19.56)
  let board = 0;
  for (const id of DISTRICTS) {
    const { domination, places, rituals } = s.districts[id];
    let scores = 0;
    for (const owner of domination) if (owner === seat) board += marker;
    for (const { owner, level } of rituals)
      if (owner === seat) {
        board += ritual + perLevel * level;
        scores = 0.15;
      }
    if (places.includes(seat)) board += place + scores;
  }
  if (automatic) return board;
  const { thug, adept } = s.seats[seat]!;
  return board + (0.06 + 0.25 * past) * (thug + adept) + deckStanding(s, seat);
}

/** What a hand of the own cards is good for on average: attack wins, disorganisation and idle terror take its place. */
function deckStanding(s: Cults, seat: Seat): number {
  const { hand, deck, discard } = s.seats[seat]!;
  let sum = 0;
  for (const pile of [hand, deck, discard])
    for (const card of pile) {
      const { attack, terror } = cardOf(card);
      sum += isDisorganisation(card) ? -0.4 : 0.3 * attack - 0.15 * terror;
    }
  return (optionsOf(s).handSize * sum) / Math.max(1, hand.length + deck.length + discard.length);
}
