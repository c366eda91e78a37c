import { type InEveryLanguage, LANGUAGES } from '@tabula/words/language.js';
import { problemsOfPack } from './content/check.js';
import type { Pack as Content } from './content/pack.js';
import { type Box, CORE } from './shelf.js';

type Checked = { readonly ok: true; readonly pack: Box } | { readonly ok: false; readonly problems: readonly string[] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A box from outside: `{ id, name, content }`. Not with the shelf: a page has the boxes of its house, and checks none. */
export function checkBox(read: unknown): Checked {
  if (!isObject(read)) return { ok: false, problems: ['/: is no object'] };
  const { id, name, content } = read;
  const problems = [
    ...(typeof id === 'string' && /^[a-z0-9-]{1,40}$/.test(id) ? [] : ['/id: is no id']),
    ...(id === CORE.id ? [`/id: '${CORE.id}' is the core box`] : []),
    ...LANGUAGES.filter((language) => !isObject(name) || typeof name[language] !== 'string').map(
      (language) => `/name/${language}: is missing`,
    ),
    ...problemsOfPack(content).map((problem) => `/content${problem.startsWith('/') ? '' : ': '}${problem}`),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, pack: { id: id as string, name: name as InEveryLanguage, content: content as Content } };
}
