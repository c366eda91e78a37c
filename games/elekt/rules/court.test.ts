import { answer, question } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { newGame } from '../testing/new-game.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

/** Who recruits after whom; everybody takes the first card. */
function recruitingOrder(t: TestTable): number[] {
  const order: number[] = [];
  for (t.recruit(); !t.ended; ) {
    const { seat, options } = t.questions[0]!;
    order.push(seat);
    t.seat(seat).picks(options[0]!.key);
  }
  return order;
}

/** Four players with equal Power in the Court Zone. */
const allTied = () => table({ seats: 4 }).zone('court', { 0: ['B3.0'], 1: ['B3.1'], 2: ['B3.2'], 3: ['B3.3'] });

rule(['ELEK-3.3', 'ELEK-3.4'], 'WE-01 court position: four players, seat 0 holds the Scepter counter-clockwise', () => {
  const [aleksandra, bartek, celinka, damian] = [0, 1, 2, 3];
  const t = table({ seats: 4 }).scepter(aleksandra, 'counter-clockwise');
  expect(recruitingOrder(t)).toEqual([aleksandra, damian, celinka, bartek]);
  // The highest position wins a tie for the Privilege, the lowest one a tie under the Duel of Heirs.
  const court = allTied().scepter(aleksandra, 'counter-clockwise').confront('court', 'power');
  expect(court.told('won-card')[0]!.params.seat).toEqual({ seat: aleksandra });
  const duel = table({ seats: 4 })
    .mission('M16')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'], 2: ['B3.2'], 3: ['B3.3'] })
    .scepter(aleksandra, 'counter-clockwise')
    .confront('mission', 'power');
  expect(duel.told('won-card')[0]!.params.seat).toEqual({ seat: bartek });
});

rule('ELEK-3.3', 'clockwise the seats follow with rising numbers, every player once', () => {
  expect(recruitingOrder(table({ seats: 4 }).scepter(2))).toEqual([2, 3, 0, 1]);
  expect(recruitingOrder(table({ seats: 3 }).scepter(1, 'counter-clockwise'))).toEqual([1, 0, 2]);
});

rule('ELEK-3.5', 'whoever comes earlier in turn order has the higher court position', () => {
  const tie = (direction: 'clockwise' | 'counter-clockwise') => {
    const t = table({ seats: 4 }).zone('court', { 1: ['B3.1'], 2: ['B3.2'], 3: ['B3.3'] });
    return t.scepter(0, direction).confront('court', 'power').told('won-card')[0]!.params.seat;
  };
  expect(tie('clockwise')).toEqual({ seat: 1 });
  expect(tie('counter-clockwise')).toEqual({ seat: 3 });
});

rule(
  ['ELEK-3.1', 'ELEK-3.2', 'ELEK-3.7'],
  'a whole round leaves holder and direction alone until its Scepter step',
  () => {
    const game = newGame(3, [['M16'], ['I13'], [], ['E05', 'E08', 'E14'], ['E32', 'E02', 'E24', 'E33', 'E26', 'E20']]);
    const now = () => {
      const { phase, scepter, direction } = game.state.board;
      return [phase, scepter, direction];
    };
    answer(game, 1, 'counter-clockwise');
    expect(now()).toEqual(['recruitment', 1, -1]);
    answer(game, 1, 'E32');
    answer(game, 0, 'E24');
    answer(game, 2, 'E26');
    expect(now()).toEqual(['assignment', 1, -1]);
    answer(game, 1, 'B4.1:court');
    answer(game, 0, 'pass');
    answer(game, 2, 'pass');
    answer(game, 1, 'pass');
    expect(now()).toEqual(['confrontation', 1, -1]);
    answer(game, 1, 'stop'); // annihilates nobody, and wins the Privilege alone
    expect(now()).toEqual(['end', 1, -1]);
    answer(game, 1, '0:clockwise');
    expect(now()).toEqual(['recruitment', 0, 1]);
    expect(question(game).seat).toBe(0); // there is one Scepter: its old holder is no longer first
  },
);

rule(
  ['ELEK-3.6', 'ELEK-17.60'],
  'whenever several players would act at once, they act one after another in turn order',
  () => {
    // Recruitment and assignment turns.
    const t = table({ seats: 3 }).scepter(1, 'counter-clockwise').recruit();
    t.seat(1).isAsked('recruit/keep').picks('redraw');
    t.seat(0).isAsked('recruit/keep').picks('redraw');
    t.seat(2).isAsked('recruit/keep').picks('redraw');
    t.goOn();
    t.seat(1).isAsked('assignment/choice').picks('pass');
    t.seat(0).isAsked('assignment/choice').picks('pass');
    t.seat(2).isAsked('assignment/choice');
    // The harvest: the owner of Amnesty decides when it is their turn, with the Embers of those before them taken.
    const last = table({ seats: 3 })
      .owns(2, 'P12')
      .discard(['E05'])
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'], 2: ['B1.2'] })
      .scepter(1, 'counter-clockwise')
      .endRound(null);
    last.seat(2).isAsked('harvest/choice', ['harvest', 'E05']);
    expect([last.embersOf(0), last.embersOf(1), last.embersOf(2)]).toEqual([2, 2, 1]);
    const first = table({ seats: 3 })
      .owns(2, 'P12')
      .discard(['E05'])
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'], 2: ['B1.2'] })
      .scepter(2)
      .endRound(null);
    first.seat(2).isAsked('harvest/choice', ['harvest', 'E05']);
    expect([first.embersOf(0), first.embersOf(1), first.embersOf(2)]).toEqual([1, 1, 1]);
  },
);

rule('ELEK-17.60', 'each player decides knowing what those before them decided', () => {
  const t = table().deck(['E01', 'E02', 'E03', 'E04']).recruit();
  t.seat(0).picks('E01');
  t.seat(1).isAsked('recruit/keep', ['E03', 'E04', 'redraw']);
  expect(t.questions).toHaveLength(1);
  expect(t.view(1).board.discard).toEqual(['E02']);
});

rule(
  ['ELEK-3.8', 'ELEK-17.81', 'ELEK-17.94'],
  'with 2 players the direction is kept, changes nothing and is not asked for',
  () => {
    expect(recruitingOrder(table().scepter(1, 'clockwise'))).toEqual([1, 0]);
    expect(recruitingOrder(table().scepter(1, 'counter-clockwise'))).toEqual([1, 0]);
    for (const direction of ['clockwise', 'counter-clockwise'] as const) {
      const t = table().scepter(1, direction).endRound(1);
      const before = t.board.direction;
      t.seat(1).isAsked('round-end/scepter', ['0', '1']).picks('0');
      expect(t.board).toMatchObject({ scepter: 0, direction: before });
      expect(t.told('scepter-handed')).toMatchObject([{ params: { seat: { seat: 1 }, to: { seat: 0 } } }]);
    }
  },
);

rule(
  'ELEK-3.9',
  'court position is the one in force at that moment: the harvest already follows the new Scepter',
  () => {
    const t = table({ seats: 3 })
      .owns(2, 'P12')
      .discard(['E05'])
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'] })
      .scepter(0)
      .endRound(0);
    t.seat(0).picks('2:clockwise');
    t.seat(2).isAsked('harvest/choice');
    expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]); // under the old Scepter both would have harvested before
  },
);

rule('ELEK-3.9', 'a tie for most Titles at the end is decided by the Scepter that was given just before', () => {
  const t = table({ seats: 3 }).round(6).won(0, 'M05').won(1, 'M06').scepter(0).endRound(1);
  t.seat(1).picks('1:clockwise');
  t.goOn();
  expect(t.result!.places).toEqual([[1], [0], [2]]);
});

rule('ELEK-3.10', 'a round is Recruitment, Assignment, Confrontation, End of round, in this order', () => {
  const t = table().deck(['E32', 'E02', 'E24', 'E14']).recruit();
  const phases: string[] = [];
  const note = () => {
    const { round, phase } = t.board;
    if (phases.at(-1) !== `${round} ${phase}`) phases.push(`${round} ${phase}`);
  };
  note();
  t.seat(0).picks('E32');
  t.seat(1).picks('E24');
  t.goOn();
  note();
  t.seat(0).picks('B4.0:court');
  t.seat(1).picks('pass');
  note();
  t.seat(0).picks('pass');
  note();
  t.seat(0).isAsked('violence/victim').picks('stop');
  note();
  t.seat(0).isAsked('round-end/scepter').picks('0');
  note();
  expect(phases).toEqual(['1 recruitment', '1 assignment', '1 confrontation', '1 end', '2 recruitment']);
});
