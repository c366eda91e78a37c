import type { Spoken } from '@tabula/kit/voice.js';
import type { InEveryLanguage, Language } from '@tabula/words/language.js';
import { plainly, type Term, type Terms } from '@tabula/words/terms.js';
import { NPC } from '../board.js';
import { CITIES, GOAL, KINDS, kindOf, PROLOGUE } from '../content/cards.js';
import { noun, npcNoun, seatNoun } from './terms.js';

/** Every kind of card of the game, by its id. */
export const anyCard = (id: string) => KINDS[kindOf(id)] ?? CITIES[id] ?? PROLOGUE[id] ?? GOAL[id];

const LEVELS = ['', 'I', 'II', 'III'];

/**
 * The words of the game for references in messages: { card: 'G1.2' }, { stack: 'G1' }, { seat: 0 }, { level: 2 },
 * { die: 0 }, { ritual: 'uptown:2:0' } (where, level, owner), and { district, plan, token, face, type, keyword, phase } by id.
 */
export function termsOf(language: Language, { name, players }: Spoken): Terms {
  return (kind, id): Term | undefined => {
    if (kind === 'seat') {
      if (typeof id !== 'number') return undefined;
      if (players === 1 && id === NPC) return npcNoun(language);
      return name?.(id) ?? seatNoun(id, language);
    }
    if (kind === 'level') return typeof id === 'number' ? LEVELS[id] : undefined;
    if (kind === 'die') return typeof id === 'number' ? String(id + 1) : undefined;
    if (typeof id !== 'string') return undefined;
    if (kind === 'card' || kind === 'stack') return nameOf(anyCard(id), language);
    if (kind === 'ritual') return ritualName(id, language);
    if (kind === 'supply') return LEVELS[Number(id.split(':', 1)[0])];
    if (kind === 'place') return noun('district', id, language);
    return noun(kind, id, language);
  };
}

/** A ritual by its level and where it stands. */
function ritualName(id: string, language: Language): string {
  const [at, level] = id.split(':');
  return `${LEVELS[Number(level)]} · ${districtName(at!, language)}`;
}

function districtName(id: string, language: Language): string {
  const term = noun('district', id, language);
  return term === undefined ? id : plainly(term);
}

const nameOf = (card: { readonly name: InEveryLanguage } | undefined, language: Language): string | undefined =>
  card?.name[language];
