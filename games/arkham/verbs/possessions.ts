import type { Tile } from '../board.js';
import { discardAsset } from '../rules/calls.js';
import { canGain, gainCondition } from '../rules/conditions.js';
import { CLUE, TILE } from '../rules/encounter.js';
import { open } from '../rules/kit.js';
import { delay as delays, gainClue, gainMoney, gainRemnant, loseMoney } from '../rules/tokens.js';
import { much, present, type Verb } from './verb.js';

/** What investigators have. */

export const money: Verb<'money'> = {
  possible: (s, { gain = 0, lose = 0 }, about) =>
    present(s, about) && (much(s, gain, about) > 0 || (lose > 0 && s.seats[about.seat]!.money > 0)),
  does: (c, { gain = 0, lose = 0 }) => {
    gainMoney(c, c.v.seat, much(c.s, gain, c.v));
    loseMoney(c, c.v.seat, lose); // ARK-R.167
  },
};

export const remnant: Verb<'remnant'> = {
  possible: (s, _it, about) => present(s, about),
  does: (c, { gain }) => {
    gainRemnant(c, c.v.seat, gain);
  },
};

/** ARK-479.4. */
export const delay: Verb<'delay'> = {
  possible: (s, _it, about) => present(s, about) && !s.seats[about.seat]!.delayed,
  does: (c) => {
    delays(c, c.v.seat);
  },
};

/** ARK-478.5: from the neighbourhood where the card was drawn (ARK-R.90). */
export const clue: Verb<'clue'> = {
  possible: (s, _it, about) => {
    const tile = about.bound[TILE];
    return present(s, about) && typeof tile === 'number' && s.tiles[tile as Tile].clues > 0;
  },
  does: (c) => {
    const tile = c.v.bound[TILE];
    if (typeof tile !== 'number' || !gainClue(c, c.v.seat, tile as Tile)) return;
    c.v.bound[CLUE] = true;
    return open('gained-clue', { seat: c.v.seat });
  },
};

/** ARK-468. */
export const condition: Verb<'condition'> = {
  possible: (s, { gain }, { seat }) => canGain(s, seat, gain),
  does: (c, { gain }) => {
    gainCondition(c, c.v.seat, gain);
  },
};

export const discardThis: Verb<'discard-this'> = {
  possible: (s, _it, { of, seat }) => s.seats[seat]!.assets.some(({ card }) => card === of),
  does: ({ v }) => discardAsset({ seat: v.seat, card: v.of }),
};
