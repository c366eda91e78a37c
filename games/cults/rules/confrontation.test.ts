import { advance, settle } from '@tabula/kernel/run.js';
import { expect } from 'vitest';
import { commit, disorganisation, dominate, totals } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { totalsOf } from './totals.js';

/** Seat 0 dominates Uptown with a level II ritual against the level I of seat 1; both hold cards and thugs. */
const duel = (options: Record<string, string> = {}) =>
  table(options)
    .ritual(0, 'uptown', 2)
    .ritual(1, 'uptown', 1)
    .hand(0, ['S3', 'S1', 'S6'])
    .hand(1, ['S3', 'S4'])
    .tokens(0, { thug: 3, adept: 2, freak: 1 })
    .tokens(1, { thug: 2 });

rule(
  ['CULT-11.13', 'CULT-11.14', 'CULT-11.15', 'CULT-11.16'],
  'the executing player first, then clockwise: any hand cards, with or without attack, and any number of own thugs',
  () => {
    const t = dominate(
      table({ players: 3 })
        .ritual(1, 'uptown', 1)
        .ritual(0, 'uptown', 1)
        .ritual(2, 'uptown', 1)
        .hand(1, ['S3', 'S6', 'A8'])
        .tokens(1, { thug: 2, adept: 3, freak: 3 }),
      1,
      'uptown',
    );
    t.seat(0).isNotAsked();
    t.seat(1).isAsked('commitment/cards', ['S3.1-0', 'S6.1-0', 'A8.0']).picks('S6.1-0', 'A8.0');
    t.seat(1).isAsked('commitment/thugs', ['0', '1', '2']).picks('1');
    expect(t.tokensOf(1)).toEqual([1, 3, 3]); // adepts and freaks stay behind the screen
    t.seat(2).isAsked('commitment/thugs').picks('0');
    t.seat(0).isAsked('commitment/thugs').picks('0');
    expect(t.told('revealed').map(({ params }) => params.card)).toEqual([{ card: 'S6.1-0' }, { card: 'A8.0' }]);
  },
);

rule('CULT-11.13', 'what was answered stays as it was: who tries an answer out tries it again', () => {
  const { game, state } = dominate(duel(), 0, 'uptown').kernel;
  const asked = advance(game, state)!;
  const cards = ['S3.0-0', 'S1.0-0'];
  settle(game, asked, asked.asks[0]!, cards);
  advance(game, state);
  expect(cards).toEqual(['S3.0-0', 'S1.0-0']);
  expect(JSON.stringify(state.stack)).not.toContain('S3.0-0'); // and is not left lying about
});

rule(['CULT-11.15', 'CULT-21.42'], 'committing nothing at all is allowed', () => {
  const t = commit(commit(dominate(duel(), 0, 'uptown'), 0), 1);
  expect(totals(t)).toEqual(['0:2', '1:1']);
  expect(t.player(0).hand).toHaveLength(3);
  expect(t.tokensOf(0)).toEqual([3, 2, 1]);
});

rule('CULT-11.17', 'all see how many cards are committed, nobody sees which, nor how many thugs', () => {
  const t = commit(dominate(duel(), 0, 'uptown'), 0, ['S3.0-0', 'S1.0-0'], 2);
  expect(t.told('committed').map(({ params }) => params)).toEqual([{ seat: { seat: 0 }, count: 2 }]);
  const seen = (viewer: number | null) => t.view(viewer).board.seats[0]!;
  for (const viewer of [1, null])
    expect(seen(viewer)).toMatchObject({ committed: { count: 2 }, gang: null, thug: null, brawlers: 0, revealed: [] });
  expect(seen(0)).toMatchObject({ committed: ['S3.0-0', 'S1.0-0'], gang: 2, thug: 1 });
});

rule('CULT-11.18', 'a commitment stands: its cards are out of the hand and nobody is asked again', () => {
  const t = commit(dominate(duel(), 0, 'uptown'), 0, ['S3.0-0'], 1);
  expect(t.player(0).hand).toEqual(['S1.0-0', 'S6.0-0']);
  t.seat(0).isNotAsked();
  expect(t.seat(0).refused('S1.0-0').code).toBe('not-asked');
});

rule(
  ['CULT-11.19', 'CULT-11.20', 'CULT-21.43'],
  'one after the other reveals cards and thugs together and then uses abilities; the others stay hidden until their turn',
  () => {
    const t = dominate(duel().hand(0, ['S4']), 0, 'uptown');
    commit(t, 0, ['S4.0-0'], 1);
    commit(t, 1, ['S4.1-0', 'S3.1-0'], 2);
    t.seat(0).isAsked('showing/use', ['S4.0-0', 'stop']);
    expect(t.told('revealed').map(({ params }) => params.card)).toEqual([{ card: 'S4.0-0' }]);
    expect(t.told('revealed-thugs').map(({ params }) => params)).toEqual([{ seat: { seat: 0 }, count: 1 }]);
    expect(t.view(0).board.seats[1]).toMatchObject({ committed: { count: 2 }, revealed: [], gang: null, brawlers: 0 });
    expect(t.view(1).board.seats[0]).toMatchObject({ revealed: ['S4.0-0'], brawlers: 1 });
    t.seat(0).picks('stop');
    t.seat(1).isAsked('showing/use', ['S4.1-0', 'stop']);
    expect(t.view(0).board.seats[1]).toMatchObject({ revealed: ['S4.1-0', 'S3.1-0'], brawlers: 2 });
  },
);

rule(
  ['CULT-11.21', 'CULT-1.29', 'CULT-1.30', 'CULT-1.13', 'CULT-16.3'],
  'attack symbols, thugs and the levels of the own rituals in the district make the total',
  () => {
    const t = table()
      .ritual(0, 'uptown', 1, 2)
      .ritual(0, 'northside', 3)
      .ritual(1, 'uptown', 1)
      .hand(0, ['S3', 'S5', 'S7', 'S4'])
      .tokens(0, { thug: 4 })
      .hand(1, ['S4']);
    commit(dominate(t, 0, 'uptown'), 0, ['S3.0-0', 'S5.0-0', 'S7.0-0', 'S4.0-0'], 3);
    commit(t, 1, ['S4.1-0'], 0);
    const mine = { seat: 0, cards: 4, thugs: 3, added: 0, rituals: 3, dice: 0, reduction: 0, total: 10 };
    expect(totalsOf(t.board)).toEqual([mine]); // seat 1 has not revealed yet
    expect(totalsOf(t.view(1).board)).toEqual([mine]); // the page reads it from a view
    t.seat(0).picks('S4.0-0');
    const its = { seat: 1, cards: 1, thugs: 0, added: 0, rituals: 1, dice: 0, reduction: 0, total: 2 };
    expect(totalsOf(t.board)).toEqual([{ ...mine, cards: 3, added: 2, total: 11 }, its]);
    t.seat(1).picks('stop');
    expect(totals(t)).toEqual(['0:11', '1:2']);
  },
);

rule(['CULT-11.22', 'CULT-21.44'], 'totals are compared once all have revealed and used abilities', () => {
  const t = dominate(duel().hand(1, ['G6']), 0, 'uptown');
  commit(t, 0, ['S3.0-0'], 2);
  commit(t, 1, ['G6.0'], 2);
  expect(totals(t)).toEqual([]); // 6 to 5 before the ability of the later player
  t.seat(1).isAsked('showing/use', ['G6.0:0', 'stop']).picks('G6.0:0');
  expect(totals(t)).toEqual(['0:2', '1:3']);
});

rule(
  ['CULT-11.23', 'CULT-11.24', 'CULT-11.25', 'CULT-20.27'],
  'the single highest total wins; the rituals of the others return to supply and each gets a disorganisation card',
  () => {
    const t = dominate(
      table({ players: 3 })
        .ritual(0, 'uptown', 2)
        .ritual(1, 'uptown', 1)
        .ritual(2, 'uptown', 3)
        .ritual(1, 'northside', 2),
      0,
      'uptown',
    );
    for (const seat of [0, 1, 2]) commit(t, seat);
    expect(t.ritualsIn('uptown')).toEqual(['2:3']);
    expect(t.player(0).rituals).toEqual([2, 2, 1]);
    expect(t.player(1).rituals).toEqual([2, 1, 1]); // the one in Northside stays
    expect([0, 1, 2].map((seat) => disorganisation(t, seat))).toEqual([1, 1, 0]);
    expect(t.player(0).discard).toEqual(['D.0']); // not into the deck, not into the hand
  },
);

rule('CULT-11.26', 'a tie for the highest total is won by nobody: all rituals return, all get a card', () => {
  const t = dominate(
    table({ players: 3 }).ritual(0, 'uptown', 2).ritual(1, 'uptown', 2).ritual(2, 'uptown', 1),
    0,
    'uptown',
  );
  for (const seat of [0, 1, 2]) commit(t, seat);
  expect(t.told('confrontation-tied')).toHaveLength(1);
  expect(t.ritualsIn('uptown')).toEqual([]);
  expect([0, 1, 2].map((seat) => disorganisation(t, seat))).toEqual([1, 1, 1]);
});

rule(['CULT-11.27', 'CULT-20.4'], 'equal totals below the highest change nothing, except by an option', () => {
  const fight = (confrontationTie: string) => {
    const t = dominate(
      table({ players: 3, confrontationTie }).ritual(0, 'uptown', 2).ritual(1, 'uptown', 1).ritual(2, 'uptown', 1),
      0,
      'uptown',
    );
    for (const seat of [0, 1, 2]) commit(t, seat);
    return t;
  };
  const usual = fight('highestOnly');
  expect(usual.ritualsIn('uptown')).toEqual(['0:2']);
  expect([0, 1, 2].map((seat) => disorganisation(usual, seat))).toEqual([0, 1, 1]);
  usual.seat(0).isAsked('terror/spend');
  const literal = fight('anyEqual');
  expect(literal.ritualsIn('uptown')).toEqual([]);
  expect([0, 1, 2].map((seat) => disorganisation(literal, seat))).toEqual([1, 1, 1]);
  expect(literal.ended).toBe(true);
});

rule('CULT-20.4', 'with all totals different the option changes nothing', () => {
  const t = dominate(
    table({ confrontationTie: 'anyEqual' }).ritual(0, 'uptown', 2).ritual(1, 'uptown', 1),
    0,
    'uptown',
  );
  commit(commit(t, 0), 1);
  expect(t.ritualsIn('uptown')).toEqual(['0:2']);
});

rule('CULT-11.28', 'all cards go to the discard piles of their owners and all thugs to the pool, whoever won', () => {
  const t = dominate(duel(), 0, 'uptown');
  commit(t, 0, ['S3.0-0', 'S6.0-0'], 2);
  commit(t, 1, ['S3.1-0', 'S4.1-0'], 1);
  t.seat(1).picks('S4.1-0');
  expect(totals(t)).toEqual(['0:6', '1:6']);
  expect(t.player(0).discard).toEqual(['D.0', 'S3.0-0', 'S6.0-0']);
  expect(t.player(1).discard).toEqual(['D.1', 'S3.1-0']);
  expect(t.board.destroyed).toEqual(['S4.1-0']); // a destroyed card goes to the box instead
  expect([t.tokensOf(0)[0], t.tokensOf(1)[0]]).toEqual([1, 1]);
  expect(t.board.fight).toBeNull();
  for (const seat of [0, 1])
    expect(t.player(seat)).toMatchObject({ committed: [], revealed: [], gang: 0, brawlers: 0, weakened: 0 });
});

rule(
  ['CULT-20.5', 'CULT-16.18'],
  'abilities are used at will; by an option each that can be paid for has to be',
  () => {
    const fight = (confrontationAbilities: string, adept: number) => {
      const t = dominate(
        duel({ confrontationAbilities })
          .hand(0, ['G1', 'G4', 'S6'])
          .tokens(0, { thug: 0, adept, freak: 0 })
          .hand(1, []),
        0,
        'uptown',
      );
      return commit(commit(t, 0, ['G1.0', 'G4.0']), 1);
    };
    fight('optional', 1).seat(0).isAsked('showing/use', ['G1.0:0:1:0', 'G4.0', 'stop']);
    const paid = fight('mandatory', 1);
    paid.seat(0).isAsked('showing/use', ['G1.0:0:1:0', 'G4.0']).picks('G4.0');
    paid.seat(0).isAsked('showing/use', ['G1.0:0:1:0']).picks('G1.0:0:1:0');
    paid.seat(0).isAsked('terror/spend');
    const poor = fight('mandatory', 0);
    poor.seat(0).isAsked('showing/use', ['G4.0']).picks('G4.0');
    // Whether the price could be paid is nobody's business: the question is put all the same.
    poor.seat(0).isAsked('showing/use', ['stop']).picks('stop');
    poor.seat(0).isAsked('terror/spend');
  },
);

rule(
  ['CULT-20.33', 'CULT-8.9'],
  'a card acquired before the opponent’s turn may be committed, unless an option locks it',
  () => {
    const t = dominate(duel().hand(1, ['S3.1-0', 'G1']), 0, 'uptown');
    commit(t, 0);
    t.seat(1).isAsked('commitment/cards', ['S3.1-0', 'G1.0']);
    const locked = duel().hand(1, ['S3.1-0', 'G1']);
    locked.s.seats[1]!.locked = ['G1.0'];
    commit(dominate(locked, 0, 'uptown'), 0);
    locked.seat(1).isAsked('commitment/cards', ['S3.1-0']);
  },
);
