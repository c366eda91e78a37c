import { mapOf, optional, record, tagged } from '@tabula/kernel/fields.js';
import { int, isObject, list, nullable, oneOf, text, type ViewOf } from '@tabula/kernel/shape.js';
import { ability } from '../language/abilities.js';
import { checkedBy } from '../language/either.js';
import { instructions } from '../language/instructions.js';
import { neighbourhood, PLACES, type Place, place, STREETS, street } from '../language/places.js';
import { inForce } from '../language/rules.js';
import { colour, space, TOKENS } from '../language/targets.js';
import { count, SKILLS, skill, yes } from '../language/values.js';

/** The kinds of cards and sheets, with what is printed on them. Their names are in `text/names/`. */

/** What a card says: rules in force, what is done at once, abilities; and the rulings that speak of it. */
const SAYS = {
  is: optional(list(inForce, 4)),
  does: optional(instructions),
  abilities: optional(list(ability, 6)),
  rules: optional(list(text, 6)),
};
const id = text;
const few = int(0, 20);

export const ASSETS = ['item', 'ally', 'spell', 'talent', 'condition'] as const;
export const asset = record({
  id,
  kind: oneOf(...ASSETS),
  traits: list(text, 4),
  value: optional(count),
  hands: optional(int(1, 2)),
  health: optional(few),
  sanity: optional(few),
  /** Of spells: what casting costs (ARK-489.8). */
  horror: optional(count),
  ...SAYS,
});
export type Asset = ViewOf<typeof asset>;

export const CLASSES = ['guardian', 'mystic', 'rogue', 'seeker', 'survivor'] as const;
export const investigator = record({
  id,
  classes: list(oneOf(...CLASSES), 2),
  health: count,
  sanity: count,
  /** Null where the investigator's own rule says it. */
  focusLimit: nullable(int(1, 3)),
  skills: mapOf(SKILLS, int(1, 4)),
  money: int(1, 5),
  has: list(text, 2),
  /** ARK-110.5a: one of these, each a list of what it brings. */
  choice: list(list(text, 2), 2),
  ...SAYS,
});
export type Investigator = ViewOf<typeof investigator>;

const prey = tagged('prey', {
  lowest: { of: skill },
  highest: { of: skill },
  most: { of: oneOf('clues', 'remnants', 'spells') },
  nearest: {},
});
export type Prey = ViewOf<typeof prey>;
const activation = tagged('kind', {
  hunter: { after: prey },
  patrol: { towards: space, after: optional(prey) },
  lurker: { does: instructions },
});
export type Activation = ViewOf<typeof activation>;
export const KEYWORDS = ['elusive', 'massive', 'scavenger', 'watcher'] as const;
const speed = checkedBy<number | 'directly'>(0, (value) => (typeof value === 'number' ? int(0, 3) : oneOf('directly')));
const MONSTER = {
  id,
  traits: list(text, 3),
  speed,
  activation,
  health: count,
  /** ARK-421: more for each investigator. */
  elite: optional(count),
  attack: int(-3, 3),
  evade: int(-3, 3),
  damage: int(0, 5),
  horror: int(0, 5),
  keywords: optional(list(oneOf(...KEYWORDS), 2)),
  remnant: optional(yes),
  ...SAYS,
};
/** Without a place to spawn it is placed by a card of its scenario. */
export const monster = record({ ...MONSTER, copies: int(1, 3), spawn: optional(space) });
export type Monster = ViewOf<typeof monster>;
export const epic = record({ ...MONSTER, card: int(1, 40) });
export type Epic = ViewOf<typeof epic>;

/** What happens at a place; `names` of somebody whom it is about. */
const encounter = record({
  does: instructions,
  names: optional(oneOf('carl-sanford')),
  rules: optional(list(text, 4)),
});
export type Encounter = ViewOf<typeof encounter>;
type AtPlaces = { readonly [P in Place]?: Encounter };
const atPlaces = checkedBy<AtPlaces>({}, () =>
  record(Object.fromEntries(PLACES.map((one) => [one, optional(encounter)]))),
);

export const neighbourhoodCard = record({ id, neighbourhood, encounters: atPlaces });
export type NeighbourhoodCard = ViewOf<typeof neighbourhoodCard>;
export const streetCard = record({ id, encounters: mapOf(STREETS, encounter) });
export type StreetCard = ViewOf<typeof streetCard>;
/** `doom`: the spaces whose doom symbols it shows, each as often as it shows them. */
export const event = record({ id, neighbourhood, doom: list(place, 3), encounters: atPlaces });
export type Event = ViewOf<typeof event>;
/** By the doom in one's space: from so much to so much, or any more. */
export const anomaly = record({
  id,
  encounters: list(
    record({ from: int(0, 3), to: optional(int(0, 3)), does: instructions, rules: optional(list(text, 4)) }),
    3,
  ),
});
export type Anomaly = ViewOf<typeof anomaly>;
export const headline = record({ id, ...SAYS });
export type Headline = ViewOf<typeof headline>;

/** The back of a Dark Pact. */
export const pact = record({ id, does: instructions, rules: optional(list(text, 4)) });
export type Pact = ViewOf<typeof pact>;

/** A card of the archive: its back is read when it is flipped; some are monsters, some go into neighbourhood decks. */
export const archiveCard = record({
  id,
  no: int(1, 40),
  back: optional(instructions),
  backIs: optional(list(inForce, 4)),
  neighbourhood: optional(neighbourhood),
  encounters: optional(atPlaces),
  ...SAYS,
});
export type ArchiveCard = ViewOf<typeof archiveCard>;

const EDGES = ['TL', 'TR', 'R', 'BR', 'BL', 'L'] as const;
const cup = mapOf(TOKENS, int(0, 9));
const copies = checkedBy<{ readonly [monster: string]: number }>({}, (value) =>
  record(Object.fromEntries(Object.keys(isObject(value) ? value : {}).map((name) => [name, int(1, 3)]))),
);
const named = checkedBy<{ readonly [P in Place]?: string }>({}, () =>
  record(Object.fromEntries(PLACES.map((one) => [one, optional(text)]))),
);
export const scenario = record({
  id,
  start: place,
  neighbourhoods: list(neighbourhood, 5),
  streets: list(
    record({ type: street, from: neighbourhood, edge: oneOf(...EDGES), to: neighbourhood, borders: list(place, 4) }),
    7,
  ),
  cup,
  monsters: copies,
  setAside: copies,
  startingMonsters: named,
  doom: list(place, 9),
  markers: optional(list(record({ colour, where: place }), 3)),
  codex: list(int(1, 40), 5),
  archive: list(int(1, 40), 20),
  anomalies: optional(text),
  reckoning: instructions,
});
export type Scenario = ViewOf<typeof scenario>;
