import type { Instructions } from '../language/instructions.js';
import type { Neighbourhood, Place, Street } from '../language/places.js';
import type { Anomaly, Asset, Encounter, Event, NeighbourhoodCard, StreetCard } from './kinds.js';

/** Decks from what their cards hold; a card's id is its place in the deck. */

/** What happens at a place: instructions, with the rest only where there is more to say. */
type Written = Instructions | Encounter;
type AtPlaces = { readonly [P in Place]?: Written };

const isList = (written: Written): written is Instructions => Array.isArray(written);
const encounter = (written: Written): Encounter => (isList(written) ? { does: written } : written);
const encounters = <K extends string>(written: { readonly [Key in K]?: Written }): { readonly [Key in K]: Encounter } =>
  Object.fromEntries(
    Object.entries<Written | undefined>(written).flatMap(([key, one]) => (one ? [[key, encounter(one)]] : [])),
  ) as { readonly [Key in K]: Encounter };

export const neighbourhoodDeck = (
  neighbourhood: Neighbourhood,
  cards: readonly AtPlaces[],
): readonly NeighbourhoodCard[] =>
  cards.map((written, at) => ({
    id: `encounter/${neighbourhood}/${at + 1}`,
    neighbourhood,
    encounters: encounters<Place>(written),
  }));

export const streetDeck = (cards: readonly { readonly [S in Street]: Written }[]): readonly StreetCard[] =>
  cards.map((written, at) => ({ id: `street/${at + 1}`, encounters: encounters<Street>(written) }));

type Unnumbered = Omit<Event, 'id'>;
/** An event: the spaces with doom symbols, and what happens in the neighbourhood. */
export const event = (neighbourhood: Neighbourhood, doom: readonly Place[], written: AtPlaces): Unnumbered => ({
  neighbourhood,
  doom,
  encounters: encounters<Place>(written),
});
export const eventDeck = (scenario: string, events: readonly Unnumbered[]): readonly Event[] =>
  events.map((one, at) => ({ id: `event/${scenario}/${at + 1}`, ...one }));

/** '0-1' is up to one doom, '2+' two or more. */
export const anomalyDeck = (
  scenario: string,
  cards: readonly { readonly [range: string]: Instructions }[],
): readonly Anomaly[] =>
  cards.map((written, at) => ({
    id: `anomaly/${scenario}/${at + 1}`,
    encounters: Object.entries(written)
      .map(([range, does]) => {
        const [from, to] = range.split('-').map((end) => Number.parseInt(end, 10)) as [number, number?];
        return range.endsWith('+') ? { from, does } : { from, to: to ?? from, does };
      })
      .sort((one, other) => one.from - other.from),
  }));

export const archiveEncounters = (written: AtPlaces): { readonly [P in Place]?: Encounter } =>
  encounters<Place>(written);

/** What a card of a deck says, for a copy of it that is dealt. */
export function asDealt(deck: readonly Asset[], id: string): Pick<Asset, 'is' | 'abilities' | 'rules'> {
  const { is, abilities, rules } = deck.find((card) => card.id === id) ?? {};
  return { ...(is && { is }), ...(abilities && { abilities }), ...(rules && { rules }) };
}
