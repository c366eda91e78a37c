import { may } from '@tabula/words/frame/frame.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import type { Ability } from '../../language/abilities.js';
import type { Instructions } from '../../language/instructions.js';
import type { Neighbourhood } from '../../language/places.js';
import { offer, sayPay, tell } from './instructions.js';
import { type Paragraph, paragraph } from './paragraph.js';
import { alone, type Sentence, within } from './sentences.js';
import { sayWindow } from './windows.js';

const LIMITS: { readonly [L in NonNullable<Ability['limit']>]: Phrase | null } = {
  'once-a-round': phrase('lead.once'),
  'once-a-roll': phrase('lead.once-a-roll'),
  // What happens but once in an action, or in a game, needs no word: its window says so.
  'once-an-action': null,
  once: null,
};

/** What its owner may do: a price and what it is for are offered together. */
function offered(does: Instructions): Sentence[] {
  const [first, ...others] = does;
  return first?.do === 'spend' && others.length === 0 ? sayPay({ cost: [first.cost], does: first.does }) : offer(does);
}

/** An ability: when it acts, whether it must, and what it does. */
export function sayAbility(ability: Ability, card: { readonly neighbourhood?: Neighbourhood }): Paragraph {
  const { at, forced, cast, limit, does } = ability;
  const { lead, around } = sayWindow(ability, card);
  const optional = forced !== true && at !== 'action';
  const does_ = cast === true ? tell(does) : optional ? offered(does) : tell(does);
  const casting = alone(optional ? may(phrase('do.cast')) : phrase('do.cast'));
  const sentences = cast === true ? [casting, ...does_] : does_;
  const limited = limit === undefined ? null : LIMITS[limit];
  return paragraph(around === undefined ? sentences : within(sentences, around), lead ?? limited);
}
