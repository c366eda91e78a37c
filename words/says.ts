import type { Phrase } from './phrase.js';

/** The members of a union by their tag: `{ draw: { do: 'draw', count: number }, … }`. */
export type ByTag<U extends object, Tag extends keyof U> = {
  readonly [K in U[Tag] & string]: Extract<U, { readonly [T in Tag]: K }>;
};

/** A function for every member of a union: one that is forgotten does not compile. */
export type Says<Parts, Said = Phrase> = { readonly [K in keyof Parts]: (part: Parts[K]) => Said };

/** What the function for a member says of it. */
export const saidOf = <Parts, K extends keyof Parts, Said>(says: Says<Parts, Said>, kind: K, part: Parts[K]): Said =>
  says[kind](part);
