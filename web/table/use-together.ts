import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps, Refusal, TableSource } from './source.js';

interface Together {
  /** Says what one is for, where all decide together; null where nobody but who answers is asked. */
  readonly propose: ((keys: readonly string[]) => void) | null;
  readonly seats: BoardProps['seats'];
}

/** What people who play together do beside their answers; what is refused is told. */
export function useTogether(source: TableSource, refuse: (refusal: Refusal | null) => void): Together {
  const refusing = useRef(refuse);
  refusing.current = refuse;
  return useMemo(() => {
    const told = (work: Promise<Refusal | null>) => void work.then((refusal) => refusing.current(refusal));
    const { seats } = source;
    return {
      propose: source.propose === undefined ? null : (keys) => told(source.propose!(keys)),
      seats: seats === undefined ? undefined : { proposeBot: (seat) => told(seats.proposeBot(seat)) },
    };
  }, [source]);
}
