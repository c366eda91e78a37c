import { expect, it } from 'vitest';
import { committing } from './flows/commit.js';
import { openView } from './open.js';
import { view } from './sight.js';
import { sit } from './testing/sit.js';

it('what all seats see together has every hand open, from the side of one of them', () => {
  const { table } = sit(committing, { seats: 3 });
  const { board } = table.state;
  for (const viewer of [null, 1]) {
    const open = openView(committing, board, viewer, 3);
    expect(open.seats.map(({ hand }) => hand)).toEqual(board.seats.map(({ hand }) => hand));
    expect({ ...open, seats: [] }).toEqual({ ...view(committing, table.state, viewer).board, seats: [] });
  }
});
