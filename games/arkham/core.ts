import type {
  AnomalyCard,
  ArchiveCard,
  Asset,
  AssetPile,
  EncounterCard,
  Monster,
  Pack,
  Scenario,
  Sheet,
  Side,
} from './cards.js';
import type * as Kinds from './content/kinds.js';
import type { Pack as Content } from './content/pack.js';
import { TILES } from './language/places.js';
import { archiveId } from './packs.js';
import { abilitiesFrom } from './reading.js';

/**
 * A pack as it is written (`content/`), made ready for the rules: what its abilities wait for, and where its cards lie. The
 * fields of a card are written out one by one: of what begins with a spread the engine gives every single one a form of its own.
 */

type Saying = Partial<Pick<Kinds.ArchiveCard, 'is' | 'does' | 'abilities'>>;

const sideFrom = ({ is, does, abilities }: Saying, ofCodex = false): Side => ({
  enters: does,
  standing: is,
  abilities: abilities?.flatMap((one) => abilitiesFrom(one, ofCodex)),
});

function sheetFrom(of: Kinds.Investigator): Sheet {
  const { enters, standing, abilities } = sideFrom(of);
  return {
    enters,
    standing,
    abilities,
    id: of.id,
    health: of.health,
    sanity: of.sanity,
    focusLimit: of.focusLimit ?? 0,
    skills: of.skills,
    money: of.money,
    starts: of.has,
    chooses: of.choice,
  };
}

const assetFrom =
  (pile: AssetPile, copies = 1, back?: Side) =>
  ({ id, kind, traits, value, hands, health, sanity, horror, ...says }: Kinds.Asset): Asset => {
    const { enters, standing, abilities } = sideFrom(says);
    return {
      enters,
      standing,
      abilities,
      id,
      type: kind,
      pile,
      traits,
      copies,
      value,
      hands,
      health,
      sanity,
      horror,
      back,
    };
  };

/** ARK-468.2: blessed and cursed are the sides of six cards. */
const COPIES = 6;
function conditionsFrom({ conditions, pacts }: Content): Asset[] {
  const [blessed, cursed] = ['blessed', 'cursed'].map((name) => conditions.find(({ id }) => id.endsWith(name))!);
  const luck = assetFrom('conditions', COPIES, sideFrom(cursed!))(blessed!);
  const backs = pacts.map(({ id, does }) =>
    assetFrom('pacts', 1, sideFrom({ does }))({ id, kind: 'condition', traits: [] }),
  );
  return [luck, ...backs];
}

function preyFrom(prey: Kinds.Prey): Exclude<Monster['activation'], { kind: 'lurker' }>['prey'] & {} {
  switch (prey.prey) {
    case 'lowest':
      return { lowest: prey.of };
    case 'highest':
      return { highest: prey.of };
    case 'most':
      return { most: prey.of };
    default:
      return 'nearest';
  }
}

const SPAWNS = {
  'space-with-most-doom': 'most-doom',
  'unstable-space': 'unstable-space',
  'street-nearest-its-prey': 'street-nearest-prey',
  'street-nearest-lead': 'street-nearest-lead',
} as const;

function activationFrom(speed: number | 'directly', activation: Kinds.Activation): Monster['activation'] {
  if (activation.kind === 'lurker') return { kind: 'lurker', does: activation.does };
  if (activation.kind === 'hunter') return { kind: 'hunter', speed, prey: preyFrom(activation.after) };
  return { kind: 'patrol', speed, prey: activation.after && preyFrom(activation.after) };
}

function monsterFrom(of: Kinds.Monster | Kinds.Epic): Monster {
  const { id, traits, health, elite, attack, evade, damage, horror, remnant, keywords = [], speed, activation } = of;
  const spawn = 'spawn' in of && of.spawn !== undefined ? SPAWNS[of.spawn as keyof typeof SPAWNS] : undefined;
  const { enters, standing, abilities } = sideFrom(of);
  return {
    enters,
    standing,
    abilities,
    id,
    copies: 'copies' in of ? of.copies : 1,
    traits,
    health,
    attack,
    evade,
    damage,
    horror,
    keywords,
    activation: activationFrom(speed, activation),
    elite,
    remnant,
    spawn,
  };
}

type Placed = { readonly [place: string]: Kinds.Encounter | undefined };
const textsAt = (encounters: Placed): EncounterCard['at'] =>
  Object.fromEntries(Object.entries(encounters).flatMap(([at, one]) => (one === undefined ? [] : [[at, one.does]])));
const namesAt = (encounters: Placed): NonNullable<EncounterCard['names']> =>
  Object.fromEntries(
    Object.entries(encounters).flatMap(([at, one]) => (one?.names === undefined ? [] : [[at, one.names]])),
  );
const encounterFrom = ({ id, encounters }: { readonly id: string; readonly encounters: Placed }): EncounterCard => ({
  id,
  at: textsAt(encounters),
  names: namesAt(encounters),
});

/** The card of an epic monster is that monster; others say something of themselves, some are met in a neighbourhood. */
function archiveFrom(of: Kinds.ArchiveCard, epics: readonly Kinds.Epic[]): ArchiveCard {
  const { no, neighbourhood, encounters, back, backIs, abilities = [], ...says } = of;
  const epic = epics.find(({ card }) => card === no);
  const front = abilities.filter(({ side }) => side === undefined);
  const behind = abilities.filter(({ side }) => side === 'back');
  const turned: Side = {
    ...sideFrom({ ...(back && { does: back }), ...(backIs && { is: backIs }), abilities: behind }, true),
  };
  const { does, ...still } = says;
  const {
    enters,
    standing,
    abilities: waits,
  } = sideFrom({ ...(encounters === undefined && does && { does }), ...still, abilities: front }, true);
  return {
    enters,
    standing,
    abilities: waits,
    id: archiveId(no),
    no,
    epic: epic && monsterFrom(epic),
    back: back || backIs || behind.length > 0 ? turned : undefined,
    neighbourhood,
    at: encounters && textsAt(encounters),
    after: encounters && says.does,
  };
}

function scenarioFrom(of: Kinds.Scenario, all: Content): Scenario {
  const name = of.id.slice(of.id.indexOf('/') + 1);
  const archive = all.archive.filter(({ no }) => of.archive.includes(no));
  const epics = all.epics.filter(({ card }) => of.archive.includes(card) && !archive.some(({ no }) => no === card));
  return {
    id: of.id,
    start: of.start,
    neighbourhoods: of.neighbourhoods,
    streets: of.streets.map(({ type, from, to, borders }) => ({ id: `street/${from}/${to}`, type, borders })),
    ...(archive.some(({ is = [] }) => is.some((rule) => rule.is === 'added-space')) && { added: 'the-future' }),
    monsters: of.monsters,
    setAside: of.setAside,
    startingMonsters: Object.fromEntries(
      Object.entries(of.startingMonsters).flatMap(([at, kind]) => (kind === undefined ? [] : [[at, kind]])),
    ),
    startingDoom: of.doom,
    ...(of.markers && { startingMarkers: Object.fromEntries(of.markers.map(({ where, colour }) => [where, colour])) }),
    codex: of.codex,
    cup: of.cup,
    archive: [
      ...archive.map((card) => archiveFrom(card, all.epics)),
      ...epics.map((epic) => archiveFrom({ id: epic.id, no: epic.card }, all.epics)),
    ],
    events: all.events
      .filter(({ id }) => id.startsWith(`event/${name}/`))
      .map(({ id, encounters, neighbourhood, doom }) => ({
        id,
        at: textsAt(encounters),
        names: namesAt(encounters),
        neighbourhood,
        doom,
      })),
    anomalies: all.anomalies
      .filter(({ id }) => of.anomalies !== undefined && id.startsWith(`anomaly/${of.anomalies}/`))
      .map(
        ({ id, encounters }): AnomalyCard => ({
          id,
          byDoom: encounters.map(({ from, to, does }) => ({ from, ...(to !== undefined && { to }), does })),
        }),
      ),
    abilities: [{ at: 'reckoning', whose: 'any', forced: true, does: of.reckoning }],
  };
}

/** A whole pack for the rules. */
export function packFrom(id: string, all: Content): Pack {
  return {
    id,
    tiles: TILES,
    scenarios: all.scenarios.map((scenario) => scenarioFrom(scenario, all)),
    investigators: all.investigators.map(sheetFrom),
    assets: [
      ...all.items.map(assetFrom('items')),
      ...all.allies.map(assetFrom('allies')),
      ...all.spells.map(assetFrom('spells')),
      ...all.specials.map(assetFrom('special')),
      ...all.starting.map(assetFrom('starting')),
      ...conditionsFrom(all),
    ],
    monsters: all.monsters.map(monsterFrom),
    headlines: all.headlines.map((headline) => {
      const { enters, standing, abilities } = sideFrom(headline, true);
      const rumour = headline.is?.some((rule) => rule.is === 'rumour') ? true : undefined;
      return { enters, standing, abilities, id: headline.id, rumour };
    }),
    encounters: Object.fromEntries(
      Object.keys(TILES).map((tile) => [
        tile,
        all.neighbourhoods.filter(({ neighbourhood }) => neighbourhood === tile).map(encounterFrom),
      ]),
    ),
    streets: all.streets.map(encounterFrom),
  };
}
