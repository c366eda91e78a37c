import { type Elekt, newBoard, newUnit, shape } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import { openBoard } from '@tabula/elekt/open-board.js';
import { countOf } from '@tabula/elekt/rules/counting.js';
import { expect, test } from 'vitest';
import { changedSymbols, madeOf, tallyOf } from './open-board.js';

/** The Temple, where Cunning counts as Power too; seat 0 has a Nameless and an Acolyte with a Power token. */
function laid(): Elekt {
  const s = newBoard(2, 'base');
  s.zones.influence.card = 'I02';
  const acolyte = newUnit('B1.0', 0);
  acolyte.tokens.power = 1;
  s.zones.influence.units = [newUnit('B2.0', 0), acolyte, newUnit('B3.1', 1)];
  return s;
}
const seen = (s: Elekt) => openBoard(shape.view(s, 0, -1));

test('what is seen is counted as on the true board', () => {
  const s = laid();
  for (const zone of ZONES)
    for (const attribute of ATTRIBUTES)
      for (const seat of [0, 1])
        expect(countOf(seen(s), zone, seat, attribute)).toBe(countOf(s, zone, seat, attribute));
});

test('a count says what it is made of', () => {
  expect(madeOf(seen(laid()), 'influence', 0, 'power')).toMatchObject({
    total: 4,
    printed: 1,
    tokens: 1,
    converted: 2,
    from: 'cunning',
    bonus: 0,
  });
});

test('a Privilege adds to the count as a bonus', () => {
  const s = laid();
  s.seats[0]!.privileges = ['P08']; // one more Cunning in the Influence Zone
  expect(madeOf(seen(s), 'influence', 0, 'cunning')).toMatchObject({ total: 3, printed: 2, bonus: 1 });
});

test('whoever is not in the Zone has no count, and nobody leads with nothing', () => {
  const s = seen(laid());
  expect(tallyOf(s, 'influence', 'power')).toEqual({ counts: [4, 2], leads: [0] });
  expect(tallyOf(s, 'influence', 'violence')).toEqual({ counts: [0, 0], leads: [] });
  expect(tallyOf(s, 'court', 'power')).toEqual({ counts: [null, null], leads: [] });
});

test('a unit says where it differs from what is printed', () => {
  expect(changedSymbols(seen(laid()), 'B1.0')).toEqual([{ attribute: 'power', printed: 1, now: 2 }]);
});
