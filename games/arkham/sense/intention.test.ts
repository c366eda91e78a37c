import { view } from '@tabula/kernel/sight.js';
import { expect, test } from 'vitest';
import { arkham } from '../arkham.js';
import { openBoard } from '../open-board.js';
import { playRandomly } from '../testing/play.js';
import { intentionOf } from './intention.js';

test('what a companion intends follows from what everybody sees of the table', () => {
  let said = 0;
  for (const scenario of ['azathoth', 'umordhoth'])
    playRandomly({
      seed: `seen ${scenario}`,
      seats: 3,
      options: { scenario: `scenario/${scenario}` },
      asked: (id, state) => {
        if (id !== 'action-phase/next' && id !== 'turn/deed') return;
        const seen = openBoard(view(arkham, state, null).board);
        for (const seat of state.board.seats.keys()) {
          const intention = intentionOf(state.board, seat);
          expect(intentionOf(seen, seat)).toEqual(intention);
          if (intention !== null) said++;
        }
      },
    });
  expect(said).toBeGreaterThan(100);
});
