import type { Message, Ref, Result } from '@tabula/kernel/chance.js';
import { distinct } from '@tabula/words/distinct.js';
import { speaker } from '@tabula/words/format.js';
import { hiddenCard } from '@tabula/words/hidden.js';
import { plainly } from '@tabula/words/terms.js';
import type { Language } from '../content/behaviour.js';
import { cardText, kindText } from './cards.js';
import { catalogs } from './catalogs.js';
import { anyCard, type Sitting, termsOf } from './names.js';
import { THESE } from './questions.js';

/** Everything there is to read on a card. */
export interface CardWords {
  readonly name: string;
  /** "Guardian", "City card", … */
  readonly kind: string;
  /** What it does, a string for every part of it. Never empty. */
  readonly text: readonly string[];
}

/** As much of a question as there is to read. */
interface Asking {
  readonly prompt: Message;
  readonly options: readonly { readonly label: Message; readonly refs?: readonly Ref[] }[];
}

/** The voice of the game in one language, for one table. */
export interface Speech {
  /** Events, prompts, labels, reasons and the words of an interface. */
  say(message: Message): string;
  /** The plain name of one thing: { card: 'G1.0' }, { district: 'uptown' }, { seat: 0 }, …; { card: null } is a hidden one. */
  name(ref: Ref): string;
  /** Null for a card that is not in the game. */
  card(id: string): CardWords | null;
  question(question: Asking): { readonly prompt: string; readonly options: readonly string[] };
  /** How the game ended. */
  result(result: Result): string;
}

/**
 * Binds the words of a language to the names of the players; seats without a name are counted. With `strict`, for
 * checks, everything that is missing throws; else people read it in brackets.
 */
export function speak(
  language: Language,
  sitting: Sitting = {},
  { strict = false }: { readonly strict?: boolean } = {},
): Speech {
  const terms = termsOf(language, sitting);
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
    say,
    name,
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
          npc: sitting.solo === true && first.includes(1),
        },
      });
    },
  };
}
