import { type Ref, winnersOf } from '@tabula/kernel/chance.js';
import { voiceOf } from '@tabula/kit/speech.js';
import type { CardWords, Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { plainly } from '@tabula/words/terms.js';
import { type EmeraldView, IDENTITY_KINDS } from '../board.js';
import type { Pack } from '../content/cards.js';
import { cardText, kindText, printedText, type SymbolWords, symbolsOf } from './cards.js';
import { catalogs } from './catalogs.js';
import { anyCard, packFor, termsOf } from './names.js';
import { SETS } from './questions.js';
import { nounsOf } from './terms.js';

/** Everything there is to read on a card of Emerald. */
export interface EmeraldCard extends CardWords {
  readonly symbols: readonly SymbolWords[];
  /** What is printed besides symbols and text, a sentence for each: bombs, what a claim brings, the kill field. */
  readonly printed: readonly string[];
}

export type EmeraldVoice = Voice<EmeraldView, EmeraldCard>;

/** Every card of a pack once, however many copies there are. */
function kindsOf({ starting, cities, royals, cards }: Pack): string[] {
  const kinds = new Map([...cards, ...starting].map(({ id, name }) => [name.en, id]).reverse() as [string, string][]);
  return [...[...kinds.values()].reverse(), ...[...cities, ...royals].map(({ id }) => id), ...IDENTITY_KINDS];
}

/**
 * The voice of the game for the cards of a pack and the names of the players. With `strict`, for checks, everything that is
 * missing throws; else people read it in brackets.
 */
export function speak(language: Language, table: Spoken = {}, how: { readonly strict?: boolean } = {}): EmeraldVoice {
  const index = packFor(table);
  return voiceOf<EmeraldView, EmeraldCard>(
    language,
    {
      catalog: catalogs[language],
      terms: termsOf(language, table),
      cards: kindsOf(index.pack),
      card(id) {
        const found = anyCard(index, id);
        if (found === undefined) return null;
        return {
          name: found.is === 'identity' ? plainly(nounsOf(language).faction[found.faction]) : found.card.name[language],
          kind: kindText(found, language),
          text: cardText(found, language),
          symbols: symbolsOf(found, language),
          printed: printedText(found, language),
        };
      },
      label: ({ label, refs = [] }, tell) =>
        SETS.includes(label.key) ? tell.say({ ...label, params: { ...label.params, what: listed(refs, tell) } }) : null,
      result(result, { totals }, { say, name }, you) {
        const first = winnersOf(result);
        const own = you !== null && first.includes(you);
        const others = first.filter((seat) => !own || seat !== you).map((seat) => name({ seat }));
        return say({
          key: `result.${result.reason}${own ? '.you' : ''}`,
          params: {
            count: others.length,
            shared: own && others.length > 0,
            winners: new Intl.ListFormat(language).format(others),
            points: totals?.[first[0] ?? 0] ?? 0,
          },
        });
      },
    },
    how,
  );
}

/** Cards that are played together, those of one name counted: "Courier + 2 × Financier". */
function listed(refs: readonly Ref[], { name }: Pick<Voice, 'name'>): string {
  const counts = new Map<string, number>();
  for (const ref of refs) counts.set(name(ref), (counts.get(name(ref)) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count === 1 ? card : `${count} × ${card}`)).join(' + ');
}
