import { type Say, speaker } from '@tabula/words/format.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { type Phrase, phrase } from '@tabula/words/phrase.js';
import { sentence } from '@tabula/words/sentence.js';
import { type CityCard, type CultCard, DISTRICTS, type GoalCard, type PrologueCard } from '../content/behaviour.js';
import { sayAbility } from '../verbs/abilities.js';
import { listed, sayCity } from '../verbs/city.js';
import { sayNeed } from '../verbs/goals.js';
import { catalogs } from './catalogs.js';
import { termsOf } from './names.js';

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

/** What a card does, a string for every part of it; of the NPC it speaks where one may be. Never empty. */
export function cardText(card: Card, language: Language, npc = true): string[] {
  const say = voice(language);
  return partsOf(card, npc).map((part) => sentence(say(part), language));
}

function partsOf(card: Card, npc: boolean): Phrase[] {
  if ('type' in card) return [sayCultCard(card)];
  if ('effect' in card) return sayCity(card, npc);
  return 'sanity' in card ? sayPrologue(card) : [phrase('goal.more-points'), ...card.needs.map(sayNeed)];
}

function sayPrologue({ sanity, arrived, nearer }: PrologueCard): Phrase[] {
  const values = [...new Set(Object.values(sanity))].sort();
  return [
    ...values.map((value) =>
      phrase('prologue.sanity', { value, districts: listed(DISTRICTS.filter((id) => sanity[id] === value)) }),
    ),
    ...(arrived.length > 0 ? [phrase('prologue.arrived', { districts: listed(arrived) })] : []),
    ...(nearer > 0 ? [phrase('prologue.nearer', { nearer })] : []),
  ];
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
