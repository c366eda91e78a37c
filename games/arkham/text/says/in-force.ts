import type { Ref } from '@tabula/words/format.js';
import { and, or, type Phrase, phrase } from '@tabula/words/phrase.js';
import { type ByTag, type Says, saidOf } from '@tabula/words/says.js';
import type { InForce } from '../../language/rules.js';
import type { Amount } from '../../language/values.js';
import { tell } from './instructions.js';
import { type Paragraph, paragraph } from './paragraph.js';
import { alone } from './sentences.js';

type Rules = ByTag<InForce, 'is'>;

const said = (...clauses: readonly Phrase[]): Paragraph => paragraph(clauses.map(alone));
const more = (dice: Amount): Ref | Phrase =>
  typeof dice === 'number' ? { noun: 'more', count: dice } : phrase('part.dice-per-clue');

function sayBonus({ dice, freeHand, skills = [], focused, during, while: only, limit }: Rules['bonus']): Paragraph {
  const params = { dice: more(dice), skills: and(...skills.map((skill) => ({ skill }))) };
  if (focused === true) return said(phrase('rule.bonus-others', { dice: more(dice) }));
  if (limit !== undefined)
    return paragraph([alone(phrase('rule.bonus-any-test', { dice: more(dice) }))], phrase('lead.once'));
  if (freeHand !== undefined) return said(phrase('rule.bonus-free-hand', { ...params, more: more(freeHand) }));
  if (only === 'paid-in-this-cast') return said(phrase('rule.bonus-paid', params));
  if (only === 'at-focus-limit') return said(phrase('rule.bonus-at-limit', params));
  return said(phrase('rule.bonus', { ...params, during: during ?? null }));
}

function sayFocusLimit({ change = 0, equals }: Rules['focus-limit']): Phrase {
  if (equals === undefined) return phrase('rule.focus-limit', { change });
  return equals === 'unlimited' ? phrase('rule.no-focus-limit') : phrase('rule.focus-limit-spells');
}

const SAYS: Says<Rules, Paragraph> = {
  bonus: sayBonus,
  'fewer-dice': ({ count }) => said(phrase('rule.fewer-dice', { count })),
  'success-faces': ({ from }) => said(from === 4 ? phrase('rule.fours') : phrase('rule.only-sixes')),
  'double-sixes': () => said(phrase('rule.double-sixes')),
  'focus-limit': (it) => said(sayFocusLimit(it)),
  'focus-twice': () => said(phrase('rule.focus-twice')),
  'focus-reroll': ({ dice }) =>
    said(
      typeof dice === 'object' && typeof dice.upTo === 'object'
        ? phrase('rule.focus-reroll-each', { counted: { counted: dice.upTo.per } })
        : phrase('rule.focus-reroll-any'),
    ),
  'replace-action': ({ cast, does }) =>
    paragraph(tell(does), cast === true ? phrase('lead.replace-move-cast') : phrase('lead.replace-move')),
  'replace-skill': ({ kind, skill }) => said(phrase('rule.replace-skill', { kind, skill: { skill } })),
  'cannot-gain': ({ conditions }) =>
    said(phrase('rule.cannot-gain', { conditions: or(...conditions.map((condition) => ({ condition }))) })),
  'never-discarded': () => said(phrase('rule.never-discarded')),
  ignored: () => said(phrase('rule.ignored')),
  'more-actions': ({ count }) => said(phrase('rule.more-actions', { count })),
  'more-money': ({ gain }) => said(phrase('rule.more-money', { gain })),
  'dark-pact-dice': ({ count }) => said(phrase('rule.dark-pact-dice', { count })),
  rumour: () => paragraph([alone(phrase('rule.rumour'))], phrase('lead.rumour')),
  dearer: ({ by }) => said(phrase('rule.dearer', { by })),
  'monster-health': ({ each }) =>
    said(each < 0 ? phrase('rule.weaker', { each: -each }) : phrase('rule.stronger', { each })),
  outbreak: ({ least, loses }) => said(phrase('rule.outbreak', { least, loses })),
  anomalies: ({ space, neighbourhood }) =>
    said(
      phrase('rule.anomaly-appears', { space, neighbourhood }),
      phrase('rule.anomaly-doom'),
      phrase('rule.anomaly-encounters'),
      phrase('rule.anomaly-leaves'),
    ),
  scars: ({ mended }) => said(mended === true ? phrase('rule.mended-scars') : phrase('rule.scars')),
  'named-space': ({ name, marker }) => said(phrase('rule.named-space', { name, marker: { colour: marker } })),
  'closed-space': () => said(phrase('rule.closed-space')),
  'barrier-destroyed': () => said(phrase('rule.barrier-destroyed')),
  'added-space': () => said(phrase('rule.added-space')),
  'doom-to-sheet': () => said(phrase('rule.doom-to-sheet')),
  'encounter-there': ({ does }) => paragraph(tell(does), phrase('lead.encounter-there')),
};

/** What a rule says that is in force as long as the card is there. */
export const sayInForce = (rule: InForce): Paragraph => saidOf<Rules, InForce['is'], Paragraph>(SAYS, rule.is, rule);
