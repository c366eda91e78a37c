import { CITY, DISORGANISATION, DISTRICT_CARDS, GOALS, PROLOGUES, STARTING } from '@tabula/cults/content/base.js';
import { cults } from '@tabula/cults/cults.js';
import { speak as speakCults } from '@tabula/cults/text/speak.js';
import { packIds, packOf } from '@tabula/elekt/content/packs.js';
import { elekt } from '@tabula/elekt/elekt.js';
import { speak } from '@tabula/elekt/text/speak.js';
import type { Message, Ref } from '@tabula/kernel/chance.js';
import type { Game, OptionSpec } from '@tabula/kernel/game.js';
import type { Json, Seat } from '@tabula/kernel/json.js';
import { LANGUAGES, type Language } from './schema.js';

type Names = { readonly [L in Language]: string };

/** A card as it reads in one language; what else there is to read on it depends on the game. */
interface CardWords {
  readonly name: string;
  readonly kind: string;
  /** What it does, a sentence or more for each part of its ability. */
  readonly text: readonly string[];
}

/** As much of a question as there is to read. */
interface Asking {
  readonly prompt: Message;
  readonly options: readonly { readonly label: Message; readonly refs?: readonly Ref[] }[];
}

/** The words of a game in one language. */
export interface Voice {
  say(message: Message): string;
  /** The options of one question, no two alike. */
  question(question: Asking): { readonly prompt: string; readonly options: readonly string[] };
  /** Null for a card that is not in the pack. */
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
  /** The packs there are, with their cards as they are declared. */
  packs(): readonly (PackInfo & { readonly cards: readonly { readonly id: string }[] })[];
  /** The words of the game as it is played with these options; seats without a name are counted. */
  voice(
    language: Language,
    options: { readonly [name: string]: Json },
    names?: (seat: Seat) => string | undefined,
  ): Voice;
}

const elektTitle: Title = {
  game: elekt as Game,
  name: { en: 'Elekt', pl: 'Elekt', de: 'Elekt' },
  packs: () =>
    packIds().map((id) => {
      const { name, units, missions, influences, privileges } = packOf(id).pack;
      return { id, name, cards: [...units, ...missions, ...influences, ...privileges] };
    }),
  voice: (language, options, names) => speak(language, options.pack as string, names),
};

const cultsTitle: Title = {
  game: cults as Game,
  name: { en: 'Rise of the Cults', pl: 'Powstanie Kultów', de: 'Aufstieg der Kulte' },
  packs: () => [
    {
      id: 'base',
      name: { en: 'Arkham', pl: 'Arkham', de: 'Arkham' },
      cards: [...STARTING, ...DISTRICT_CARDS, DISORGANISATION, ...CITY, ...PROLOGUES, ...GOALS],
    },
  ],
  voice: (language, _options, names) => speakCults(language, { seat: (seat) => names?.(seat) }),
};

const TITLES: ReadonlyMap<string, Title> = new Map([elektTitle, cultsTitle].map((title) => [title.game.id, title]));

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
