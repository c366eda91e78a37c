import { expect, test } from 'vitest';
import { MOST_ROUNDS } from '../board.js';
import { CITIES } from '../content/behaviour.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

// Sections 3, 11 and 13.

/** Both actions of a seat are passes. */
const passes = (t: TestTable, seat: number) => t.seat(seat).does('pass').does('pass').does('end');

rule(['EMER-3.1', 'EMER-3.18'], 'turns go clockwise without end, and nobody drops out', () => {
  const t = table({ players: 3 }).turns(1);
  t.s.first = 1;
  for (const seat of [1, 2, 0, 1, 2, 0]) passes(t, seat);
  t.seat(1).isAsked('turn/deed');
});

rule(
  ['EMER-3.2', 'EMER-3.10', 'EMER-13.1'],
  'two actions, then the end of the turn and the draw up to five cards',
  () => {
    const t = table().hand(0, ['ST01', 'ST02']).turn();
    t.seat(0).does('pass');
    expect(t.board.actions).toBe(1);
    t.seat(0).does('pass');
    expect(t.board.actions).toBe(2);
    t.seat(0).isAsked('turn/deed', ['end']).does('end');
    expect(t.ended).toBe(true);
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.player(0).deck).toHaveLength(5);
    expect(t.told('drew')[0]!.params).toMatchObject({ seat: { seat: 0 }, count: 3 });
  },
);

/** Everything is possible. */
const rich = () =>
  table()
    .hand(0, ['ST03', 'ST05', 'ST01', 'G06.0', 'G40.0', 'G07', 'G23', 'G13.0'])
    .agents(0, { vienna: 3 })
    .agents(1, { vienna: 1 })
    .cubes(0, { vienna: 1 });

rule(
  ['EMER-3.3', 'EMER-3.7'],
  'DP-2 before the first action: every kind of action that can be completed, free actions, pass',
  () => {
    const t = rich().parked(0, 1).turn();
    t.seat(0).isAsked('turn/deed', [
      ...['place', 'claim', 'retrieve', 'move', 'markers', 'assassinate', 'discard', 'pass'],
      ...['act:G23', 'free:G07', 'return'],
    ]);
  },
);

rule(['EMER-3.5', 'EMER-3.6'], 'DP-3 before the second action: the same without claim, whatever the first was', () => {
  const t = rich().turn();
  t.seat(0).does('pass');
  t.seat(0).isAsked('turn/deed', [
    ...['place', 'retrieve', 'move', 'markers', 'assassinate', 'discard', 'pass', 'act:G23', 'free:G07'],
  ]);
});

rule('EMER-3.7', 'DP-4 after the second action: free actions and the end of the turn', () => {
  const t = rich().parked(0, 1).turn(0, 2);
  t.seat(0).isAsked('turn/deed', ['free:G07', 'return', 'end']);
});

test('DP-2 nothing is offered that could not be completed', () => {
  // No cubes at home or away, no agents in a city but a waiting one, no cards.
  const bare = table().hand(0, []).turn();
  bare.seat(0).isAsked('turn/deed', ['pass']);
  // Cards without what they need: no cube in the pool, no cube out, nobody to claim from.
  const t = table().hand(0, ['ST05', 'ST07', 'G06.0']).cubePool(0, 0).turn();
  t.seat(0).isAsked('turn/deed', ['retrieve', 'discard', 'pass']);
  const home = table().hand(0, ['ST08']).cubePool(0, 10).turn();
  home.seat(0).isAsked('turn/deed', ['move', 'discard', 'pass']);
});

rule(['EMER-3.4', 'EMER-20.7'], 'both actions may be of the same kind', () => {
  const t = table().hand(0, ['ST01', 'ST02']).turn();
  t.seat(0).does('place').picks('ST01.0').picks('rome');
  t.seat(0).does('place').picks('ST02.0').picks('rome');
  expect(t.city('rome').cubes[0]).toBe(2);
});

rule(
  ['EMER-3.7', 'EMER-3.8', 'EMER-20.8'],
  'a free action is no action: before the first it leaves the claim, after the second it is possible',
  () => {
    const t = table().hand(0, ['G07', 'G09', 'ST03']).cubes(0, { rome: 1 }).turn();
    t.seat(0).does('free:G07');
    expect(t.board.actions).toBe(0);
    t.seat(0).does('claim').picks('ST03.0:rome');
    t.seat(0).does('pass').does('free:G09');
    expect(t.board.actions).toBe(2);
    t.seat(0).does('end');
  },
);

rule('EMER-3.9', 'no free action in the middle of an action', () => {
  const t = table().hand(0, ['G07', 'ST01']).turn();
  t.seat(0).does('place').isAsked('place/cards', ['ST01.0']).picks('ST01.0');
  t.seat(0).isAsked('place/city', CITIES);
});

rule(['EMER-3.11', 'EMER-20.9'], 'with five or more cards in hand nothing is drawn, and nothing discarded', () => {
  const hand = ['ST01', 'ST02', 'ST03', 'ST04', 'ST05', 'ST06'];
  const t = table().hand(0, hand).turn(0, 2);
  t.seat(0).does('end');
  expect(t.player(0).hand).toHaveLength(6);
  expect(t.player(0).deck).toHaveLength(4);
  expect(t.events.map(({ key }) => key)).not.toContain('event.drew');
});

rule(['EMER-3.12', 'EMER-20.10'], 'CE-7 an empty deck: the discard pile is shuffled and drawn from', () => {
  const t = table().hand(0, ['ST01', 'ST02']).deck(0, ['ST10'], true).turn(0, 2);
  t.script(['ST03.0', 'ST04.0', 'ST05.0', 'ST06.0', 'ST07.0', 'ST08.0', 'ST09.0']);
  t.seat(0).does('end');
  expect(t.player(0).hand).toEqual(['ST01.0', 'ST02.0', 'ST10.0', 'ST09.0', 'ST08.0']);
  expect([t.player(0).deck.length, t.player(0).discard]).toEqual([5, []]);
  expect(t.told('reshuffled').map(({ params }) => params)).toEqual([{ seat: { seat: 0 }, count: 7 }]);
});

rule('EMER-3.12', 'of a deck that is shuffled anew all are told, whosever it is, and of one that lasts nobody', () => {
  const t = table().hand(1, ['ST01', 'ST02']).deck(1, ['ST10'], true).turn(1, 2);
  t.script(['ST03.1', 'ST04.1', 'ST05.1', 'ST06.1', 'ST07.1', 'ST08.1', 'ST09.1']);
  t.seat(1).does('end');
  expect(t.told('reshuffled').map(({ params }) => params)).toEqual([{ seat: { seat: 1 }, count: 7 }]);
  const lasting = table().hand(0, ['ST01', 'ST02']).turn(0, 2);
  lasting.seat(0).does('end');
  expect(lasting.told('drew')).not.toEqual([]);
  expect(lasting.told('reshuffled')).toEqual([]);
});

rule('EMER-3.13', 'a deck that runs out is not replaced before a further card is needed', () => {
  const t = table().hand(0, ['ST01', 'ST02', 'ST03', 'ST04']).deck(0, ['ST10'], true).turn(0, 2);
  t.seat(0).does('end');
  expect([t.player(0).deck, t.player(0).discard.length]).toEqual([[], 5]);
});

rule(['EMER-3.14', 'EMER-20.11'], 'with nothing to draw from, drawing stops', () => {
  const t = table().hand(0, ['G07']).nothingToDraw(0).deck(0, ['ST10']).turn();
  t.seat(0).does('free:G07'); // for two cards
  expect(t.player(0).hand).toHaveLength(10);
  expect([t.player(0).deck, t.player(0).discard]).toEqual([[], ['G07']]);
});

rule(
  ['EMER-3.15', 'EMER-3.16'],
  'what is not played stays in hand; what is played goes to the own discard pile',
  () => {
    const t = table().hand(0, ['ST01', 'ST02', 'ST05']).turn();
    t.seat(0).does('place').picks('ST05.0').picks('rome');
    expect(t.player(0).hand).toEqual(['ST01.0', 'ST02.0']);
    expect(t.player(0).discard).toEqual(['ST05.0']);
  },
);

rule('EMER-3.17', 'who plays a card for its Block draws one card at once, whatever the hand', () => {
  const t = table({ players: 2 }).agents(0, { rome: 3 }).onlyAgents(1, { rome: 1, cairo: 1 });
  t.hand(0, ['G06.0']).hand(1, ['G26', 'ST01', 'ST02', 'ST03', 'ST04', 'ST05']).turn();
  t.seat(0).does('assassinate').picks('G06.0:rome:1');
  t.seat(1).isAsked('block-window/block', ['G26', 'stop']).picks('G26');
  expect(t.player(1).hand).toHaveLength(6);
  expect(t.placeOf(1, 'G26')).toBe('discard');
});

rule(
  ['EMER-3.19', 'EMER-17.7'],
  'once the game has ended there is no further action, no draw and no other effect',
  () => {
    const t = table().hand(0, ['G40.0', 'ST01']).markers({ restorationist: 9 }).turn();
    t.seat(0).does('markers').picks('G40.0').picks('stop');
    expect(t.board).toMatchObject({ ended: 'track', phase: 'end', actions: 1 });
    expect(t.result).not.toBeNull();
    expect(t.player(0).hand).toEqual(['ST01.0']);
    expect(t.questions).toEqual([]);
  },
);

rule(['EMER-3.20', 'EMER-20.13'], 'one card gives its free action once a turn, however often it is drawn', () => {
  const t = table().hand(0, ['G07', 'G02']).deck(0, ['ST01', 'ST02'], true).turn();
  t.seat(0).does('free:G07');
  // Freemasons discards nothing and draws one: Diogenes Club comes back to the hand, and is not offered again.
  const rest = ['ST03', 'ST04', 'ST05', 'ST06', 'ST07', 'ST08', 'ST09', 'ST10'].map((id) => `${id}.0`);
  t.script([...rest, 'G07'])
    .seat(0)
    .does('free:G02')
    .picks();
  expect(t.player(0).hand).toContain('G07');
  expect(t.seat(0).options).not.toContain('free:G07');
});

test('EMER-3.20 in the next turn the card may be used again', () => {
  const t = table().hand(0, ['G07', 'ST03']);
  t.s.seats[0]!.freed.push('G07');
  t.turns(0);
  expect(t.seat(0).options).toContain('free:G07');
});

// ——— section 11 ———

rule('EMER-11.1', 'DP-11 any cards of the own choice are discarded, at least one', () => {
  const t = table().hand(0, ['ST01', 'ST02', 'ST03']).turn();
  const asked = t.seat(0).does('discard').isAsked('discard/cards', ['ST01.0', 'ST02.0', 'ST03.0']);
  expect([asked.question!.min, asked.question!.max]).toEqual([1, 3]);
  expect(asked.refused().code).toBe('illegal');
  t.seat(0).picks('ST01.0', 'ST03.0');
  expect([t.player(0).hand, t.player(0).discard]).toEqual([['ST02.0'], ['ST01.0', 'ST03.0']]);
});

rule('EMER-11.2', 'nothing is drawn for it before the end of the turn', () => {
  const t = table().hand(0, ['ST01', 'ST02']).turn();
  t.seat(0).does('discard').picks('ST01.0');
  expect(t.player(0).hand).toEqual(['ST02.0']);
  t.seat(0).does('pass').does('end');
  expect(t.player(0).hand).toHaveLength(5);
});

rule('EMER-11.3', 'with an empty hand there is nothing to discard', () => {
  table().turn().seat(0).isAsked('turn/deed', ['pass']);
});

// ——— section 13 ———

rule(
  ['EMER-13.1', 'EMER-13.2'],
  'a pass is always possible while an action is left, does nothing, and uses it up',
  () => {
    const t = rich().turn();
    const before = JSON.stringify({ ...t.board, actions: 0 });
    t.seat(0).does('pass');
    expect(JSON.stringify({ ...t.board, actions: 0 })).toBe(before);
    expect(t.board.actions).toBe(1);
    expect(t.seat(0).options).toContain('pass');
    t.seat(0).does('pass');
    expect(t.seat(0).options).not.toContain('pass');
  },
);

// ——— the end that is sure to come ———

rule(['EMER-17.22', 'EMER-20.70'], 'after three rounds of passes and discards the game ends', () => {
  const t = table().hand(0, ['ST01']).turns(0);
  t.seat(0).does('discard').picks('ST01.0').does('pass').does('end');
  passes(t, 1);
  for (const seat of [0, 1, 0]) passes(t, seat);
  expect(t.board.idle).toBe(2);
  t.seat(1).does('pass').does('pass').does('end');
  expect([t.board.ended, t.board.round, t.result === null]).toEqual(['idle', 3, false]);
});

rule('EMER-17.22', 'anything else in a round lets the count begin anew', () => {
  const t = table().hand(1, ['ST01']).turns(0);
  for (const seat of [0, 1, 0]) passes(t, seat);
  expect(t.board.idle).toBe(1);
  t.seat(1).does('place').picks('ST01.1').picks('rome').does('pass').does('end');
  expect([t.board.idle, t.board.round]).toEqual([0, 3]);
  for (const seat of [0, 1, 0, 1, 0, 1]) passes(t, seat);
  expect([t.board.ended, t.board.round]).toEqual(['idle', 5]);
});

rule('EMER-17.22', 'in any case it ends after the 60th round', () => {
  expect(MOST_ROUNDS).toBe(60);
  const t = table().hand(0, ['ST01']);
  t.s.round = 60;
  t.s.stirred = true;
  t.turn(1, 2);
  t.seat(1).does('end');
  t.goOn();
  expect(t.board.ended).toBe('rounds');
});
