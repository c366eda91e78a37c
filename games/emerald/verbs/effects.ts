import type { Effect } from '../content/behaviour.js';
import { devourAgent, feedAgents, parkAgents, replaceAgent, sendAgent } from './agents.js';
import { claim, devourCity, removeTop } from './cities.js';
import { banishCubes, recoverCubes, returnCubes } from './cubes.js';
import { draw, redraw } from './draw.js';
import { examine, frighten, turnCoat } from './people.js';
import { countRoyals, hideRoyal } from './royals.js';
import { advance, restoreSanity } from './tracks.js';
import { endUndead, raiseDead } from './undead.js';
import type { EffectParts } from './verb.js';
import { block, bombs, doubleBombs } from './within.js';

/** Every word of the card texts (section 18a). The parts of one text are carried out in order. */
export const EFFECTS = {
  'count-royals': countRoyals,
  redraw,
  draw,
  'turn-coat': turnCoat,
  'devour-city': devourCity,
  'hide-royal': hideRoyal,
  'recover-cubes': recoverCubes,
  bombs,
  'double-bombs': doubleBombs,
  claim,
  'return-cubes': returnCubes,
  'replace-agent': replaceAgent,
  advance,
  'park-agents': parkAgents,
  'devour-agent': devourAgent,
  'restore-sanity': restoreSanity,
  'end-undead': endUndead,
  'banish-cubes': banishCubes,
  frighten,
  'remove-top': removeTop,
  'send-agent': sendAgent,
  block,
  examine,
  'feed-agents': feedAgents,
  'raise-dead': raiseDead,
};

export const effectVerb = (effect: Effect): EffectParts<unknown> => EFFECTS[effect.do];
