import { expect, test } from 'vitest';
import { EMBER_LIMIT } from '../../board.js';
import { table } from '../../testing/table.js';

test('P02 Ember Vault: 1 additional Ember in the harvest, even without a unit in the Court Zone', () => {
  const without = table().owns(0, 'P02').embers(0, 0).embers(1, 0).endRound(null);
  expect([without.embersOf(0), without.embersOf(1)]).toEqual([1, 0]);

  const withUnit = table()
    .owns(0, 'P02')
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 0)
    .endRound(null);
  expect(withUnit.embersOf(0)).toBe(2);

  const full = table()
    .owns(0, 'P02')
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 2)
    .endRound(null);
  expect(full.embersOf(0)).toBe(3);
});

test('P02 Ember Vault: works in the harvest of the round in which it is won, and not while it lies on the board (ELEK-17.58 ELEK-13.19)', () => {
  const won = table().privilege('P02').embers(0, 0).endRound(0);
  won.seat(0).picks('0');
  expect(won.embersOf(0)).toBe(1);

  const unclaimed = table().privilege('P02').embers(0, 0).endRound(null);
  expect(unclaimed.embersOf(0)).toBe(0);
});

test('P03 Black Levy: its owner draws 3 cards, keeps 1 and discards 2', () => {
  const t = table().owns(0, 'P03').deck(['E13', 'E12', 'E11', 'E06', 'E07']).recruit();
  t.seat(0).isAsked('recruit/keep', ['E13', 'E12', 'E11', 'redraw']).picks('E12');
  expect(t.handOf(0)).toContain('E12');
  expect(t.board.discard).toEqual(['E13', 'E11']);
  // The opponent draws 2 as ever.
  t.seat(1).isAsked('recruit/keep', ['E06', 'E07', 'redraw']);
});

test('P03 Black Levy: or discards all 3 and draws 1', () => {
  const t = table().owns(0, 'P03').deck(['E13', 'E12', 'E11', 'E06', 'E07', 'E08']).recruit();
  t.seat(0).picks('redraw');
  expect(t.handOf(0)).toContain('E06');
  expect(t.handOf(0)).toHaveLength(5);
  expect(t.board.discard).toEqual(['E13', 'E12', 'E11']);
  t.seat(1).isAsked('recruit/keep', ['E07', 'E08', 'redraw']);
});

test('P04 Blood Pact: its owner may save one unit a round at a cost of 0 (ELEK-17.39)', () => {
  const t = table()
    .owns(1, 'P04')
    .mission('M04')
    .zone('mission', { 0: ['B4.0'], 1: ['E13', 'E12'] })
    .embers(1, 0)
    .confront('mission', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['pact', 'let-go']).picks('pact');
  expect(t.handOf(1)).toContain('E13');
  // The second one in the same round has no Pact and no Ember.
  t.seat(0).picks('E12');
  expect(t.board.discard).toContain('E12');
  expect(t.board.seats[1]!.pactUsed).toBe(true);
});

test('P04 Blood Pact: beside paying when both are possible; not offered for a free save, nor to the other player', () => {
  const both = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['E13'] })
    .embers(1, 1)
    .confront('court', 'violence');
  both.seat(0).picks('E13');
  both.seat(1).isAsked('annihilate/save', ['save', 'pact', 'let-go']).picks('save');
  expect(both.embersOf(1)).toBe(0);
  expect(both.board.seats[1]!.pactUsed).toBe(false);

  const free = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  free.seat(0).picks('B3.1');
  free.seat(1).isAsked('annihilate/save', ['save', 'let-go']);

  const theirs = table()
    .owns(0, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['E13'] })
    .embers(1, 0)
    .confront('court', 'violence');
  theirs.seat(0).picks('E13');
  expect(theirs.board.discard).toContain('E13');
});

test('P06 Secret Passages: at the start of the Confrontation phase its owner may move one own unit to another Zone', () => {
  const t = table()
    .owns(0, 'P06')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
    .zone('court', { 0: ['B1.0'] })
    .tokens('B3.0', { power: 1 })
    .confrontations();
  t.seat(0)
    .isAsked('passage/choice', ['B3.0:influence', 'B3.0:court', 'B1.0:mission', 'B1.0:influence', 'stop'])
    .picks('B3.0:court');
  expect(t.unitsIn('court')).toEqual(['B1.0', 'B3.0']);
  expect(t.tokensOn('B3.0')).toEqual({ power: 1 });
  expect(t.titlesOf(1)).toBe(1);
});

test('P06 Secret Passages: may be declined; not into a full Zone, and not asked without a unit', () => {
  const declined = table()
    .owns(0, 'P06')
    .zone('mission', { 0: ['B3.0'] })
    .confrontations();
  declined.seat(0).picks('stop');
  expect(declined.unitsIn('mission')).toEqual(['B3.0']);
  expect(declined.ended).toBe(true);

  const full = table({ seats: 3 })
    .owns(0, 'P06')
    .zone('mission', { 0: ['B3.0'] })
    .zone('court', { 0: ['B1.0', 'B2.0'] })
    .confrontations();
  full
    .seat(0)
    .isAsked('passage/choice', [
      'B3.0:influence',
      'B1.0:mission',
      'B1.0:influence',
      'B2.0:mission',
      'B2.0:influence',
      'stop',
    ]);

  const nobody = table()
    .owns(0, 'P06')
    .zone('mission', { 1: ['B3.1'] })
    .confrontations();
  expect(nobody.ended).toBe(true);
});

test('P10 Sixth Voice: a sixth assignment for 1 Ember; finished after six or a pass (ELEK-5.5 ELEK-17.91)', () => {
  const t = table().owns(0, 'P10').hand(0, ['B3.0', 'B4.0']).assigned(0, 5).embers(0, 1).passed(1).assign();
  t.seat(0).assigns('B3.0', 'court');
  expect(t.embersOf(0)).toBe(0);
  expect(t.board.seats[0]!.assigned).toBe(6);
  expect(t.ended).toBe(true);
  expect(t.handOf(0)).toEqual(['B4.0']);
});

test('P10 Sixth Voice: only the pass without an Ember; the first five are free; others stop at five', () => {
  const poor = table().owns(0, 'P10').assigned(0, 5).embers(0, 0).passed(1).assign();
  poor.seat(0).isAsked('assignment/choice', ['pass']).picks('pass');
  expect(poor.ended).toBe(true);

  const fifth = table().owns(0, 'P10').assigned(0, 4).embers(0, 1).passed(1).assign();
  fifth.seat(0).assigns('B3.0', 'court').isAsked('assignment/choice');
  expect(fifth.embersOf(0)).toBe(1);

  const without = table().owns(1, 'P10').assigned(0, 5).embers(0, 1).passed(1).assign();
  expect(without.ended).toBe(true);
});

test('P12 Amnesty: in the harvest its owner may forgo all Embers and take 1 unit from the discard pile (ELEK-14.19 ELEK-17.89)', () => {
  const t = table()
    .owns(0, 'P12')
    .owns(0, 'P02')
    .zone('court', { 0: ['E28'], 1: ['B3.1'] })
    .discard(['E13', 'B4.1'])
    .embers(0, 0)
    .embers(1, 0)
    .endRound(null);
  t.seat(0).isAsked('harvest/choice', ['harvest', 'E13', 'B4.1']).picks('B4.1');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([0, 1]);
  expect(t.handOf(0)).toContain('B4.1');
  expect(t.board.discard).toEqual(['E13']);
});

test('P12 Amnesty: what the harvest would bring is said, as far as the limit lets it (ELEK-11.6)', () => {
  const offered = (embers: number) => {
    const t = table()
      .owns(0, 'P12')
      .owns(0, 'P02')
      .zone('court', { 0: ['E28', 'B3.0'] })
      .discard(['E13'])
      .embers(0, embers)
      .endRound(null);
    const [harvest] = t.seat(0).isAsked('harvest/choice').question!.options;
    t.seat(0).picks('harvest');
    expect(t.embersOf(0)).toBe(embers + Number(harvest!.label.params.count));
    return harvest!.label.params.count;
  };
  expect([offered(0), offered(EMBER_LIMIT - 2), offered(EMBER_LIMIT)]).toEqual([3, 2, 0]);
});

test('P12 Amnesty: or harvest as usual; not asked with an empty discard pile; usable even with nothing to forgo', () => {
  const usual = table()
    .owns(0, 'P12')
    .zone('court', { 0: ['B3.0'] })
    .discard(['E13'])
    .embers(0, 0)
    .endRound(null);
  usual.seat(0).picks('harvest');
  expect(usual.embersOf(0)).toBe(1);
  expect(usual.board.discard).toEqual(['E13']);

  const empty = table()
    .owns(0, 'P12')
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 0)
    .endRound(null);
  expect(empty.embersOf(0)).toBe(1);
  expect(empty.ended).toBe(true);

  const nothing = table().owns(0, 'P12').discard(['E13']).embers(0, 1).endRound(null);
  nothing.seat(0).picks('E13');
  expect(nothing.embersOf(0)).toBe(1);
  expect(nothing.handOf(0)).toContain('E13');
});
