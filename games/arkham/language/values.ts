/** What is counted and measured. */

export const SKILLS = ['influence', 'lore', 'observation', 'strength', 'will'] as const;
export type Skill = (typeof SKILLS)[number];

/** So much for each of what is counted, or as much as is counted. */
export type Value =
  | { readonly per: 'success'; readonly each: number }
  | { readonly per: 'remaining-health-of-that' }
  | { readonly per: 'face-rolled' };
export type Amount = number | Value;

/** A result between two numbers; without `to`, at least so much. */
export interface Range {
  readonly from: number;
  readonly to?: number;
}
