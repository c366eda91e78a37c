import type { Seen } from './seen.js';

/** What a place of the table is called where its name stands alone. */
export function nameOfSpace({ props }: Pick<Seen, 'props'>, space: number): string {
  const name = props.name({ space });
  return name.charAt(0).toLocaleUpperCase(props.language) + name.slice(1);
}
