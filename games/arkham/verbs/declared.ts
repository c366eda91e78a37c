import type { Amount } from '@tabula/kernel/instructions.js';
import type { Skill } from '../language/values.js';
import type { Occasion, Text, Words } from '../words.js';

type Much = Amount<Words>;

/** The fields of each verb that is carried out. What it does is in the file of its subject beside this one. */
export interface Verbs {
  suffer: { readonly damage?: Much; readonly horror?: Much; readonly direct?: true };
  money: { readonly gain?: Much; readonly lose?: number };
  remnant: { readonly gain: number };
  delay: Record<never, never>;
  clue: Record<never, never>;
  test: {
    readonly skill: Skill;
    readonly modifier?: number;
    readonly occasion?: Occasion;
    readonly pass?: Text;
    readonly fail?: Text;
  };
  'place-doom': { readonly count: number; readonly where: 'your-space' | 'its-space' | 'sheet' };
  'remove-doom': { readonly count: number; readonly where: 'your-space' };
  condition: { readonly gain: 'blessed' | 'cursed' | 'dark-pact' };
  'discard-this': Record<never, never>;
  'add-card': { readonly card: number };
  'return-this': Record<never, never>;
  win: Record<never, never>;
  lose: Record<never, never>;
}
export type VerbName = keyof Verbs;
