import { useEffect, useRef, useState } from 'preact/hooks';
import { type Hint, hintOf } from './hint.js';
import type { TableNow, TableSource } from './source.js';

/** What a bot thinks of the open question: nothing is known of it yet while it thinks. */
export type Hinted = { readonly hint: Hint | null };

interface Asking {
  /** Null until somebody wants to know. */
  readonly hinted: Hinted | null;
  /** Asks the bot, or puts away what it has said; null where no bot may be asked. */
  readonly turn: (() => void) | null;
  readonly close: () => void;
}

/** Lets one ask a bot what it would do; with the question goes what was said of it. */
export function useHint(source: TableSource, { question, version }: TableNow): Asking {
  const [said, tell] = useState<(Hinted & { readonly version: number }) | null>(null);
  const latest = useRef(version);
  latest.current = version;
  const hinted = said?.version === version && question !== null ? said : null;
  useEffect(() => {
    if (said !== null && said.version !== version) tell(null);
  }, [version]);
  const close = () => tell(null);
  const ask = async () => {
    tell({ version, hint: null });
    const thoughts = await source.advise?.().catch(() => null);
    // It may have been put away, or answered, while the bot was thinking.
    if (latest.current === version)
      tell((open) => (open?.version !== version || !thoughts ? null : { version, hint: hintOf(thoughts) }));
  };
  const may = source.advise !== undefined && question !== null;
  return { hinted, turn: may ? () => (hinted === null ? void ask() : close()) : null, close };
}
