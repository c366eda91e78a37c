import { type Say, speaker } from '@tabula/words/format.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { sentence } from '@tabula/words/sentence.js';
import type { CityCard, CultCard, GoalCard, PrologueCard } from '../content/behaviour.js';
import { catalogs } from './catalogs.js';
import { termsOf } from './names.js';
import { sayAbility } from './says/abilities.js';
import { sayCity } from './says/city.js';
import { sayGoal, sayPrologue } from './says/solo.js';

export type Card = CultCard | CityCard | PrologueCard | GoalCard;

const voices: { [L in Language]?: Say } = {};

/** Card texts name no cards and no players. They are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(catalogs[language], language, termsOf(language, {}), {
    strict: true,
    grammar: grammars[language],
  });
  return voices[language];
}

/** What a card does, a string for every part of it. Never empty. */
export function cardText(card: Card, language: Language): string[] {
  const say = voice(language);
  return partsOf(card).map((part) => sentence(say(part), language));
}

function partsOf(card: Card): Phrase[] {
  if ('type' in card) return [sayCultCard(card)];
  if ('effect' in card) return sayCity(card);
  return 'sanity' in card ? sayPrologue(card) : sayGoal(card);
}

function sayCultCard({ type, ability }: CultCard): Phrase {
  if (type === 'disorganisation') return phrase('card.dead');
  return ability === undefined ? phrase('card.no-ability') : sayAbility(ability);
}

/** What kind of card it is. */
export function kindText(card: Card, language: Language): string {
  const say = voice(language);
  if ('type' in card) return say(phrase(`label.${card.type}`));
  if ('effect' in card) return say(phrase('label.city'));
  return say(phrase('sanity' in card ? 'label.prologue' : 'label.goal'));
}
