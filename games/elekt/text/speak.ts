import type { Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import { distinct } from '@tabula/words/distinct.js';
import { speaker } from '@tabula/words/format.js';
import { hiddenCard } from '@tabula/words/hidden.js';
import { plainly } from '@tabula/words/terms.js';
import { ATTRIBUTES, type Attribute, type Language } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { type Card, cardText, costText, kindText } from './cards.js';
import { catalogs } from './catalogs.js';
import { cardName, termsOf, titleNames } from './names.js';

/** The languages that the game speaks. */
export const LANGUAGES = Object.keys(catalogs) as readonly Language[];

/** Everything there is to read on a card. */
export interface CardWords {
  readonly name: string;
  /** "Basic unit", "Mission", … */
  readonly kind: string;
  /** "Wraith" or "Cultist"; null if it is no unit. */
  readonly type: string | null;
  /** What kind of ability a unit has and what its use costs; null if there is nothing to say. */
  readonly ability: string | null;
  /** The printed symbols of a unit. */
  readonly symbols: readonly { readonly attribute: Attribute; readonly name: string; readonly count: number }[];
  /** What it does, a string for every part of its ability. Never empty. */
  readonly text: readonly string[];
  readonly titles: readonly string[];
}

/** A question as it is read. The options stand in the order of the question's own, no two of them alike. */
export interface SpokenQuestion {
  readonly prompt: string;
  readonly options: readonly string[];
}

/** The voice of the game in one language, for one pack and one table. */
export interface Speech {
  /** Events, prompts, labels, reasons and the words of an interface. */
  say(message: Message): string;
  /** The plain name of one thing: { card: 'E01' }, { zone: 'court' }, { seat: 0 }, { attribute: 'power' }, …; { card: null } is a hidden one. */
  name(ref: Ref): string;
  /** Null for a card that is not in the pack. */
  card(id: string): CardWords | null;
  question(question: Question): SpokenQuestion;
  /** How the game ended, with the number of Titles of its winner. */
  result(result: Result, titles: number): string;
}

/**
 * Binds the words of a language to the cards of a pack and the names of the players; seats without a name are counted.
 * With `strict`, for checks, everything that is missing throws; else people read it in brackets.
 */
export function speak(
  language: Language,
  pack: string,
  names: (seat: number) => string | undefined = () => undefined,
  { strict = false }: { readonly strict?: boolean } = {},
): Speech {
  const { units, zoneCards, privileges } = packOf(pack);
  const find = (id: string): Card | undefined => units[id] ?? zoneCards[id] ?? privileges[id];
  const terms = termsOf(language, { card: find, seat: names });
  const say = speaker(catalogs[language], language, terms, { strict });

  function name(ref: Ref): string {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined && strict) throw new Error(`no name of ${kind} ${String(id)} in '${language}'`);
    return term === undefined ? `[${kind} ${String(id)}]` : plainly(term);
  }

  function card(id: string): CardWords | null {
    const found = find(id);
    if (found === undefined) return null;
    const unit = 'symbols' in found ? found : null;
    return {
      name: cardName(found, language),
      kind: kindText(found, language),
      type: unit && name({ type: unit.type }),
      ability: (unit && costText(unit, language)) || null,
      symbols: ATTRIBUTES.flatMap((attribute) => {
        const count = unit?.symbols[attribute] ?? 0;
        return count > 0 ? [{ attribute, name: name({ attribute }), count }] : [];
      }),
      text: cardText(found, language),
      titles: titleNames(found, language),
    };
  }

  return {
    say,
    name,
    card,
    question: ({ prompt, options }) => ({
      prompt: say(prompt),
      options: distinct(options.map((option) => say(option.label))),
    }),
    result: ({ places, reason }, titles) =>
      say({ key: `result.${reason}`, params: { seat: { seat: places[0]?.[0] ?? null }, titles } }),
  };
}
