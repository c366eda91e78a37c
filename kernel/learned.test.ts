import { describe, expect, it } from 'vitest';
import { learnedCards, seersOf } from './learned.js';
import { EVERYBODY } from './places.js';
import { open } from './table.js';
import { type Tiny, tiny } from './testing/tiny.js';

const none = new Map<string, number>();

function begun(arrange: (s: Tiny) => void = () => {}): Tiny {
  const opened = open(tiny, { seats: 3, seed: 'learned' });
  if (!opened.ok) throw new Error(opened.error.message);
  arrange(opened.table.state.board);
  return opened.table.state.board;
}

describe('what is learned', () => {
  it('is a card that comes to lie open, or is drawn', () => {
    const board = begun();
    const after = structuredClone(board);
    const drawn = after.deck.shift()!;
    const played = after.seats[0]!.hand.shift()!;
    after.seats[1]!.hand.push(drawn);
    after.discard.push(played);
    expect(learnedCards(tiny, board, after, none)).toEqual({ [drawn]: 0b10, [played]: EVERYBODY & ~0b01 });
    expect(learnedCards(tiny, after, board, none)).toEqual({});
  });

  it('is the order of a stock, even to its owner', () => {
    const board = begun();
    const after = structuredClone(board);
    const top = after.seats[0]!.stock.shift()!;
    after.seats[0]!.spent.push(top);
    expect(learnedCards(tiny, board, after, none)).toEqual({ [top]: EVERYBODY });
    expect(learnedCards(tiny, board, structuredClone(board), none)).toEqual({});
  });

  it('is not what was remembered', () => {
    const board = begun((s) => {
      s.known[s.deck[0]!] = 0b10;
    });
    const after = structuredClone(board);
    after.seats[1]!.hand.push(after.deck.shift()!);
    expect(learnedCards(tiny, board, after, none)).toEqual({});
  });

  it('is what was shown on the way', () => {
    const board = begun();
    const [top] = board.deck;
    expect(learnedCards(tiny, board, board, new Map([[top!, 0b101]]))).toEqual({ [top!]: 0b101 });
  });

  it('is what somebody was told to remember, wherever it lies', () => {
    const board = begun();
    const after = structuredClone(board);
    const [top] = board.deck;
    after.known[top!] = 0b100;
    expect(learnedCards(tiny, board, after, none)).toEqual({ [top!]: 0b100 });
  });
});

it('who sees a card depends on where it lies and who remembers it', () => {
  const board = begun();
  expect(seersOf(tiny, board, board.seats[1]!.hand[0]!)).toBe(0b010);
  expect(seersOf(tiny, board, board.deck[0]!)).toBe(0);
  board.known[board.deck[0]!] = 0b100;
  expect(seersOf(tiny, board, board.deck[0]!)).toBe(0b100);
  expect(seersOf(tiny, board, 'in no pile')).toBe(EVERYBODY);
});
