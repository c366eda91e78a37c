import type { Ref } from '@tabula/kernel/chance.js';
import type { CardWords, Spoken, Voice } from '@tabula/kit/voice.js';
import { distinct } from '@tabula/words/distinct.js';
import { speaker } from '@tabula/words/format.js';
import { hiddenCard } from '@tabula/words/hidden.js';
import type { Language } from '@tabula/words/language.js';
import { plainly } from '@tabula/words/terms.js';
import type { ElektView } from '../board.js';
import { ATTRIBUTES, type Attribute } from '../content/behaviour.js';
import { packOf } from '../content/packs.js';
import { titlesWon } from '../titles.js';
import { type Card, cardText, costText, kindText } from './cards.js';
import { catalogs } from './catalogs.js';
import { cardName, termsOf, titleNames } from './names.js';

/** Everything there is to read on a card of Elekt. */
export interface ElektCard extends CardWords {
  /** "Wraith" or "Cultist"; null if it is no unit. */
  readonly type: string | null;
  /** What kind of ability a unit has and what its use costs; null if there is nothing to say. */
  readonly ability: string | null;
  /** The printed symbols of a unit. */
  readonly symbols: readonly { readonly attribute: Attribute; readonly name: string; readonly count: number }[];
  readonly titles: readonly string[];
}

export type ElektVoice = Voice<ElektView, ElektCard>;

/** The pack that a table is played with. */
export const packIn = ({ options = {} }: Spoken): string => String(options.pack ?? 'base');

/**
 * Binds the words of a language to the cards of a pack and the names of the players; seats without a name are counted.
 * With `strict`, for checks, everything that is missing throws; else people read it in brackets.
 */
export function speak(
  language: Language,
  table: Spoken = {},
  { strict = false }: { readonly strict?: boolean } = {},
): ElektVoice {
  const { pack, units, zoneCards, privileges } = packOf(packIn(table));
  const find = (id: string): Card | undefined => units[id] ?? zoneCards[id] ?? privileges[id];
  const terms = termsOf(language, { card: find, seat: (seat) => table.name?.(seat) });
  const say = speaker(catalogs[language], language, terms, { strict });

  function name(ref: Ref): string {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined && strict) throw new Error(`no name of ${kind} ${String(id)} in '${language}'`);
    return term === undefined ? `[${kind} ${String(id)}]` : plainly(term);
  }

  function card(id: string): ElektCard | null {
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
    language,
    say,
    name,
    cards: [...pack.units, ...pack.missions, ...pack.influences, ...pack.privileges].map(({ id }) => id),
    card,
    question: ({ prompt, options }) => ({
      prompt: say(prompt),
      options: distinct(options.map((option) => say(option.label))),
    }),
    result({ places, reason }, board) {
      const winner = places[0]?.[0] ?? null;
      const titles = winner === null ? 0 : titlesWon(board, winner);
      return say({ key: `result.${reason}`, params: { seat: { seat: winner }, titles } });
    },
  };
}
