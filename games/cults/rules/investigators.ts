import { tell } from '@tabula/kernel/chance.js';
import type { District } from '../content/behaviour.js';
import { optionsOf } from '../table-options.js';
import type { Acting } from './kit.js';

/** Chapter 17: the investigator on a district's track comes nearer, space by space (CULT-17.11, CULT-21.17). */
export function advance(c: Acting, district: District, spaces: number): void {
  const { s } = c;
  const here = s.districts[district];
  for (let made = 0; made < spaces; made++) {
    here.track--;
    if (here.track > 0) {
      tell(c, 'event.investigator-advanced', { district: { district }, left: here.track });
      continue;
    }
    here.investigators++; // CULT-17.3: it has arrived, and a new one follows at once
    here.track = optionsOf(s).investigationSteps;
    tell(c, 'event.investigator-arrived', { district: { district }, count: here.investigators });
  }
}
