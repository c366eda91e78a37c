import { conclude, roll, tell, together } from '../chance.js';
import { record } from '../fields.js';
import type { Seat } from '../json.js';
import { ask, goto, ruleMaker } from '../rule.js';
import { type BoardOf, int, seat } from '../shape.js';
import { smallGame } from '../testing/game.js';

/**
 * All play together: they look for clues while a night comes nearer, and win or lose as one. A result of theirs has no
 * second place; a lost one has no first.
 */
const CLUES = 4;
const DOOM = 6;
const shape = record({ players: int(1, 6), turn: seat, clues: int(0, CLUES), doom: int(0, DOOM) });
type Board = BoardOf<typeof shape>;
type Step = 'turn' | 'deed' | 'night' | 'next' | 'end';

const { rule } = ruleMaker<Board, Step>();
const everybody = (s: Board): Seat[] => Array.from({ length: s.players }, (_, at) => at);

/** A turn after the other, until the riddle is solved or the night has come. */
const game = rule<Record<never, never>, { deed: 'search' | 'ward' }>('game')({
  turn: ({ s }) => ask(s.turn, 'deed', ['search', 'ward']),
  deed: (c) => {
    const { s, v } = c;
    if (v.deed === 'ward') s.doom = Math.max(0, s.doom - 1);
    else if (roll(c, 6) >= 4) s.clues++;
    tell(c, v.deed, { seat: { seat: s.turn }, clues: s.clues, doom: s.doom });
    if (s.clues === CLUES) return goto('end');
  },
  night: (c) => {
    if (roll(c, 6) >= 2) c.s.doom++;
    if (c.s.doom === DOOM) return goto('end');
  },
  next: ({ s }) => {
    s.turn = (s.turn + 1) % s.players;
    return goto('turn');
  },
  end: (c) => {
    const won = c.s.clues === CLUES;
    conclude(c, together(everybody(c.s), won, won ? 'clues' : 'doom'));
  },
});

export const joined = smallGame({
  id: 'together',
  together: true,
  seats: [1, 4],
  shape,
  setup: (players) => ({ players, turn: 0, clues: 0, doom: 0 }),
  play: [game],
  sense: {
    evaluate: (s) => (s.clues / CLUES + 1 - s.doom / DOOM) / 2,
    weigh: (_s, _ask, _frame, weights) => weights.fill(1),
    settled: () => false,
  },
});
