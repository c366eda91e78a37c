import type { Peace } from '../table/peace.js';
import type { Refusal } from '../table/source.js';

const KEY = 'hidden:';

/** Whose lines are left out at a table, on this device, as long as this tab is open. */
export function hiddenAt(table: string): { has(who: string): boolean; set(who: string, yes: boolean): void } {
  const hidden = new Set<string>(read(KEY + table));
  return {
    has: (who) => hidden.has(who),
    set(who, yes) {
      if (yes) hidden.add(who);
      else hidden.delete(who);
      try {
        sessionStorage.setItem(KEY + table, JSON.stringify([...hidden]));
      } catch {
        // Without storage it holds until the page is left.
      }
    },
  };
}

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : [];
  } catch {
    return [];
  }
}

type Ask = (command: 'mute' | 'block' | 'report', fields: object) => Promise<Refusal | null>;

/** What can be done about others at a table of the server. */
export const peaceAt = (ask: Ask, hide: Peace['hide'], isHost: boolean): Peace => ({
  hide,
  silence: isHost ? (whom, yes) => ask('mute', { ...whom, yes }) : null,
  block: (whom) => ask('block', whom),
  report: (whom, reason) => ask('report', { ...whom, reason }),
});
