import type { Event } from '@tabula/kernel/chance.js';
import { useEffect } from 'preact/hooks';
import { play, type Sound } from '../app/sound.js';
import { say } from '../text/words.js';
import type { TableNow, TableSource } from './source.js';

const HOME = 'Tabula Obscura';

/** What is to be heard when a table was like this and is like that now; null for what is only drawn. */
export function soundFor(before: TableNow, now: TableNow, isBeat: (event: Event) => boolean): Sound | null {
  if (now.result !== null) return before.result === null ? 'end' : null;
  const told = before.story.at(-1)?.seq ?? -1;
  const news = now.story.filter(({ seq }) => seq > told);
  if (now.question !== null && before.question === null) return 'turn';
  if (news.length === 0) return null;
  return news.some(({ events }) => events.some(isBeat)) ? 'reveal' : 'decision';
}

/** The sounds of a table. */
export function useSounds(source: TableSource, isBeat: (event: Event) => boolean): void {
  useEffect(() => {
    let before = source.now();
    return source.subscribe(() => {
      const now = source.now();
      // Coming to a table is no news.
      const sound = before.board === null ? null : soundFor(before, now, isBeat);
      before = now;
      if (sound !== null) play(sound);
    });
  }, [source]);
}

/** The name of the page says whose turn it is: it is read in a row of tabs. */
export function useTitle(now: TableNow, name: string): void {
  const mine = now.question !== null && now.link !== 'here';
  useEffect(() => {
    document.title = mine ? `● ${say('tables.yours')} · ${name}` : `${name} · ${HOME}`;
    return () => {
      document.title = HOME;
    };
  }, [mine, name]);
}
