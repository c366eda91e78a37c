import { ifSo } from '@tabula/words/frame/frame.js';
import { and, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Condition } from '../../language/conditions.js';

type Conditions = ByTag<Condition, 'when'>;
type Around = (clause: Phrase | Joined) => Phrase;

const SAYS: Says<Conditions, Around> = {
  bought: () => ifSo,
  'nobody-paid': () => (clause) => phrase('when.nobody-paid', { clause }),
  'doom-on-this':
    ({ least }) =>
    (clause) =>
      phrase('when.doom-on-this', { least, clause }),
  'clues-and-doom-on-sheet':
    ({ least }) =>
    (clause) =>
      phrase('when.clues-and-doom', { least, clause }),
  'markers-found':
    ({ colours }) =>
    (clause) =>
      phrase('when.markers-found', { colours: and(...colours.map((colour) => ({ colour }))), clause }),
};

/** What is said around an instruction that has a condition. */
export const sayCondition = (condition: Condition): Around =>
  saidOf<Conditions, Condition['when'], Around>(SAYS, condition.when, condition);
