import { type Say, speaker } from '@tabula/words/format.js';
import { next } from '@tabula/words/frame/frame.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { sentence } from '@tabula/words/sentence.js';
import type { PrivilegeCard, UnitCard, ZoneCard } from '../content/behaviour.js';
import { effectVerb } from '../verbs/effects.js';
import { privilegeVerb } from '../verbs/privileges.js';
import { unitVerb } from '../verbs/unit-powers.js';
import { zoneVerb } from '../verbs/zone-powers.js';
import { catalogs } from './catalogs.js';
import { termsOf } from './names.js';

export type Card = UnitCard | ZoneCard | PrivilegeCard;

const voices: { [L in Language]?: Say } = {};

/** Card texts name no cards and no players. They are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(catalogs[language], language, termsOf(language, { card: () => undefined }), {
    strict: true,
    grammar: grammars[language],
  });
  return voices[language];
}

/** What a card does, a string for every part of its ability. Never empty. */
export function cardText(card: Card, language: Language): string[] {
  const say = voice(language);
  const parts = partsOf(card);
  return (parts.length > 0 ? parts : [phrase('card.no-ability')]).map((part) => sentence(say(part), language));
}

function partsOf(card: Card): Phrase[] {
  if ('symbols' in card) {
    const instant = card.instant?.does.map((part) => effectVerb(part).says(part)) ?? [];
    return [
      ...instant.map((part, at) => (at > 0 ? next(part) : part)),
      ...(card.permanent ?? []).map((power) => unitVerb(power).says(power)),
    ];
  }
  if ('titles' in card) return card.powers.map((power) => zoneVerb(power).says(power));
  return card.powers.map((power) => privilegeVerb(power).says(power));
}

/** What kind of ability a unit has and what its use costs; empty if it has none. */
export function costText(card: UnitCard, language: Language): string {
  const say = voice(language);
  if (card.permanent !== undefined) return say(phrase('label.permanent'));
  if (card.instant === undefined) return '';
  const { cost } = card.instant;
  return say(cost === 0 ? phrase('label.instant') : phrase('label.instant-with-cost', { cost }));
}

/** What kind of card it is. */
export function kindText(card: Card, language: Language): string {
  const say = voice(language);
  if ('symbols' in card) return say(phrase(card.basic ? 'label.basic' : 'label.elite'));
  if (!('titles' in card)) return say(phrase('label.privilege'));
  return say(phrase(card.id.startsWith('M') ? 'label.mission' : 'label.influence'));
}
