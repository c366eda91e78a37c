/** How questions name the parts of cards that they speak of; parts.ts reads them. */

/** The name of a part of a text. */
export const partOf = (of: string, path: readonly (string | number)[]): string => `${of}#${path.join('/')}`;

/** Cards that are met: what they say is read part by part. */
export const isMet = (of: string): boolean => /^(?:encounter|street|event|anomaly)\//.test(of);
