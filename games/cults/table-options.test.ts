import { withDefaults } from '@tabula/kernel/options.js';
import { describe, expect, test } from 'vitest';
import { cults } from './cults.js';
import { optionsKey, optionsOf, type TableOptions } from './table-options.js';
import { newGame } from './testing/new-game.js';
import { rule } from './testing/rule.js';
import { catalogs } from './text/catalogs.js';

function chosen(options: Record<string, string | number> = {}, players = 2): TableOptions {
  const filled = withDefaults(cults, options);
  if (!filled.ok) throw new Error(filled.error.message);
  return optionsOf({ house: optionsKey(players, filled.options) });
}

test('DP-01 CULT-2.1 CULT-21.13 CULT-21.71 what is chosen when a table is made, and the defaults', () => {
  const { players, solo, ...rest } = chosen();
  expect([players, solo]).toEqual([2, false]);
  expect(rest).toEqual({
    pack: 'base',
    rounds: 6,
    ritualCap: 3,
    dominationSpaces: 3,
    investigationSteps: 2,
    handSize: 6,
    rerolls: 2,
    samePlanLimit: 2,
    tokenLimit: 5,
    bluffTokens: 2,
    placeCost: 5,
    districtLayout: 'draft',
    goal: 'random',
    influenceCondition: 'plan',
    outDistrict: 'rivertown',
    npcReactTie: 'lowest',
    replaceTarget: 'opponentsOnly',
    confrontationTie: 'highestOnly',
    confrontationAbilities: 'optional',
    npcPaysNothing: 'always',
    recruitmentScope: 'hand',
    influenceExtraTiming: 'afterMove',
    soloVictory: 'goal',
    disorganisationCount: 'allOwnCards',
    powerTokens: 'adeptsOnly',
    tokenCap: 'hidingPhase',
    acquiredCardLock: 'turn',
  });
});

describe('the presets of the editions', () => {
  /** The options of section 20a, with the values of the presets PL and DE, and of the default. */
  const TABLE = [
    ['CULT-20.1', 'outDistrict', 'firstCultistChooses', 'rivertown', 'rivertown'],
    ['CULT-20.2', 'npcReactTie', 'lowest', 'highest', 'lowest'],
    ['CULT-20.3', 'replaceTarget', 'opponentsOnly', 'any', 'opponentsOnly'],
    ['CULT-20.4', 'confrontationTie', 'highestOnly', 'highestOnly', 'highestOnly'],
    ['CULT-20.5', 'confrontationAbilities', 'optional', 'optional', 'optional'],
    ['CULT-20.6', 'npcPaysNothing', 'always', 'plansOnly', 'always'],
    ['CULT-20.7', 'recruitmentScope', 'justDrawn', 'hand', 'hand'],
    ['CULT-20.8', 'influenceExtraTiming', 'afterMove', 'beforeOrAfter', 'afterMove'],
    ['CULT-20.9', 'soloVictory', 'goal', 'goal', 'goal'],
    ['CULT-20.10', 'disorganisationCount', 'allOwnCards', 'allOwnCards', 'allOwnCards'],
    ['CULT-20.11', 'powerTokens', 'adeptsOnly', 'adeptsOnly', 'adeptsOnly'],
    ['CULT-20.12', 'tokenCap', 'hidingPhase', 'hidingPhase', 'hidingPhase'],
    ['CULT-20.33', 'acquiredCardLock', 'ownTurn', 'turn', 'turn'],
  ] as const;

  test.each(TABLE)('%s %s is %s in PL, %s in DE, %s by default', (_, name, polish, german, usual) => {
    expect([chosen({ edition: 'PL' })[name], chosen({ edition: 'DE' })[name], chosen()[name]]).toEqual([
      polish,
      german,
      usual,
    ]);
  });

  test.each(TABLE)('%s %s can be set singly, whatever the edition', (_, name) => {
    const { enum: values } = cults.options[name]!;
    for (const value of values!.filter((each) => each !== 'edition'))
      for (const edition of ['default', 'PL', 'DE'])
        expect(chosen({ edition, [name]: value as string })[name]).toBe(value);
  });
});

test('an option that does not exist, or a value it cannot have, is refused', () => {
  expect(() => newGame(2, { tokenCap: 'never' })).toThrow("option 'tokenCap' cannot be");
  expect(() => newGame(2, { edition: 'FR' })).toThrow("option 'edition' cannot be");
  expect(() => newGame(2, { dominationSpaces: 6 })).toThrow("option 'dominationSpaces' cannot be");
  expect(() => newGame(2, { colour: 'red' })).toThrow("no option 'colour'");
});

rule('CULT-21.1', 'advances until arrival follow the number of players, unless a figure is given', () => {
  expect([1, 2, 3, 4].map((players) => chosen({}, players).investigationSteps)).toEqual([2, 2, 3, 4]);
  expect(chosen({ investigationSteps: 1 }, 4).investigationSteps).toBe(1);
});

rule('CULT-20.22', 'the labelled ritual spaces "+3" and "+4" open with three and four players', () => {
  expect([chosen({}, 2), chosen({}, 3), chosen({}, 4)].map(({ ritualCap }) => ritualCap)).toEqual([3, 4, 5]);
});

rule('CULT-20.31', 'goal cards have one name in each language', () => {
  const names = Object.values(catalogs).map((catalog) => (catalog as Record<string, string>)['label.goal']);
  expect(names).toEqual(['Goal card', 'Karta Celu', 'Zielkarte']);
});
