import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { resample } from '@tabula/kernel/sight.js';
import { eventsFor, questions } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { CITIES } from './content/behaviour.js';
import { emerald } from './emerald.js';
import { newGame } from './testing/new-game.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';

// Section 19.

const VIEWERS: readonly (Seat | null)[] = [1, 2, null];

/** All that a viewer was told so far. */
const heard = (t: TestTable, viewer: Seat | null): Event[] => t.kernel.log.flatMap((entry) => eventsFor(entry, viewer));

/** All that a viewer sees and was told, as text. */
const known = (t: TestTable, viewer: Seat | null): string => JSON.stringify([t.view(viewer), heard(t, viewer)]);

rule('EMER-19.1', 'an identity is known to its owner, and to those who looked at it', () => {
  const t = table({ players: 3 }).hand(0, ['G28']).turn();
  const [mine] = t.board.seats[1]!.identity;
  for (const viewer of [0, 2, null]) expect(known(t, viewer)).not.toContain(mine);
  expect(t.view(1).board.seats[1]!.identity).toEqual([mine]);
  t.seat(0).does('act:G28').picks('1');
  for (const viewer of [2, null]) expect(known(t, viewer)).not.toContain(mine);
  // Whoever looked remembers it in every guess.
  for (let seed = 0; seed < 20; seed++)
    expect(resample(emerald, t.kernel.state, 0, seed).board.seats[1]!.identity).toEqual([mine]);
  const guesses = new Set(
    Array.from({ length: 40 }, (_, seed) => resample(emerald, t.kernel.state, 2, seed).board.seats[1]!.identity[0]),
  );
  expect(guesses.size).toBeGreaterThan(2);
});

rule('EMER-19.2', 'what Burtsev shows goes to the active player; that he was played and at whom, to all', () => {
  const t = table({ players: 3 }).hand(0, ['G28']).turn();
  const [card] = t.board.seats[1]!.identity;
  t.seat(0).does('act:G28').picks('1');
  const told = (viewer: Seat | null) => heard(t, viewer).find(({ key }) => key === 'event.examined')!.params;
  expect(told(0)).toEqual({ seat: { seat: 0 }, target: { seat: 1 }, identity: { card } });
  for (const viewer of [2, null])
    expect(told(viewer)).toEqual({ seat: { seat: 0 }, target: { seat: 1 }, identity: { card: null } });
  expect(heard(t, null).map(({ key }) => key)).toContain('event.uses');
});

rule('EMER-19.3', 'the identities left over are known to nobody', () => {
  const t = table({ players: 3 }).turn();
  for (const viewer of [0, ...VIEWERS]) expect(t.view(viewer).board.identities).toEqual({ count: 3 });
});

rule(['EMER-19.4', 'EMER-20.44'], 'a revealed identity and a Change of Heart on an identity are public', () => {
  const t = table({ players: 3 }).revealed(0).changed(2).turn();
  for (const viewer of VIEWERS) {
    const { seats } = t.view(viewer).board;
    expect([seats[0]!.revealed, seats[2]!.changes]).toEqual([t.board.seats[0]!.revealed, ['G03']]);
  }
});

rule('EMER-19.5', 'a hand is known to its owner, how many cards it has to all', () => {
  const t = table({ players: 3 }).hand(0, ['G26', 'ST07']).turn(1);
  expect(t.view(0).board.seats[0]!.hand).toEqual(['G26', 'ST07.0']);
  for (const viewer of VIEWERS) {
    expect(t.view(viewer).board.seats[0]!.hand).toEqual({ count: 2 });
    expect(known(t, viewer)).not.toContain('G26');
  }
});

rule('EMER-19.6', 'the order of a deck is known to nobody, its size to all', () => {
  const t = table({ players: 3 }).deck(0, ['ST09', 'ST02']).turn();
  expect(t.view(0).board.seats[0]!.deck).toEqual([...t.board.seats[0]!.deck].sort());
  expect(t.view(0).board.seats[0]!.deck).not.toEqual(t.board.seats[0]!.deck);
  for (const viewer of VIEWERS) expect(t.view(viewer).board.seats[0]!.deck).toEqual({ count: 10 });
});

rule(['EMER-19.7', 'EMER-20.68'], 'discard piles are public', () => {
  const t = table({ players: 3 }).discard(0, ['G33', 'ST01']).turn();
  for (const viewer of VIEWERS) expect(t.view(viewer).board.seats[0]!.discard).toEqual(['G33', 'ST01.0']);
});

rule(
  ['EMER-19.8', 'EMER-20.68'],
  'every card that is played, claimed or discarded is shown to all, even if it is shuffled in at once',
  () => {
    const cards = (t: TestTable, key: string) =>
      heard(t, null)
        .filter((event) => event.key === `event.${key}`)
        .map(({ params }) => (params.card as { card: string | null }).card);
    const t = table({ players: 2 }).hand(0, ['ST03', 'ST05', 'ST01']).cubes(0, { rome: 1 }).turn();
    t.seat(0).does('claim').picks('ST03.0:rome');
    t.seat(0).does('place').picks('ST05.0:ST01.0').picks('paris');
    expect([cards(t, 'plays'), cards(t, 'claimed')]).toEqual([['ST03.0', 'ST05.0', 'ST01.0'], ['city-rome']]);
    const kills = table().hand(0, ['G36', 'ST10', 'G10.0']).agents(0, { rome: 1 }).royal('rome').turn();
    kills.seat(0).does('assassinate').picks('G36:rome:royal').picks('text:G10.0');
    expect([cards(kills, 'attacks-royal'), cards(kills, 'supports-by-text')]).toEqual([['G36'], ['G10.0']]);
    const redraws = table().hand(0, ['G02', 'ST07', 'ST08']).deck(0, [], true).turn();
    redraws.seat(0).does('free:G02').picks('ST07.0', 'ST08.0');
    expect([cards(redraws, 'uses'), cards(redraws, 'discarded')]).toEqual([['G02'], ['ST07.0', 'ST08.0']]);
    expect(redraws.player(0).discard).toEqual(['G02']);
  },
);

rule(
  ['EMER-19.9', 'EMER-19.10'],
  'top cards, the size of stacks and royals in slots are public; what lies face down is not',
  () => {
    const t = table({ players: 3 }).stack('rome', ['G38.0', 'G33', 'G26']).royal('paris').turn();
    for (const viewer of [0, ...VIEWERS]) {
      const { rome, paris } = t.view(viewer).board.cities;
      expect([rome.top, rome.stack, paris.royal]).toEqual([['G38.0'], { count: 3 }, ['royal-paris']]);
      expect(known(t, viewer)).not.toContain('G33');
      expect(known(t, viewer)).not.toContain('royal-rome');
    }
  },
);

rule(['EMER-19.11', 'EMER-20.69'], 'displays are public, with the agents on cards there', () => {
  const t = table({ players: 3 }).display(0, ['G33']).parked(0, 1);
  t.s.seats[0]!.victims.push({ card: 'G33', owner: 1 });
  t.s.seats[1]!.agents--;
  t.turn();
  for (const viewer of VIEWERS)
    expect(t.view(viewer).board.seats[0]).toMatchObject({
      display: ['G33', 'G16'],
      victims: [{ card: 'G33', owner: 1 }],
      parked: 1,
    });
});

rule(
  ['EMER-19.12', 'EMER-20.54', 'EMER-20.69'],
  'cards removed face up are public; those that Cthulhu removed face down, and those left over, are not',
  () => {
    const t = table({ players: 3 }).hand(0, ['G04']).stack('rome', ['G38.0', 'G33']).turn();
    t.seat(0).does('act:G04').picks('rome');
    for (const viewer of [0, ...VIEWERS]) {
      const { board } = t.view(viewer);
      expect(board.removed).toEqual(['city-rome', 'G38.0', 'G04']);
      expect(board.cities.rome.buried).toEqual({ count: 2 });
      expect(board.unused).toEqual({ count: t.board.unused.length });
      expect(known(t, viewer)).not.toContain('G33');
    }
  },
);

rule(
  ['EMER-19.13', 'EMER-19.14'],
  'pieces, pools, Limbo, tokens, markers, ledgers, rolls and the turn are public',
  () => {
    const t = table({ players: 3 }).hand(0, ['G22']).points(1, 3).agents(0, { rome: 2 }).cubes(2, { paris: 1 });
    t.zombies({ rome: 1 }).markers({ loyalist: 4 }).turn();
    t.script(1).seat(0).does('act:G22').picks('1');
    for (const viewer of VIEWERS) {
      const { board } = t.view(viewer);
      for (const city of CITIES) {
        const { agents, cubes, zombies } = t.board.cities[city];
        expect(board.cities[city]).toMatchObject({ agents, cubes, zombies });
      }
      for (const [seat, { cubes, limbo, agents, sanity, ledger }] of t.board.seats.entries())
        expect(board.seats[seat]).toMatchObject({ cubes, limbo, agents, sanity, ledger });
      expect(board).toMatchObject({ markers: t.board.markers, active: 0, zombies: 5, sanity: t.board.sanity });
      expect(heard(t, viewer).find(({ key }) => key === 'event.sanity')!.params).toMatchObject({ mad: true, left: 2 });
    }
  },
);

rule(['EMER-19.15', 'EMER-20.37'], 'a block window looks the same to others whatever is in the hand', () => {
  const seen = (hand: string[], deck: string[]) => {
    const t = table({ players: 3 }).hand(0, ['G36']).agents(0, { rome: 3 }).agents(1, { rome: 1 });
    t.hand(1, hand).deck(1, deck).turn();
    t.seat(0).does('assassinate').picks('G36:rome:1');
    return { others: [0, 2, null].map((viewer) => known(t, viewer)), own: t.seat(1).options };
  };
  const [blocks, cannot] = [seen(['G26', 'ST01'], ['ST02']), seen(['ST02', 'ST01'], ['G26'])];
  expect(blocks.others).toEqual(cannot.others);
  expect([blocks.own, cannot.own]).toEqual([['G26', 'stop'], ['stop']]);
});

rule('EMER-19.16', 'cards that are drawn are seen by who draws them', () => {
  const t = table({ players: 3 }).hand(0, ['G07']).deck(0, ['G33', 'ST07']).turn();
  t.seat(0).does('free:G07');
  expect(t.view(0).board.seats[0]!.hand).toEqual(['G33', 'ST07.0']);
  for (const viewer of VIEWERS) expect(known(t, viewer)).not.toContain('G33');
});

rule(['EMER-19.17', 'EMER-20.53'], 'Leopold: all learn which card left which place; the rest stays hidden', () => {
  const t = table({ players: 3 }).hand(0, ['G20']).hand(1, ['G30', 'G26']).deck(2, ['ST02', 'G27', 'G33']).turn();
  t.seat(0).does('act:G20');
  const told = heard(t, null).filter(({ key }) => key === 'event.removed-undead');
  expect(told.map(({ params }) => [params.seat, params.card, params.place])).toEqual([
    [{ seat: 1 }, { card: 'G30' }, { place: 'hand' }],
    [{ seat: 2 }, { card: 'G27' }, { place: 'deck' }],
  ]);
  for (const viewer of [0, null]) for (const card of ['G26', 'G33']) expect(known(t, viewer)).not.toContain(card);
});

rule(
  'EMER-19.18',
  'INV-24 INV-25 two positions that differ in what is hidden from a viewer look the same to it',
  () => {
    const lay = (mix: (t: TestTable) => void) => {
      const t = table({ players: 3 })
        .hand(0, ['ST01', 'G26'])
        .hand(2, ['ST04'])
        .stack('rome', ['G38.0', 'G33', 'G38.1']);
      mix(t);
      return t.turn(1);
    };
    const one = lay(() => {});
    const two = lay((t) => {
      const [first, , third] = t.s.seats;
      [first!.hand[1], first!.deck[0]] = [first!.deck[0]!, first!.hand[1]!];
      first!.deck.reverse();
      third!.deck.reverse();
      t.s.cities.rome.stack.reverse();
      t.s.unused.reverse();
      [first!.identity[0], t.s.identities[0]] = [t.s.identities[0]!, first!.identity[0]!];
    });
    for (const viewer of [1, null]) {
      expect(known(one, viewer)).toBe(known(two, viewer));
      expect(one.seat(1).options).toEqual(two.seat(1).options);
    }
    expect(known(one, 0)).not.toBe(known(two, 0));
    for (const secret of ['rng', 'script', 'stack":[{'])
      expect(JSON.stringify(one.view(1))).not.toContain(`"${secret}`);
  },
);

rule('EMER-19.18', 'from the box on nobody sees more than is theirs', () => {
  const game = newGame(4);
  expect(questions(game)).toHaveLength(1);
  for (const seat of [0, 1, 2, 3]) {
    const text = JSON.stringify(emerald.shape.view(game.state.board, seat, -1));
    for (const [other, { identity, hand }] of game.state.board.seats.entries())
      for (const card of [...identity, ...hand]) expect(text.includes(`"${card}"`)).toBe(other === seat);
  }
});

rule(['EMER-19.19', 'EMER-20.37'], 'a reveal window looks the same to others, with or without Change of Heart', () => {
  const seen = (hand: string, deck: string, faction: 'loyalist' | 'restorationist') => {
    const t = table({ players: 3 }).hand(0, ['G22']).hand(1, [hand]).deck(1, [deck]).sanity(1, 1);
    t.identity(1, faction).turn().script(1).seat(0).does('act:G22').picks('1');
    return { others: [0, 2, null].map((viewer) => known(t, viewer)), own: t.seat(1).options };
  };
  const may = seen('G03', 'ST01', 'loyalist');
  expect(may.own).toEqual(['reveal', 'change']);
  for (const other of [seen('ST01', 'G03', 'loyalist'), seen('G03', 'ST01', 'restorationist')]) {
    expect(other.others).toEqual(may.others);
    expect(other.own).toEqual(['reveal']);
  }
});
