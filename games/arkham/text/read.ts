import { type Catalog, type Say, speaker } from '@tabula/words/format.js';
import { grammars } from '@tabula/words/grammar/grammars.js';
import type { Language } from '@tabula/words/language.js';
import { sentence } from '@tabula/words/sentence.js';
import type { Part } from '../language/abilities.js';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import { type Paragraph, sayPart } from './says/abilities.js';
import { wrapped } from './says/sentences.js';
import { termsOf } from './terms.js';

export const catalogs: { readonly [L in Language]: Catalog } = { en, pl, de };

const voices: { [L in Language]?: Say } = {};

/** These texts are of this repository, so a fault in them is ours: strict. */
function voice(language: Language): Say {
  voices[language] ??= speaker(catalogs[language], language, termsOf(language), {
    strict: true,
    grammar: grammars[language],
  });
  return voices[language];
}

/** What a card says, line by line; options have lines of their own. */
export const read = (parts: readonly Part[], language: Language): string[] =>
  parts.flatMap((part) => lines(sayPart(part), language));

function lines({ lead, sentences }: Paragraph, language: Language): string[] {
  const say = voice(language);
  const out: string[] = lead === null ? [] : [`${say(lead)}:`];
  let line = lead === null ? -1 : 0;
  let open = lead !== null;
  let inOption = false;
  for (const { clause, option } of sentences) {
    const breaks = option === 'first' || (inOption && option === undefined);
    const text = sentence(say(wrapped(clause)), language);
    if (breaks || !open) {
      out.push(option === undefined ? text : `• ${text}`);
      line++;
    } else out[line] += ` ${text}`;
    open = true;
    inOption = option !== undefined;
  }
  return out;
}
