import type { Game, State } from './game.js';
import { clone } from './json.js';
import { openView } from './open.js';
import type { Viewer } from './shape.js';
import { decide, type Entry } from './table.js';

/** How a viewer saw the board at each event of a decision; what looked as it did is used again. */
export function watching<B, V>(
  { shape }: Game<B, V>,
  viewer: Viewer,
  before?: V,
): { readonly steps: V[]; readonly watch: (board: B) => void } {
  const steps: V[] = [];
  return { steps, watch: (board) => void steps.push(shape.view(board, viewer, -1, steps.at(-1) ?? before)) };
}

/**
 * The board at each event of a decision as a viewer saw it, found by making the decision again where it was made; null
 * if it does not fit. Nothing is kept for it while a game is played.
 */
export function stepsOf<B, V>(
  game: Game<B, V>,
  before: State<B>,
  { seat, keys, fates }: Pick<Entry, 'seat' | 'keys' | 'fates'>,
  viewer: Viewer,
): readonly V[] | null {
  const { steps, watch } = watching(game, viewer, game.shape.view(before.board, viewer, -1));
  return again(game, before, { seat, keys, fates }, watch) ? steps : null;
}

/** The same as all seats together saw it, when the game is over. */
export function openSteps<B, V>(
  game: Game<B, V>,
  before: State<B>,
  decision: Pick<Entry, 'seat' | 'keys' | 'fates'>,
  viewer: Viewer,
): readonly V[] | null {
  const steps: V[] = [];
  const watch = (board: B) => steps.push(openView(game, board, viewer, before.seats.length));
  return again(game, before, decision, watch) ? steps : null;
}

/** Makes a decision again on a table of its own; false if it does not fit. */
function again<B, V>(
  game: Game<B, V>,
  before: State<B>,
  { seat, keys, fates }: Pick<Entry, 'seat' | 'keys' | 'fates'>,
  watch: (board: B) => void,
): boolean {
  if (seat === null) return false; // the box is laid out: nobody has seen that
  const state = { ...clone(before), script: clone(fates as State['script']) };
  return decide({ game, state, log: [], past: [] }, seat, keys, undefined, watch).ok;
}
