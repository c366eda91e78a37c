import { seatsInPlay } from '@tabula/arkham/rules/look.js';
import { spacesFor } from '@tabula/arkham/verbs/spaces.js';
import type { Seen } from '../seen.js';

/** Whom or what the reckoning of the scenario would strike now, by name. */
export function struckNow({ s, table, props, nameOf }: Pick<Seen, 's' | 'table' | 'props' | 'nameOf'>): string[] {
  const { id, abilities = [] } = table.scenario;
  return abilities
    .filter(({ at }) => at === 'reckoning')
    .flatMap(({ does }) => does)
    .flatMap((it) => {
      if (it.do === 'place-doom') {
        const spaces = spacesFor(s, it.where, { of: id, seat: s.lead, bound: {} });
        return [...new Set(spaces)].filter((space) => space >= 0).map((space) => props.name({ space }));
      }
      // The only one that strikes people does so where doom lies.
      const there = seatsInPlay(s).filter((seat) => (s.doom[s.seats[seat]!.space] ?? 0) > 0);
      return it.do === 'each' ? there.map(nameOf) : [];
    });
}
