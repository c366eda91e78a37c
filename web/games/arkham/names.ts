import type { Seen } from './seen.js';

/** What places of the table are called. */
export const nameOfSpace = ({ props }: Pick<Seen, 'props'>, space: number): string => props.name({ space });
