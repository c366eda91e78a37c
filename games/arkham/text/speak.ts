import { voiceOf } from '@tabula/kit/speech.js';
import type { CardWords, Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { ArkhamView } from '../board.js';
import { DARK_PACT, kindOf, type Table } from '../packs.js';
import { kindText, printedText, textOf } from './cards.js';
import { tableOf, termsAt } from './table-terms.js';
import { vocabularyOf } from './vocabulary.js';

/** Everything there is to read on a card of Arkham. */
export interface ArkhamCard extends CardWords {
  /** The figures that are printed on it, a sentence each. */
  readonly printed: readonly string[];
}

export type ArkhamVoice = Voice<ArkhamView, ArkhamCard>;

/**
 * The cards one can ask about at any time. What is met, headlines, dark pacts and the archive are read when they come
 * (ARK-R.99).
 */
const askable = ({ pack, monsters, archive }: Table): string[] => [
  ...pack.investigators.map(({ id }) => id),
  ...pack.assets.filter(({ pile }) => pile !== 'pacts').map(({ id }) => id),
  ...Object.keys(monsters).filter((id) => archive[id] === undefined),
];

/**
 * The voice of the game for the cards of a table and the names of the players. With `strict`, for checks, everything that is
 * missing throws; else people read it in brackets.
 */
export function speak(language: Language, spoken: Spoken = {}, how: { readonly strict?: boolean } = {}): ArkhamVoice {
  const table = tableOf(spoken);
  const terms = termsAt(language, spoken);
  return voiceOf<ArkhamView, ArkhamCard>(
    language,
    {
      catalog: vocabularyOf(language).table,
      terms,
      cards: askable(table),
      card(id, name) {
        if (!isCard(table, kindOf(id))) return null;
        return {
          name: name({ card: id }),
          kind: kindText(table, id, language),
          text: textOf(table, id, language),
          printed: printedText(table, id, language),
        };
      },
      label: ({ label, refs = [] }, { say, name }) =>
        label.key === 'option.starting'
          ? say({ ...label, params: { ...label.params, what: refs.map(name).join(' + ') } })
          : null,
      result({ won, reason }, _board, { say }) {
        if (reason === 'nobody-left' || reason === 'endless') return say({ key: `result.${reason}`, params: {} });
        return say({ key: won === true ? 'result.won' : 'result.lost', params: { card: { card: reason ?? '' } } });
      },
    },
    how,
  );
}

const isCard = ({ texts, archive, assets }: Table, id: string): boolean =>
  texts.has(id) || archive[id] !== undefined || assets[id] !== undefined || id === DARK_PACT;
