import type { Ref } from '@tabula/kernel/chance.js';
import type { Asking, Spoken, Voice } from '@tabula/kit/voice.js';
import { distinct } from '@tabula/words/distinct.js';
import { speaker } from '@tabula/words/format.js';
import { hiddenCard } from '@tabula/words/hidden.js';
import type { Language } from '@tabula/words/language.js';
import { plainly } from '@tabula/words/terms.js';
import { type CultsView, NPC } from '../board.js';
import { CITY, DISORGANISATION, DISTRICT_CARDS, GOALS, PROLOGUES, STARTING } from '../content/base.js';
import { cardText, kindText } from './cards.js';
import { catalogs } from './catalogs.js';
import { anyCard, termsOf } from './names.js';
import { THESE } from './questions.js';

/** The cards of every table; the goals are for those who play alone (CULT-19.7). */
const CARDS = [...STARTING, ...DISTRICT_CARDS, DISORGANISATION, ...CITY, ...PROLOGUES].map(({ id }) => id);

export type CultsVoice = Voice<CultsView>;

/**
 * Binds the words of a language to the names of the players; seats without a name are counted, and who plays alone plays
 * against the NPC. With `strict`, for
 * checks, everything that is missing throws; else people read it in brackets.
 */
export function speak(
  language: Language,
  table: Spoken = {},
  { strict = false }: { readonly strict?: boolean } = {},
): CultsVoice {
  const terms = termsOf(language, table);
  const say = speaker(catalogs[language], language, terms, { strict });

  function name(ref: Ref): string {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined && strict) throw new Error(`no name of ${kind} ${String(id)} in '${language}'`);
    return term === undefined ? `[${kind} ${String(id)}]` : plainly(term);
  }

  /** Cards and tokens in words, each kind counted: "2 × Novice, Scribe and 1 adept". */
  function listed(refs: readonly Ref[]): string {
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

  function labelOf({ label, refs = [] }: Asking['options'][number]): string {
    if (label.key === 'option.use-paying')
      return say({ ...label, params: { ...label.params, what: listed(refs.slice(1)) } });
    if (label.key !== THESE) return say(label);
    return refs.length === 0
      ? say({ key: 'option.nothing', params: {} })
      : say({ ...label, params: { what: listed(refs) } });
  }

  return {
    language,
    say,
    name,
    cards: table.players === 1 ? [...CARDS, ...GOALS.map(({ id }) => id)] : CARDS,
    card(id) {
      const card = anyCard(id);
      if (card === undefined) return null;
      return { name: card.name[language], kind: kindText(card, language), text: cardText(card, language) };
    },
    question: ({ prompt, options }) => ({
      prompt: say(prompt),
      options: distinct(options.map(labelOf)),
    }),
    result({ places, reason }) {
      const [first = []] = places;
      const winners = first.map((seat) => name({ seat }));
      return say({
        key: `result.${reason}`,
        params: {
          count: winners.length,
          winners: new Intl.ListFormat(language).format(winners),
          npc: table.players === 1 && first.includes(NPC),
        },
      });
    },
  };
}
