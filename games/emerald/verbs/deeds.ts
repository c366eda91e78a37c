import type { Seat } from '@tabula/kernel/json.js';
import type { Rule } from '@tabula/kernel/rule.js';
import type { CardId, Emerald } from '../board.js';
import type { Effect } from '../content/effects.js';
import { assassinate } from '../rules/assassinate.js';
import { blockWindow } from '../rules/blocks.js';
import { devourAgent, feedAgents, parkAgents, replaceAgent, sendAgent } from './agents.js';
import { claim, devourCity, removeTop } from './cities.js';
import { banishCubes, recoverCubes, returnCubes } from './cubes.js';
import { draw, redraw } from './draw.js';
import { examine, frighten, turnCoat } from './people.js';
import { countRoyals, hideRoyal } from './royals.js';
import { advance, restoreSanity } from './tracks.js';
import { endUndead, raiseDead } from './undead.js';
import type { Deed, Using } from './verb.js';

/** What is used inside another rule: advantages in an assassination, blocks in their window. Never as an action. */
const within = <K extends Effect['do']>(rule: Rule): Deed<K> => ({
  possible: () => false,
  does: rule as Rule<Using>,
});

/** Every word of the card texts with what it does: one that is forgotten does not compile. */
export const DEEDS: { readonly [K in Effect['do']]: Deed<K> } = {
  'count-royals': countRoyals,
  redraw,
  draw,
  'turn-coat': turnCoat,
  'devour-city': devourCity,
  'hide-royal': hideRoyal,
  'recover-cubes': recoverCubes,
  bombs: within(assassinate),
  'double-bombs': within(assassinate),
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
  block: within(blockWindow),
  examine,
  'feed-agents': feedAgents,
  'raise-dead': raiseDead,
};

/** EMER-4.16: whether a part could do anything now. */
export const possible = (s: Emerald, seat: Seat, effect: Effect, card: CardId): boolean =>
  (DEEDS[effect.do] as Deed<Effect['do']>).possible(s, seat, effect as never, card);
