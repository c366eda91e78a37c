import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

/** The keys of every given token on every given unit. */
const tokensOn = (units: readonly string[], ...kinds: string[]): string[] =>
  kinds.flatMap((kind) => units.map((unit) => `${kind}:${unit}`));

rule(
  ['ELEK-7.1', 'ELEK-7.3', 'ELEK-17.29'],
  'the winner attaches two tokens, to units of anybody, in this Zone only',
  () => {
    const t = table()
      .zone('mission', { 0: ['B1.0'], 1: ['B3.1'] })
      .zone('court', { 0: ['B2.0'], 1: ['B4.1'] })
      .confront('mission', 'occultism');
    const winner = t
      .seat(0)
      .isAsked('occultism/token', [...tokensOn(['B1.0', 'B3.1'], 'occultism', 'cunning', 'violence', 'power'), 'stop']);
    expect(winner.refused('power:B2.0')).toEqual({ code: 'illegal', rule: 'ELEK-7.4' });
    winner.picks('power:B1.0').picks('violence:B3.1');
    expect(t.unit('B1.0')?.tokens).toEqual({ occultism: 0, cunning: 0, violence: 0, power: 1 });
    expect(t.unit('B3.1')?.tokens).toEqual({ occultism: 0, cunning: 0, violence: 1, power: 0 });
    expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 5, power: 6 });
    expect(t.ended).toBe(true);
  },
);

rule(
  ['ELEK-7.2', 'ELEK-7.4'],
  'both tokens may go on one unit, but not two of one attribute, whichever units they go to',
  () => {
    const t = table()
      .zone('court', { 0: ['B1.0'], 1: ['B3.1'] })
      .confront('court', 'occultism');
    const winner = t.seat(0).picks('power:B1.0');
    winner.isAsked('occultism/token', [...tokensOn(['B1.0', 'B3.1'], 'occultism', 'cunning', 'violence'), 'stop']);
    expect(winner.refused('power:B1.0')).toEqual({ code: 'illegal', rule: 'ELEK-7.4' });
    expect(winner.refused('power:B3.1')).toEqual({ code: 'illegal', rule: 'ELEK-7.4' });
    winner.picks('cunning:B1.0');
    expect(t.unit('B1.0')?.tokens).toEqual({ occultism: 0, cunning: 1, violence: 0, power: 1 });
  },
);

rule('ELEK-7.5', 'a token of which the pool holds none cannot be attached', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 1: ['B4.1'] })
    .pool('violence', 0, 'B4.1')
    .confront('court', 'occultism');
  t.seat(0).isAsked('occultism/token', [...tokensOn(['B1.0'], 'occultism', 'cunning', 'power'), 'stop']);
});

rule(['ELEK-7.6', 'ELEK-17.28'], 'the winner may attach no token at all', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  t.seat(0).picks('stop');
  expect(t.ended).toBe(true);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

rule(['ELEK-7.6', 'ELEK-17.28'], 'the winner may stop after one token', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  t.seat(0).picks('cunning:B1.0').picks('stop');
  expect(t.ended).toBe(true);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 5, violence: 6, power: 7 });
});

rule(['ELEK-7.7', 'ELEK-17.30'], 'with one attribute left in the pool only one token can be attached', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 1: ['B4.1'] })
    .tokens('B4.1', { occultism: 6, cunning: 6, violence: 6 })
    .confront('court', 'occultism');
  t.seat(0).isAsked('occultism/token', ['power:B1.0', 'stop']).picks('power:B1.0');
  expect(t.ended).toBe(true);
  expect(t.board.pool.power).toBe(6);
});

rule(['ELEK-7.7', 'ELEK-17.30'], 'with an empty pool nothing is asked', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 1: ['B4.1'] })
    .tokens('B4.1', { occultism: 6, cunning: 6, violence: 6, power: 7 })
    .confront('court', 'occultism');
  expect(t.questions).toEqual([]);
  expect(t.ended).toBe(true);
});

rule('ELEK-7.8', 'a unit may get a token of an attribute that is not printed on it', () => {
  const t = table()
    .zone('court', { 0: ['B1.0', 'B3.0'] })
    .confront('court', 'occultism');
  expect(t.symbols('B3.0', 'occultism')).toBe(0);
  t.seat(0).picks('occultism:B3.0');
  expect(t.symbols('B3.0', 'occultism')).toBe(1);
});

rule('ELEK-7.9', 'there is no limit to the tokens on one unit', () => {
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .tokens('B1.0', { occultism: 5, cunning: 6, violence: 6, power: 6 })
    .confront('court', 'occultism');
  t.seat(0)
    .isAsked('occultism/token', ['occultism:B1.0', 'power:B1.0', 'stop'])
    .picks('occultism:B1.0')
    .picks('power:B1.0');
  expect(t.unit('B1.0')?.tokens).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

rule('ELEK-7.10', 'tokens attached here count at once in the later confrontations', () => {
  // Without the tokens nobody would win Violence, and the last at court would win the tie of 1 to 1 in Power.
  const t = table()
    .zone('mission', { 0: ['B1.0'], 1: ['E20'] })
    .confrontations();
  t.seat(0).isAsked('occultism/token').picks('violence:B1.0').picks('power:B1.0');
  t.seat(0).isAsked('violence/victim', ['B1.0', 'E20', 'stop']).picks('stop');
  expect(t.board.seats[0]?.missions).toEqual(['M16']);
});

rule('ELEK-7.11', 'the tokens of a discarded unit go back to the pool', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .tokens('B3.1', { power: 2, cunning: 1 })
    .confront('court', 'violence');
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 5, violence: 6, power: 5 });
  t.seat(0).picks('B3.1');
  t.seat(1).picks('let-go');
  expect(t.board.discard).toEqual(['B3.1']);
  expect(t.board.pool).toEqual({ occultism: 6, cunning: 6, violence: 6, power: 7 });
});

rule('ELEK-7.11', 'the tokens of a unit that returns to a hand go back to the pool', () => {
  const t = table()
    .hand(1, [])
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .tokens('B3.1', { power: 2 })
    .confront('court', 'violence');
  t.seat(0).picks('B3.1');
  t.seat(1).picks('save');
  expect(t.handOf(1)).toEqual(['B3.1']);
  expect(t.board.pool.power).toBe(7);
});

rule(
  ['ELEK-15.26', 'ELEK-13.24'],
  'WE-06: with the Plague Harbinger two equal tokens are legal, in its Zone only',
  () => {
    const t = table()
      .zone('mission', { 0: ['E06'] })
      .zone('court', { 0: ['B1.0'] });
    t.confront('mission', 'occultism');
    t.seat(0)
      .picks('power:E06')
      .isAsked('occultism/token', [...tokensOn(['E06'], 'occultism', 'cunning', 'violence', 'power'), 'stop']);
    t.seat(0).picks('power:E06');
    expect(t.unit('E06')?.tokens.power).toBe(2);
    expect(t.ended).toBe(true);

    const elsewhere = table()
      .zone('mission', { 0: ['E06'] })
      .zone('court', { 0: ['B1.0'] })
      .confront('court', 'occultism');
    elsewhere.seat(0).picks('power:B1.0');
    expect(elsewhere.seat(0).refused('power:B1.0')).toEqual({ code: 'illegal', rule: 'ELEK-7.4' });
  },
);

rule('ELEK-17.90', 'who declines the first token gets no second one, but the Symbiont still gives its own', () => {
  const t = table()
    .zone('court', { 0: ['E07'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  t.seat(0).isAsked('occultism/token').picks('stop');
  t.seat(0).isAsked('extra-token/token', tokensOn(['E07', 'B3.1'], 'occultism', 'cunning', 'violence', 'power'));
  t.seat(0).picks('power:E07');
  expect(t.unit('E07')?.tokens.power).toBe(1);
  expect(t.ended).toBe(true);
});
