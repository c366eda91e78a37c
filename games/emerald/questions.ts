import { question, questionAtWindow, questionBook, questionOfSome } from '@tabula/kernel/questions.js';
import { STOP } from '@tabula/kit/acting.js';
import { assassinate } from './rules/assassinate.js';
import { blockWindow } from './rules/blocks.js';
import { claim } from './rules/claim.js';
import { markers } from './rules/markers.js';
import { move } from './rules/move.js';
import { place } from './rules/place.js';
import { retrieve } from './rules/retrieve.js';
import { reveal } from './rules/reveal.js';
import { setup } from './rules/setup.js';
import { discard, turn } from './rules/turn.js';
import { devourRule, feedRule, parkRule, replaceRule, returnParked, sendRule } from './verbs/agents.js';
import { claimRule, devourRule as devourCityRule, removeRule } from './verbs/cities.js';
import { banishRule, recoverRule, returnRule } from './verbs/cubes.js';
import { redrawRule } from './verbs/draw.js';
import { examineRule, frightenRule } from './verbs/people.js';
import { hideRule } from './verbs/royals.js';
import { raiseRule } from './verbs/undead.js';

/** Everything that players are asked. Its words are in text/questions.ts, its weights in sense/weights.ts. */
export const QUESTIONS = questionBook({
  'setup/city': question(setup, 'city'),
  'turn/deed': question(turn, 'deed'),
  'place/cards': question(place, 'cards'),
  'place/city': question(place, 'city'),
  'claim/choice': question(claim, 'choice'),
  'retrieve/cards': question(retrieve, 'cards'),
  'retrieve/from': question(retrieve, 'from'),
  'move/cards': question(move, 'cards'),
  'move/from': question(move, 'from'),
  'move/to': question(move, 'to'),
  'markers/restorationist': question(markers, 'restorationist'),
  'markers/loyalist': question(markers, 'loyalist'),
  'assassinate/plan': question(assassinate, 'plan'),
  'assassinate/support': question(assassinate, 'support'),
  'discard/cards': questionOfSome(discard, 'cards'),
  'block-window/block': questionAtWindow(blockWindow, 'block', STOP),
  'reveal/how': questionAtWindow(reveal, 'how', 'reveal'),
  'reveal/city': question(reveal, 'city'),
  'redraw/cards': questionOfSome(redrawRule, 'cards'),
  'recover-cubes/count': question(recoverRule, 'count'),
  'return-cubes/choice': question(returnRule, 'choice'),
  'banish-cubes/choice': question(banishRule, 'choice'),
  'replace-agent/target': question(replaceRule, 'target'),
  'devour-agent/target': question(devourRule, 'target'),
  'send-agent/from': question(sendRule, 'from'),
  'send-agent/to': question(sendRule, 'to'),
  'park-agents/from': question(parkRule, 'from'),
  'return-parked/city': question(returnParked, 'city'),
  'feed-agents/from': question(feedRule, 'from'),
  'hide-royal/city': question(hideRule, 'city'),
  'claim-freely/city': question(claimRule, 'city'),
  'remove-top/city': question(removeRule, 'city'),
  'devour-city/city': question(devourCityRule, 'city'),
  'frighten/target': question(frightenRule, 'target'),
  'examine/target': question(examineRule, 'target'),
  'raise-dead/target': question(raiseRule, 'target'),
  'raise-dead/city': question(raiseRule, 'city'),
});
