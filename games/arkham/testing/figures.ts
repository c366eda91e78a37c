import type { Asset, Epic, Investigator, Monster, Scenario } from '../content/kinds.js';
import type { Pack } from '../content/pack.js';

/** The printed figures of cards and sheets, a line for each, as in `facts/figures.txt`: what is nothing or zero is not said. */

const joined = (words: readonly (string | number)[]): string => words.join('/');
const line = (id: string, ...fields: readonly (string | false)[]): string =>
  `${id}: ${fields.filter((field) => field !== '' && field !== false).join(', ')}`.trim();
const figure = (name: string, of: number | string | null | undefined): string =>
  of === undefined || of === null || of === 0 ? '' : `${name} ${of}`;
/** The last part of an id. */
const own = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const named = (of: { readonly [name: string]: string | number | undefined }): string =>
  Object.entries(of)
    .flatMap(([name, what]) => (what === undefined || what === 0 ? [] : [`${own(name)} ${own(String(what))}`]))
    .sort()
    .join(' ');

const investigator = ({ id, classes, health, sanity, focusLimit, skills, money, has }: Investigator): string =>
  line(
    id,
    joined(classes),
    `health ${health}`,
    `sanity ${sanity}`,
    figure('focus limit', focusLimit),
    ...Object.entries(skills)
      .map(([skill, dice]) => `${skill} ${dice}`)
      .sort(),
    `$${money}`,
    `has ${joined(has.map(own))}`,
  );

const asset = ({ id, traits, value, hands, health, sanity, horror }: Asset): string =>
  line(
    id,
    joined(traits),
    figure('value', value),
    figure('hands', hands),
    figure('health', health),
    figure('sanity', sanity),
    figure('horror', horror),
  );

const monster = (it: Monster | Epic): string =>
  line(
    'card' in it ? `epic/${it.card}` : it.id,
    'copies' in it && `copies ${it.copies}`,
    joined(it.traits),
    `speed ${it.speed}`,
    `health ${it.health}`,
    figure('more for each', it.elite),
    `attack ${it.attack}`,
    `evade ${it.evade}`,
    `damage ${it.damage}`,
    `horror ${it.horror}`,
    joined(it.keywords ?? []),
    it.remnant === true && 'remnant',
    movesOf(it.activation),
    'spawn' in it && it.spawn !== undefined && `spawn ${it.spawn}`,
  );

/** When a monster is activated: where it goes, and after whom. */
function movesOf(activation: Monster['activation']): string {
  const { kind } = activation;
  const towards = kind === 'patrol' ? ` to ${activation.towards}` : '';
  if (kind === 'lurker' || activation.after === undefined) return `${kind}${towards}`;
  const { after } = activation;
  return `${kind}${towards} after ${after.prey}${after.prey === 'nearest' ? '' : ` ${after.of}`}`;
}

const scenario = (it: Scenario): string[] => [
  `${it.id}: ${it.start}; ${joined(it.neighbourhoods)}`,
  line(`${it.id} cup`, named(it.cup)),
  line(`${it.id} monsters`, named(it.monsters)),
  line(`${it.id} set aside`, named(it.setAside)),
  line(`${it.id} starting monsters`, named(it.startingMonsters)),
  line(`${it.id} doom`, joined([...it.doom].sort())),
  line(`${it.id} codex`, joined(it.codex)),
  ...it.streets.map(({ type, from, edge, to, borders }) =>
    line(`${it.id} street ${from} ${edge} ${to}`, type, joined([...borders].sort())),
  ),
];

/** How often an event shows the doom symbol of each space. */
const event = ({ id, neighbourhood, doom }: Pack['events'][number]): string => {
  const symbols = new Map<string, number>();
  for (const space of doom) symbols.set(space, (symbols.get(space) ?? 0) + 1);
  return line(id, neighbourhood, `doom ${named(Object.fromEntries(symbols))}`);
};

export const figuresOf = (pack: Pack): string[] => [
  ...pack.investigators.map(investigator),
  ...[pack.items, pack.allies, pack.spells, pack.specials, pack.starting].flat().map(asset),
  ...[...pack.monsters, ...pack.epics].map(monster),
  ...pack.scenarios.flatMap(scenario),
  ...pack.events.map(event),
];
