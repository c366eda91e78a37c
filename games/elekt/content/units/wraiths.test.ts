import { expect, test } from 'vitest';
import { table, tokenKeys } from '../../testing/table.js';

test('E06 Plague Harbinger: the tokens of its owner’s Occultism here need not differ (ELEK-15.26)', () => {
  const t = table()
    .zone('court', { 0: ['E06'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  const all = [...tokenKeys(['E06', 'B3.1']), 'stop'];
  t.seat(0).isAsked('occultism/token', all).picks('power:E06');
  t.seat(0).isAsked('occultism/token', all).picks('power:E06');
  expect(t.tokensOn('E06')).toEqual({ power: 2 });
  expect(t.ended).toBe(true);
});

test('E06 Plague Harbinger: not switched off, not in another Zone, not for an opponent', () => {
  const others = [...tokenKeys(['E06', 'B3.1'], ['occultism', 'cunning', 'violence']), 'stop'];
  const off = table()
    .zone('court', { 0: ['E06'], 1: ['B3.1'] })
    .off('E06')
    .confront('court', 'occultism');
  off.seat(0).picks('power:E06').isAsked('occultism/token', others);
  expect(off.seat(0).refused('power:B3.1').code).toBe('illegal');

  const elsewhere = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 0: ['E06'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).picks('power:B1.0');
  elsewhere.seat(0).isAsked('occultism/token', ['occultism:B1.0', 'cunning:B1.0', 'violence:B1.0', 'stop']);

  const theirs = table()
    .zone('court', { 0: ['E06'], 1: ['E07', 'B1.1'] })
    .off('E07')
    .confront('court', 'occultism');
  theirs.seat(1).picks('power:B1.1');
  expect(theirs.seat(1).refused('power:B1.1').code).toBe('illegal');
});

test('E07 Symbiont: after the normal tokens 1 more, of any kind on any unit here, not declinable (ELEK-15.30 ELEK-17.90)', () => {
  const t = table()
    .zone('court', { 0: ['E07'], 1: ['B3.1'] })
    .confront('court', 'occultism');
  t.seat(0).isAsked('occultism/token').picks('power:E07').picks('violence:B3.1');
  t.seat(0)
    .isAsked('extra-token/token', tokenKeys(['E07', 'B3.1']))
    .picks('power:E07');
  expect(t.tokensOn('E07')).toEqual({ power: 2 });
  expect(t.tokensOn('B3.1')).toEqual({ violence: 1 });
  expect(t.ended).toBe(true);

  const stopped = table()
    .zone('court', { 0: ['E07'] })
    .confront('court', 'occultism');
  stopped
    .seat(0)
    .picks('stop')
    .isAsked('extra-token/token', tokenKeys(['E07']));
});

test('E07 Symbiont: not switched off, not in another Zone, not when an opponent wins', () => {
  const off = table()
    .zone('court', { 0: ['E07'] })
    .off('E07')
    .confront('court', 'occultism');
  off.seat(0).picks('stop');
  expect(off.ended).toBe(true);

  const elsewhere = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 0: ['E07'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).picks('stop');
  expect(elsewhere.ended).toBe(true);

  const beaten = table()
    .zone('court', { 0: ['E07'], 1: ['E06', 'B1.1'] })
    .confront('court', 'occultism');
  beaten.seat(1).picks('stop');
  expect(beaten.ended).toBe(true);
});

test('E12 Ember Demiurge: its owner gains 1 Ember by winning Occultism in its Zone (ELEK-15.34)', () => {
  const t = table()
    .zone('court', { 0: ['E12'], 1: ['B3.1'] })
    .embers(0, 1)
    .confront('court', 'occultism');
  t.seat(0).picks('stop');
  expect(t.embersOf(0)).toBe(2);
  expect(t.board.embers).toBe(10);
});

test('E12 Ember Demiurge: nothing for Cunning, switched off, from another Zone, or when an opponent wins', () => {
  const cunning = table()
    .zone('court', { 0: ['E12'] })
    .zone('mission', { 0: ['B1.0'] })
    .confront('court', 'cunning');
  cunning.seat(0).picks('stop');
  expect(cunning.embersOf(0)).toBe(1);

  const off = table()
    .zone('court', { 0: ['E12'] })
    .off('E12')
    .confront('court', 'occultism');
  off.seat(0).picks('stop');
  expect(off.embersOf(0)).toBe(1);

  const elsewhere = table()
    .zone('court', { 0: ['B1.0'] })
    .zone('mission', { 0: ['E12'] })
    .confront('court', 'occultism');
  elsewhere.seat(0).picks('stop');
  expect(elsewhere.embersOf(0)).toBe(1);

  const beaten = table()
    .zone('court', { 0: ['E12'], 1: ['E06'] })
    .confront('court', 'occultism');
  beaten.seat(1).picks('stop');
  expect([beaten.embersOf(0), beaten.embersOf(1)]).toEqual([1, 1]);
});

test('E13 Bell-Tower Specter: +2 Power in the Court Zone only', () => {
  const t = table()
    .zone('court', { 0: ['E13'], 1: ['B3.1'] })
    .scepter(1)
    .confront('court', 'power');
  expect(t.symbols('E13', 'power')).toBe(3);
  expect(t.symbols('E13', 'occultism')).toBe(1);
  expect(t.board.privilegeTo).toBe(0);

  const mission = table()
    .zone('mission', { 0: ['E13'], 1: ['B3.1'] })
    .zone('court', { 0: ['B1.0'] })
    .confront('mission', 'power');
  expect(mission.symbols('E13', 'power')).toBe(1);
  expect(mission.titlesOf(1)).toBe(1);

  const off = table()
    .zone('court', { 0: ['E13'], 1: ['B3.1'] })
    .off('E13')
    .confront('court', 'power');
  expect(off.symbols('E13', 'power')).toBe(1);
  expect(off.board.privilegeTo).toBe(1);
});

test('E17 Mirror Stalker: its owner may make one more swap after winning Cunning here (ELEK-17.34)', () => {
  const t = table()
    .zone('court', { 0: ['E17'] })
    .zone('mission', { 0: ['B1.0'] })
    .zone('influence', { 0: ['B3.0'] })
    .confront('court', 'cunning');
  t.seat(0).isAsked('cunning/choice', ['swap:E17:B1.0', 'swap:E17:B3.0', 'stop']).picks('swap:E17:B1.0');
  t.seat(0).isAsked('cunning/choice', ['swap:B1.0:E17', 'swap:B1.0:B3.0', 'stop']).picks('swap:B1.0:B3.0');
  expect(t.ended).toBe(true);
  expect([t.unitsIn('mission'), t.unitsIn('influence'), t.unitsIn('court')]).toEqual([['E17'], ['B1.0'], ['B3.0']]);
});

test('E17 Mirror Stalker: one swap only when switched off, in another Zone, or an opponent’s', () => {
  const off = table()
    .zone('court', { 0: ['E17'] })
    .zone('mission', { 0: ['B1.0'] })
    .off('E17')
    .confront('court', 'cunning');
  off.seat(0).picks('swap:E17:B1.0');
  expect(off.ended).toBe(true);

  const elsewhere = table()
    .zone('court', { 0: ['B2.0'] })
    .zone('mission', { 0: ['E17'] })
    .confront('court', 'cunning');
  elsewhere.seat(0).picks('swap:B2.0:E17');
  expect(elsewhere.ended).toBe(true);

  const theirs = table()
    .zone('court', { 0: ['E17'], 1: ['B2.1', 'E12'] })
    .zone('mission', { 1: ['B1.1'] })
    .confront('court', 'cunning');
  theirs.seat(1).picks('swap:E12:B1.1');
  expect(theirs.ended).toBe(true);
});

test('E22 Shadow Choir: +1 Occultism and +1 Power while you own another Wraith in this Zone', () => {
  const t = table()
    .zone('court', { 0: ['E22', 'B2.0'], 1: ['E12', 'B3.1'] })
    .confront('court', 'occultism');
  expect([t.symbols('E22', 'occultism'), t.symbols('E22', 'power')]).toEqual([2, 2]);
  expect([t.symbols('E22', 'cunning'), t.symbols('E22', 'violence')]).toEqual([0, 0]);
  t.seat(0).isAsked('occultism/token');

  // A Cultist beside it, a Wraith of the opponent, and an own Wraith elsewhere do not help.
  const alone = table()
    .zone('court', { 0: ['E22', 'B3.0'], 1: ['B2.1'] })
    .zone('mission', { 0: ['B2.0'] })
    .confront('court', 'occultism');
  expect([alone.symbols('E22', 'occultism'), alone.symbols('E22', 'power')]).toEqual([1, 1]);

  const off = table()
    .zone('court', { 0: ['E22', 'B2.0'] })
    .off('E22')
    .confront('court', 'occultism');
  expect([off.symbols('E22', 'occultism'), off.symbols('E22', 'power')]).toEqual([1, 1]);
});
