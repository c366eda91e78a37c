import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table, tokenKeys } from '../testing/table.js';

/** Seat 0 assigns the Voracious Skarger to the Court Zone and pays. */
const skarger = (opponents: string[], more: (t: TestTable) => TestTable = (t) => t) => {
  const t = more(table().zone('court', { 1: opponents }).hand(0, ['E05']).hand(1, []).embers(0, 1))
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'court').isAsked('instant-ability/use', ['true', 'false']).picks('true');
  return t;
};

rule(['ELEK-15.17', 'ELEK-15.18', 'ELEK-17.67'], 'WE-11: the Skarger fights at once, and Violence comes again', () => {
  const t = skarger(['B3.1']);
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.phase).toBe('assignment');
  t.seat(0).isAsked('violence/victim', ['B3.1', 'E05', 'stop']).picks('B3.1');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.handOf(1)).toEqual(['B3.1']);
  expect(t.embersOf(1)).toBe(1);
  t.seat(0).picks('pass');
  t.goOn();
  expect(t.board.phase).toBe('confrontation');
  t.seat(0).isAsked('violence/victim', ['E05', 'stop']);
});

rule('ELEK-15.20', 'anybody may win the Skarger’s fight, and a tie has no effect', () => {
  const lost = skarger(['B4.1', 'E02']);
  lost.seat(1).isAsked('violence/victim', ['B4.1', 'E02', 'E05', 'stop']).picks('E05');
  expect(lost.board.discard).toContain('E05'); // the Ember is spent, so it cannot be saved
  const tie = skarger(['B4.1']);
  tie.seat(0).isAsked('assignment/choice', ['pass']);
  expect(tie.embersOf(0)).toBe(0);
  expect(tie.unitsIn('court')).toEqual(['B4.1', 'E05']);
});

rule('ELEK-15.19', 'an ability that makes saving dearer works in the Skarger’s fight', () => {
  const t = skarger(['E10'], (laid) => laid.zone('court', { 0: ['E14'] }).embers(1, 1));
  t.seat(0).picks('E10');
  expect(t.board.discard).toContain('E10'); // 2 Embers were needed
});

rule('ELEK-15.26', 'the Harbinger: its owner’s tokens here need not differ', () => {
  const t = table()
    .zone('court', { 0: ['E06'], 1: ['B3.1'] })
    .zone('mission', { 0: ['B1.0'] });
  t.confront('court', 'occultism').seat(0).picks('power:E06');
  t.seat(0)
    .isAsked('occultism/token', [...tokenKeys(['E06', 'B3.1']), 'stop'])
    .picks('power:E06');
  expect(t.tokensOn('E06')).toEqual({ power: 2 });

  const elsewhere = table()
    .zone('court', { 0: ['E06'] })
    .zone('mission', { 0: ['B1.0'] });
  elsewhere.confront('mission', 'occultism').seat(0).picks('power:B1.0');
  elsewhere.seat(0).isAsked('occultism/token', [...tokenKeys(['B1.0'], ['occultism', 'cunning', 'violence']), 'stop']);

  const loser = table().zone('court', { 0: ['E06'], 1: ['E07', 'B1.1'] });
  loser.confront('court', 'occultism').seat(1).picks('power:E07');
  expect(loser.seat(1).refused('power:E07').code).toBe('illegal');
});

rule('ELEK-15.30', 'the Symbiont: one more token after the others, which may equal them', () => {
  const t = table()
    .zone('court', { 0: ['E07'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  t.seat(0).picks('power:E07').picks('cunning:E07');
  t.seat(0)
    .isAsked('extra-token/token', tokenKeys(['E07', 'B3.1']))
    .picks('power:E07');
  expect(t.tokensOn('E07')).toEqual({ power: 2, cunning: 1 });
  expect(t.ended).toBe(true);

  const loser = table()
    .zone('court', { 0: ['E07'], 1: ['E06', 'B1.1'] })
    .confront('court', 'occultism');
  loser.seat(1).picks('stop');
  expect(loser.ended).toBe(true);
});

rule(['ELEK-15.34', 'ELEK-17.76'], 'the Demiurge: its owner gains an Ember for winning Occultism here', () => {
  const t = table()
    .zone('court', { 0: ['E12'], 1: ['B3.1'] })
    .embers(0, 1)
    .confront('court', 'occultism');
  expect(t.embersOf(0)).toBe(1);
  t.seat(0).picks('stop');
  expect(t.embersOf(0)).toBe(2);

  const loser = table()
    .zone('court', { 0: ['E12'], 1: ['E07'] })
    .embers(0, 1)
    .confront('court', 'occultism');
  loser.seat(1).picks('stop').picks('power:E07');
  expect([loser.embersOf(0), loser.embersOf(1)]).toEqual([1, 1]);
  const cunning = table()
    .zone('court', { 0: ['E12'] })
    .embers(0, 1)
    .confront('court', 'cunning');
  expect([cunning.ended, cunning.embersOf(0)]).toEqual([true, 1]);
});
