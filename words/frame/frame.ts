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
/** "You may pay $1 to draw a card." */
export const payTo = (cost: Clause, clause: Clause): Phrase => phrase('frame.pay-to', { cost, clause });
/** "Discard a card unless you pay $1." */
export const unless = (when: Clause, clause: Clause): Phrase => phrase('frame.unless', { when, clause });
/** After what may be done: "If you do, draw a card." */
export const ifSo = (clause: Clause): Phrase => phrase('frame.if-so', { clause });
/** After what may be done: "Otherwise, draw a card." */
export const otherwise = (clause: Clause): Phrase => phrase('frame.otherwise', { clause });
/** After what anybody may do: "If nobody does, draw a card." */
export const ifNobody = (clause: Clause): Phrase => phrase('frame.if-nobody', { clause });
/** Before options: "Choose one:" */
export const chooseOne: Phrase = phrase('frame.choose');
/** Several clauses as one sentence. */
export const inARow = (row: Joined): Phrase => phrase('frame.row', { row });
/** "When you win, draw a card." */
export const whenever = (when: Clause, clause: Clause): Phrase => phrase('frame.when', { when, clause });
/** "While you own another unit, this unit has +1." */
export const during = (when: Clause, clause: Clause): Phrase => phrase('frame.while', { when, clause });
