import { describe, expect, it } from 'vitest';
import type { State } from './game.js';
import { EVERYBODY } from './places.js';
import { seeded } from './rng.js';
import { ask, askOrder, askSome } from './rule.js';
import { pilesOf, randomAnswer, redact, resample, view } from './sight.js';
import { open } from './table.js';
import { type Tiny, tiny } from './testing/tiny.js';

function begun(seats = 3, arrange: (s: Tiny) => void = () => {}): State<Tiny> {
  const opened = open(tiny, { seats, seed: 'sight' });
  if (!opened.ok) throw new Error(opened.error.message);
  arrange(opened.table.state.board);
  return opened.table.state;
}
const many = (state: State<Tiny>, viewer: number) =>
  Array.from({ length: 60 }, (_, seed) => resample(tiny, state, viewer, seed));

describe('a view', () => {
  it('says whose it is, who is waited for, and shows what they may see', () => {
    const state = begun();
    expect(view(tiny, state, 0)).toMatchObject({ game: 'tiny', you: 0, waiting: [1], result: null });
    expect(view(tiny, state, 0).board.seats[0]!.hand).toEqual(state.board.seats[0]!.hand);
    expect(view(tiny, state, null).board.seats[0]!.hand).toEqual({ count: 2 });
    expect(Object.keys(view(tiny, state, 0))).not.toContain('stack');
  });

  it('says what everybody knows to be in a hand, in an order that tells nothing of the hand', () => {
    const shown = { ...tiny, hands: (s: Tiny) => s.seats.map(({ hand }) => hand) };
    const state = begun(2, (s) => {
      s.seats[0]!.hand = ['c7', 'c2', 'c9', 'c4'];
      s.seats[1]!.hand = ['c1'];
      for (const card of ['c9', 'c7', 'c4']) s.known[card] = EVERYBODY;
      s.known.c2 = 1;
    });
    const seen = view(shown, state, 1, null);
    expect(seen.held).toEqual([['c4', 'c7', 'c9'], []]);
    expect(view(shown, structuredClone(state), 1, null, seen).held).toBe(seen.held);
  });

  it('uses the last one again where it looks the same, and nowhere else', () => {
    const state = begun();
    const last = view(tiny, state, 0);
    expect(view(tiny, structuredClone(state), 0, null, last).board).toBe(last.board);
    const next = structuredClone(state);
    const drawn = next.board.deck.pop()!;
    next.board.seats[1]!.hand.push(drawn);
    const seen = view(tiny, next, 0, null, last).board;
    expect(seen).toEqual(view(tiny, next, 0, null).board);
    expect(seen.seats[0]).toBe(last.board.seats[0]);
    expect(seen.seats[1]).not.toBe(last.board.seats[1]);
    expect(seen.deck).toEqual({ count: next.board.deck.length });
    expect(JSON.stringify(seen)).not.toContain(drawn);
  });
});

describe('an event', () => {
  const event = { key: 'drew', params: { card: { card: 'c1' }, seat: { seat: 0 }, n: 2 }, rule: 'X-1' };

  it('is shown as it is if nothing in it is hidden', () => {
    expect(redact(event, 1)).toEqual(event);
    expect(redact({ ...event, sees: { card: EVERYBODY } }, null)).toEqual(event);
  });

  it('hides a card from those who do not see it, spectators too, and says to nobody who does', () => {
    const hidden = { ...event, sees: { card: 0b01 } };
    expect(redact(hidden, 0)).toEqual(event);
    for (const viewer of [1, null])
      expect(redact(hidden, viewer)).toEqual({ ...event, params: { ...event.params, card: { card: null } } });
  });
});

describe('a resampled state', () => {
  it('keeps what the seat sees, deals the rest anew, and loses nothing', () => {
    const state = begun();
    const guesses = many(state, 0);
    const all = (s: Tiny) =>
      pilesOf(tiny, s)
        .flatMap(({ cards }) => cards)
        .sort();
    for (const guess of guesses) {
      expect(guess.board.seats[0]!.hand).toEqual(state.board.seats[0]!.hand);
      expect(all(guess.board)).toEqual(all(state.board));
      expect(view(tiny, guess, 0)).toEqual(view(tiny, state, 0));
    }
    expect(new Set(guesses.map((guess) => guess.board.deck.join())).size).toBeGreaterThan(50);
    const handsOfOne = new Set(guesses.flatMap((guess) => guess.board.seats[1]!.hand));
    for (const card of state.board.deck) expect(handsOfOne).toContain(card);
  });

  it('leaves the true state and its chance alone', () => {
    const state = begun();
    const before = structuredClone(state);
    expect(resample(tiny, state, 0, 'x')).toEqual(resample(tiny, state, 0, 'x'));
    expect(resample(tiny, state, 0, 'x').rng).not.toEqual(state.rng);
    expect(state).toEqual(before);
  });

  it('knows the cards of one’s own stock, but not their order', () => {
    const state = begun();
    const orders = new Set(many(state, 0).map((guess) => guess.board.seats[0]!.stock.join()));
    expect(orders.size).toBe(6);
  });

  it('keeps a card that the seat remembers in its place, and others’ memories with the places', () => {
    const state = begun(3, (s) => {
      s.known[s.deck[1]!] = 0b001;
      s.known[s.deck[2]!] = 0b100;
    });
    for (const guess of many(state, 0)) {
      expect(guess.board.deck[1]).toBe(state.board.deck[1]);
      expect(guess.board.known).toEqual({ [guess.board.deck[1]!]: 0b001, [guess.board.deck[2]!]: 0b100 });
    }
  });

  it('speaks of the cards dealt anew in the rules in progress, too', () => {
    const state = begun();
    const card = state.board.seats[1]!.hand[0]!;
    Object.assign(state.stack[0]!.v, {
      card,
      list: [[card, 1]],
      by: { [card]: 'x' },
      first: `guard@${card}`,
      text: 'c',
    });
    const guesses = many(state, 0);
    for (const guess of guesses) {
      const now = guess.board.seats[1]!.hand[0]!;
      expect(guess.stack[0]!.v).toMatchObject({
        card: now,
        list: [[now, 1]],
        by: { [now]: 'x' },
        first: `guard@${now}`,
        text: 'c',
      });
      expect(Object.keys(guess.stack[0]!.v.by as object)).toHaveLength(1);
    }
    expect(new Set(guesses.map((guess) => guess.stack[0]!.v.card)).size).toBeGreaterThan(3);
    expect(resample(tiny, state, 1, 1).stack[0]!.v.card).toBe(card);
  });

  it('leaves pinned cards where they are', () => {
    const state = begun();
    const pinned = new Set(state.board.deck.slice(0, 2));
    for (let seed = 0; seed < 20; seed++)
      expect(resample(tiny, state, 0, seed, pinned).board.deck.slice(0, 2)).toEqual([...pinned]);
  });

  it('puts no card into a place that refuses it, and elsewhere with equal chances', () => {
    const state = begun(2);
    const odd = state.board.deck[0]!;
    const refuses = (card: string) => card === odd;
    const piles: typeof tiny.shape.piles = (s, owner, each) =>
      tiny.shape.piles(s, owner, (cards, place) =>
        each(cards, place.sight === 'owner' ? { ...place, refuses } : place),
      );
    const picky = { ...tiny, shape: { ...tiny.shape, piles } };
    const guesses = Array.from({ length: 900 }, (_, seed) => resample(picky, state, 0, seed).board);
    expect(guesses.some(({ seats }) => seats[1]!.hand.includes(odd))).toBe(false);
    expect(new Set(guesses.map(({ seats }) => seats[1]!.hand.join())).size).toBeGreaterThan(3);
    const onTop = guesses.filter(({ deck }) => deck[0] === odd).length;
    expect(Math.abs(onTop - guesses.length / state.board.deck.length)).toBeLessThan(40);
  });

  it('lets the game deal what only it understands', () => {
    const game = { ...tiny, resample: (s: Tiny, seat: number) => void Object.assign(s, { round: seat }) };
    expect(resample(game, begun(), 2, 1).board.round).toBe(2);
  });
});

describe('a random answer', () => {
  const rng = seeded('answers');
  const tries = <T>(make: () => T) => Array.from({ length: 300 }, make);

  it('is any of the choices', () => {
    expect(new Set(tries(() => randomAnswer(ask(0, 'x', ['a', 'b', 'c']), rng)))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('is any number of them that is allowed, each once', () => {
    const some = tries(() => randomAnswer(askSome(0, 'x', ['a', 'b', 'c'], 1, 9), rng) as string[]);
    expect(new Set(some.map((one) => one.slice().sort().join('')))).toEqual(
      new Set(['a', 'b', 'c', 'ab', 'ac', 'bc', 'abc']),
    );
    expect(new Set(tries(() => (randomAnswer(askOrder(0, 'x', ['a', 'b', 'c']), rng) as string[]).join(''))).size).toBe(
      6,
    );
  });
});
