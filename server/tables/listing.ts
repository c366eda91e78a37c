import type { TableEntry } from '@tabula/protocol/pushes.js';
import { entryOf } from './info.js';
import { isOld } from './old.js';
import type { Registry } from './registry.js';
import type { TableHead } from './store.js';

/** Tables in a list, at most. */
const MOST = 100;
/** Milliseconds that a list may be behind in what changes with every decision: who is waited for, and since when. */
const FRESH = 1_000;

/** The lists of tables that people are shown. */
export interface Listing {
  /** Those that are open to all. Read once for everybody who asks, until one comes, goes, or has others on its seats. */
  open(account: string): Promise<TableEntry[]>;
  /** Those of an account. */
  mine(account: string): Promise<TableEntry[]>;
}

/** An entry for whoever does not sit there, and where those sit who do. */
interface Listed {
  readonly entry: TableEntry;
  readonly sitting: ReadonlyMap<string, number>;
}

export function createListing(registry: Registry): Listing {
  const { store, clock } = registry.env;
  let kept: { readonly at: number; readonly seatings: number; readonly list: Promise<readonly Listed[]> } | null = null;

  const listed = async (head: TableHead): Promise<Listed> => entryOf(head, await isOld(registry, head));

  const shared = (): Promise<readonly Listed[]> => {
    const at = clock.steady();
    const { seatings } = store;
    if (kept !== null && kept.seatings === seatings && at - kept.at < FRESH) return kept.list;
    const list = store.openTables(MOST).then((heads) => Promise.all(heads.map(listed)));
    kept = { at, seatings, list };
    list.catch(() => {
      kept = null; // whoever asks next tries again
    });
    return list;
  };

  const seenBy =
    (account: string) =>
    ({ entry, sitting }: Listed): TableEntry => {
      const you = sitting.get(account);
      return you === undefined ? entry : { ...entry, you };
    };

  return {
    open: async (account) => (await shared()).map(seenBy(account)),
    async mine(account) {
      const heads = await store.tablesOf(account, MOST);
      return (await Promise.all(heads.map(listed))).map(seenBy(account));
    },
  };
}
