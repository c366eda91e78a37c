import { optional, record } from '@tabula/kernel/fields.js';
import {
  type CheckContext,
  complain,
  flag,
  int,
  list,
  oneOf,
  problemsOf,
  type Shape,
  shown,
  such,
  text,
  type ViewOf,
} from '@tabula/kernel/shape.js';
import { instruction } from '@tabula/kit/verb.js';
import type { RuleId } from '../rule-ids.js';
import { EFFECTS } from '../verbs/effects.js';
import { PRIVILEGES } from '../verbs/privileges.js';
import { UNIT_POWERS } from '../verbs/unit-powers.js';
import { ZONE_POWERS } from '../verbs/zone-powers.js';
import { type Pack, UNIT_TYPES } from './behaviour.js';

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

const NAME_LENGTH = 60;
/** A name people read: short, not blank, no control or invisible characters. */
const name = such(text, (value) =>
  value.trim() !== '' && value.length <= NAME_LENGTH && !/\p{C}/u.test(value)
    ? null
    : `expected a name of 1 to ${NAME_LENGTH} visible characters`,
);
const words = record({ en: name, pl: name, de: name });

const matching = (pattern: RegExp, expected: string) =>
  such(text, (value) => (pattern.test(value) ? null : `expected ${expected}`));
/** Rules and rulings that speak of a card: for its readers, who are told if there is no such rule. */
const rules = optional(list(matching(/^ELEK-\d+\.\d+$/, 'the id of a rule') as Shape<RuleId>, 20));
const id = (letters: string) =>
  matching(new RegExp(`^[${letters}][0-9]{1,3}$`), `${[...letters].join(' or ')} and a number of 1 to 3 digits`);

const atLeast = <T, V>(entries: Shape<T[], V>, fewest: number) =>
  such(entries, ({ length }) => (length < fewest ? `needs at least ${fewest} entries, has ${length}` : null));

const MOST_PARTS = 4;
const parts = <T, V>(part: Shape<T, V>) => atLeast(list(part, MOST_PARTS), 1);

/** The rules look for the one power of a kind, so no kind may be there twice; only changes of symbols add up. */
const powers = <T extends { readonly is: string }, V>(power: Shape<T, V>) =>
  such(parts(power), (all) => {
    const twice = all.find(({ is }, at) => is !== 'symbols' && all.findIndex((other) => other.is === is) !== at);
    return twice === undefined ? null : `is there twice: ${shown(twice.is)}`;
  });

/** `different` is about the token the part before attached, so there has to be one. */
const effects = such(parts(instruction('do', EFFECTS)), (all) => {
  const lost = all.some((effect, at) => {
    if (effect.do !== 'attach' || effect.different !== true) return false;
    return all[at - 1]?.do !== 'attach' || effect.token !== 'any' || effect.count !== 1;
  });
  return lost ? 'what is different needs 1 token of any attribute, after a part that attaches' : null;
});

const symbol = optional(int(0, 6));
const unit = such(
  record({
    id: id('BE'),
    name: words,
    type: oneOf(...UNIT_TYPES),
    basic: flag,
    symbols: record({ occultism: symbol, cunning: symbol, violence: symbol, power: symbol }),
    instant: optional(record({ cost: int(0, 3), does: effects })),
    permanent: optional(powers(instruction('is', UNIT_POWERS))),
    rules,
  }),
  (card) => {
    if (card.basic !== card.id.startsWith('B')) return 'an id begins with B if the unit is Basic, else with E';
    // ELEK-1.14: at most one ability.
    const both = card.instant !== undefined && card.permanent !== undefined;
    return both ? 'has both an instant and a permanent ability' : null;
  },
);

const zoneCard = (letter: string) =>
  record({
    id: id(letter),
    name: words,
    titles: atLeast(list(words, 2), 1), // ELEK-1.17, ELEK-17.77
    powers: powers(instruction('is', ZONE_POWERS)),
    rules,
  });

const privilege = record({ id: id('P'), name: words, powers: powers(instruction('is', PRIVILEGES)), rules });

const pack = record({
  id: matching(/^[a-z][a-z0-9-]{0,39}$/, 'a small letter, then up to 39 of a-z, 0-9 and -'),
  name: words,
  units: atLeast(list(unit, MOST_CARDS), BASIC_KINDS + FEWEST_ELITE),
  missions: atLeast(list(zoneCard('M'), MOST_CARDS), FEWEST_CARDS),
  influences: atLeast(list(zoneCard('I'), MOST_CARDS), FEWEST_CARDS),
  privileges: atLeast(list(privilege, MOST_CARDS), FEWEST_CARDS),
});

export type Checked = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly problems: string[] };

/** Whether a value, whatever it is, is a pack the rules can play with; if not, everything that is wrong and where. */
export function checkPack(value: unknown): Checked {
  const problems = problemsOf(pack, value);
  if (problems.length > 0) return { ok: false, problems };
  // What concerns several cards can be said only of cards that are well formed.
  const formed: Pack = value as ViewOf<typeof pack>;
  const about: CheckContext = { seats: 0, problems };
  checkIds(formed, about);
  checkUnits(formed, about);
  checkPrivileges(formed, about);
  return problems.length === 0 ? { ok: true, pack: formed } : { ok: false, problems };
}

function checkIds({ units, missions, influences, privileges }: Pack, about: CheckContext): void {
  for (const [kind, cards] of Object.entries({ units, missions, influences, privileges })) {
    const seen = new Set<string>();
    cards.forEach((card, at) => {
      if (seen.has(card.id)) complain(about, `/${kind}/${at}/id`, `is there twice: ${shown(card.id)}`);
      seen.add(card.id);
    });
  }
}

function checkUnits({ units }: Pack, about: CheckContext): void {
  const basic = units.filter((card) => card.basic).length;
  if (basic !== BASIC_KINDS) complain(about, '/units', `needs exactly ${BASIC_KINDS} Basic kinds, has ${basic}`);
  if (units.length - basic < FEWEST_ELITE)
    complain(about, '/units', `needs at least ${FEWEST_ELITE} Elite units, has ${units.length - basic}`);
  // ELEK-1.6, ELEK-17.4: the first Scepter goes by these names.
  const names = new Map<string, number>();
  units.forEach((card, at) => {
    if (card.basic) return;
    const upper = card.name.en.toUpperCase();
    const other = names.get(upper);
    if (other !== undefined)
      complain(about, `/units/${at}/name/en`, `is in capitals the same as /units/${other}/name/en`);
    names.set(upper, at);
  });
}

/** A player may win several Privileges, and the rules look for one power of a kind: so there is one of each in a pack. */
function checkPrivileges({ privileges }: Pack, about: CheckContext): void {
  const owners = new Map<string, string>();
  privileges.forEach((card, at) => {
    for (const power of card.powers) {
      const what = 'zone' in power ? `${power.is} ${power.attribute} ${power.zone}` : power.is;
      const other = owners.get(what);
      if (other !== undefined && other !== card.id)
        complain(about, `/privileges/${at}/powers`, `${shown(what)} is already a power of ${other}`);
      owners.set(what, card.id);
    }
  });
}
