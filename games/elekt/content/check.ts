import { isObject } from '@tabula/kernel/shape.js';
import { ATTRIBUTES, type Pack, UNIT_TYPES } from './behaviour.js';
import {
  type Check,
  exactly,
  flag,
  listOf,
  matching,
  name,
  oneOf,
  optional,
  Problems,
  required,
  show,
  whole,
} from './fields.js';
import { effects, privilegePowers, unitPowers, zonePowers } from './verbs.js';

/** ELEK-1.7: every player begins with one of each kind. */
const BASIC_KINDS = 4;
/**
 * A player recruits one unit in each of six rounds and needs two to choose from in the last: 8 for each of 4 players,
 * so that the deck does not run dry. (Should it, by way of cards taken from the discard pile, ELEK-17.9 has the answer.)
 */
const FEWEST_ELITE = 8 * 4;
/** A card of each kind for each of six rounds (ELEK-12.10). */
const FEWEST_CARDS = 6;
const MOST_CARDS = 200;

const words: Check = exactly({ en: required(name), pl: required(name), de: required(name) });

const id = (letter: string) =>
  required(matching(new RegExp(`^${letter}[0-9]{1,3}$`), `${letter} and a number of 1 to 3 digits`));

const symbols: Check = exactly(Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, optional(whole(0, 6))])));

const instant: Check = exactly({ cost: required(whole(0, 3)), does: required(effects) });

const unit: Check = (value, path, problems) => {
  const basic = isObject(value) && value.basic === true;
  exactly({
    id: id(basic ? 'B' : 'E'),
    name: required(words),
    type: required(oneOf(UNIT_TYPES)),
    basic: required(flag),
    symbols: required(symbols),
    instant: optional(instant),
    permanent: optional(unitPowers),
  })(value, path, problems);
  // ELEK-1.14: at most one ability.
  if (isObject(value) && Object.hasOwn(value, 'instant') && Object.hasOwn(value, 'permanent'))
    problems.add(path, 'has both an instant and a permanent ability');
};

const zoneCard = (letter: string): Check =>
  exactly({
    id: id(letter),
    name: required(words),
    titles: required(listOf(words, 1, 2)), // ELEK-1.17, ELEK-17.77
    powers: required(zonePowers),
  });

const privilege: Check = exactly({ id: id('P'), name: required(words), powers: required(privilegePowers) });

const pack: Check = exactly({
  id: required(matching(/^[a-z][a-z0-9-]{0,39}$/, 'a small letter, then up to 39 of a-z, 0-9 and -')),
  name: required(words),
  units: required(listOf(unit, BASIC_KINDS + FEWEST_ELITE, MOST_CARDS)),
  missions: required(listOf(zoneCard('M'), FEWEST_CARDS, MOST_CARDS)),
  influences: required(listOf(zoneCard('I'), FEWEST_CARDS, MOST_CARDS)),
  privileges: required(listOf(privilege, FEWEST_CARDS, MOST_CARDS)),
});

export type Checked = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: string[] };

/** Whether a value, whatever it is, is a pack the rules can play with; if not, everything that is wrong and where. */
export function checkPack(value: unknown): Checked {
  const problems = new Problems();
  pack(value, '', problems);
  // What concerns several cards can be said only of cards that are well formed.
  if (problems.list.length === 0) {
    const formed = value as Pack;
    checkIds(formed, problems);
    checkUnits(formed, problems);
    checkPrivileges(formed, problems);
    if (problems.list.length === 0) return { ok: true, pack: formed };
  }
  return { ok: false, problems: problems.list };
}

function checkIds({ units, missions, influences, privileges }: Pack, problems: Problems): void {
  for (const [kind, cards] of Object.entries({ units, missions, influences, privileges })) {
    const seen = new Set<string>();
    cards.forEach((card, at) => {
      if (seen.has(card.id)) problems.add(`/${kind}/${at}/id`, `is there twice: ${show(card.id)}`);
      seen.add(card.id);
    });
  }
}

function checkUnits({ units }: Pack, problems: Problems): void {
  const basic = units.filter((card) => card.basic).length;
  if (basic !== BASIC_KINDS) problems.add('/units', `needs exactly ${BASIC_KINDS} Basic kinds, has ${basic}`);
  if (units.length - basic < FEWEST_ELITE)
    problems.add('/units', `needs at least ${FEWEST_ELITE} Elite units, has ${units.length - basic}`);
  // ELEK-1.6, ELEK-17.4: the first Scepter goes by these names.
  const names = new Map<string, number>();
  units.forEach((card, at) => {
    if (card.basic) return;
    const upper = card.name.en.toUpperCase();
    const other = names.get(upper);
    if (other !== undefined) problems.add(`/units/${at}/name/en`, `is in capitals the same as /units/${other}/name/en`);
    names.set(upper, at);
  });
}

/** A player may win several Privileges, and the rules look for one power of a kind: so there is one of each in a pack. */
function checkPrivileges({ privileges }: Pack, problems: Problems): void {
  const owners = new Map<string, string>();
  privileges.forEach((card, at) => {
    for (const power of card.powers) {
      const what = 'zone' in power ? `${power.is} ${power.attribute} ${power.zone}` : power.is;
      const other = owners.get(what);
      if (other !== undefined && other !== card.id)
        problems.add(`/privileges/${at}/powers`, `${show(what)} is already a power of ${other}`);
      owners.set(what, card.id);
    }
  });
}
