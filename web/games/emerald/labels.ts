import type { City } from '@tabula/emerald/content/behaviour.js';
import { bombsForAgent } from '@tabula/emerald/rules/cities.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Seen } from './seen.js';
import { type Presence, standingIn } from './standing.js';

/** What things on the table are called for those who do not see them. */

/** A label, and whether the thing may be chosen or is. */
export const marked = ({ props, words }: Seen, label: string, ref: Ref): string =>
  [label, props.chosen(ref) ? words('chosen') : props.may(ref) ? words('may') : ''].filter(Boolean).join(', ');

/** "Sherlock Holmes, 1 claim, when claimed: …" */
export function cardLabel({ card }: Pick<Seen, 'card'>, id: string): string {
  const about = card(id);
  if (about === null) return '';
  return [about.name, ...about.symbols.map(({ said }) => said), ...about.printed].join(', ');
}

export const presenceLabel = ({ words, nameOf }: Seen, { seat, agents, cubes }: Presence): string =>
  words('presence', { name: nameOf(seat), agents, cubes });

/** Who has the majority in a city, and what it takes to kill there. */
export function cityLabel({ view, s, words, nameOf }: Seen, id: City): string {
  const { majority, tied } = standingIn(view, id);
  const stands =
    majority !== null ? words('majority', { name: nameOf(majority) }) : tied ? words('tie') : words('majority.none');
  return words('city', { city: { city: id }, stands, bombs: bombsForAgent(s, id) });
}
