import type { Language } from '@tabula/words/language.js';
import { bound, type Deck, type Stories } from './deck.js';

type Teller = () => Promise<{ readonly stories: Stories }>;

/** The stories of every scenario, those of the neighbourhoods that a scenario has, and those of its own. */
interface Tellers {
  readonly town: Teller;
  readonly neighbourhoods: { readonly [id: string]: () => Promise<{ readonly default: Deck }> };
  readonly scenarios: { readonly [id: string]: Teller };
}

const TELLERS: { readonly [L in Language]: Tellers } = {
  en: {
    town: () => import('./en/town.js'),
    neighbourhoods: {
      downtown: async () => import('./en/downtown.json', { with: { type: 'json' } }),
      easttown: async () => import('./en/easttown.json', { with: { type: 'json' } }),
      'merchant-district': async () => import('./en/merchant-district.json', { with: { type: 'json' } }),
      'miskatonic-university': async () => import('./en/miskatonic-university.json', { with: { type: 'json' } }),
      northside: async () => import('./en/northside.json', { with: { type: 'json' } }),
      rivertown: async () => import('./en/rivertown.json', { with: { type: 'json' } }),
      southside: async () => import('./en/southside.json', { with: { type: 'json' } }),
      uptown: async () => import('./en/uptown.json', { with: { type: 'json' } }),
    },
    scenarios: {
      'scenario/azathoth': () => import('./en/azathoth.js'),
      'scenario/umordhoth': () => import('./en/umordhoth.js'),
      'scenario/twilight': () => import('./en/twilight.js'),
      'scenario/deep': () => import('./en/deep.js'),
    },
  },
  pl: {
    town: () => import('./pl/town.js'),
    neighbourhoods: {
      downtown: async () => import('./pl/downtown.json', { with: { type: 'json' } }),
      easttown: async () => import('./pl/easttown.json', { with: { type: 'json' } }),
      'merchant-district': async () => import('./pl/merchant-district.json', { with: { type: 'json' } }),
      'miskatonic-university': async () => import('./pl/miskatonic-university.json', { with: { type: 'json' } }),
      northside: async () => import('./pl/northside.json', { with: { type: 'json' } }),
      rivertown: async () => import('./pl/rivertown.json', { with: { type: 'json' } }),
      southside: async () => import('./pl/southside.json', { with: { type: 'json' } }),
      uptown: async () => import('./pl/uptown.json', { with: { type: 'json' } }),
    },
    scenarios: {
      'scenario/azathoth': () => import('./pl/azathoth.js'),
      'scenario/umordhoth': () => import('./pl/umordhoth.js'),
      'scenario/twilight': () => import('./pl/twilight.js'),
      'scenario/deep': () => import('./pl/deep.js'),
    },
  },
  de: {
    town: () => import('./de/town.js'),
    neighbourhoods: {
      downtown: async () => import('./de/downtown.json', { with: { type: 'json' } }),
      easttown: async () => import('./de/easttown.json', { with: { type: 'json' } }),
      'merchant-district': async () => import('./de/merchant-district.json', { with: { type: 'json' } }),
      'miskatonic-university': async () => import('./de/miskatonic-university.json', { with: { type: 'json' } }),
      northside: async () => import('./de/northside.json', { with: { type: 'json' } }),
      rivertown: async () => import('./de/rivertown.json', { with: { type: 'json' } }),
      southside: async () => import('./de/southside.json', { with: { type: 'json' } }),
      uptown: async () => import('./de/uptown.json', { with: { type: 'json' } }),
    },
    scenarios: {
      'scenario/azathoth': () => import('./de/azathoth.js'),
      'scenario/umordhoth': () => import('./de/umordhoth.js'),
      'scenario/twilight': () => import('./de/twilight.js'),
      'scenario/deep': () => import('./de/deep.js'),
    },
  },
};

/** The scenario that is played, as far as it matters here. */
interface Played {
  readonly id: string;
  readonly neighbourhoods: readonly string[];
}

/**
 * The stories that can be told in a scenario, by the id of their card: a page loads those alone, in the language it
 * speaks. A scenario of a pack that brings none has those of the town; away from a table (null) nothing is met.
 */
export async function storiesOf(language: Language, scenario: Played | null): Promise<Stories> {
  const { town, neighbourhoods, scenarios } = TELLERS[language];
  const own = scenarios[scenario?.id ?? ''];
  const [decks, ...told] = await Promise.all([
    Promise.all((scenario?.neighbourhoods ?? []).flatMap((id) => neighbourhoods[id]?.() ?? [])),
    town(),
    ...(own === undefined ? [] : [own()]),
  ]);
  return new Map([...bound(decks.map((deck) => deck.default)), ...told.flatMap(({ stories }) => [...stories])]);
}
