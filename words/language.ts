/** The languages of the house. */
export const LANGUAGES = ['en', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same in every language of the house. */
export type InEveryLanguage<T = string> = { readonly [L in Language]: T };
