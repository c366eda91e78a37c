import { why as whyAtTable } from '@tabula/kernel/table.js';
import { allowed, forbidden, why } from '@tabula/kernel/testing/why-at-test.js';
import { expect, test } from 'vitest';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

const rules = (t: TestTable, seat: number, ref: Parameters<typeof why>[2]) => why(t, seat, ref).rules;

// ——— nobody asks ———

rule(
  ['EMER-3.1', 'EMER-3.9', 'EMER-3.19', 'EMER-2.20'],
  "why not: it is not one's turn, others decide, or the game is over",
  () => {
    const t = table().hand(0, ['G36']).hand(1, ['ST01']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).turn();
    expect(why(t, 1, { card: 'ST01.1' })).toEqual(forbidden('EMER-3.1'));
    expect(why(t, 1, { city: 'rome' })).toEqual(forbidden('EMER-3.1'));
    t.seat(0).does('assassinate').picks('G36:rome:1');
    expect(why(t, 0, { city: 'rome' })).toEqual(forbidden('EMER-3.9'));
    const over = table().hand(0, ['G40.0']).hand(1, ['ST01']).markers({ restorationist: 9 }).turn();
    over.seat(0).does('markers').picks('G40.0').picks('stop');
    expect(why(over, 1, { card: 'ST01.1' })).toEqual(forbidden('EMER-3.19'));
  },
);

// ——— symbols, deeds and tracks in the own turn ———

rule(
  ['EMER-5.7', 'EMER-6.3', 'EMER-7.4', 'EMER-8.3', 'EMER-10.4'],
  'why not: cards are there, but not the pieces',
  () => {
    const place = table().hand(0, ['ST01']).cubePool(0, 0).turn();
    expect(rules(place, 0, { symbol: 'place' })).toEqual(['EMER-5.7']);
    const t = table().hand(0, ['ST03', 'G45', 'ST08', 'G36']).onlyAgents(0, {}).parked(0, 1).cubePool(0, 9).turn();
    expect(rules(t, 0, { symbol: 'claim' })).toEqual(['EMER-6.3']);
    expect(rules(t, 0, { symbol: 'move' })).toEqual(['EMER-8.3']);
    expect(rules(t, 0, { symbol: 'assassinate' })).toEqual(['EMER-10.4']);
    const two = table().hand(0, ['G45']).cubePool(0, 9).turn();
    expect(rules(two, 0, { symbol: 'retrieve' })).toEqual(['EMER-7.4']);
  },
);

rule(
  ['EMER-5.1', 'EMER-6.2', 'EMER-7.1', 'EMER-8.1', 'EMER-9.1', 'EMER-10.1'],
  'why not: no card in hand shows the symbol',
  () => {
    const t = table().turn();
    const symbols = ['place', 'claim', 'retrieve', 'move', 'restorationist', 'loyalist', 'assassinate'];
    expect(symbols.map((symbol) => rules(t, 0, { symbol }).join(' and '))).toEqual([
      ...['EMER-5.1', 'EMER-6.2', 'EMER-7.1', 'EMER-8.1', 'EMER-9.1', 'EMER-9.1', 'EMER-10.1'],
    ]);
  },
);

rule(['EMER-3.2', 'EMER-3.5'], 'why not: a claim comes first, and two actions are all', () => {
  const second = table().hand(0, ['ST03']).cubes(0, { rome: 1 }).turn(0, 1);
  expect(rules(second, 0, { symbol: 'claim' })).toEqual(['EMER-3.5']);
  expect(rules(second, 0, { card: 'city-rome' })).toEqual(['EMER-3.5']);
  const third = table().hand(0, ['ST03', 'G23']).turn(0, 2);
  expect(rules(third, 0, { symbol: 'place' })).toEqual(['EMER-3.2']);
  expect(rules(third, 0, { card: 'G23' })).toEqual(['EMER-3.2']);
  expect(rules(third, 0, { deed: 'pass' })).toEqual(['EMER-3.2']);
});

rule('EMER-10.11', 'why not: targets are there, but not the bombs', () => {
  const t = table().hand(0, ['G36']).agents(0, { london: 1 }).royal('london').turn();
  expect(rules(t, 0, { symbol: 'assassinate' })).toEqual(['EMER-10.11']);
  expect(rules(t, 0, { card: 'royal-london' })).toEqual(['EMER-10.11']);
});

rule(['EMER-10.10', 'EMER-10.11'], 'why not: one of two killers is enough, if the other brings the bombs', () => {
  const lay = (...hand: string[]) => table().hand(0, hand).agents(0, { rome: 3 }).royal('rome').turn();
  expect(rules(lay('G36', 'G06.0'), 0, { card: 'royal-rome' })).toEqual([]); // four bombs are needed
  expect(rules(lay('G36'), 0, { card: 'royal-rome' })).toEqual(['EMER-10.11']);
  expect(rules(lay('G06.0'), 0, { card: 'royal-rome' })).toEqual(['EMER-10.11']);
});

rule(['EMER-11.3', 'EMER-18.16', 'EMER-18.53'], 'why not: the other buttons of a turn', () => {
  const t = table().turn();
  const one = (deed: string) => rules(t, 0, { deed }).join(' and ');
  expect(['discard', 'return', 'end', 'markers'].map(one)).toEqual([
    ...['EMER-11.3', 'EMER-18.16', 'EMER-3.2', 'EMER-9.1'],
  ]);
  expect(why(t, 0, { deed: 'pass' })).toEqual(allowed('pass'));
  const parked = table().hand(0, ['G16']).agents(0, { rome: 1 }).turn();
  parked.seat(0).does('act:G16').picks('rome').picks('stop');
  expect(rules(parked, 0, { deed: 'return' })).toEqual(['EMER-18.53']);
  expect(rules(t, 0, { deed: 'claim' })).toEqual(['EMER-6.2']);
});

rule(['EMER-9.1', 'EMER-9.2'], 'why not: a track in the own turn and while cards for the other are asked', () => {
  const t = table().hand(0, ['G23']).turn();
  expect(rules(t, 0, { track: 'restorationist' })).toEqual([]);
  expect(rules(t, 0, { track: 'loyalist' })).toEqual(['EMER-9.1']);
  t.seat(0).does('markers');
  expect(rules(t, 0, { track: 'restorationist' })).toEqual([]);
  expect(rules(t, 0, { track: 'loyalist' })).toEqual(['EMER-9.1']);
});

// ——— a card in hand ———

rule(
  ['EMER-4.7', 'EMER-4.8', 'EMER-4.14', 'EMER-4.16', 'EMER-3.20', 'EMER-18.20'],
  'why not: texts of a card in hand',
  () => {
    const t = table().hand(0, ['G26', 'G10.0', 'ST10', 'G05.0', 'G07', 'G30']).cubePool(0, 10);
    t.s.seats[0]!.freed.push('G07');
    t.s.undeadEnded = true;
    t.s.zombies = 0;
    t.turn();
    expect(rules(t, 0, { card: 'G26' })).toEqual(['EMER-6.3', 'EMER-4.7']);
    expect(rules(t, 0, { card: 'G10.0' })).toEqual(['EMER-4.14', 'EMER-4.8']);
    expect(rules(t, 0, { card: 'ST10.0' })).toEqual(['EMER-7.4', 'EMER-4.14']);
    expect(why(t, 0, { card: 'G05.0' })).toEqual(forbidden('EMER-4.16'));
    expect(rules(t, 0, { card: 'G07' })).toEqual(['EMER-6.3', 'EMER-3.20']);
    expect(rules(t, 0, { card: 'G30' })).toEqual(['EMER-18.20']);
    const fine = table().hand(0, ['G23']).turn();
    expect(why(fine, 0, { card: 'G23' })).toEqual(allowed('act:G23'));
  },
);

rule(
  ['EMER-5.1', 'EMER-4.19', 'EMER-7.4', 'EMER-8.6', 'EMER-9.6'],
  'why not: a card while cards for a symbol are asked',
  () => {
    const place = table().hand(0, ['ST05', 'ST07']).turn();
    place.seat(0).does('place');
    expect(rules(place, 0, { card: 'ST07.0' })).toEqual(['EMER-5.1']);
    expect(why(place, 0, { card: 'ST05.0' })).toEqual(allowed('ST05.0'));
    const retrieve = table().hand(0, ['G45', 'ST07']).cubePool(0, 9).turn();
    retrieve.seat(0).does('retrieve');
    expect(rules(retrieve, 0, { card: 'G45' })).toEqual(['EMER-7.4']);
    const kill = table().hand(0, ['G36', 'ST01']).agents(0, { rome: 3 }).agents(1, { rome: 1 }).turn();
    kill.seat(0).does('assassinate');
    expect(rules(kill, 0, { card: 'ST01.0' })).toEqual(['EMER-10.1']);
    const claim = table().hand(0, ['ST03', 'ST04', 'ST01']).cubes(0, { rome: 1 }).turn();
    claim.seat(0).does('claim');
    expect(rules(claim, 0, { card: 'ST01.0' })).toEqual(['EMER-6.2']);
    expect(rules(claim, 0, { card: 'ST04.0' })).toEqual([]); // as good as the other Informer
  },
);

rule(['EMER-10.9', 'EMER-10.10', 'EMER-10.12'], 'why not: a card as support of an assassination', () => {
  const t = table()
    .hand(0, ['G06.0', 'G10.0', 'ST01', 'G38.0'])
    .agents(0, { rome: 1 })
    .agents(1, { rome: 0 })
    .royal('rome');
  t.turn().seat(0).does('assassinate').picks('G06.0:rome:royal'); // three bombs are missing
  t.seat(0).isAsked('assassinate/support', ['G10.0:G38.0', 'text:G10.0']);
  expect(rules(t, 0, { card: 'G06.0' })).toEqual(['EMER-10.10']);
  expect(rules(t, 0, { card: 'ST01.0' })).toEqual(['EMER-10.9']);
  const two = table()
    .hand(0, ['G36', 'G13.0', 'G38.0'])
    .agents(0, { rome: 1 })
    .cubes(0, { rome: 2 })
    .agents(1, { rome: 1 });
  two.turn().seat(0).does('assassinate').picks('G36:rome:1'); // two are missing: the Bomb Maker has them
  two.seat(0).isAsked('assassinate/support', ['G38.0']);
  expect(rules(two, 0, { card: 'G13.0' })).toEqual(['EMER-10.12']);
});

rule(
  ['EMER-4.7', 'EMER-18.42', 'EMER-18.20', 'EMER-15.16'],
  'why not: a card in a block window, or at a reveal',
  () => {
    const lay = () => table().hand(0, ['G17']).agents(1, { rome: 1 }).hand(1, ['G27', 'ST01', 'G23']);
    const t = lay().turn();
    t.seat(0).does('act:G17').picks('rome:1');
    expect(rules(t, 1, { card: 'ST01.1' })).toEqual(['EMER-4.7']);
    expect(rules(t, 1, { card: 'G23' })).toEqual(['EMER-4.7']); // it has a text, for the own turn
    expect(rules(t, 1, { card: 'G27' })).toEqual(['EMER-18.42']);
    const said = (card: string) =>
      whyAtTable(t.kernel, 1, { card }).reasons.map(({ key, params }) => ({ key, params }));
    expect(said('ST01.1')).toEqual([{ key: 'why.no-block', params: { card: { card: 'ST01.1' } } }]);
    expect(said('G27')).toEqual([{ key: 'why.blocks-others', params: { card: { card: 'G27' } } }]);
    const dead = lay();
    dead.s.undeadEnded = true;
    dead.s.zombies = 0;
    dead.turn().seat(0).does('act:G17').picks('rome:1');
    expect(rules(dead, 1, { card: 'G27' })).toEqual(['EMER-18.20']);
    const reveals = table().hand(0, ['G22']).hand(1, ['G03', 'ST01']).sanity(1, 1).turn().script(1);
    reveals.seat(0).does('act:G22');
    expect(rules(reveals, 1, { card: 'G03' })).toEqual(['EMER-15.16']);
    expect(rules(reveals, 1, { card: 'ST01.1' })).toEqual(['EMER-15.15']);
  },
);

// ——— other cards ———

rule(['EMER-4.4', 'EMER-4.9', 'EMER-4.17', 'EMER-15.4', 'EMER-19.18'], 'why not: cards that are not in hand', () => {
  const t = table().hand(0, ['ST05']).discard(0, ['ST02']).display(0, ['G33']).discard(1, ['G32']).hand(1, ['G26']);
  t.empty('rome').cubes(0, { paris: 1 }).turn();
  const [own, theirs] = [t.board.seats[0]!.identity[0]!, t.board.seats[1]!.identity[0]!];
  for (const card of ['ST02.0', 'ST09.0']) expect(rules(t, 0, { card })).toEqual(['EMER-4.4']);
  expect(rules(t, 0, { card: 'G33' })).toEqual(['EMER-4.9']);
  expect(rules(t, 0, { card: 'G32' })).toEqual(['EMER-4.4']);
  expect(rules(t, 0, { card: 'city-rome' })).toEqual(['EMER-4.9']);
  expect(rules(t, 0, { card: own })).toEqual(['EMER-15.4']);
  // What is hidden looks like what does not exist.
  for (const card of ['G26', 'G31', theirs, 'royal-paris', 'nonsense'])
    expect(why(t, 0, { card })).toEqual(forbidden('EMER-19.18'));
  t.seat(0).does('retrieve').picks('ST05.0');
  expect(rules(t, 0, { card: 'ST05.0' })).toEqual(['EMER-4.17']);
});

// ——— cities and royals ———

rule(['EMER-6.3', 'EMER-6.4', 'EMER-6.5', 'EMER-6.8'], 'why not: a city, or the card on top there, to claim', () => {
  const t = table().hand(0, ['ST03']).cubes(0, { paris: 1, rome: 1, vienna: 1 }).agents(1, { rome: 2, vienna: 1 });
  t.agents(0, { madrid: 1 }).empty('berlin').turn();
  t.seat(0).does('claim');
  expect(why(t, 0, { city: 'paris' })).toEqual(allowed('ST03.0:paris'));
  expect(rules(t, 0, { city: 'rome' })).toEqual(['EMER-6.3']);
  expect(rules(t, 0, { city: 'vienna' })).toEqual(['EMER-6.5']);
  expect(rules(t, 0, { city: 'madrid' })).toEqual(['EMER-6.4']);
  expect(rules(t, 0, { city: 'berlin' })).toEqual(['EMER-6.8']);
  expect(rules(t, 0, { card: 'city-rome' })).toEqual(['EMER-6.3']);
  expect(why(t, 0, { card: 'city-paris' }).possible).toEqual(['ST03.0:paris']);
});

rule(
  ['EMER-10.2', 'EMER-10.3', 'EMER-10.4', 'EMER-10.5', 'EMER-10.11'],
  'why not: a city or its royal in an assassination',
  () => {
    const t = table()
      .hand(0, ['G36', 'G06.0'])
      .agents(0, { rome: 3, paris: 1, vienna: 1, madrid: 1 })
      .agents(1, { rome: 1, vienna: 2 });
    t.royal('paris', 'london').turn();
    t.seat(0).does('assassinate');
    expect(rules(t, 0, { city: 'rome' })).toEqual([]);
    expect(rules(t, 0, { city: 'vienna' })).toEqual(['EMER-10.4']);
    expect(rules(t, 0, { city: 'madrid' })).toEqual(['EMER-10.2']);
    expect(rules(t, 0, { card: 'royal-paris' })).toEqual(['EMER-10.11']);
    expect(rules(t, 0, { card: 'royal-london' })).toEqual(['EMER-10.3', 'EMER-10.4']);
    expect(rules(t, 0, { agent: 'vienna:1' })).toEqual(['EMER-10.4']);
  },
);

rule(
  ['EMER-18.5', 'EMER-6.7', 'EMER-18.24', 'EMER-18.4'],
  'why not: royals for cards that hide, claim, remove or devour',
  () => {
    const hide = table().hand(0, ['G05.0']).royal('rome', 'paris', 'vienna').cubes(0, { rome: 1, vienna: 1 }).turn();
    hide.seat(0).does('act:G05.0');
    expect(rules(hide, 0, { card: 'royal-paris' })).toEqual(['EMER-18.5']);
    expect(rules(hide, 0, { city: 'london' })).toEqual(['EMER-18.5']);
    const act = (card: string) => {
      const t = table().hand(0, [card]).royal('paris').cubes(0, { paris: 1, rome: 1 }).turn();
      t.seat(0).does(`act:${card}`);
      return rules(t, 0, { card: 'royal-paris' });
    };
    expect([act('G11'), act('G24'), act('G04')]).toEqual([['EMER-6.7'], ['EMER-18.24'], ['EMER-18.4']]);
  },
);

rule(
  ['EMER-7.2', 'EMER-8.3', 'EMER-8.4', 'EMER-18.14', 'EMER-18.27', 'EMER-18.17', 'EMER-18.25', 'EMER-20.60'],
  'why not: a city for pieces that are not there, or cannot go there',
  () => {
    const lay = (...hand: string[]) =>
      table()
        .hand(0, hand)
        .agents(0, { rome: 2, vienna: 1, madrid: 1 })
        .agents(1, { paris: 1, vienna: 1 })
        .cubes(0, { rome: 1 })
        .cubes(1, { rome: 1, paris: 1 })
        .zombies({ paris: 1, rome: 1 });
    const retrieve = lay('ST07').turn();
    retrieve.seat(0).does('retrieve').picks('ST07.0');
    expect(rules(retrieve, 0, { city: 'paris' })).toEqual(['EMER-7.2']);
    const move = lay('G14').turn();
    move.seat(0).does('move').picks('G14');
    expect(rules(move, 0, { city: 'paris' })).toEqual(['EMER-8.3']);
    move.seat(0).picks('rome');
    expect(rules(move, 0, { city: 'rome' })).toEqual(['EMER-8.4']);
    move.seat(0).picks('paris');
    expect(rules(move, 0, { city: 'paris' })).toEqual(['EMER-8.4']);
    const asked = (card: string, city: string, deed = 'act') => {
      const t = lay(card).turn();
      t.seat(0).does(`${deed}:${card}`);
      return rules(t, 0, { city });
    };
    expect(asked('G14', 'rome')).toEqual(['EMER-18.14']);
    expect(asked('G27', 'paris')).toEqual(['EMER-18.27']);
    expect(asked('G27', 'rome')).toEqual(['EMER-18.14']);
    expect(asked('G17', 'rome')).toEqual(['EMER-18.17']);
    expect(asked('G25', 'paris')).toEqual(['EMER-18.25']);
    expect(asked('G16', 'paris')).toEqual(['EMER-18.16']);
    expect(asked('G29', 'paris')).toEqual(['EMER-18.29']);
    expect(asked('G12', 'vienna')).toEqual(['EMER-18.12']);
    expect(asked('G21', 'vienna')).toEqual(['EMER-18.21']);
    expect(asked('G11', 'paris')).toEqual(['EMER-18.11']);
    expect(asked('G30', 'london')).toEqual(['EMER-18.30']);
    expect(asked('G30', 'rome')).toEqual(['EMER-18.30']);
    const send = lay('G25').turn();
    send.seat(0).does('act:G25').picks('rome');
    expect(rules(send, 0, { city: 'rome' })).toEqual(['EMER-20.60']);
  },
);

rule(['EMER-18.37', 'EMER-20.50'], 'why not: a city whose zombies are done', () => {
  const t = table({ players: 3 }).hand(0, ['G30']).zombies({ rome: 1, paris: 1, vienna: 1 }).hand(1, ['G26']);
  t.agents(1, { rome: 2 }).agents(2, { paris: 2, vienna: 1 }).turn();
  t.seat(0).does('act:G30').picks('rome:1');
  t.seat(1).picks('G26');
  t.seat(0).picks('paris:2');
  t.seat(2).picks('stop');
  expect(rules(t, 0, { city: 'rome' })).toEqual(['EMER-18.37']);
  expect(rules(t, 0, { city: 'paris' })).toEqual(['EMER-20.50']);
  expect(rules(t, 0, { city: 'vienna' })).toEqual([]);
});

rule(['EMER-18.24', 'EMER-6.8', 'EMER-20.83'], 'why not: a city without what the card needs', () => {
  const asked = (card: string) => {
    const t = table()
      .hand(0, [card])
      .empty('rome')
      .cubes(0, { paris: 1, rome: card === 'G04' ? 0 : 1, vienna: 1 })
      .turn();
    t.seat(0).does(`act:${card}`);
    return rules(t, 0, { city: 'rome' });
  };
  expect([asked('G24'), asked('G11'), asked('G04')]).toEqual([['EMER-18.24'], ['EMER-6.8'], ['EMER-20.83']]);
});

// ——— players ———

rule(['EMER-18.22', 'EMER-18.28', 'EMER-20.61'], 'why not: a player for Night Terror or Burtsev', () => {
  const t = table({ players: 4 }).hand(0, ['G22', 'G28']).revealed(2).sanity(2, 0).turn();
  t.seat(0).does('act:G22');
  expect([0, 1, 2].map((seat) => rules(t, 0, { seat }))).toEqual([['EMER-18.22'], [], ['EMER-18.22']]);
  const u = table({ players: 4 }).hand(0, ['G28']).revealed(2).turn();
  u.seat(0).does('act:G28');
  expect([0, 1, 2].map((seat) => rules(u, 0, { seat }))).toEqual([['EMER-18.28'], [], ['EMER-20.61']]);
});

test('while something else is asked, its rule is named', () => {
  const t = table().hand(0, ['ST01', 'ST02']).turn();
  t.seat(0).does('discard');
  expect(rules(t, 0, { city: 'rome' })).toEqual(['EMER-11.1']);
  expect(rules(t, 0, { symbol: 'place' })).toEqual(['EMER-11.1']);
  expect(rules(t, 0, { deed: 'pass' })).toEqual(['EMER-11.1']);
  expect(rules(t, 0, { seat: 1 })).toEqual(['EMER-11.1']);
  expect(why(t, 0, { card: 'ST01.0' })).toEqual(allowed('ST01.0'));
});
