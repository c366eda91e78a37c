import type { Message } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';

/** What a parameter of an event refers to: `idIn(event, 'card', 'card')`; null if it is hidden or there is none. */
export function idIn({ params }: Message, name: string, kind: string): string | number | null {
  const param = params[name];
  const id = typeof param === 'object' && param !== null ? param[kind] : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** The seat that an event is about, by the name of its parameter. */
export function seatIn(event: Message, name = 'seat'): Seat | null {
  const seat = idIn(event, name, 'seat');
  return typeof seat === 'number' ? seat : null;
}
