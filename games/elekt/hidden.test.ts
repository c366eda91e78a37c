import { clone } from '@tabula/kernel/json.js';
import { resample, view } from '@tabula/kernel/sight.js';
import { eventsFor, why } from '@tabula/kernel/table.js';
import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { elekt } from './elekt.js';
import { newGame } from './testing/new-game.js';
import { rule } from './testing/rule.js';
import { table } from './testing/table.js';

const NONE: string[] = [];
/** Two players; seat 1 holds the Scepter and has drawn Turncoat Legate and Scarifist Guard in the first Recruitment. */
const recruiting = () => newGame(2, [['M16'], ['I13'], ['P01'], ['E05', 'E08'], ['E32', 'E02', 'E24', 'E14', 'E20']]);

rule(['ELEK-16.1', 'ELEK-16.2'], 'a hand is known to its player; others see how many cards it holds', () => {
  const t = table({ seats: 3 }).hand(0, ['E05', 'B1.0']).assign();
  const hands = (viewer: number | null) => t.view(viewer).board.seats.map((player) => player.hand);
  expect(hands(0)).toEqual([['E05', 'B1.0'], { count: 4 }, { count: 4 }]);
  expect(hands(1)).toEqual([{ count: 2 }, ['B1.1', 'B2.1', 'B3.1', 'B4.1'], { count: 4 }]);
  expect(hands(null)).toEqual([{ count: 2 }, { count: 4 }, { count: 4 }]);
  expect(JSON.stringify(t.view(1))).not.toContain('E05');
  expect(JSON.stringify(t.view(null))).not.toContain('E05');
  // Asking after a card tells no more: one in another hand, one in a deck and one that does not exist look the same.
  const about = (card: string) => why(t.kernel, 1, { card }).reasons;
  expect(about('E05')).toEqual(about('E06'));
  expect(about('E05')).toEqual(about('E99'));
});

rule('ELEK-16.3', 'what is in the decks and in which order is hidden from everyone; their sizes are public', () => {
  const { state } = newGame(3);
  const decks = (viewer: number | null) => {
    const { elite, missions, influences, privileges } = view(elekt, state, viewer).board;
    return { elite, missions, influences, privileges };
  };
  const sizes = { elite: { count: 31 }, missions: { count: 16 }, influences: { count: 16 }, privileges: { count: 5 } };
  expect(decks(0)).toEqual(sizes);
  expect(decks(2)).toEqual(sizes);
  expect(decks(null)).toEqual(sizes);
});

rule(['ELEK-14.17', 'ELEK-16.3'], 'a unit that came into a new deck by way of a Zone is drawn unseen again', () => {
  const t = table()
    .embers(0, 2)
    .hand(0, ['E25', 'E34', 'B4.0'])
    .discard(['E20', 'E21'])
    .deck([], true)
    .script(['B3.1', 'E20', 'E21'])
    .assign(1);
  t.seat(1).assigns('B3.1', 'court'); // all have seen it from the beginning
  t.seat(0).assigns('E25', 'court').picks('true');
  t.seat(1).picks('let-go').picks('pass');
  t.seat(0).assigns('E34', 'court').picks('true');
  expect(t.handOf(0)).toEqual(['B4.0', 'B3.1']);
  const drawn = (viewer: number | null) =>
    eventsFor(t.kernel.log.at(-1)!, viewer).find((event) => event.key === 'event.drew-unit')!.params.unit;
  expect([drawn(0), drawn(1), drawn(null)]).toEqual([{ card: 'B3.1' }, { card: null }, { card: null }]);
});

rule('ELEK-16.4', 'the face-up card of each Zone is public', () => {
  const { state } = newGame(2, [['M07'], ['I09'], ['P03']]);
  const cards = (viewer: number | null) =>
    Object.values(view(elekt, state, viewer).board.zones).map((zone) => zone.card);
  expect(cards(0)).toEqual(['M07', 'I09', 'P03']);
  expect(cards(1)).toEqual(['M07', 'I09', 'P03']);
  expect(cards(null)).toEqual(['M07', 'I09', 'P03']);
});

rule(
  ['ELEK-16.5', 'ELEK-16.8'],
  'units in Zones with owner, tokens and switched-off state are public, and so is the token pool',
  () => {
    const t = table()
      .zone('court', { 0: ['E13'], 1: ['B3.1'] })
      .tokens('E13', { cunning: 2 })
      .off('E13')
      .assign();
    const units = [
      { card: 'E13', owner: 0, tokens: { occultism: 0, cunning: 2, violence: 0, power: 0 }, off: true },
      { card: 'B3.1', owner: 1, tokens: { occultism: 0, cunning: 0, violence: 0, power: 0 }, off: false },
    ];
    const pool = { occultism: 6, cunning: 4, violence: 6, power: 7 };
    expect([t.view(0).board.zones.court.units, t.view(0).board.pool]).toEqual([units, pool]);
    expect([t.view(1).board.zones.court.units, t.view(1).board.pool]).toEqual([units, pool]);
    expect([t.view(null).board.zones.court.units, t.view(null).board.pool]).toEqual([units, pool]);
  },
);

rule('ELEK-16.6', 'every card of the discard pile is public', () => {
  const t = table().discard(['E05', 'B1.1']).assign();
  expect(t.view(0).board.discard).toEqual(['E05', 'B1.1']);
  expect(t.view(1).board.discard).toEqual(['E05', 'B1.1']);
  expect(t.view(null).board.discard).toEqual(['E05', 'B1.1']);
  expect(why(t.kernel, 1, { card: 'E05' }).reasons[0]!.key).toBe('why.discarded');
});

rule('ELEK-16.7', 'the Embers of all players and of the pool are public', () => {
  const t = table().embers(0, 3).embers(1, 0).assign();
  const embers = (viewer: number | null) => {
    const { board } = t.view(viewer);
    return [...board.seats.map((player) => player.embers), board.embers];
  };
  expect(embers(0)).toEqual([3, 0, 10]);
  expect(embers(1)).toEqual([3, 0, 10]);
  expect(embers(null)).toEqual([3, 0, 10]);
});

rule('ELEK-16.9', 'won cards, and with them the Titles, are public', () => {
  const t = table().won(0, 'M04').won(0, 'I05').owns(0, 'P02').assign();
  const won = (viewer: number | null) => {
    const { missions, influences, privileges } = t.view(viewer).board.seats[0]!;
    return [missions, influences, privileges];
  };
  expect(won(1)).toEqual([['M04'], ['I05'], ['P02']]);
  expect(won(null)).toEqual([['M04'], ['I05'], ['P02']]);
});

rule('ELEK-16.10', 'Scepter, direction, assignments made and who has passed are public', () => {
  const t = table({ seats: 3 }).scepter(2, 'counter-clockwise').assigned(0, 3).passed(1).assign();
  const seen = (viewer: number | null) => {
    const { scepter, direction, seats } = t.view(viewer).board;
    return [scepter, direction, seats.map((player) => [player.assigned, player.passed])];
  };
  const all = [
    2,
    -1,
    [
      [3, false],
      [0, true],
      [0, false],
    ],
  ];
  expect(seen(0)).toEqual(all);
  expect(seen(null)).toEqual(all);
});

rule('ELEK-16.11', 'cards drawn in Recruitment are seen by who drew them; what is discarded becomes public', () => {
  const game = recruiting();
  const drawn = (viewer: number | null) => view(elekt, game.state, viewer).board.seats[1]!.drawn;
  expect([drawn(1), drawn(0), drawn(null)]).toEqual([['E32', 'E02'], { count: 2 }, { count: 2 }]);
  expect(JSON.stringify(view(elekt, game.state, 0))).not.toMatch(/E32|E02/);
  const entry = answer(game, 1, 'E32');
  const told = (viewer: number | null, key: string) =>
    eventsFor(entry, viewer)
      .filter((event) => event.key === key)
      .map((event) => event.params.unit);
  expect(told(1, 'event.kept')).toEqual([{ card: 'E32' }]);
  expect(told(0, 'event.kept')).toEqual([{ card: null }]);
  expect(told(null, 'event.kept')).toEqual([{ card: null }]);
  expect(told(0, 'event.discarded-in-recruitment')).toEqual([{ card: 'E02' }]);
  expect(view(elekt, game.state, 0).board.discard).toEqual(['E02']);
  expect(JSON.stringify(eventsFor(entry, 0))).not.toContain('E32');
});

rule('ELEK-16.11', 'the third card of the Black Levy is as secret as the other two', () => {
  const t = table().owns(0, 'P03').deck(['E01', 'E02', 'E03']).recruit();
  t.seat(0).isAsked('recruit/keep', ['E01', 'E02', 'E03', 'redraw']);
  expect(t.view(0).board.seats[0]!.drawn).toEqual(['E01', 'E02', 'E03']);
  expect(t.view(1).board.seats[0]!.drawn).toEqual({ count: 3 });
});

rule('ELEK-16.12', 'the card drawn instead of two discarded ones is seen only by who drew it', () => {
  const game = recruiting();
  const entry = answer(game, 1, 'redraw');
  expect(game.state.board.seats[1]!.hand.at(-1)).toBe('E24');
  const told = (viewer: number | null) =>
    eventsFor(entry, viewer)
      .filter((event) => event.key === 'event.redrew')
      .map((event) => event.params.unit);
  expect([told(1), told(0), told(null)]).toEqual([[{ card: 'E24' }], [{ card: null }], [{ card: null }]]);
  expect(JSON.stringify(view(elekt, game.state, 0))).not.toContain('E24');
  expect(view(elekt, game.state, 0).board.discard).toEqual(['E32', 'E02']);
});

rule('ELEK-16.13', 'cards shown for the Scepter are public, then hidden again by the shuffle', () => {
  const game = newGame(3, [NONE, NONE, NONE, ['E05', 'E08', 'E14'], ['E32', 'E02', 'E24', 'E15']]);
  const shown = eventsFor(game.log[0]!, null).filter((event) => event.key === 'event.shown-for-scepter');
  expect(shown.map(({ params }) => [params.seat, params.unit])).toEqual([
    [{ seat: 0 }, { card: 'E05' }],
    [{ seat: 1 }, { card: 'E08' }],
    [{ seat: 2 }, { card: 'E14' }],
  ]);
  expect(JSON.stringify(view(elekt, game.state, null))).toMatch(/E05.*E08.*E14/);
  answer(game, 1, 'clockwise');
  expect(JSON.stringify(view(elekt, game.state, 0))).not.toMatch(/E05|E08|E14/);
  expect(game.state.board.known).not.toHaveProperty('E05');
});

rule('ELEK-16.14', 'Privileges left out stay hidden; cards discarded from a board are public', () => {
  const t = table().mission('M07').influence('I09').privilege('P03').confrontations();
  const { gone, unused } = t.view(1).board;
  expect(gone).toEqual({ missions: ['M07'], influences: ['I09'], privileges: ['P03'] });
  expect(unused).toEqual({ count: 6 });
  expect(t.view(null).board.unused).toEqual({ count: 6 });
  // The last round is no exception.
  const end = table().round(6).endRound(null).goOn();
  expect(end.result).not.toBeNull();
  expect(end.view(0).board.unused).toEqual({ count: 6 });
});

rule(
  'ELEK-16.15',
  'a view holds neither the generator nor the stack nor scripted shuffles nor who remembers what',
  () => {
    const game = recruiting();
    const seen = view(elekt, game.state, 0);
    expect(Object.keys(seen).sort()).toEqual(['board', 'game', 'result', 'seats', 'waiting', 'you']);
    expect(seen.board.known).toBeNull();
  },
);

rule('ELEK-16.15', 'other hidden cards, another deck order and another generator change nothing in a view', () => {
  const game = recruiting();
  const other = clone(game.state);
  const { board } = other;
  board.elite.reverse();
  board.missions.reverse();
  board.privileges.push(board.unused.pop()!);
  board.unused.unshift(board.privileges.shift()!);
  [board.seats[1]!.drawn[0], board.elite[0]] = [board.elite[0]!, board.seats[1]!.drawn[0]!];
  other.rng = [1, 2, 3, 4];
  expect(JSON.stringify(view(elekt, other, 0))).toBe(JSON.stringify(view(elekt, game.state, 0)));
  expect(JSON.stringify(view(elekt, other, null))).toBe(JSON.stringify(view(elekt, game.state, null)));
  // The player who drew sees the difference, of course.
  expect(view(elekt, other, 1)).not.toEqual(view(elekt, game.state, 1));
  // Dealing anew what seat 0 cannot see keeps its view, too.
  expect(view(elekt, resample(elekt, game.state, 0, 'guess'), 0)).toEqual(view(elekt, game.state, 0));
});

rule('ELEK-16.15', 'who is not asked learns nothing from trying: errors and reasons name no hidden card', () => {
  const game = recruiting();
  expect(question(game).seat).toBe(1);
  expect(() => answer(game, 0, 'E32')).toThrow('seat 0 is not asked anything; waiting for seat 1');
  expect(why(game, 0, { card: 'E32' })).toEqual(why(game, 0, { card: 'E31' })); // drawn by seat 1, and in the deck
});
