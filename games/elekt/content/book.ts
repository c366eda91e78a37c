import { ATTRIBUTES, type Pack, type UnitCard, type UnitPower, type ZoneCard } from './behaviour.js';

/** Chapter 1 and the design constraints DC-1, DC-3 and DC-4 of the specification. */
const COPIES = 4;
/** ELEK-1.3 to ELEK-1.7. */
const COUNTS = { missions: 17, influences: 17, privileges: 12, elite: 34, basic: 16 };
const TITLES = 42;
const WITH_TWO_TITLES = { missions: 5, influences: 3 };
const ELITE_SYMBOLS = { occultism: 17, cunning: 16, violence: 16, power: 36 };
const BASIC_SYMBOLS = 2;
const WRAITHS = { elite: 17, basic: 1 };

const symbolsOf = (unit: UnitCard): number => ATTRIBUTES.reduce((sum, id) => sum + (unit.symbols[id] ?? 0), 0);
const titlesOn = (cards: readonly ZoneCard[]): number => cards.reduce((sum, card) => sum + card.titles.length, 0);
const wraithsAmong = (units: readonly UnitCard[]): number => units.filter((unit) => unit.type === 'wraith').length;

/** How a checked pack differs from the rulebook's box: nothing for the base pack, and no fault in another one. */
export function compareWithBook(pack: Pack): string[] {
  const differences: string[] = [];
  const expect = (what: string, found: number, book: number) => {
    if (found !== book) differences.push(`${what}: ${found}, in the book ${book}`);
  };
  const basic = pack.units.filter((unit) => unit.basic);
  const elite = pack.units.filter((unit) => !unit.basic);

  expect('Missions', pack.missions.length, COUNTS.missions);
  expect('Influences', pack.influences.length, COUNTS.influences);
  expect('Privileges', pack.privileges.length, COUNTS.privileges);
  expect('Elite units', elite.length, COUNTS.elite);
  expect('Basic unit cards', basic.length * COPIES, COUNTS.basic);

  expect('Titles', titlesOn(pack.missions) + titlesOn(pack.influences), TITLES);
  for (const kind of ['missions', 'influences'] as const)
    expect(
      `${kind} with 2 Titles`,
      pack[kind].filter((card) => card.titles.length === 2).length,
      WITH_TWO_TITLES[kind],
    );

  for (const unit of basic) expect(`symbols on ${unit.id}`, symbolsOf(unit), BASIC_SYMBOLS);
  for (const unit of elite) differences.push(...budget(unit));
  for (const id of ATTRIBUTES) {
    const sum = elite.reduce((total, unit) => total + (unit.symbols[id] ?? 0), 0);
    expect(`${id} on Elite units`, sum, ELITE_SYMBOLS[id]);
  }

  expect('Wraiths among Elite units', wraithsAmong(elite), WRAITHS.elite);
  expect('Cultists among Elite units', elite.length - wraithsAmong(elite), COUNTS.elite - WRAITHS.elite);
  expect('Wraiths among Basic kinds', wraithsAmong(basic), WRAITHS.basic);
  return differences;
}

/** DC-3, as far as it can be counted: one symbol only with tokens for free, four only with a drawback. */
function budget(unit: UnitCard): string[] {
  const symbols = symbolsOf(unit);
  if (symbols < 1 || symbols > 4) return [`symbols on ${unit.id}: ${symbols}, in the book 1 to 4`];
  if (symbols === 1 && !bringsTokens(unit)) return [`symbols on ${unit.id}: 1, in the book only with free tokens`];
  if (symbols === 4 && !(unit.permanent ?? []).some(isDrawback))
    return [`symbols on ${unit.id}: 4, in the book only with a drawback`];
  return [];
}

const bringsTokens = ({ instant }: UnitCard): boolean =>
  instant?.cost === 0 && instant.does.some((effect) => effect.do === 'attach' || effect.do === 'mirror');

function isDrawback(power: UnitPower): boolean {
  if (power.is === 'symbols')
    return Object.values(power.changes).some((change) => change < 0) && power.of !== 'opponents-wraiths';
  return power.is === 'lose-ties' || (power.is === 'unsavable' && power.who === 'this');
}
