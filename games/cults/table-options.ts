import type { OptionSpec } from '@tabula/kernel/game.js';
import type { Json } from '@tabula/kernel/json.js';
import { packIds, packOf } from './content/cards.js';

/** The parameters and edition options of one table (section 20), decided before setup begins (CULT-2.1). */
export interface TableOptions {
  /** The set of cards that is played with. */
  readonly pack: string;
  readonly players: number;
  readonly solo: boolean;
  readonly rounds: number;
  /** CULT-1.4. */
  readonly ritualCap: number;
  readonly dominationSpaces: number;
  readonly investigationSteps: number;
  readonly handSize: number;
  readonly rerolls: number;
  readonly samePlanLimit: number;
  readonly tokenLimit: number;
  readonly bluffTokens: number;
  readonly placeCost: number;
  readonly districtLayout: 'draft' | 'recommended';
  /** A goal card, or 'random' (CULT-21.71). */
  readonly goal: string;
  readonly influenceCondition: 'plan' | 'moveOnly';
  readonly outDistrict: 'rivertown' | 'firstCultistChooses' | 'random';
  readonly npcReactTie: 'lowest' | 'highest';
  readonly replaceTarget: 'opponentsOnly' | 'any';
  readonly confrontationTie: 'highestOnly' | 'anyEqual';
  readonly confrontationAbilities: 'optional' | 'mandatory';
  readonly npcPaysNothing: 'always' | 'plansOnly';
  readonly recruitmentScope: 'hand' | 'justDrawn';
  readonly influenceExtraTiming: 'afterMove' | 'beforeOrAfter';
  readonly soloVictory: 'goal' | 'mostPoints';
  readonly disorganisationCount: 'allOwnCards' | 'deckOnly';
  readonly powerTokens: 'adeptsOnly' | 'anyCultist';
  readonly tokenCap: 'hidingPhase' | 'always';
  readonly acquiredCardLock: 'turn' | 'ownTurn';
}

/** CULT-6.1, CULT-5.10: fixed by the components of one colour and by the dice there are. */
export const PLAN_MARKERS = 4;
export const DICE = 5;
export const DOMINATION_MARKERS = 8; // CULT-1.10
export const PLACES = 4; // CULT-1.10
export const STACK = 6; // copies of each district card

/** Section 20a: the values of each option, the default first, then what the presets PL and DE set. */
const EDITION = {
  outDistrict: { values: ['rivertown', 'firstCultistChooses', 'random'], PL: 'firstCultistChooses', DE: 'rivertown' },
  npcReactTie: { values: ['lowest', 'highest'], PL: 'lowest', DE: 'highest' },
  replaceTarget: { values: ['opponentsOnly', 'any'], PL: 'opponentsOnly', DE: 'any' },
  confrontationTie: { values: ['highestOnly', 'anyEqual'], PL: 'highestOnly', DE: 'highestOnly' },
  confrontationAbilities: { values: ['optional', 'mandatory'], PL: 'optional', DE: 'optional' },
  npcPaysNothing: { values: ['always', 'plansOnly'], PL: 'always', DE: 'plansOnly' },
  recruitmentScope: { values: ['hand', 'justDrawn'], PL: 'justDrawn', DE: 'hand' },
  influenceExtraTiming: { values: ['afterMove', 'beforeOrAfter'], PL: 'afterMove', DE: 'beforeOrAfter' },
  soloVictory: { values: ['goal', 'mostPoints'], PL: 'goal', DE: 'goal' },
  disorganisationCount: { values: ['allOwnCards', 'deckOnly'], PL: 'allOwnCards', DE: 'allOwnCards' },
  powerTokens: { values: ['adeptsOnly', 'anyCultist'], PL: 'adeptsOnly', DE: 'adeptsOnly' },
  tokenCap: { values: ['hidingPhase', 'always'], PL: 'hidingPhase', DE: 'hidingPhase' },
  acquiredCardLock: { values: ['turn', 'ownTurn'], PL: 'ownTurn', DE: 'turn' },
} as const;
type EditionOption = keyof typeof EDITION;
const EDITION_OPTIONS = Object.keys(EDITION) as EditionOption[];
/** What only the game against the NPC knows. */
const ALONE: readonly EditionOption[] = ['npcReactTie', 'npcPaysNothing', 'soloVictory'];
/** The value of a single option that leaves it to the chosen edition. */
const BY_EDITION = 'edition';

const whole = (value: number, minimum: number, maximum: number, title: string): OptionSpec => ({
  type: 'integer',
  default: value,
  minimum,
  maximum,
  title,
});
const choice = (values: readonly string[], title: string): OptionSpec => ({
  type: 'string',
  default: values[0]!,
  enum: values,
  title,
});

/** Options for those who know the game well. */
const more = (options: Record<string, OptionSpec>): Record<string, OptionSpec> =>
  Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, { ...spec, more: true }]));

/** DP-01: what may be chosen when a table is made. 0 stands for the figure of the player count. */
export const OPTIONS: { readonly [name: string]: OptionSpec } = {
  get pack() {
    return choice(packIds(), 'The set of cards to play with');
  },
  rounds: whole(6, 6, 10, 'Rounds'),
  districtLayout: choice(['draft', 'recommended'], 'How the district stacks are laid out'),
  get goal() {
    const goals = packIds().flatMap((pack) => packOf(pack).goals.map(({ id }) => id));
    return { ...choice(['random', ...new Set(goals)], 'The goal card of a solo game'), alone: true } as const;
  },
  edition: choice(['default', 'PL', 'DE'], 'The edition whose rules are followed where the editions differ'),
  ...more({
    dominationSpaces: whole(3, 2, 5, 'Domination spaces in each district'),
    investigationSteps: whole(0, 0, 9, 'Advances until an investigator arrives'),
    handSize: whole(6, 4, 8, 'Cards drawn at mobilisation'),
    rerolls: whole(2, 0, 4, 'Rerolls at recruitment'),
    samePlanLimit: whole(2, 1, 4, 'How often one plan may be used in a round'),
    tokenLimit: whole(5, 0, 12, 'Cultist tokens kept in the hiding phase'),
    bluffTokens: whole(2, 1, 3, 'Tokens taken by a bluff'),
    placeCost: whole(5, 1, 9, 'The cost of a place of cult'),
    influenceCondition: choice(['plan', 'moveOnly'], 'What influence needs a free ritual space for'),
    ...Object.fromEntries(
      EDITION_OPTIONS.map((name) => {
        const spec = choice([BY_EDITION, ...EDITION[name].values], `Edition option ${name}`);
        return [name, ALONE.includes(name) ? { ...spec, alone: true } : spec];
      }),
    ),
  }),
};

const BASE = 'base';
const RITUAL_CAPS = [3, 3, 4, 5]; // CULT-1.4: solo, then 2, 3, 4 players

/** What the options of a table come to, as a short text that lies on the board. */
export function optionsKey(players: number, options: Record<string, Json>): string {
  const edition = options.edition as 'default' | 'PL' | 'DE';
  const byEdition: Record<string, Json> = {};
  for (const name of EDITION_OPTIONS) {
    const preset = edition === 'default' ? EDITION[name].values[0] : EDITION[name][edition];
    byEdition[name] = options[name] === BY_EDITION ? preset : options[name]!;
  }
  const { edition: _, investigationSteps, pack = BASE, ...rest } = options;
  const known = packOf(pack as string).goals.some(({ id }) => id === rest.goal);
  const sides = Math.max(players, 2);
  return JSON.stringify({
    ...(pack === BASE ? {} : { pack }), // tables were made before there were packs
    ...rest,
    goal: known ? rest.goal : 'random', // or a goal of another pack
    ...byEdition,
    players,
    solo: players === 1,
    ritualCap: RITUAL_CAPS[players - 1],
    investigationSteps: investigationSteps === 0 ? sides : investigationSteps, // CULT-21.1
  });
}

const read = new Map<string, TableOptions>();
let latest = '';
let latestOptions: TableOptions | undefined;

/** The parameters of a table. They are read at every step, so they are parsed once, and found at once for one table. */
export function optionsOf({ house }: { readonly house: string }): TableOptions {
  if (house === latest && latestOptions !== undefined) {
    latest = house; // compared letter by letter only once if it is another text that says the same
    return latestOptions;
  }
  let found = read.get(house);
  if (found === undefined) {
    found = { pack: BASE, ...JSON.parse(house) } as TableOptions;
    read.set(house, found);
  }
  latest = house;
  latestOptions = found;
  return found;
}
