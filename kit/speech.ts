import type { Message, Ref, Result } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { bind } from '@tabula/words/bind.js';
import { distinct } from '@tabula/words/distinct.js';
import { type Catalog, speaker } from '@tabula/words/format.js';
import { hiddenCard } from '@tabula/words/hidden.js';
import type { Language } from '@tabula/words/language.js';
import { marked } from '@tabula/words/marks.js';
import { plainly, type Terms } from '@tabula/words/terms.js';
import type { Asking, CardWords, Voice } from './voice.js';

/** What a game has to say of itself for a voice: the rest is the same in every game. */
export interface Speech<View, Card extends CardWords> {
  readonly catalog: Catalog;
  readonly terms: Terms;
  /** The ids of all cards one can ask about. */
  readonly cards: readonly string[];
  card(id: string, name: (ref: Ref) => string): Card | null;
  /** The label of an option that says more than its message; null for all others. */
  label?(option: Asking['options'][number], tell: Telling): string | null;
  /** `you` is null for somebody who looks on. */
  result(result: Result, board: View, tell: Telling, you: Seat | null): string;
}

/** A voice as far as it is there when it is made. */
type Telling = Pick<Voice, 'say' | 'name'>;

/**
 * A voice of a game. Its lines do not break where they must not, wherever they are read. People always get a text; with
 * `strict`, for checks, everything that is missing throws.
 */
export function voiceOf<View, Card extends CardWords>(
  language: Language,
  speech: Speech<View, Card>,
  { strict = false }: { readonly strict?: boolean } = {},
): Voice<View, Card> {
  const { terms } = speech;
  const plain = speaker(speech.catalog, language, terms, { strict });
  const bound = (text: string) => bind(marked(text), language);
  const cards = new Map<string, Card | null>();

  const say = (message: Message): string => bound(plain(message));

  function name(ref: Ref): string {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    const term = terms(kind, id) ?? (kind === 'card' && id === null ? hiddenCard(language) : undefined);
    if (term === undefined && strict) throw new Error(`no name of ${kind} ${String(id)} in '${language}'`);
    return term === undefined ? `[${kind} ${String(id)}]` : bound(plainly(term));
  }

  /** Another way to put a question, if the game has words for it: they have the name of its prompt. */
  function otherwise(prompt: Message, kind: 'brief' | 'then'): Message | null {
    const key = prompt.key.replace(/^ask\./, `${kind}.`);
    return key !== prompt.key && key in speech.catalog ? { ...prompt, key } : null;
  }

  const tell: Telling = { say, name };
  return {
    language,
    say,
    name,
    cards: speech.cards,
    // A board asks for every card on it each time it is drawn.
    card(id) {
      const known = cards.get(id);
      if (known !== undefined) return known;
      const words = speech.card(id, name);
      const read = words === null ? null : { ...words, name: bound(words.name), text: words.text.map(bound) };
      cards.set(id, read);
      return read;
    },
    question: ({ prompt, options }) => ({
      prompt: say(prompt),
      brief: say(otherwise(prompt, 'brief') ?? prompt),
      next(thing) {
        const rest = otherwise(prompt, 'then');
        return rest === null ? null : say({ ...rest, params: { ...rest.params, thing } });
      },
      options: distinct(
        options.map((option) => bound(speech.label?.(option, tell) ?? say(option.label))),
        language,
      ),
    }),
    result: (result, board, you = null) => bound(speech.result(result, board, tell, you)),
  };
}
