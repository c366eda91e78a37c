import type { Event } from '@tabula/kernel/chance.js';
import { useEffect } from 'preact/hooks';
import { notify } from '../app/notify.js';
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

/** Whether somebody is called back to a table that was like this and is like that now: over the network it may have taken hours. */
export const calls = (before: TableNow, now: TableNow): boolean =>
  now.link !== 'here' && now.question !== null && before.question === null;

/** The sounds of a table, and the call for who looks elsewhere. */
export function useSounds(source: TableSource, name: string, isBeat: (event: Event) => boolean): void {
  useEffect(() => {
    let before = source.now();
    return source.subscribe(() => {
      const now = source.now();
      // Coming to a table is no news.
      const sound = before.board === null ? null : soundFor(before, now, isBeat);
      if (calls(before, now)) void notify(say('tables.yours'), name);
      before = now;
      if (sound !== null) play(sound);
    });
  }, [source, name]);
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
