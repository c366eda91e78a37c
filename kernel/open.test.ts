import { expect, it } from 'vitest';
import { record } from './fields.js';
import { committing } from './flows/commit.js';
import { openView } from './open.js';
import { int, perSeat, secret } from './shape.js';
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

it('a value that each seat saw of itself alone is seen of all', () => {
  const shape = record({ seats: perSeat(record({ wish: secret(int(0, 9)) })) });
  const board = { seats: [{ wish: 4 }, { wish: 7 }] };
  expect(openView({ ...committing, shape } as never, board, null, 2)).toEqual(board);
});
