import type { State } from '@tabula/kernel/game.js';
import type { Visitor } from './visitor.js';

/** Puts a position on the shelf of this browser, for several people on one screen, and goes to its table. */
export async function lay({ page, open }: Visitor, state: State, names: readonly string[]): Promise<void> {
  const id = 'laid';
  const who = names.map((name) => ({ name, kind: 'person' }));
  const save = { id, game: state.game, who, round: 1, waiting: [0], over: false, at: 1, state, record: null };
  await open('/rules');
  await page.evaluate(`new Promise((resolve) => {
    const opening = indexedDB.open('tabula-tables', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
    opening.onsuccess = () => {
      const put = opening.result.transaction('tables', 'readwrite');
      put.objectStore('tables').put(${JSON.stringify(save)}, '${id}');
      put.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  })`);
  await open(`/here/${id}`);
}
