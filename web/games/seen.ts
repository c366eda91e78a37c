import type { Seat } from '@tabula/kernel/json.js';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardProps } from '../table/source.js';

/** What every part of a board looks at: what it is given, what the game says of it, and the words for it. */
export interface SeenBoard<View, Board, Words, Card> {
  readonly props: BoardProps;
  readonly view: View;
  /** The open part of the view as a board, to count on by the rules. */
  readonly s: Board;
  readonly words: Words;
  readonly card: (id: string) => Card | null;
  /** The seat that lies nearest: one's own, or the first for a spectator. */
  readonly home: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/** Hands all parts of one game's board what they look at. */
export function seenBoard<S>() {
  const context = createContext<S | null>(null);
  return {
    SeenProvider: context.Provider,
    useSeen(): S {
      const seen = useContext(context);
      if (seen === null) throw new Error('a part of a board outside of it');
      return seen;
    },
  };
}
