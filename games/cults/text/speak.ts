import { type Ref, winnersOf } from '@tabula/kernel/chance.js';
import { voiceOf } from '@tabula/kit/speech.js';
import type { CardWords, Spoken, Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { type CultsView, NPC } from '../board.js';
import type { Pack } from '../content/behaviour.js';
import { DISORGANISATION, packOf } from '../content/cards.js';
import { cardText, kindText } from './cards.js';
import { catalogs } from './catalogs.js';
import { anyCard, termsOf } from './names.js';
import { THESE } from './questions.js';

/** The ids of the cards one can ask about; the goals are for those who play alone (CULT-19.13). */
function cardsOf({ starting, cards, city, prologues, goals }: Pack, alone: boolean): string[] {
  return [...starting, ...cards, DISORGANISATION, ...city, ...prologues, ...(alone ? goals : [])].map(({ id }) => id);
}

export type CultsVoice = Voice<CultsView>;

/**
 * The voice of the game for the names of the players; who plays alone plays against the NPC. With `strict`, for checks,
 * everything that is missing throws; else people read it in brackets.
 */
export function speak(language: Language, table: Spoken = {}, how: { readonly strict?: boolean } = {}): CultsVoice {
  const alone = table.players === 1;
  const npc = alone || table.players === undefined;
  return voiceOf<CultsView, CardWords>(
    language,
    {
      catalog: catalogs[language],
      terms: termsOf(language, table),
      cards: cardsOf(packOf(String(table.options?.pack ?? 'base')), alone),
      card(id) {
        const card = anyCard(id);
        if (card === undefined) return null;
        return { name: card.name[language], kind: kindText(card, language), text: cardText(card, language, npc) };
      },
      label({ label, refs = [] }, tell) {
        if (label.key === 'option.use-paying')
          return tell.say({ ...label, params: { ...label.params, what: listed(refs.slice(1), language, tell) } });
        if (label.key !== THESE) return null;
        return refs.length === 0
          ? tell.say({ key: 'option.nothing', params: {} })
          : tell.say({ ...label, params: { what: listed(refs, language, tell) } });
      },
      result(result, _board, { say, name }, you) {
        const first = winnersOf(result);
        const own = you !== null && first.includes(you);
        const others = first.filter((seat) => !own || seat !== you).map((seat) => name({ seat }));
        return say({
          key: `result.${result.reason}${own ? '.you' : ''}`,
          params: {
            count: others.length,
            shared: own && others.length > 0,
            winners: new Intl.ListFormat(language).format(others),
            npc: alone && first.includes(NPC),
          },
        });
      },
    },
    how,
  );
}

/** Cards and tokens in words, each kind counted: "2 × Novice, Scribe and 1 adept". */
function listed(refs: readonly Ref[], language: Language, { say, name }: Pick<Voice, 'say' | 'name'>): string {
  const counts = new Map<string, { ref: Ref; count: number }>();
  for (const ref of refs) {
    const known = counts.get(name(ref));
    if (known === undefined) counts.set(name(ref), { ref, count: 1 });
    else known.count++;
  }
  const parts = [...counts.values()].map(({ ref, count }) => {
    if ('token' in ref) return say({ key: 'option.tokens', params: { token: ref, count } });
    return count === 1 ? name(ref) : say({ key: 'option.cards', params: { card: ref, count } });
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}
