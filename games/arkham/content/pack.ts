import { record } from '@tabula/kernel/fields.js';
import { list, type ViewOf } from '@tabula/kernel/shape.js';
import {
  anomaly,
  archiveCard,
  asset,
  epic,
  event,
  headline,
  investigator,
  monster,
  neighbourhoodCard,
  pact,
  scenario,
  streetCard,
} from './kinds.js';

/** All that a game can be played with. */
export const pack = record({
  scenarios: list(scenario, 8),
  investigators: list(investigator, 40),
  items: list(asset, 60),
  allies: list(asset, 40),
  spells: list(asset, 40),
  specials: list(asset, 60),
  starting: list(asset, 80),
  conditions: list(asset, 10),
  pacts: list(pact, 12),
  headlines: list(headline, 60),
  monsters: list(monster, 80),
  epics: list(epic, 20),
  neighbourhoods: list(neighbourhoodCard, 120),
  streets: list(streetCard, 20),
  events: list(event, 200),
  anomalies: list(anomaly, 80),
  archive: list(archiveCard, 60),
});
export type Pack = ViewOf<typeof pack>;

/** A card that says something of itself. */
export type Speaking = {
  readonly id: string;
} & Partial<Pick<Pack['archive'][number], 'is' | 'does' | 'abilities' | 'rules' | 'back' | 'backIs'>>;

/** An encounter with the id by which its story is found: `encounter/downtown/1/la-bella-luna`. */
export interface Told {
  readonly id: string;
  readonly encounter: Pack['streets'][number]['encounters']['bridge'];
}

/** All encounters of a pack. */
export function encountersOf({ neighbourhoods, streets, events, anomalies, archive }: Pack): Told[] {
  const atPlaces = [...neighbourhoods, ...streets, ...events, ...archive].flatMap(({ id, encounters }) =>
    Object.entries(encounters ?? {}).map(([at, encounter]) => ({ id: `${id}/${at}`, encounter })),
  );
  const byDoom = anomalies.flatMap(({ id, encounters }) =>
    encounters.map(({ from, to, ...encounter }) => ({ id: `${id}/${rangeOf(from, to)}`, encounter })),
  );
  return [...atPlaces, ...byDoom];
}

/** '0-1', '2', '3+'. */
export const rangeOf = (from: number, to: number | undefined): string =>
  to === undefined ? `${from}+` : to === from ? String(from) : `${from}-${to}`;

/** All cards that say something of themselves, in the order of the box. */
export const speakingOf = (all: Pack): Speaking[] => [
  ...all.investigators,
  ...all.items,
  ...all.allies,
  ...all.spells,
  ...all.specials,
  ...all.starting,
  ...all.conditions,
  ...all.pacts,
  ...all.headlines,
  ...all.monsters,
  ...all.epics,
  ...all.archive,
];
