import type { Ref, Scalar } from './format.js';

/**
 * What texts are made of: a message that may have messages in it, each said in the form that the message around it asks
 * for. Events stay flat, so that they can be redacted.
 */
export interface Phrase {
  readonly key: string;
  readonly params: Params;
}
export type Params = { readonly [name: string]: Part };
export type Part = Scalar | Ref | Phrase | Joined;

/** Several things in a row: "a, b and c", "a or b". */
export interface Joined {
  readonly join: 'and' | 'or';
  readonly of: readonly (Phrase | Ref)[];
}

export const phrase = (key: string, params: Params = {}): Phrase => ({ key, params });
export const and = (...of: readonly (Phrase | Ref)[]): Joined => ({ join: 'and', of });
export const or = (...of: readonly (Phrase | Ref)[]): Joined => ({ join: 'or', of });

export const isPhrase = (part: Part): part is Phrase =>
  typeof part === 'object' && part !== null && 'params' in part && typeof part.params === 'object';
export const isJoined = (part: Part): part is Joined =>
  typeof part === 'object' && part !== null && 'of' in part && typeof part.of === 'object';

/** The same said of somebody: "discard a card" becomes "each player discards a card". Parts about others stay so. */
export function by(who: Ref | Phrase, part: Phrase): Phrase {
  const params: Record<string, Part> = {};
  for (const [name, value] of Object.entries(part.params)) {
    if (isPhrase(value)) params[name] = by(who, value);
    else if (isJoined(value))
      params[name] = { ...value, of: value.of.map((one) => (isPhrase(one) ? by(who, one) : one)) };
    else params[name] = value;
  }
  return { key: part.key, params: { who, ...params } };
}
