import { roll, tell } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { ask, askSome, call, done, goto } from '@tabula/kernel/rule.js';
import { STOP } from '@tabula/kit/acting.js';
import type { CardId, Cults } from '../board.js';
import { DIE, FACES, type Face, type Token } from '../content/behaviour.js';
import { DICE, optionsOf } from '../table-options.js';
import { RECRUITING } from '../verbs/windows.js';
import { show } from './abilities.js';
import { gainTokens } from './cards.js';
import { cityEffect } from './districts.js';
import { type Acting, rule } from './kit.js';
import { peopleOf } from './order.js';
import { screenLimit } from './screen.js';
import { abilityOf, mayHold, usable } from './windows.js';

/** CULT-1.20: one recruitment die. */
export const rollFace = (c: Acting): Face => DIE[roll(c, DIE.length) - 1]!;

/** CULT-5.13: what each face brings; a blank brings nothing. */
const BRINGS: readonly (readonly [Face, Token])[] = [
  ['attack', 'thug'],
  ['power', 'adept'],
  ['terror', 'freak'],
];

const ALL_DICE = [0, 1, 2, 3, 4] as const;

/** Chapter 5b: every player in turn order rolls the dice for cultists. */
export const recruitment = rule<{ kept: number[] }, { order: Seat[] }>('recruitment')({
  'CULT-5.9': ({ s, v }) => {
    s.phase = 'recruitment';
    v.order = peopleOf(s); // CULT-19.16
  },
  'CULT-5.9 next': ({ v }) => {
    const seat = v.order.shift();
    return seat === undefined ? done() : call(recruit, { seat, kept: v.kept[seat]!, used: [] });
  },
  'CULT-5.9 again': goto('CULT-5.9 next'),
});

/** Sets one die, with a card of the hand. */
type DieUse = readonly [card: CardId, die: number, face: Face];

/** One player's recruitment. */
export const recruit = rule<
  { seat: Seat; kept: number; used: CardId[] },
  { dice: number[]; use: DieUse | typeof STOP }
>('recruit')({
  'CULT-5.10': (c) => {
    const { s, v } = c;
    s.roller = v.seat;
    s.dice = [];
    for (let die = 0; die < DICE; die++) s.dice.push(rollFace(c));
    s.rerolls = cityEffect(s, 'rerolls')?.count ?? optionsOf(s).rerolls;
    tell(c, 'event.rolled', { seat: { seat: v.seat }, ...facesOf(s) });
  },
  'CULT-5.11': ({ s, v }) => (s.rerolls === 0 ? goto('CULT-5.15') : askSome(v.seat, 'dice', ALL_DICE, 0, DICE)),
  'CULT-5.12': (c) => {
    const { s, v } = c;
    if (v.dice.length === 0) {
      s.rerolls = 0;
      return;
    }
    for (const die of [...v.dice].sort()) s.dice[die] = rollFace(c);
    s.rerolls--;
    tell(c, 'event.rerolled', { seat: { seat: v.seat }, count: v.dice.length, ...facesOf(s) });
    return goto('CULT-5.11');
  },
  // CULT-16.28, CULT-21.26: after the last roll, before tokens are taken.
  'CULT-5.15': ({ s, v }) => {
    if (!mayHold(s, v.seat, 'recruitment', v.used, (card) => usesOf(s, card).length > 0)) return goto('CULT-5.13');
    const { hand } = s.seats[v.seat]!;
    const cards = optionsOf(s).recruitmentScope === 'hand' ? hand : hand.slice(v.kept); // CULT-20.7
    const uses = usable(cards, 'recruitment', v.used).flatMap((card) => usesOf(s, card));
    return ask(v.seat, 'use', [...uses, STOP], { always: true });
  },
  'CULT-16.20': (c) => {
    const { s, v } = c;
    if (v.use === STOP) return;
    const [card, die, face] = v.use;
    v.used.push(card);
    show(c, v.seat, card);
    const was = s.dice[die]!;
    s.dice[die] = face;
    tell(c, 'event.die-set', { seat: { seat: v.seat }, was: { face: was }, face: { face } });
    return goto('CULT-5.15');
  },
  'CULT-5.13': (c) => {
    const { s, v } = c;
    for (const [face, token] of BRINGS) gainTokens(c, v.seat, token, countOf(s, face));
    s.dice = [];
    s.roller = null;
  },
  'CULT-5.16': ({ v }) => call(screenLimit, { seat: v.seat }),
});

function countOf(s: Cults, face: Face): number {
  let count = 0;
  for (const shown of s.dice) if (shown === face) count++;
  return count;
}

/** How the dice lie, for the log. */
const facesOf = (s: Cults) => ({
  attack: countOf(s, 'attack'),
  power: countOf(s, 'power'),
  terror: countOf(s, 'terror'),
  blank: countOf(s, 'blank'),
});

/** What a card can do to the dice as they lie. Dice that show the same are the same. */
function usesOf(s: Cults, card: CardId): DieUse[] {
  const { does } = abilityOf(card, 'recruitment')!;
  const { from, to } = RECRUITING[does].does(FACES.filter((face) => s.dice.includes(face)));
  return from.flatMap((was) =>
    to.filter((face) => face !== was).map((face) => [card, s.dice.indexOf(was), face] as const),
  );
}
