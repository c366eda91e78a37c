import type { Rule } from '@tabula/kernel/rule.js';
import { returnParked } from '../verbs/agents.js';
import { EFFECTS } from '../verbs/effects.js';
import { assassinate } from './assassinate.js';
import { blockWindow } from './blocks.js';
import { useText } from './card-action.js';
import { claim, takeTop } from './claim.js';
import { game } from './game.js';
import { killAgent } from './killing.js';
import { markers } from './markers.js';
import { move } from './move.js';
import { place } from './place.js';
import { retrieve } from './retrieve.js';
import { reveal, reveals } from './reveal.js';
import { scoring } from './scoring.js';
import { setup } from './setup.js';
import { discard, turn, turns } from './turn.js';

/** Every rule of the game, in the order of the rule book. */
export const allRules: readonly Rule[] = [
  ...new Set<Rule>([
    game,
    setup,
    turns,
    turn,
    place,
    claim,
    takeTop,
    retrieve,
    move,
    markers,
    assassinate,
    killAgent,
    discard,
    useText,
    reveals,
    reveal,
    scoring,
    blockWindow,
    returnParked,
    ...Object.values(EFFECTS).flatMap(({ does }) => does ?? []),
  ]),
];
