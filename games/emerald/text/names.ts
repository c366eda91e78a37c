import type { Spoken } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { plainly, type Term, type Terms } from '@tabula/words/terms.js';
import { isIdentity, printedFaction } from '../board.js';
import type { Faction } from '../content/behaviour.js';
import type { Card, CityCard, RoyalCard } from '../content/cards.js';
import { type PackIndex, packOf } from '../content/packs.js';
import { noun, nounsOf } from './terms.js';

/** A card of any kind, with what it is. */
export type AnyCard =
  | { readonly is: 'game' | 'starting'; readonly card: Card }
  | { readonly is: 'city'; readonly card: CityCard }
  | { readonly is: 'royal'; readonly card: RoyalCard }
  | { readonly is: 'identity'; readonly faction: Faction };

/** The pack that a table is played with. */
const packIn = ({ options = {} }: Spoken): string => String(options.pack ?? 'base');

export const packFor = (table: Spoken): PackIndex => packOf(packIn(table));

/** The card of a piece (G06.2), or of a kind (G06). */
export function anyCard({ pack, cards, royals }: PackIndex, id: string): AnyCard | undefined {
  if (isIdentity(id)) return { is: 'identity', faction: printedFaction(id) };
  const royal = royals[id];
  if (royal !== undefined) return { is: 'royal', card: royal };
  const city = pack.cities.find((one) => one.id === id);
  if (city !== undefined) return { is: 'city', card: city };
  const card = cards[id] ?? cards[`${id}.0`];
  if (card === undefined) return undefined;
  return { is: pack.starting.some((one) => one.id === card.id) ? 'starting' : 'game', card };
}

/**
 * The words of the game for references in messages: { card: 'G06.2' }, { text: 'G10.0' } (a card that is used for its
 * text), { seat: 0 }, { limbo: 0 } (whose), { agent: 'paris:0' } and { cubes: 'paris:0' } (where and whose), and { city,
 * faction, track, symbol, points, attack, deed, place, step, phase } by id.
 */
export function termsOf(language: Language, table: Spoken): Terms {
  const pack = packFor(table);
  const { day, limbo, sign } = nounsOf(language);
  const seatName = (seat: number): Term | undefined =>
    table.name?.(seat) ?? (Object.hasOwn(day, seat) ? day[seat as keyof typeof day] : undefined);

  /** A piece by what it is, where it stands and whose it is. */
  function pieceName(kind: 'agent' | 'cube', id: string): string {
    const [at = '', owner = ''] = id.split(':');
    const parts = [noun('noun', kind, language), noun('city', at, language), seatName(Number(owner))];
    return parts.flatMap((part) => (part === undefined ? [] : [plainly(part)])).join(' · ');
  }

  return (kind, id): Term | undefined => {
    if (kind === 'seat') return typeof id === 'number' ? seatName(id) : undefined;
    if (kind === 'limbo') return limbo.all;
    if (typeof id !== 'string') return undefined;
    if (kind === 'card') return cardTerm(anyCard(pack, id), language);
    if (kind === 'agent') return pieceName('agent', id);
    if (kind === 'cubes') return pieceName('cube', id);
    if (kind !== 'text') return noun(kind, id, language);
    const name = cardTerm(anyCard(pack, id), language);
    return name === undefined ? undefined : sign.text.replace('#', plainly(name));
  };
}

function cardTerm(found: AnyCard | undefined, language: Language): Term | undefined {
  if (found === undefined) return undefined;
  const { card, faction, royal, sign } = nounsOf(language);
  if (found.is === 'identity') return faction[found.faction];
  const nom = found.card.name[language];
  if (found.is === 'royal') {
    // A royal of another pack is called as it is there, in every case.
    const forms = royal[`royal-${found.card.city}`];
    return forms.nom === nom ? forms : nom;
  }
  return { nom, here: found.is === 'city' ? card.city.here! : sign.quoted.replace('#', nom) };
}
