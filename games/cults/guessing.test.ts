import { clone } from '@tabula/kernel/json.js';
import { resample } from '@tabula/kernel/sight.js';
import { until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { cults } from './cults.js';
import { growth } from './rules/growth.js';
import { planning } from './rules/planning.js';
import { newGame } from './testing/new-game.js';
import { rule } from './testing/rule.js';
import { table } from './testing/table.js';

rule('CULT-18.3', 'who guesses mixes every deck, the own one too', () => {
  const game = newGame(2);
  until(game, 'planning/district');
  const seat = 0;
  const truth = clone(game.state.board.seats[seat]!.deck);
  const orders = new Set<string>();
  for (let seed = 0; seed < 10; seed++) {
    const { deck } = resample(cults, game.state, seat, seed).board.seats[seat]!;
    expect([...deck].sort()).toEqual([...truth].sort());
    orders.add(deck.join());
  }
  expect(orders.size).toBeGreaterThan(5);
});

rule('CULT-18.15', 'an acquired card is known to be in the hand of its buyer, also to who guesses', () => {
  const t = table().place(0, 'uptown').hand(0, ['S1', 'S1']).tokens(0, { adept: 2 });
  t.run(growth, { seat: 0, district: 'uptown' }).seat(0).picks('G3').picks('0:2:0');
  expect(t.player(0).hand).toContain('G3.0');
  let moved = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { hand } = resample(cults, t.kernel.state, 1, seed).board.seats[0]!;
    expect(hand).toContain('G3.0');
    if (!hand.includes('S1.0-0')) moved++;
  }
  expect(moved).toBeGreaterThan(0);
});

rule('CULT-18.16', 'who receives a disorganisation card is told to all, and a guess puts none into a hand', () => {
  const t = table({ players: 3 }).deck(0, ['D', 'D', 'D']).hand(0, ['S1', 'S2', 'S3']).first(1).run(planning, {});
  for (let seed = 0; seed < 30; seed++) {
    const { hand, discard, deck } = resample(cults, t.kernel.state, 1, seed).board.seats[0]!;
    expect([...hand, ...discard].some((card) => card.startsWith('D.'))).toBe(false);
    expect(deck.filter((card) => card.startsWith('D.')).length).toBe(3);
  }
  const informer = table({ players: 3 }).cityPhase('C7');
  expect(informer.told('disorganised').map(({ params }) => params.seat)).toEqual([
    { seat: 0 },
    { seat: 1 },
    { seat: 2 },
  ]);
});
