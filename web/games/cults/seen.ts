import type { Cults, CultsView } from '@tabula/cults/board.js';
import type { House } from '@tabula/cults/house.js';
import type { CardWords } from '@tabula/cults/text/speak.js';
import type { Seat } from '@tabula/kernel/json.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../../table/source.js';
import type { BoardWords } from './words.js';

/** What every part of the board looks at. */
export interface Seen {
  readonly props: BoardProps;
  readonly view: CultsView;
  /** The open part of the view as a board, to count on by the rules. */
  readonly s: Cults;
  readonly house: House;
  readonly words: BoardWords;
  readonly card: (id: string) => CardWords | null;
  /** The seat that lies nearest: one's own, or the first for a spectator. */
  readonly home: Seat;
  readonly nameOf: (seat: Seat) => string;
}

const SeenBoard = createContext<Seen | null>(null);
export const SeenProvider = SeenBoard.Provider;

export function useSeen(): Seen {
  const seen = useContext(SeenBoard);
  if (seen === null) throw new Error('a part of the Cults board outside of it');
  return seen;
}
