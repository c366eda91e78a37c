import { ifSo } from '@tabula/words/frame/frame.js';
import { and, type Joined, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Condition } from '../../language/conditions.js';

type Conditions = ByTag<Condition, 'when'>;
type Around = (clause: Phrase | Joined) => Phrase;

/** What has to be so, as it stands after "if"; null for what was just offered ("if you do"). */
const SAYS: Says<Conditions, Phrase | null> = {
  bought: () => null,
  'nobody-paid': () => phrase('so.nobody-paid'),
  'discarded-at-most': ({ most }) => phrase('so.discarded-at-most', { most }),
  'own-money-below': ({ less }) => phrase('so.own-money-below', { less }),
  'own-clues': ({ least }) => phrase('so.own-clues', { least }),
  'sheet-doom': ({ least }) => phrase('so.sheet-doom', { least }),
  'sheet-clues': ({ least }) => phrase('so.sheet-clues', { least }),
  'sheet-clues-and-doom': ({ least }) => phrase('so.sheet-clues-and-doom', { least }),
  'sheet-markers': ({ least }) => phrase('so.sheet-markers', { least }),
  'doom-on-this': ({ least }) => phrase('so.doom-on-this', { least }),
  'clues-on-this': ({ least }) => phrase('so.clues-on-this', { least }),
  'mended-scars': ({ least }) => phrase('so.mended-scars', { least }),
  'markers-found': ({ colours }) =>
    phrase('so.markers-found', { colours: and(...colours.map((colour) => ({ colour }))) }),
  'no-markers-on-board': () => phrase('so.no-markers-on-board'),
  'barrier-destroyed': () => phrase('so.barrier-destroyed'),
  'in-codex': ({ card }) => phrase('so.in-codex', { card }),
  'not-in-codex': ({ card }) => phrase('so.not-in-codex', { card }),
  both: ({ of: [first, second] }) => phrase('so.both', { first: so(first!)!, second: so(second!)! }),
};

const so = (condition: Condition): Phrase | null =>
  saidOf<Conditions, Condition['when'], Phrase | null>(SAYS, condition.when, condition);

/** What is said around an instruction that has a condition. */
export function sayIf(condition: Condition): Around {
  const when = so(condition);
  return when === null ? ifSo : (clause) => phrase('when.if', { when, clause });
}

/** What is said around what happens as soon as something is so. */
export function sayAsSoonAs(condition: Condition): Around {
  const when = so(condition);
  return when === null ? ifSo : (clause) => phrase('when.as-soon-as', { when, clause });
}
