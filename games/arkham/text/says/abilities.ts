import { may, whenever } from '@tabula/words/frame/frame.js';
import { by, type Joined, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { Part, Rule, Window } from '../../language/abilities.js';
import { sayCondition } from './conditions.js';
import { tell } from './instructions.js';
import { alone, type Sentence, within } from './sentences.js';

/** A part of a card's text: what it is ("Action"), and what it says. */
export interface Paragraph {
  readonly lead: Phrase | null;
  readonly sentences: readonly Sentence[];
}

const paragraph = (sentences: readonly Sentence[], lead: Phrase | null = null): Paragraph => ({ lead, sentences });

type Around = (clause: Phrase | Joined) => Phrase;
/** What stands before an ability: a word of its own, or something that is said around what it does. */
interface Opening {
  readonly lead?: Phrase;
  readonly around?: Around;
}
type Windows = ByTag<Window, 'on'>;

const when =
  (event: Phrase | Joined): Around =>
  (clause) =>
    whenever(event, clause);

const WINDOWS: Says<Windows, Opening> = {
  'gained-this': () => ({ around: when(phrase('on.gained-this')) }),
  reckoning: () => ({ lead: phrase('lead.reckoning') }),
  back: () => ({ lead: phrase('lead.back') }),
  'would-suffer-casting': () => ({ around: when(phrase('on.would-suffer-casting')) }),
  'others-roll': () => ({ around: when(by({ who: 'another-investigator' }, phrase('on.others-roll'))) }),
  'failed-evading-this': () => ({ around: when(phrase('on.failed-evading-this')) }),
  met: ({ monster }) => ({
    around: when(
      or(phrase('on.met.damaged', { monster: { monster } }), phrase('on.met.disengaged'), phrase('on.met.damaged-by')),
    ),
  }),
  state: (window) => ({ around: sayCondition(window.when) }),
};

function sayAbility({ at, may: optional, cast, limit, does }: Extract<Part, { readonly at: Window }>): Paragraph {
  const { lead, around } = saidOf<Windows, Window['on'], Opening>(WINDOWS, at.on, at);
  const sentences = cast === true ? [alone(may(phrase('do.cast'))), ...tell(does)] : tell(does);
  const offered = optional === true && cast !== true ? within(sentences, may) : sentences;
  return paragraph(
    around === undefined ? offered : within(offered, around),
    lead ?? (limit === undefined ? null : phrase('lead.once')),
  );
}

type Rules = ByTag<Rule, 'is'>;

const RULES: Says<Rules, Paragraph> = {
  rumour: () => paragraph([alone(phrase('rule.rumour'))], phrase('lead.rumour')),
  tag: ({ names }) => paragraph([alone(phrase('rule.tag', { names }))]),
  spawns: ({ where }) => paragraph([alone(phrase('rule.spawns', { where: { space: where } }))], phrase('lead.spawn')),
  hunter: ({ speed, prey }) =>
    paragraph([alone(phrase('rule.hunter', { speed, most: { most: prey.most } }))], phrase('lead.activation')),
  bonus: ({ dice, skill }) => paragraph([alone(phrase('rule.bonus', { dice, skill: { skill } }))]),
};

export function sayPart(part: Part): Paragraph {
  if ('rule' in part) return saidOf<Rules, Rule['is'], Paragraph>(RULES, part.rule.is, part.rule);
  if ('at' in part) return sayAbility(part);
  return paragraph(tell(part.does), 'action' in part ? phrase('lead.action') : null);
}
