import { winnersOf } from '@tabula/kernel/chance.js';
import { voiceOf } from '@tabula/kit/speech.js';
import type { CardWords, Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
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
 * The voice of the game for the cards of a pack and the names of the players. With `strict`, for checks, everything that is
 * missing throws; else people read it in brackets.
 */
export function speak(language: Language, table: Spoken = {}, how: { readonly strict?: boolean } = {}): ElektVoice {
  const { pack, units, zoneCards, privileges } = packOf(packIn(table));
  const find = (id: string): Card | undefined => units[id] ?? zoneCards[id] ?? privileges[id];
  return voiceOf<ElektView, ElektCard>(
    language,
    {
      catalog: catalogs[language],
      terms: termsOf(language, { card: find, seat: (seat) => table.name?.(seat) }),
      cards: [...pack.units, ...pack.missions, ...pack.influences, ...pack.privileges].map(({ id }) => id),
      card(id, name) {
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
      },
      result(result, board, { say }, you) {
        const [seat = null] = winnersOf(result);
        const titles = seat === null ? 0 : titlesWon(board, seat);
        const own = seat !== null && seat === you ? '.you' : '';
        return say({ key: `result.${result.reason}${own}`, params: { seat: { seat }, titles } });
      },
    },
    how,
  );
}
