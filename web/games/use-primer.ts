import { bind } from '@tabula/words/bind.js';
import { speaker } from '@tabula/words/format.js';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../app/settings.js';
import type { Primer } from './primer.js';
import { entryOf } from './shelf.js';

/** A primer in the language that is set. */
export interface ToldPrimer extends Omit<Primer, 'words'> {
  knows(key: string): boolean;
  say(key: string): string;
}

export async function loadPrimer(game: string): Promise<ToldPrimer | null> {
  const primer = await entryOf(game)?.play?.primer();
  if (primer === undefined) return null;
  const { language } = settings.get();
  const catalog = await primer.words[language]();
  const say = speaker(catalog, language);
  return {
    ...primer,
    knows: (key) => Object.hasOwn(catalog, key),
    say: (key) => bind(say({ key, params: {} }), language),
  };
}

/** What is said of a game beforehand; null until it is loaded. */
export function usePrimer(game: string): ToldPrimer | null {
  const [told, tell] = useState<ToldPrimer | null>(null);
  useEffect(() => {
    void loadPrimer(game).then(
      (primer) => tell(() => primer),
      () => undefined, // without a network, and the next look tries again
    );
  }, [game]);
  return told;
}
