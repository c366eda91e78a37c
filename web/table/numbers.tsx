import type { Ghost } from '@tabula/kit/forecast.js';
import { useEffect, useState } from 'preact/hooks';
import { store } from '../app/store.js';

/** The numbers of the table as the answer that somebody points at would make them, by their names. */
const ghosts = store<ReadonlyMap<string, number>>(new Map());
const NONE: ReadonlyMap<string, number> = new Map();

/** Shows what an answer would make of the numbers; without any they are as they are. */
export const showGhosts = (shown: readonly Ghost[] = []): void =>
  ghosts.set(shown.length === 0 ? NONE : new Map(shown.map(({ number, value }) => [number, value])));

/** What a number would be; null while nobody points at an answer that changes it. */
export function useGhost(name: string): number | null {
  const [ghost, set] = useState<number | null>(null);
  useEffect(() => {
    const look = () => set(ghosts.get().get(name) ?? null);
    look();
    return ghosts.subscribe(look);
  }, [name]);
  return ghost;
}

interface NumProps {
  /** Its name: what it is made of is found by that. */
  readonly of: string;
  readonly value: number | string;
  /** What is read aloud instead of the bare number. */
  readonly said?: string;
  /** The first number of a group takes part in the order of the keys; arrows lead to the others. */
  readonly first?: boolean;
  /** Lies in something that can be touched itself: by keys one comes to that. */
  readonly within?: boolean;
}

/** A number of the table: a touch opens what it is made of, and it shows what an answer would make of it. */
export function Num({ of, value, said, first = false, within = false }: NumProps) {
  const ghost = useGhost(of);
  const shown =
    ghost === null ? (
      value
    ) : (
      <>
        <s>{value}</s> <b class="num__then">{ghost}</b>
      </>
    );
  if (within)
    return (
      <span class="num sumnum" data-number={of}>
        {shown}
      </span>
    );
  return (
    <button type="button" class="num sumnum" data-number={of} tabIndex={first ? 0 : -1}>
      <span aria-hidden={said !== undefined}>{shown}</span>
      {said !== undefined && <span class="vh">{said}</span>}
    </button>
  );
}
