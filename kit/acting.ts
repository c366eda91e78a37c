import type { Chance } from '@tabula/kernel/chance.js';

/** What a helper of the rules needs of the step that uses it: the board, and somebody to tell. */
export type ActingOn<S> = Chance & { readonly s: S };

/** A rule without arguments, or without further locals. */
export type None = Record<never, never>;

/** The choice to decline something, or more of it. */
export const STOP: 'stop' = 'stop';
export type Stop = typeof STOP;

/** A question whose options follow from hidden cards is put even with one option: its absence would betray them. */
export const ALWAYS = { always: true } as const;
