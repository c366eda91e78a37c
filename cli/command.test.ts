import { expect, test } from 'vitest';
import { bench } from './bench.js';
import { checkPackCommand } from './check-pack.js';
import { type Command, helpOf, readArguments, UsageError } from './command.js';
import { play } from './play.js';
import { protocol } from './protocol.js';
import { replayCommand } from './replay.js';
import { sim } from './sim.js';

const COMMANDS: readonly Command[] = [play, sim, replayCommand, checkPackCommand, protocol, bench];

async function complaint(line: string): Promise<unknown> {
  const [name, ...args] = line.split(' ');
  const command = COMMANDS.find((entry) => entry.name === name)!;
  try {
    return await command.run(readArguments(command, args)!);
  } catch (error) {
    return error;
  }
}

test.for([
  ['play', /which game\? There are: elekt/],
  ['play chess', /no game 'chess'; there are: elekt/],
  ['play elekt twice', /what is 'twice'\?/],
  ['play elekt --frob', /Unknown option '--frob'/],
  ['play elekt --bots', /--bots/],
  ['play elekt --bots genius', /no bot 'genius'; there are: easy, normal, hard/],
  ['play elekt --bots easy,,easy', /no bot ''/],
  ['play elekt --bots easy,easy,easy,easy', /2 to 4 players, not 5/],
  ['play elekt --lang fr', /--lang is one of .*en.*, not 'fr'/],
  ['play elekt --ms soon', /--ms is a whole number from 1 to 600000, not 'soon'/],
  ['play elekt --ms -5', /--ms/],
  ['play elekt --resume x.json', /a saved game says itself which game it is/],
  ['sim', /which game\?/],
  ['sim --game chess', /no game 'chess'/],
  ['sim --game elekt more', /what is 'more'\?/],
  ['sim --game elekt --players 5', /--players is a whole number from 2 to 4, not '5'/],
  ['sim --game elekt --players 3 --bots easy,hard', /2 bots for 3 players/],
  ['sim --game elekt --bots genius', /no bot 'genius'/],
  ['sim --game elekt --games 0', /--games is a whole number from 1/],
  ['sim --game elekt --games 1.5', /not '1.5'/],
  ['sim --game elekt --workers x', /--workers is a whole number/],
  ['replay', /name one file/],
  ['replay a b', /name one file/],
  ['check-pack', /name one file/],
  ['check-pack a b c', /name one file/],
  ['check-pack chess cards.json', /no game 'chess'/],
  ['protocol --frob', /Unknown option '--frob'/],
  ['protocol more', /what is 'more'\?/],
  ['bench --frob', /Unknown option '--frob'/],
  ['bench more', /what is 'more'\?/],
] as const)('%s is called wrongly', async ([line, message]) => {
  const error = await complaint(line);
  expect(error).toBeInstanceOf(UsageError);
  expect((error as UsageError).message).toMatch(message);
});

test('the help of each command names it and its options, in 80 columns', () => {
  for (const command of COMMANDS) {
    const help = helpOf(command);
    const [told] = help.split('Examples:');
    expect(help).toContain(`Usage: tabula ${command.name}`);
    for (const name of [...Object.keys(command.options), 'help']) expect(told).toContain(`--${name}`);
    for (const line of told!.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});

test('--help anywhere asks for help', () => {
  for (const command of COMMANDS) expect(readArguments(command, ['-h'])).toBeNull();
  expect(readArguments(play, ['elekt', '--bots', 'easy', '--help'])).toBeNull();
});

test('numbers have defaults and bounds', () => {
  const given = readArguments(sim, ['--game', 'elekt', '--games', '12'])!;
  expect(given.number('games', 1000, 1, 100)).toBe(12);
  expect(given.number('ms', 7, 1, 100)).toBe(7);
  expect(() => given.number('games', 1000, 1, 10)).toThrow(UsageError);
});
