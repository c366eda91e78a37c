import { kindOf, pieceOfSide } from '@tabula/arkham/packs.js';
import type { Ref } from '@tabula/kernel/chance.js';

/** Decks whose cards share one symbol: it is that of their backs. */
const DECKS: { readonly [kind: string]: string } = {
  encounter: 'ar-deck-encounter',
  street: 'ar-deck-encounter',
  event: 'ar-deck-event',
  anomaly: 'ar-deck-anomaly',
  headline: 'ar-deck-headline',
  archive: 'ar-deck-archive',
  scenario: 'ar-deck-codex',
};

/** Names that the symbols spell in one word, and those that are shorter there. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/\br-lyeh/, 'rlyeh'],
  [/^o-bannion/, 'obannion'],
  [/-s\b/, 's'],
  [/^servitor-of-/, 'servitor-'],
];

/** The great ones lie among the cards of the archive. */
const EPICS: { readonly [card: string]: string } = {
  'archive/19': 'ar-umordhoth',
  'archive/28': 'ar-servitor-yog-sothoth',
  'archive/39': 'ar-servitor-rlyeh',
  'archive/40': 'ar-cthulhu',
};

/** The symbol of a card, whichever copy or side of it. */
export function emblemOf(card: string): string {
  const id = kindOf(pieceOfSide(card));
  const [kind = '', name = '', pact] = id.split('/');
  if (EPICS[id] !== undefined) return EPICS[id];
  if (DECKS[kind] !== undefined) return DECKS[kind];
  if (pact !== undefined) return pact.startsWith('pact-') ? `ar-${pact}` : `ar-pact-${pact}`;
  return `ar-${SPELT.reduce((said, [from, to]) => said.replace(from, to), name)}`;
}

/** Things that are no cards, by how their symbols begin. */
const OTHERS = { skill: 'ar-skill', token: 'ar-mythos', stock: 'ar' } as const;
const STOCK: { readonly [stock: string]: string } = { clues: 'clue', remnants: 'remnant' };

/** The symbol of a thing that an answer is about; null if it has none. Investigators have a face. */
export function iconOf(ref: Ref): string | null {
  if (typeof ref.card === 'string') return ref.card.startsWith('investigator/') ? faceOf(ref.card) : emblemOf(ref.card);
  if (typeof ref.deed === 'string')
    return ref.deed.includes('@') ? emblemOf(ref.deed.slice(ref.deed.indexOf('@') + 1)) : `ar-act-${ref.deed}`;
  for (const [kind, prefix] of Object.entries(OTHERS)) {
    const id = ref[kind];
    if (typeof id === 'string') return `${prefix}-${STOCK[id] ?? id}`;
  }
  return null;
}

/** The portrait of an investigator. */
export const faceOf = (sheet: string): string => `ar-face-${sheet.slice(sheet.indexOf('/') + 1)}`;
