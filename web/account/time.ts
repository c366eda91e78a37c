import { settings } from '../app/settings.js';

/** A day as the reader's language writes it. */
export const day = (at: number): string =>
  new Date(at).toLocaleDateString(settings.get().language, { dateStyle: 'medium' });

/** A day with its hour. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(settings.get().language, { dateStyle: 'medium', timeStyle: 'short' });
