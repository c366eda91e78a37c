import type { ArkhamView } from '@tabula/arkham/board.js';
import type { Table } from '@tabula/arkham/packs.js';

/** An event as all saw it: the neighbourhood on its back, and where its doom goes. */
interface SeenEvent {
  readonly tile: number;
  readonly spaces: readonly number[];
}

/** What a gate burst has put under the event deck together: nobody knows in which order. */
interface Packet {
  readonly events: readonly SeenEvent[];
  /** So many went there with their faces down. */
  readonly unseen: number;
}

/** ARK-R.190: the packets under the event deck, from its bottom up. */
export const underOf = (
  { packets = [] }: Pick<ArkhamView, 'packets'>,
  { scenario, spaceOf }: Pick<Table, 'scenario' | 'spaceOf'>,
): readonly Packet[] =>
  packets.map(({ events, unseen }) => ({
    events: events.map((number) => {
      const { neighbourhood, doom } = scenario.events[number]!;
      return { tile: scenario.neighbourhoods.indexOf(neighbourhood), spaces: doom.map((space) => spaceOf[space]!) };
    }),
    unseen,
  }));
