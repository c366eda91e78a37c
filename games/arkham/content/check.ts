import { problemsOf } from '@tabula/kernel/shape.js';
import { TILES } from '../language/places.js';
import { encountersOf, type Pack, pack, speakingOf } from './pack.js';

/** Whether the rules can play with a pack, and if not, everything that is wrong and where. */
export function problemsOfPack(value: unknown): string[] {
  const malformed = problemsOf(pack, value);
  // What concerns several cards can be said only of cards that are well formed.
  if (malformed.length > 0) return malformed;
  const formed = value as Pack;
  return [
    ...checkIds(formed),
    ...checkReferences(formed),
    ...checkPlaces(formed),
    ...checkMonsters(formed),
    ...checkInvestigators(formed),
    ...checkAnomalies(formed),
    ...checkClues(formed),
    ...checkArchive(formed),
  ];
}

/** What is found twice. */
const twice = (them: readonly string[]): string[] => them.filter((one, at) => them.indexOf(one) !== at);

function checkIds(all: Pack): string[] {
  const cards = [...speakingOf(all), ...all.neighbourhoods, ...all.streets, ...all.events, ...all.anomalies];
  return twice(cards.map(({ id }) => id)).map((id) => `${id}: is there twice`);
}

/** Everything in a value that is an object, at any depth. */
function* within(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const part of Object.values(value)) yield* within(part);
}

/** Cards that instructions name are there, and every special card can be had. */
function checkReferences(all: Pack): string[] {
  const problems: string[] = [];
  const specials = new Set(all.specials.map(({ id }) => id));
  const monsters = new Set(all.monsters.map(({ id }) => id));
  const numbers = new Set(all.archive.map(({ no }) => no));
  const gained = new Set<unknown>();
  for (const part of within(all)) {
    if (part.do === 'special') gained.add(part.card);
    if (part.do === 'special' && !specials.has(String(part.card)))
      problems.push(`there is no special card ${part.card}`);
    if (part.do === 'spawn-set-aside' && !monsters.has(String(part.monster)))
      problems.push(`there is no monster ${part.monster}`);
    for (const no of [
      part.do !== 'special' && typeof part.card === 'number' ? [part.card] : [],
      part.cards ?? [],
    ].flat())
      if (!numbers.has(no as number)) problems.push(`there is no archive card ${no}`);
  }
  for (const id of specials) if (!gained.has(id)) problems.push(`${id}: nothing brings it`);
  return problems;
}

/** Encounters are at all spaces of their neighbourhood, and doom symbols too; streets touch what they lie between. */
function checkPlaces({ neighbourhoods, events, archive, scenarios }: Pack): string[] {
  const problems: string[] = [];
  for (const card of [...neighbourhoods, ...events, ...archive]) {
    if (card.neighbourhood === undefined || card.encounters === undefined) continue;
    const spaces: readonly string[] = TILES[card.neighbourhood];
    if (Object.keys(card.encounters).sort().join() !== [...spaces].sort().join())
      problems.push(`${card.id}: expected an encounter for each of ${spaces.join(', ')}`);
  }
  for (const { id, neighbourhood, doom } of events)
    for (const place of doom)
      if (!(TILES[neighbourhood] as readonly string[]).includes(place))
        problems.push(`${id}: ${place} is not in ${neighbourhood}`);
  for (const { id, streets, neighbourhoods: laid } of scenarios)
    for (const { from, to, borders } of streets) {
      if (!laid.includes(from) || !laid.includes(to)) problems.push(`${id}: a street leads off the map`);
      for (const tile of [from, to])
        if (!TILES[tile].some((space) => borders.includes(space)))
          problems.push(`${id}: a street between ${from} and ${to} does not touch ${tile}`);
    }
  return problems;
}

/** A scenario asks for no more monsters than there are, and starts with some of those it asks for. */
function checkMonsters({ scenarios, monsters, archive, epics }: Pack): string[] {
  const problems: string[] = [];
  const copies = new Map(monsters.map(({ id, copies: count }) => [id, count]));
  for (const { id, monsters: deck, setAside, startingMonsters } of scenarios) {
    for (const kind of new Set([...Object.keys(deck), ...Object.keys(setAside)])) {
      const count = (deck[kind] ?? 0) + (setAside[kind] ?? 0);
      if (count > (copies.get(kind) ?? 0)) problems.push(`${id}: has no ${count} copies of ${kind}`);
    }
    const starts = Object.values(startingMonsters);
    for (const kind of new Set(starts))
      if (starts.filter((one) => one === kind).length > (deck[kind] ?? 0))
        problems.push(`${id}: starts with more of ${kind} than are in its deck`);
  }
  for (const { id, card } of epics)
    if (!archive.some(({ no }) => no === card)) problems.push(`${id}: its archive card ${card} is missing`);
  return problems;
}

const SKILL_SUM = 13;

/** Skills sum up, starting cards are there, each belongs to one investigator. */
function checkInvestigators({ investigators, starting, conditions }: Pack): string[] {
  const problems: string[] = [];
  const known = new Set([...starting, ...conditions].map(({ id }) => id));
  for (const { id, skills, has, choice } of investigators) {
    const sum = Object.values(skills).reduce((total, one) => total + one, 0);
    if (sum !== SKILL_SUM) problems.push(`${id}: skills sum to ${sum}, expected ${SKILL_SUM}`);
    for (const card of [...has, ...choice.flat()]) if (!known.has(card)) problems.push(`${id}: there is no ${card}`);
  }
  const given = investigators.flatMap(({ has, choice }) => [...has, ...choice.flat()]);
  for (const card of twice(given)) if (card.startsWith('starting/')) problems.push(`${card}: is given twice`);
  for (const { id } of starting) if (!given.includes(id)) problems.push(`${id}: nobody has it`);
  return problems;
}

/** Every amount of doom has its encounter. */
function checkAnomalies({ anomalies, scenarios }: Pack): string[] {
  const problems: string[] = [];
  for (const { id, encounters } of anomalies) {
    let next = 0;
    for (const { from, to } of encounters) {
      if (from !== next) problems.push(`${id}: nothing for ${next} doom`);
      next = to === undefined ? Number.POSITIVE_INFINITY : to + 1;
    }
    if (next !== Number.POSITIVE_INFINITY) problems.push(`${id}: nothing for ${next} doom and more`);
  }
  for (const { id, anomalies: set } of scenarios)
    if (set !== undefined && !anomalies.some((card) => card.id.startsWith(`anomaly/${set}/`)))
      problems.push(`${id}: there are no anomalies ${set}`);
  return problems;
}

/** ARK-R.89: every encounter of an event offers its clue, and no other encounter does. */
function checkClues(all: Pack): string[] {
  return encountersOf(all).flatMap(({ id, encounter }) => {
    const offers = [...within(encounter)].some((part) => part.do === 'clue');
    return offers === id.startsWith('event/') ? [] : [`${id}: ${offers ? 'offers a clue' : 'offers no clue'}`];
  });
}

/** Every archive card of a scenario can come into play from its first cards; it can be won and lost. */
function checkArchive({ archive, scenarios }: Pack): string[] {
  const problems: string[] = [];
  const cards = new Map(archive.map((card) => [card.no, card]));
  for (const { id, codex, archive: own } of scenarios) {
    const reached = new Set(codex);
    for (const no of reached)
      for (const part of within(cards.get(no)))
        for (const next of [
          part.do !== 'special' && part.do !== undefined ? (part.card ?? []) : [],
          part.cards ?? [],
        ].flat())
          if (typeof next === 'number') reached.add(next);
    for (const no of own) if (!reached.has(no)) problems.push(`${id}: nothing brings archive card ${no}`);
    for (const no of reached) if (!own.includes(no)) problems.push(`${id}: archive card ${no} is not its own`);
    const ends = new Set([...reached].flatMap((no) => [...within(cards.get(no))].map((part) => part.do)));
    for (const end of ['win', 'lose']) if (!ends.has(end)) problems.push(`${id}: there is no way to ${end}`);
  }
  return problems;
}
