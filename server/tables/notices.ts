import { infoOf } from './info.js';
import type { LiveTable } from './live.js';

/** How many watch is told so much later: strangers come and go, and each would be told to all of them. */
const CROWD = 250;

/** Tells everybody the table as it is now, if it has changed: at once, or soon if only the number of spectators has. */
export function tellingChanges(table: LiveTable): () => void {
  let told = '';
  let toldWithout = '';
  let soon = false;
  const tell = () => {
    soon = false;
    if (table.dead || table.sides.size === 0) return;
    const info = infoOf(table);
    const text = JSON.stringify(info);
    if (text !== told) table.tell({ push: 'table', table: table.id, info });
    told = text;
    toldWithout = JSON.stringify({ ...info, spectators: 0 });
  };
  return () => {
    if (table.dead || table.sides.size === 0) return;
    if (JSON.stringify({ ...infoOf(table), spectators: 0 }) !== toldWithout) {
      tell();
      return;
    }
    if (soon) return;
    soon = true;
    table.env.clock.after(CROWD, tell);
  };
}
