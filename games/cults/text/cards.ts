import { type Message, type Say, speaker } from '@tabula/words/format.js';
import {
  type Ability,
  type CityCard,
  type CityEffect,
  type CultCard,
  DISTRICTS,
  type District,
  type GoalCard,
  type GoalNeed,
  type Language,
  type PrologueCard,
} from '../content/behaviour.js';
import { catalogs } from './catalogs.js';
import { termsOf } from './names.js';

export type Card = CultCard | CityCard | PrologueCard | GoalCard;

const voices: { [L in Language]?: Say } = {};

/** Card texts name no cards and no players. They are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(catalogs[language], language, termsOf(language, {}), { strict: true });
  return voices[language];
}

type Params = Message['params'];
const message = (key: string, params: Params = {}): Message => ({ key, params });

/** What a card does, a string for every part of it. Never empty. */
export function cardText(card: Card, language: Language): string[] {
  const say = voice(language);
  if ('type' in card) return [cultText(card, say)];
  if ('effect' in card) return cityText(card, language, say);
  if ('sanity' in card) return prologueText(card, language, say);
  return [say(message('goal.more-points')), ...card.needs.map((need) => say(needSentence(need)))];
}

/** What kind of card it is. */
export function kindText(card: Card, language: Language): string {
  const say = voice(language);
  if ('type' in card) return say(message(`label.${card.type}`));
  if ('effect' in card) return say(message('label.city'));
  return say(message('sanity' in card ? 'label.prologue' : 'label.goal'));
}

function cultText({ type, ability }: CultCard, say: Say): string {
  if (type === 'disorganisation') return say(message('card.dead'));
  if (ability === undefined) return say(message('card.no-ability'));
  const text = say(abilitySentence(ability));
  return say(message('card.ability', { keyword: { keyword: ability.when }, text }));
}

function abilitySentence(ability: Ability): Message {
  switch (ability.does) {
    case 'draw':
      return message('ability.draw', { cards: ability.cards, destroyedCards: ability.destroyedCards });
    case 'place-ritual':
      return message('ability.place-ritual', { level: { level: ability.level } });
    case 'quiet-terror':
      return message('ability.quiet-terror', { terror: ability.terror });
    case 'add-thugs':
      return message(ability.destroy === true ? 'ability.add-thugs.destroy' : 'ability.add-thugs', {
        count: ability.count,
      });
    case 'disorganise':
      return message('ability.disorganise', { price: ability.price });
    case 'weaken':
      return message('ability.weaken', { amount: ability.amount });
    case 'gain':
      return message(`ability.gain.${ability.if}`, { token: { token: ability.token }, count: ability.count });
    default:
      return message(`ability.${ability.does}`);
  }
}

const listOf = (districts: readonly District[], language: Language, say: Say): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    districts.map((id) => say(message('card.district', { district: { district: id } }))),
  );

function cityText({ effect, advances }: CityCard, language: Language, say: Say): string[] {
  const moves =
    advances.length === DISTRICTS.length
      ? [say(message('city.advance-all'))]
      : advances.length > 0
        ? [say(message('city.advance', { districts: listOf(advances, language, say) }))]
        : [];
  return [...(effect.is === 'nothing' ? [] : [say(effectSentence(effect))]), ...moves];
}

function effectSentence(effect: CityEffect): Message {
  switch (effect.is) {
    case 'ritual-cost':
      return message('city.ritual-cost', { more: effect.more });
    case 'token-limit':
      return message('city.token-limit', { limit: effect.limit });
    case 'plan-markers':
      return message('city.plan-markers', { count: effect.count });
    case 'sanity':
      return message(effect.change > 0 ? 'city.sanity.higher' : 'city.sanity.lower', {
        change: Math.abs(effect.change),
      });
    case 'hand':
      return message('city.hand', { cards: effect.cards });
    case 'rerolls':
      return message('city.rerolls', { count: effect.count });
    case 'card-cost':
      return message('city.card-cost', { less: effect.less, least: effect.least });
    case 'gain':
      return message('city.gain', { token: { token: effect.token }, count: effect.count });
    default:
      return message(`city.${effect.is}`);
  }
}

function prologueText({ sanity, arrived, nearer }: PrologueCard, language: Language, say: Say): string[] {
  const values = [...new Set(Object.values(sanity))].sort();
  return [
    ...values.map((value) =>
      say(
        message('prologue.sanity', {
          value,
          districts: listOf(
            DISTRICTS.filter((id) => sanity[id] === value),
            language,
            say,
          ),
        }),
      ),
    ),
    ...(arrived.length > 0 ? [say(message('prologue.arrived', { districts: listOf(arrived, language, say) }))] : []),
    ...(nearer > 0 ? [say(message('prologue.nearer', { nearer }))] : []),
  ];
}

function needSentence(need: GoalNeed): Message {
  switch (need.needs) {
    case 'scoring-places':
      return need.count === 'every-district'
        ? message('goal.scoring-places.every')
        : message('goal.scoring-places', { count: need.count });
    case 'lead':
      return message('goal.lead', { points: need.points });
    case 'npc-markers-at-most':
      return message('goal.npc-markers-at-most', { count: need.count });
    case 'markers-in':
      return message('goal.markers-in', { district: { district: need.district }, count: need.count });
    case 'markers-in-every-district':
      return message('goal.markers-in-every-district', { count: need.count });
    case 'markers':
      return message('goal.markers', { count: need.count });
    case 'ritual-of-level':
      return message('goal.ritual-of-level', { level: { level: need.level } });
  }
}
