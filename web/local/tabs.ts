/** What the tabs of one browser say to each other about a table. */
export interface TabWord {
  readonly table: string;
  /** Taken: played over here from now on. Left: we have let go of it, and kept what there was. */
  readonly is: 'taken' | 'left';
}

/** How the tabs hear each other, but never themselves; tests have a wire of their own. */
export interface Wire {
  post(word: TabWord): void;
  hear(listen: (word: TabWord) => void): void;
  close(): void;
}

/** A table that is played in this tab. */
export interface Claim {
  /** Nobody plays it here any more. */
  release(): void;
}

interface Wishes {
  /** Another tab has opened it: this one must not write any more. */
  readonly lost: () => void;
  /** The tab that had it has kept its last decision only now: what we read may be older. */
  readonly late: () => void;
}

/** One tab plays a table, the one that opened it last: two would overwrite each other's games. */
export function claim(table: string, { lost, late }: Wishes, wire: Wire | null = browserWire()): Claim {
  let ours = true;
  wire?.hear((word) => {
    if (word.table !== table || !ours) return;
    if (word.is === 'left') return late();
    ours = false;
    lost();
    wire.post({ table, is: 'left' });
    wire.close();
  });
  wire?.post({ table, is: 'taken' });
  return {
    release() {
      if (ours) wire?.close();
      ours = false;
    },
  };
}

/** Null in a browser whose tabs cannot hear each other. */
function browserWire(): Wire | null {
  if (typeof BroadcastChannel !== 'function') return null;
  const channel = new BroadcastChannel('tabula-tables');
  return {
    post: (word) => channel.postMessage(word),
    hear(listen) {
      channel.onmessage = ({ data }: MessageEvent<TabWord>) => listen(data);
    },
    close: () => channel.close(),
  };
}
