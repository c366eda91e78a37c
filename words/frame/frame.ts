import { type Joined, type Phrase, phrase } from '../phrase.js';

/** The sentences around what cards do, the same in every game: their words are in the catalogs of this folder. */

type Clause = Phrase | Joined;

/** "Then draw a card." */
export const next = (clause: Clause): Phrase => phrase('frame.then', { clause });
/** "You may draw a card." */
export const may = (clause: Clause): Phrase => phrase('frame.may', { clause });
/** "Pay 2 Embers; draw a card." */
export const atCost = (cost: Clause, clause: Clause): Phrase => phrase('frame.cost', { cost, clause });
/** "If you own another unit, draw a card." */
export const given = (when: Clause, clause: Clause): Phrase => phrase('frame.if', { when, clause });
/** "When you win, draw a card." */
export const whenever = (when: Clause, clause: Clause): Phrase => phrase('frame.when', { when, clause });
/** "While you own another unit, this unit has +1." */
export const during = (when: Clause, clause: Clause): Phrase => phrase('frame.while', { when, clause });
