import { failure, type Outcome, success } from './outcome.js';

export const NAME_LENGTH = { min: 2, max: 24 } as const;

/** What a deleted account is called at the tables it sat at. */
export const NOBODY = '—';

/** Invisible and unassigned characters could make two names look alike, or turn a line of text around. */
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Letters and marks that nothing is drawn for are no better; only what says how the sign before it is drawn may stand. */
const UNSEEN = /(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\u2800\u{1d159}]/u;
/** Towers of accents run over the neighbouring lines. */
const TOWER = /\p{M}{3,}/u;
const SOMETHING_TO_READ = /[\p{L}\p{N}]/u;

/** The name as it is shown, or what is wrong with it. */
export function readName(text: string): Outcome<string> {
  const name = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const length = [...name].length;
  if (length < NAME_LENGTH.min || length > NAME_LENGTH.max)
    return failure('bad-name', `A name has ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters.`);
  if (FORBIDDEN.test(name) || UNSEEN.test(name) || TOWER.test(name))
    return failure('bad-name', 'A name has no control characters, invisible characters or piled-up accents.');
  if (!SOMETHING_TO_READ.test(name)) return failure('bad-name', 'A name has at least one letter or digit.');
  return success(name);
}

/** Equal for names that differ in case only: upper case first, so that ß and SS meet. */
export const nameKey = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
