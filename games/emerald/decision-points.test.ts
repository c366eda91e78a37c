import { expect, test } from 'vitest';
import { QUESTIONS } from './questions.js';
import { playRandomly } from './testing/play.js';

// The table "Decision points" of the specification: which questions of the rules each row is. Who is asked and the exact
// options are shown beside the rules and the verbs, in tests whose titles carry the number of the row.

const DECISIONS: { readonly [row: string]: readonly string[] } = {
  'DP-1': ['setup/city'],
  'DP-2': ['turn/deed'], // also DP-3, DP-4, DP-19 and DP-21
  'DP-5': ['place/cards', 'place/city'],
  'DP-6': ['claim/choice'],
  'DP-7': ['retrieve/cards', 'retrieve/from'],
  'DP-8': ['move/cards', 'move/from', 'move/to'],
  'DP-9': ['markers/restorationist', 'markers/loyalist'],
  'DP-10': ['assassinate/plan', 'assassinate/support'],
  'DP-11': ['discard/cards'],
  'DP-12': ['return-parked/city'],
  'DP-13': ['block-window/block'], // also DP-14, DP-15 and DP-16
  'DP-17': ['reveal/how'],
  'DP-18': ['reveal/city'],
  'DP-20': ['redraw/cards'],
  'DP-22': ['devour-city/city'],
  'DP-23': ['hide-royal/city'],
  'DP-24': ['recover-cubes/count'],
  'DP-25': ['claim-freely/city'],
  'DP-26': ['return-cubes/choice'],
  'DP-27': ['replace-agent/target'], // also DP-34
  'DP-28': ['park-agents/from'],
  'DP-29': ['devour-agent/target'],
  'DP-30': ['banish-cubes/choice'],
  'DP-31': ['frighten/target'],
  'DP-32': ['remove-top/city'],
  'DP-33': ['send-agent/from', 'send-agent/to'],
  'DP-35': ['examine/target'],
  'DP-36': ['feed-agents/from'],
  'DP-37': ['raise-dead/target', 'raise-dead/city'],
};

test('DP-1 to DP-37 are all the questions there are', () => {
  expect(Object.values(DECISIONS).flat().sort()).toEqual(Object.keys(QUESTIONS).sort());
});

test('random games ask nothing else, and nearly all of it', () => {
  const asked = new Set<string>();
  for (let game = 0; game < 80; game++)
    playRandomly({ seed: `points ${game}`, seats: 2 + (game % 4), asked: (id) => asked.add(id) });
  expect([...asked].filter((id) => !Object.hasOwn(QUESTIONS, id))).toEqual([]);
  expect(Object.keys(QUESTIONS).filter((id) => !asked.has(id))).toEqual([]);
});
