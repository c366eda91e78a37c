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

test('E14 Bone Hound: saving a unit annihilated by its owner’s Violence here costs 1 Ember more (ELEK-9.13)', () => {
  const t = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(1, 2)
    .confront('court', 'violence');
  t.seat(0).picks('E13');
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.embersOf(1)).toBe(0);
  expect(t.handOf(1)).toContain('E13');

  const poor = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(1, 1)
    .confront('court', 'violence');
  poor.seat(0).picks('E13');
  expect(poor.board.discard).toContain('E13');
});

test('E14 Bone Hound: not switched off, not from another Zone, not when another player wins, not for other annihilations', () => {
  const off = table()
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .off('E14')
    .confront('court', 'violence');
  off.seat(0).picks('E13');
  off.seat(1).isAsked('annihilate/save').picks('save');
  expect(off.embersOf(1)).toBe(0);

  const elsewhere = table()
    .zone('mission', { 0: ['E14'] })
    .zone('court', { 0: ['B4.0'], 1: ['E13'] })
    .confront('court', 'violence');
  elsewhere.seat(0).picks('E13');
  elsewhere.seat(1).isAsked('annihilate/save').picks('save');
  expect(elsewhere.handOf(1)).toContain('E13');

  const beaten = table()
    .zone('court', { 0: ['E14'], 1: ['E05', 'B4.1'] })
    .confront('court', 'violence');
  beaten.seat(1).picks('E14');
  beaten.seat(0).isAsked('annihilate/save').picks('save');
  expect(beaten.embersOf(0)).toBe(0);

  const poisoned = table()
    .hand(0, ['E25'])
    .zone('court', { 0: ['E14'], 1: ['E13'] })
    .embers(0, 2)
    .passed(1)
    .assign();
  poisoned.seat(0).assigns('E25', 'court').picks('true').picks('E13');
  poisoned.seat(1).isAsked('annihilate/save').picks('save');
  expect(poisoned.embersOf(1)).toBe(0);
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

test('E18 Grave Colossus: cannot be saved; your other units here have 1 Power less, not below 0 (ELEK-9.14 ELEK-6.8)', () => {
  const t = table()
    .zone('court', { 0: ['E18', 'B3.0', 'B4.0'], 1: ['E05', 'B3.1', 'E14'] })
    .zone('mission', { 0: ['B1.0'] })
    .embers(0, 3)
    .confront('court', 'violence');
  expect(t.symbols('E18', 'power')).toBe(2);
  expect(t.symbols('B3.0', 'power')).toBe(1);
  expect(t.symbols('B4.0', 'power')).toBe(0);
  expect(t.symbols('B4.0', 'violence')).toBe(2);
  expect(t.symbols('B3.1', 'power')).toBe(2);
  expect(t.symbols('B1.0', 'power')).toBe(1);
  expect(t.count('court', 0, 'power')).toBe(3);

  const hit = table()
    .zone('court', { 0: ['E18'], 1: ['E05', 'B4.1'] })
    .embers(0, 3)
    .confront('court', 'violence');
  hit.seat(1).picks('E18');
  expect(hit.ended).toBe(true);
  expect(hit.board.discard).toContain('E18');
  expect(hit.embersOf(0)).toBe(3);
});

test('E18 Grave Colossus: switched off it can be saved and hinders nobody; your other units can be saved anyway', () => {
  const off = table()
    .zone('court', { 0: ['E18', 'B3.0'], 1: ['E05', 'B4.1'] })
    .off('E18')
    .confront('court', 'violence');
  expect(off.symbols('B3.0', 'power')).toBe(2);
  off.seat(1).picks('E18');
  off.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(off.handOf(0)).toContain('E18');

  const other = table()
    .zone('court', { 0: ['E18', 'E13'], 1: ['E05', 'B4.1'] })
    .confront('court', 'violence');
  other.seat(1).picks('E13');
  other.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});

test('E19 Wailing Widow: takes 1 Ember from the opponent who annihilates it, before the save decision (ELEK-9.12)', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(0, 2)
    .embers(1, 0)
    .confront('court', 'violence');
  t.seat(0).picks('E19');
  expect([t.embersOf(0), t.embersOf(1)]).toEqual([1, 1]);
  // The Ember just taken pays for the save.
  t.seat(1).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.embersOf(1)).toBe(0);
  expect(t.handOf(1)).toContain('E19');
});

test('E19 Wailing Widow: nothing from a poor opponent, for another unit, from its own owner, switched off, or above 3', () => {
  const poor = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(0, 0)
    .embers(1, 0)
    .confront('court', 'violence');
  poor.seat(0).picks('E19');
  expect(poor.board.discard).toContain('E19');

  const other = table()
    .zone('court', { 0: ['B4.0', 'E13'], 1: ['E19', 'B3.1'] })
    .confront('court', 'violence');
  other.seat(0).picks('B3.1');
  expect([other.embersOf(0), other.embersOf(1)]).toEqual([1, 1]);

  const own = table()
    .zone('court', { 1: ['E19'] })
    .confront('court', 'violence');
  own.seat(1).picks('E19');
  expect(own.told('took-embers')).toEqual([]);
  own.seat(1).isAsked('annihilate/save');
  expect([own.embersOf(0), own.embersOf(1)]).toEqual([1, 1]);

  const off = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .off('E19')
    .confront('court', 'violence');
  off.seat(0).picks('E19');
  expect([off.embersOf(0), off.embersOf(1)]).toEqual([1, 1]);

  const rich = table()
    .zone('court', { 0: ['B4.0'], 1: ['E19'] })
    .embers(1, 3)
    .confront('court', 'violence');
  rich.seat(0).picks('E19');
  expect([rich.embersOf(0), rich.embersOf(1)]).toEqual([1, 3]);
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

test('E23 Throne Revenant: the base cost of saving it is 0 (ELEK-9.13)', () => {
  const t = table()
    .zone('court', { 0: ['E23', 'E13'], 1: ['E05'] })
    .embers(0, 0)
    .confront('court', 'violence');
  t.seat(1).picks('E23');
  t.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect(t.handOf(0)).toContain('E23');
  expect(t.embersOf(0)).toBe(0);

  // Another unit beside it costs what it costs, and so does the Revenant switched off.
  const other = table()
    .zone('court', { 0: ['E23', 'E13'], 1: ['E05'] })
    .embers(0, 0)
    .confront('court', 'violence');
  other.seat(1).picks('E13');
  expect(other.board.discard).toContain('E13');

  const off = table()
    .zone('court', { 0: ['E23'], 1: ['E05'] })
    .embers(0, 0)
    .off('E23')
    .confront('court', 'violence');
  off.seat(1).picks('E23');
  expect(off.board.discard).toContain('E23');
});
