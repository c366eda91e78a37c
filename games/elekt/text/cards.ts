import { type Message, type Say, speaker } from '@tabula/words/format.js';
import {
  ATTRIBUTES,
  type Attribute,
  type Effect,
  type Language,
  type PrivilegeCard,
  type PrivilegePower,
  type Symbols,
  type UnitCard,
  type UnitPower,
  type Zone,
  type ZoneCard,
  type ZonePower,
} from '../content/behaviour.js';
import { catalogs } from './catalogs.js';
import { termsOf } from './names.js';

export type Card = UnitCard | ZoneCard | PrivilegeCard;

const voices: { [L in Language]?: Say } = {};

/** Card texts name no cards and no players. They are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(catalogs[language], language, termsOf(language, { card: () => undefined }), {
    strict: true,
  });
  return voices[language];
}

type Params = Message['params'];
const message = (key: string, params: Params = {}): Message => ({ key, params });
const attribute = (id: Attribute) => ({ attribute: id });
const zone = (id: Zone) => ({ zone: id });

/** What a card does, a string for every part of its ability. Never empty. */
export function cardText(card: Card, language: Language): string[] {
  const say = voice(language);
  const sentences = sentencesOf(card, language);
  return (sentences.length > 0 ? sentences : [message('card.no-ability')]).map(say);
}

function sentencesOf(card: Card, language: Language): Message[] {
  if ('symbols' in card) {
    const instant = card.instant?.does.map((effect, at) => effectSentence(effect, at > 0)) ?? [];
    return [...instant, ...(card.permanent ?? []).map((power) => unitSentence(power, language))];
  }
  if ('titles' in card) return card.powers.map((power) => zoneSentence(power, language));
  return card.powers.map(privilegeSentence);
}

/** What kind of ability a unit has and what its use costs; empty if it has none. */
export function costText(card: UnitCard, language: Language): string {
  const say = voice(language);
  if (card.permanent !== undefined) return say(message('label.permanent'));
  if (card.instant === undefined) return '';
  const { cost } = card.instant;
  return say(cost === 0 ? message('label.instant') : message('label.instant-with-cost', { cost }));
}

/** What kind of card it is. */
export function kindText(card: Card, language: Language): string {
  const say = voice(language);
  if ('symbols' in card) return say(message(card.basic ? 'label.basic' : 'label.elite'));
  if (!('titles' in card)) return say(message('label.privilege'));
  return say(message(card.id.startsWith('M') ? 'label.mission' : 'label.influence'));
}

/** "+1 Occultism and +1 Power". */
function changesText(changes: Symbols, language: Language): string {
  const parts = ATTRIBUTES.flatMap((id) => {
    const change = changes[id] ?? 0;
    if (change === 0) return [];
    const amount = change > 0 ? `+${change}` : `−${-change}`;
    return [voice(language)(message('card.symbols', { amount, attribute: attribute(id) }))];
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** `later` is a part after the first one, which begins with "then". */
function effectSentence(effect: Effect, later: boolean): Message {
  const start = later ? 'then' : 'do';
  switch (effect.do) {
    case 'attach':
      return attachSentence(effect, later);
    case 'remove-token':
      return message('verb.remove-token', { start });
    case 'remove-all-tokens':
      return message('verb.remove-all-tokens', { start });
    case 'mirror':
      return message('verb.mirror', { start });
    case 'take-unit':
      return message('verb.take-unit', { start });
    case 'discard-this':
      return message('verb.discard-this', { start });
    case 'confront':
      return message('verb.confront', { start, attribute: attribute(effect.attribute) });
    case 'switch-off':
      return message('verb.switch-off', { start });
    case 'move':
      return message('verb.move', { start });
    case 'take-ember':
      return message('verb.take-ember', { start, amount: effect.amount });
    case 'annihilate':
      return message('verb.annihilate', { start });
    case 'place-basic':
      return message('verb.place-basic', { start });
    case 'draw':
      return message('verb.draw', { start, count: effect.count });
    case 'discard-units':
      return message('verb.discard-units', { start, count: effect.count });
  }
}

function attachSentence(effect: Extract<Effect, { do: 'attach' }>, later: boolean): Message {
  const { token, count, to } = effect;
  const start = effect.may === true ? (later ? 'thenMay' : 'may') : later ? 'then' : 'do';
  if (token !== 'any') return message(`verb.attach.${to}.named`, { start, count, token: attribute(token) });
  return message(`verb.attach.${to}.${effect.different === true ? 'different' : 'any'}`, { start, count });
}

function unitSentence(power: UnitPower, language: Language): Message {
  switch (power.is) {
    case 'symbols':
      return symbolsSentence(power, language);
    case 'forge':
      return message('unit.forge', { price: power.price, titles: power.titles });
    case 'redirect':
      return message('unit.redirect');
    case 'stay':
      return message('unit.stay', { price: power.price });
    case 'same-tokens':
      return message('unit.same-tokens');
    case 'extra-token':
      return message('unit.extra-token', { count: power.count });
    case 'attach-on-assign':
      return message('unit.attach-on-assign.cultists', { token: attribute(power.token) });
    case 'ember-on-win':
      return message('unit.ember-on-win', { attribute: attribute(power.attribute), amount: power.amount });
    case 'dearer-save':
      return message('unit.dearer-save', { amount: power.amount });
    case 'extra-swap':
      return message('unit.extra-swap', { count: power.count });
    case 'unsavable':
      return message(power.who === 'this' ? 'unit.unsavable.this' : 'card.unsavable');
    case 'avenge':
      return message('unit.avenge', { amount: power.amount });
    case 'save-base':
      return message('unit.save-base', { cost: power.cost });
    case 'win-ties':
      return message('unit.win-ties', { attribute: attribute(power.attribute) });
    case 'lose-ties':
      return message('unit.lose-ties');
    case 'no-tokens':
      return message('card.no-tokens');
    case 'harvest':
      return message('unit.harvest', { zone: zone(power.where), amount: power.amount });
  }
}

function symbolsSentence(power: Extract<UnitPower, { is: 'symbols' }>, language: Language): Message {
  const changes = changesText(power.changes, language);
  const key = `unit.symbols.${power.of}`;
  if (power.where === undefined) return message(power.while === undefined ? key : `${key}.while`, { changes });
  return message(`${key}.${power.while === undefined ? 'where' : 'both'}`, { changes, zone: zone(power.where) });
}

function zoneSentence(power: ZonePower, language: Language): Message {
  switch (power.is) {
    case 'symbols':
      return message(`zone.symbols.${power.of}`, { changes: changesText(power.changes, language) });
    case 'assign-discard':
      return message('zone.assign-discard', { count: power.count });
    case 'assign-lose-ember':
      return message('zone.assign-lose-ember', { amount: power.amount });
    case 'assign-gain-ember':
      return message('zone.assign-gain-ember', { amount: power.amount });
    case 'assign-attach':
      return message('zone.assign-attach', { attribute: attribute(power.needs) });
    case 'won-discard':
      return message('zone.won-discard', { count: power.count });
    case 'won-gain-ember':
      return message('zone.won-gain-ember', { amount: power.amount });
    case 'won-recover':
      return message('zone.won-recover');
    case 'annihilations':
      return message('zone.annihilations', { count: power.count });
    case 'tokens':
      return message('zone.tokens', { count: power.count });
    case 'no-confrontation':
      return message('zone.no-confrontation', { attribute: attribute(power.attribute) });
    case 'counts-as':
      return message('zone.counts-as', { from: attribute(power.from), as: attribute(power.as) });
    case 'assign-cost':
      return message('zone.assign-cost', { amount: power.amount });
    case 'limit':
      return changed('zone.limit.higher', 'zone.limit.lower', power.change);
    case 'lowest-wins-ties':
      return message('zone.lowest-wins-ties');
    case 'first':
      return message('zone.first', { attribute: attribute(power.attribute) });
    case 'instant-cost':
      return changed('zone.instant-cost.higher', 'zone.instant-cost.lower', power.change);
    case 'extra-swap':
      return message('zone.extra-swap', { count: power.count });
    case 'ember-on-win':
      return message('zone.ember-on-win', { attribute: attribute(power.attribute), amount: power.amount });
    case 'dearer-save':
      return message('zone.dearer-save', { amount: power.amount });
    case 'token-worth':
      return message('zone.token-worth', { symbols: power.symbols });
    case 'no-moves':
      return message('zone.no-moves');
    case 'no-tokens':
      return message('card.no-tokens');
    case 'unsavable':
      return message('card.unsavable');
  }
}

const changed = (higher: string, lower: string, change: number): Message =>
  message(change > 0 ? higher : lower, { amount: Math.abs(change) });

function privilegeSentence(power: PrivilegePower): Message {
  switch (power.is) {
    case 'seal-ties':
      return message('privilege.seal-ties', { price: power.price });
    case 'harvest':
      return message('privilege.harvest', { amount: power.amount });
    case 'levy':
      return message('privilege.levy', { draw: power.draw, rest: power.draw - 1 });
    case 'free-save':
      return message('privilege.free-save');
    case 'bonus':
      return message('privilege.bonus', {
        attribute: attribute(power.attribute),
        zone: zone(power.zone),
        amount: power.amount,
      });
    case 'passage':
      return message('privilege.passage');
    case 'extra-assignment':
      return message('privilege.extra-assignment', { price: power.price });
    case 'win-ties':
      return message('privilege.win-ties', { attribute: attribute(power.attribute), zone: zone(power.zone) });
    case 'amnesty':
      return message('privilege.amnesty');
  }
}
