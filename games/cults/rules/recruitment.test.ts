import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { recruitment } from './recruitment.js';

/** The dice by the sides that show their faces. */
const [A, P, T, B] = [1, 3, 5, 6] as const;
const kept = [0, 0, 0, 0];

rule('CULT-5.9', 'one player after the other, from the first cultist on', () => {
  const t = table({ players: 3 }).first(1).run(recruitment, { kept });
  for (const seat of [1, 2, 0]) {
    t.seat(seat).isAsked('recruit/dice');
    expect(t.board.roller).toBe(seat);
    t.seat(seat).picks();
    if (t.seat(seat).question?.id === 'recruit/use') t.seat(seat).picks('stop');
  }
  expect([t.ended, t.board.roller, t.board.dice]).toEqual([true, null, []]);
});

rule(['CULT-5.10', 'CULT-18.10'], 'all five dice are rolled, for everybody to see', () => {
  const t = table().script(A, P, T, B, A).run(recruitment, { kept });
  expect(t.board.dice).toEqual(['attack', 'power', 'terror', 'blank', 'attack']);
  expect(t.view(null).board.dice).toEqual(t.board.dice);
  expect(t.told('rolled')).toMatchObject([{ params: { attack: 2, power: 1, terror: 1, blank: 1 } }]);
});

rule(
  ['CULT-5.11', 'CULT-5.12', 'CULT-5.13', 'CULT-20.24', 'CULT-21.25'],
  'DP-07 W4 two rerolls of any dice; the last faces decide, and there is no third reroll',
  () => {
    const t = table().hand(0, ['S1']).script(A, A, B, B, B).run(recruitment, { kept });
    t.seat(0).isAsked('recruit/dice', ['0', '1', '2', '3', '4']);
    t.script(P, T, B).seat(0).picks('2', '3', '4');
    expect(t.board.dice).toEqual(['attack', 'attack', 'power', 'terror', 'blank']);
    t.script(B, T).seat(0).isAsked('recruit/dice').picks('4', '0'); // dice rerolled before, and one that was good
    expect(t.board.rerolls).toBe(0);
    t.seat(0).isAsked('recruit/use').picks('stop'); // no third reroll
    // B A P T T: the attack that die 0 showed at first is lost.
    expect(t.tokensOf(0)).toEqual([1, 1, 2]);
  },
);

rule('CULT-5.11', 'the player may stop at once, and reroll all five', () => {
  const stop = table().discard(0, ['S7']).script(A, A, A, P, P).run(recruitment, { kept });
  stop.seat(0).picks();
  expect(stop.tokensOf(0)).toEqual([3, 2, 0]);
  stop.seat(1).isAsked('recruit/dice');
  const all = table().script(B, B, B, B, B, A, A, A, A, A).run(recruitment, { kept });
  all.seat(0).picks('0', '1', '2', '3', '4');
  expect(all.board.dice).toEqual(new Array(5).fill('attack'));
});

rule(['CULT-5.13', 'CULT-5.14', 'CULT-5.16'], 'tokens join those behind the screen, without a limit now', () => {
  const t = table()
    .discard(0, ['S7'])
    .tokens(0, { thug: 3, adept: 2 })
    .script(A, A, P, T, T)
    .run(recruitment, { kept });
  t.seat(0).picks();
  expect(t.tokensOf(0)).toEqual([5, 3, 2]);
  expect(t.told('gained').map(({ params }) => params)).toEqual([
    { seat: { seat: 0 }, token: { token: 'thug' }, count: 2 },
    { seat: { seat: 0 }, token: { token: 'adept' }, count: 1 },
    { seat: { seat: 0 }, token: { token: 'freak' }, count: 2 },
  ]);
});

rule('CULT-5.13', 'blank faces bring nothing', () => {
  const t = table().discard(0, ['S7']).script(B, B, B, B, B).run(recruitment, { kept });
  t.seat(0).picks();
  expect(t.tokensOf(0)).toEqual([0, 0, 0]);
});

rule(
  ['CULT-5.15', 'CULT-16.28', 'CULT-21.26'],
  'DP-08 after the last roll, S7 sets a blank die to any other face',
  () => {
    const t = table().hand(0, ['S7', 'S1']).script(A, A, B, B, P).run(recruitment, { kept });
    t.seat(0).isAsked('recruit/dice').picks(); // not before the roll is final
    const terror = t.seat(0).question!.options.find(({ key }) => key === 'S7.0-0:2:terror')!;
    expect(terror.refs).toEqual([{ card: 'S7.0-0' }, { die: 2 }, { face: 'terror' }]);
    expect(terror.label.params).toEqual({ card: { card: 'S7.0-0' }, was: { face: 'blank' }, face: { face: 'terror' } });
    t.seat(0)
      .isAsked('recruit/use', ['S7.0-0:2:attack', 'S7.0-0:2:power', 'S7.0-0:2:terror', 'stop'])
      .picks('S7.0-0:2:terror');
    expect(t.told('ability')).toMatchObject([{ params: { card: { card: 'S7.0-0' } } }]);
    expect(t.told('die-set').map(({ params }) => params)).toEqual([
      { seat: { seat: 0 }, was: { face: 'blank' }, face: { face: 'terror' } },
    ]);
    // S7 is used up (CULT-16.22); it stays in hand, and the tokens are taken.
    expect([t.tokensOf(0), t.player(0).hand]).toEqual([
      [2, 1, 1],
      ['S7.0-0', 'S1.0-0'],
    ]);
  },
);

rule(['CULT-5.15', 'CULT-16.28'], 'A4 sets a die to the face of another', () => {
  const t = table().discard(0, ['S7']).hand(0, ['A4']).script(A, A, A, P, B).run(recruitment, { kept });
  t.seat(0).picks();
  t.seat(0)
    .isAsked('recruit/use', [
      'A4.0:0:power',
      'A4.0:0:blank',
      'A4.0:3:attack',
      'A4.0:3:blank',
      'A4.0:4:attack',
      'A4.0:4:power',
      'stop',
    ])
    .picks('A4.0:4:attack');
  expect(t.tokensOf(0)).toEqual([4, 1, 0]);
});

rule('CULT-16.28', 'two abilities may be used one after the other', () => {
  const t = table().hand(0, ['S7', 'A4']).script(T, P, B, P, P).run(recruitment, { kept });
  t.seat(0).picks();
  t.seat(0).picks('S7.0-0:2:terror').isAsked('recruit/use').picks('A4.0:1:terror');
  expect(t.tokensOf(0)).toEqual([0, 2, 3]);
});

rule(['CULT-16.28', 'CULT-18.1'], 'who may hold S7 is asked if a die shows blank, and otherwise not', () => {
  const blank = table().hand(0, ['S1']).script(A, A, A, A, B).run(recruitment, { kept });
  blank.seat(0).picks();
  blank.seat(0).isAsked('recruit/use', ['stop']);
  const none = table().hand(0, ['S7']).script(A, A, A, A, P).run(recruitment, { kept });
  none.seat(0).picks();
  none.seat(0).isNotAsked();
  const gone = table().hand(0, ['S1']).discard(0, ['S7']).script(A, A, A, A, B).run(recruitment, { kept });
  gone.seat(0).picks();
  gone.seat(0).isNotAsked(); // all have seen it go
});

rule('CULT-20.7', 'the cards of the whole hand, or by an option only those just drawn', () => {
  const offered = (recruitmentScope: string) => {
    const t = table({ recruitmentScope }).hand(0, ['S7', 'S1']).script(A, A, A, A, B);
    t.run(recruitment, { kept: [1, 0] })
      .seat(0)
      .picks(); // S7 was in hand before
    return t.seat(0).options;
  };
  expect(offered('hand')).toEqual(['S7.0-0:4:attack', 'S7.0-0:4:power', 'S7.0-0:4:terror', 'stop']);
  expect(offered('justDrawn')).toEqual(['stop']);
});

rule('CULT-20.12', 'by an option nobody ever keeps more than five tokens', () => {
  const t = table({ tokenCap: 'always' }).discard(0, ['S7']).tokens(0, { thug: 2 }).script(A, A, P, T, T);
  t.run(recruitment, { kept }).seat(0).picks();
  t.seat(0).isAsked('screen-limit/returned', ['2:0:0', '1:1:0', '1:0:1', '0:1:1', '0:0:2']).picks('0:0:2');
  expect(t.tokensOf(0)).toEqual([4, 1, 0]);
  t.seat(1).isAsked('recruit/dice');
  const usual = table().discard(0, ['S7']).tokens(0, { thug: 2 }).script(A, A, P, T, T).run(recruitment, { kept });
  usual.seat(0).picks();
  expect(usual.tokensOf(0)).toEqual([4, 1, 2]);
  usual.seat(1).isAsked('recruit/dice');
});

rule('CULT-19.16', 'the NPC recruits nobody', () => {
  const t = table({ players: 1 }).discard(0, ['S7']).run(recruitment, { kept });
  t.seat(0).picks();
  expect([t.ended, t.board.npc!.thugs]).toEqual([true, 0]);
});
