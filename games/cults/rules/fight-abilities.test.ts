import { expect } from 'vitest';
import { commit, disorganisation, dominate, totals } from '../testing/fight.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';
import { totalsOf } from './totals.js';

/** Seat 0 dominates Uptown with level II against level II of seat 1, which commits these cards. */
function attacked(by: readonly string[], lay: (t: TestTable) => TestTable = (t) => t, mine: readonly string[] = []) {
  const t = lay(table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2).hand(0, mine).hand(1, by));
  const laid = [0, 1].map((seat) => t.s.seats[seat]!.hand.slice());
  dominate(t, 0, 'uptown');
  return commit(commit(t, 0, laid[0]), 1, laid[1]);
}

rule(
  ['CULT-16.30', 'CULT-16.31', 'CULT-16.22', 'CULT-21.27'],
  'only cards in the confrontation, in any order, each copy once',
  () => {
    const t = dominate(
      table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 1).hand(0, ['G4', 'G4', 'G8', 'S4', 'S3', 'A4']),
      0,
      'uptown',
    );
    commit(commit(t, 0, ['G4.0', 'G4.1', 'G8.0', 'S3.0-0', 'A4.0']), 1); // S4 stays in hand, A4 has another keyword
    t.seat(0).isAsked('showing/use', ['G4.0', 'G4.1', 'G8.0', 'stop']).picks('G8.0');
    t.seat(0).isAsked('showing/use', ['G4.0', 'G4.1', 'stop']).picks('G4.1');
    t.seat(0).isAsked('showing/use', ['G4.0', 'stop']).picks('G4.0');
    expect(totals(t)).toEqual(['0:10', '1:1']); // 2 + 1 + 1 + 1 + 2 + 1 attack, 2 thugs
  },
);

rule(['CULT-16.20', 'CULT-16.21'], 'the card is shown and stays in the confrontation with its symbols', () => {
  const t = attacked(['G4', 'G8']);
  t.seat(1).picks('G4.0');
  expect(t.told('ability').map(({ params }) => params)).toEqual([{ seat: { seat: 1 }, card: { card: 'G4.0' } }]);
  expect(totalsOf(t.board)[1]).toMatchObject({ cards: 2, added: 1, total: 5 });
});

rule(
  ['CULT-16.24', 'CULT-16.23', 'CULT-21.73'],
  'S4: instead of its symbols it is destroyed, and two thugs join',
  () => {
    const used = attacked(['S4', 'S3']);
    used.seat(1).isAsked('showing/use', ['S4.1-0', 'stop']).picks('S4.1-0');
    expect(used.told('destroyed-for-ability').map(({ params }) => params.card)).toEqual([{ card: 'S4.1-0' }]);
    expect(totals(used)).toEqual(['0:2', '1:6']);
    expect(used.board.destroyed).toEqual(['S4.1-0']);
    expect(used.tokensOf(1)[0]).toBe(0); // the thugs return to the pool
    const kept = attacked(['S4', 'S3']);
    kept.seat(1).picks('stop');
    expect(totals(kept)).toEqual(['0:2', '1:5']);
    expect(kept.player(1).discard).toEqual(['S4.1-0', 'S3.1-0']);
  },
);

rule(
  ['CULT-16.26', 'CULT-21.73'],
  'G1: for one power from hand or an adept each other participant gets a card at once',
  () => {
    const t = dominate(
      table({ players: 3 })
        .ritual(0, 'uptown', 3)
        .ritual(1, 'uptown', 1)
        .ritual(2, 'uptown', 2)
        .hand(1, ['G1', 'S1', 'S2', 'S3', 'S5'])
        .tokens(1, { adept: 1, thug: 1, freak: 1 }),
      0,
      'uptown',
    );
    commit(t, 0);
    commit(t, 1, ['G1.0', 'S5.1-0']); // what is committed cannot pay any more
    commit(t, 2);
    const ways = ['G1.0:0:1:0', 'G1.0:0:0:0:S1.1-0', 'G1.0:0:0:0:S2.1-0'];
    t.seat(1)
      .isAsked('showing/use', [...ways, 'stop'])
      .picks('G1.0:0:0:0:S2.1-0');
    expect(
      t
        .told('disorganised')
        .slice(0, 2)
        .map(({ params }) => params.seat),
    ).toEqual([{ seat: 0 }, { seat: 2 }]);
    expect(t.player(1).hand).toEqual(['S1.1-0', 'S3.1-0']);
    expect(t.tokensOf(1)).toEqual([1, 1, 1]);
    expect(totals(t)).toEqual(['0:3', '1:4', '2:2']);
    // One by the ability, and one for not winning.
    expect([0, 1, 2].map((seat) => disorganisation(t, seat))).toEqual([2, 0, 2]);
  },
);

rule(['CULT-16.26', 'CULT-21.77'], 'G1 cannot be used by who cannot pay, who is asked all the same', () => {
  attacked(['G1'], (t) => t.tokens(1, { thug: 5, freak: 5 }))
    .seat(1)
    .isAsked('showing/use', ['stop']);
});

rule('CULT-21.29', 'G2: the top card of the deck joins, counts, and may use its own ability', () => {
  const t = attacked(['G2'], (laid) => laid.deck(1, ['S4', 'S3']));
  t.seat(1).isAsked('showing/use', ['G2.0', 'stop']).picks('G2.0');
  expect(t.told('card-added').map(({ params }) => params.card)).toEqual([{ card: 'S4.1-0' }]);
  expect(totalsOf(t.board)[1]).toMatchObject({ cards: 3, total: 5 });
  t.seat(1).isAsked('showing/use', ['S4.1-0', 'stop']).picks('stop');
  expect(t.player(1).discard).toEqual(['G2.0', 'S4.1-0']);
  expect(t.player(1).deck[0]).toBe('S3.1-0');
});

rule(
  ['CULT-21.29', 'CULT-16.11', 'CULT-16.14'],
  'G2: a disorganisation card counts nothing and is not replaced',
  () => {
    const dead = attacked(['G2'], (laid) => laid.deck(1, ['D', 'S3']));
    dead.seat(1).picks('G2.0');
    expect(totals(dead)).toEqual(['0:2', '1:4']);
    expect(dead.player(1).discard).toEqual(['G2.0', 'D.0']);
    expect(dead.player(1).deck[0]).toBe('S3.1-0');
    // An empty deck is formed anew from the discard pile, and with that empty too nothing comes.
    const reshuffled = attacked(['G2'], (laid) => laid.deck(1, [], true).script(['S3.1-0']));
    reshuffled.seat(1).picks('G2.0');
    expect(totals(reshuffled)).toEqual(['0:2', '1:6']);
    const nothing = attacked(['G2'], (laid) => {
      laid.s.destroyed.push(...laid.s.seats[1]!.deck.splice(0));
      return laid;
    });
    nothing.seat(1).picks('G2.0');
    expect(totals(nothing)).toEqual(['0:2', '1:4']);
  },
);

rule(
  ['CULT-21.73', 'CULT-11.25'],
  'G3: if another wins, the winner receives the card; once, whatever the copies',
  () => {
    const fight = (thugs: number, ...uses: string[]) => {
      const t = table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2).hand(1, ['G3', 'G3']).tokens(0, { thug: 9 });
      commit(dominate(t, 0, 'uptown'), 0, [], thugs);
      commit(t, 1, ['G3.0', 'G3.1']);
      for (const use of uses) t.seat(1).picks(use);
      return [disorganisation(t, 0), disorganisation(t, 1)];
    };
    expect(fight(5, 'G3.0', 'G3.1')).toEqual([1, 0]);
    expect(fight(5, 'G3.0', 'stop')).toEqual([1, 0]);
    expect(fight(5, 'stop')).toEqual([0, 1]);
    expect(fight(4, 'G3.0', 'G3.1')).toEqual([1, 1]); // a tie
    expect(fight(0, 'G3.0', 'G3.1')).toEqual([1, 0]); // its owner wins
  },
);

rule('CULT-21.73', 'G3: two losers redirect two cards to the winner', () => {
  const t = table({ players: 3 }).ritual(0, 'uptown', 3).ritual(1, 'uptown', 1).ritual(2, 'uptown', 2);
  t.hand(1, ['G3']).hand(2, ['G3']).tokens(0, { thug: 4 });
  commit(dominate(t, 0, 'uptown'), 0, [], 4);
  commit(t, 1, ['G3.0']);
  commit(t, 2, ['G3.1']);
  t.seat(1).picks('G3.0');
  t.seat(2).picks('G3.1');
  expect([0, 1, 2].map((seat) => disorganisation(t, seat))).toEqual([2, 0, 0]);
});

rule('CULT-21.73', 'G4: a thug from the pool joins at once and goes back afterwards', () => {
  const t = attacked(['G4']);
  t.seat(1).picks('G4.0');
  expect(totals(t)).toEqual(['0:2', '1:4']);
  expect(t.tokensOf(1)[0]).toBe(0);
});

rule('CULT-21.73', 'G5: the winner gains a freak after the clean-up, and only the winner', () => {
  const won = attacked(['G5']);
  won.seat(1).picks('G5.0');
  expect(won.tokensOf(1)).toEqual([0, 0, 1]);
  const keys = won.events.map(({ key }) => key);
  expect(keys.indexOf('event.gained')).toBeGreaterThan(keys.indexOf('event.confrontation-over'));
  const t = table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2).hand(1, ['G5']).tokens(0, { thug: 5 });
  commit(commit(dominate(t, 0, 'uptown'), 0, [], 5), 1, ['G5.0']);
  t.seat(1).picks('G5.0');
  expect(totals(t)).toEqual(['0:7', '1:5']);
  expect(t.tokensOf(1)).toEqual([0, 0, 0]);
});

rule('CULT-21.73', 'G6: the final total of one other participant is reduced by 4, not below 0, revealed or not', () => {
  const t = dominate(
    table({ players: 3 })
      .ritual(0, 'uptown', 3)
      .ritual(1, 'uptown', 1)
      .ritual(2, 'uptown', 1)
      .hand(0, ['G6'])
      .hand(1, ['G6'])
      .tokens(2, { thug: 5 }),
    0,
    'uptown',
  );
  commit(t, 0, ['G6.0']);
  commit(t, 1, ['G6.1']);
  commit(t, 2, [], 5);
  t.seat(0).isAsked('showing/use', ['G6.0:1', 'G6.0:2', 'stop']).picks('G6.0:2'); // seat 2 has not revealed yet
  expect(t.view(2).board.seats[2]!.weakened).toBe(4);
  t.seat(1).isAsked('showing/use', ['G6.1:0', 'G6.1:2', 'stop']).picks('G6.1:0'); // seat 0 has revealed
  expect(totals(t)).toEqual(['0:0', '1:1', '2:2']); // 3 - 4, 1, 6 - 4
  expect(t.board.destroyed.sort()).toEqual(['G6.0', 'G6.1']);
});

rule(
  ['CULT-21.73', 'CULT-16.16'],
  'G7: the winner may destroy one card of the own discard pile after the clean-up',
  () => {
    const lay = (t: TestTable) => t.discard(1, ['D', 'S1', 'S1']);
    const t = attacked(['G7'], lay);
    t.seat(1).picks('G7.0');
    // The committed card lies there by now; equal cards are offered once.
    t.seat(1).isAsked('afterwards/victim', ['D.0', 'S1.1-0', 'G7.0', 'stop']).picks('D.0');
    expect(t.board.destroyed).toEqual(['D.0']);
    const declined = attacked(['G7'], lay);
    declined.seat(1).picks('G7.0').picks('stop');
    expect(declined.board.destroyed).toEqual([]);
    const announced = attacked(['G7'], (laid) => lay(laid), ['S3']);
    announced.seat(1).picks('G7.0');
    expect(totals(announced)).toEqual(['0:4', '1:3']);
    announced.seat(1).isNotAsked();
  },
);

rule('CULT-21.73', 'G8: who does not win, in a tie too, gains two thugs after the clean-up', () => {
  const outcome = (thugs: number) => {
    const t = table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2).hand(1, ['G8']).tokens(0, { thug: 9 });
    commit(commit(dominate(t, 0, 'uptown'), 0, [], thugs), 1, ['G8.0']);
    t.seat(1).picks('G8.0');
    return t.tokensOf(1)[0];
  };
  expect([outcome(0), outcome(1), outcome(2)]).toEqual([0, 2, 2]);
});

rule(['CULT-21.73', 'CULT-20.12'], 'effects after the clean-up come in the order of the reveals, before terror', () => {
  const t = table({ tokenCap: 'always' })
    .ritual(0, 'uptown', 2)
    .ritual(1, 'uptown', 2)
    .hand(0, ['G7', 'G5'])
    .hand(1, ['G8'])
    .tokens(1, { adept: 4 });
  commit(commit(dominate(t, 0, 'uptown'), 0, ['G7.0', 'G5.0']), 1, ['G8.0']);
  t.seat(0).picks('G7.0').picks('G5.0');
  t.seat(1).picks('G8.0');
  t.seat(0).isAsked('afterwards/victim').picks('stop');
  expect(t.told('gained').map(({ params }) => [params.seat, params.token])).toEqual([
    [{ seat: 0 }, { token: 'freak' }],
    [{ seat: 1 }, { token: 'thug' }],
  ]);
  // By an option nobody ever holds more than five tokens, and the surplus goes back at once.
  t.seat(1).isAsked('screen-limit/returned').picks('1:0:0');
  t.seat(0).isAsked('terror/spend');
});
