import type { Pack } from '@tabula/elekt/content/behaviour.js';
import { type PackIndex, packIds, packOf } from '@tabula/elekt/content/packs.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { type Card, cardText, kindText } from '@tabula/elekt/text/cards.js';
import { catalogs } from '@tabula/elekt/text/catalogs.js';
import { cardIdOf, termsOf } from '@tabula/elekt/text/names.js';
import type { Message } from '@tabula/kernel/chance.js';
import type { Game, OptionSpec } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { speaker } from '@tabula/words/format.js';
import { LANGUAGES, type Language } from './schema.js';

type Names = { readonly [L in Language]: string };

/** A card as it reads in one language, with the facts it was declared by. */
export interface CardWords {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** What it does, a sentence or more for each part of its ability. */
  readonly text: readonly string[];
  readonly facts: object;
}

/** The words of a game in one language. */
export interface Voice {
  say(message: Message): string;
  /** The card of that id or piece; null if there is none. */
  card(id: string): CardWords | null;
}

/** A set of cards to play a game with. */
interface PackInfo {
  readonly id: string;
  readonly name: Names;
}

/** A game that can be played over this protocol. */
export interface Title {
  readonly game: Game;
  readonly name: Names;
  /** The packs there are, with the ids of their cards. */
  packs(): readonly (PackInfo & { readonly cards: readonly string[] })[];
  /** The words of the game as it is played with these options. */
  voice(language: Language, options: { readonly [name: string]: Json }): Voice;
}

const cardsOf = (pack: Pack): Card[] => [...pack.units, ...pack.missions, ...pack.influences, ...pack.privileges];

function elektVoice(language: Language, { units, zoneCards, privileges }: PackIndex): Voice {
  const find = (id: string): Card | undefined => units[id] ?? zoneCards[id] ?? privileges[id];
  return {
    say: speaker(catalogs[language], language, termsOf(language, { card: find })),
    card(id) {
      const card = find(id) ?? find(cardIdOf(id));
      if (card === undefined) return null;
      const { id: is, name, ...facts } = card;
      return { id: is, kind: kindText(card, language), name: name[language], text: cardText(card, language), facts };
    },
  };
}

/** One voice for each pack and language: messages are compiled once, whatever the number of matches. */
const elektVoices = new WeakMap<PackIndex, { [L in Language]?: Voice }>();

const elektTitle: Title = {
  game: elekt as Game,
  name: { en: 'Elekt', pl: 'Elekt', de: 'Elekt' },
  packs: () =>
    packIds().map((id) => {
      const { pack } = packOf(id);
      return { id, name: pack.name, cards: cardsOf(pack).map((card) => card.id) };
    }),
  voice(language, options) {
    const index = packOf(options.pack as string);
    const voices = elektVoices.get(index) ?? {};
    elektVoices.set(index, voices);
    voices[language] ??= elektVoice(language, index);
    return voices[language];
  },
};

const TITLES: ReadonlyMap<string, Title> = new Map([elektTitle].map((title) => [title.game.id, title]));

export const gameIds = (): string[] => [...TITLES.keys()];

export const titleOf = (id: string): Title | undefined => TITLES.get(id);

/** A game as it is announced. */
export interface GameInfo {
  readonly id: string;
  readonly name: Names;
  /** The version of its rules and saved states. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly languages: readonly Language[];
  /** JSON Schema of the options of a new match. */
  readonly options: {
    readonly type: 'object';
    readonly properties: { readonly [name: string]: OptionSpec };
    readonly additionalProperties: false;
  };
  readonly packs: readonly PackInfo[];
}

/** All games, as data. */
export const gameList = (): GameInfo[] =>
  [...TITLES.values()].map(({ game, name: title, packs }) => ({
    id: game.id,
    name: title,
    version: game.version,
    players: game.players,
    languages: LANGUAGES,
    options: { type: 'object', properties: { ...game.options }, additionalProperties: false },
    packs: packs().map(({ id, name }) => ({ id, name })),
  }));
