import type { Forecast } from '@tabula/kit/forecast.js';
import type { Line } from './compose.js';

/** A line of the panel with what it leads to; `head` names whose things begin with it. */
export interface Arranged {
  readonly line: Line;
  readonly forecast: Forecast | null;
  readonly head: number | null;
}

/**
 * Where answers are about things of several players, those of each player stand together: the others' in order of seats,
 * then one's own, then what is about nobody.
 */
export function arranged(
  lines: readonly Line[],
  forecastOf: (line: Line) => Forecast | null,
  seat: number,
): readonly Arranged[] {
  const all = lines.map((line) => ({ line, forecast: forecastOf(line), head: null }));
  const owners = new Set(all.flatMap(({ forecast }) => forecast?.whose ?? []));
  if (owners.size < 2) return all;
  const rank = (forecast: Forecast | null) => {
    const owner = forecast?.whose;
    return owner === undefined ? 99 : owner === seat ? 98 : owner;
  };
  const sorted = [...all].sort((a, b) => rank(a.forecast) - rank(b.forecast));
  return sorted.map((entry, at) => {
    const owner = entry.forecast?.whose ?? null;
    const before = sorted[at - 1]?.forecast?.whose ?? null;
    return { ...entry, head: owner !== before ? owner : null };
  });
}
