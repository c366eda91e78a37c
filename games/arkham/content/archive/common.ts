import type { ArchiveCard } from '../kinds.js';

/** The cards that several scenarios use. */
export const commonArchive: readonly ArchiveCard[] = [
  { id: 'codex/umordhoth/1', no: 1, is: [{ is: 'outbreak', least: 4, loses: 3 }] },
  { id: 'codex/azathoth/2', no: 2, is: [{ is: 'anomalies', space: 3, neighbourhood: 5 }] },
];
