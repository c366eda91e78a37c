import type { SocketCommand } from '@tabula/protocol/socket.js';

/** Bytes of a message that cost one token. */
const PIECE = 1_024;

/** What a message costs for its size alone: known, and paid, before it is read. */
export const sizeCost = (bytes: number): number => Math.max(1, Math.ceil(bytes / PIECE));

/** What is dear to the server costs more of a client's rate: a token is about a fifth of a millisecond of its time. */
const MORE: { readonly [C in SocketCommand]?: number } = {
  create: 9,
  rematch: 9,
  replay: 19,
  resample: 19,
  tables: 9,
  undo: 4,
  intents: 9,
  propose: 2,
  chat: 2,
  watch: 4,
};

/** What a command costs beside its size. */
export const commandCost = (command: SocketCommand): number => MORE[command] ?? 0;
