import { open } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { elekt } from './elekt.js';
import { positions } from './testing/new-game.js';
import { table } from './testing/table.js';

describe('invariants that speak of more than one position', () => {
  test('INV-17 Privileges never change owner: the History Forger cannot take one', () => {
    const t = table()
      .owns(1, 'P02')
      .won(1, 'M05')
      .zone('court', { 0: ['E01'] })
      .embers(0, 3)
      .confront('court', 'cunning');
    t.seat(0).isAsked('cunning/choice', ['forge:E01:M05', 'stop']).picks('forge:E01:M05');
    expect([t.board.seats[0]!.missions, t.board.seats[1]!.missions]).toEqual([['M05'], []]);
    expect([t.board.seats[0]!.privileges, t.board.seats[1]!.privileges]).toEqual([[], ['P02']]);
  });

  test('INV-19 each confrontation takes place once in a Zone, and Power is due once in every Zone', () => {
    const t = table()
      .zone('mission', { 0: ['B3.0'] })
      .zone('court', { 1: ['B3.1'] })
      .confrontations();
    const zone = ({ params }: (typeof t.events)[number]) => (params.zone as { zone: string }).zone;
    expect(t.told('no-winner').map(zone)).toEqual([
      ...Array<string>(3).fill('mission'),
      ...Array<string>(3).fill('court'),
    ]);
    expect([...t.told('won-card'), ...t.told('card-unclaimed')].map(zone)).toEqual(['mission', 'court', 'influence']);
  });

  test('INV-20 a confrontation without winner changes nothing', () => {
    const tie = table().zone('court', { 0: ['B4.0', 'E12'], 1: ['B4.1', 'E21'] });
    expect(tie.confront('court', 'violence').board).toEqual(tie.s);
    expect(tie.confront('court', 'occultism').board).toEqual(tie.s);
    expect(tie.confront('court', 'cunning').board).toEqual(tie.s);
  });

  test('INV-21 a swap leaves the number of units per player and Zone unchanged', () => {
    const t = table()
      .zone('mission', { 0: ['B2.0', 'B3.0'], 1: ['B3.1'] })
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'] });
    t.confront('mission', 'cunning').seat(0).picks('swap:B3.0:B1.0');
    const owners = (zone: 'mission' | 'court') => t.board.zones[zone].units.map((unit) => unit.owner).sort();
    expect([owners('mission'), owners('court')]).toEqual([
      [0, 0, 1],
      [0, 1],
    ]);
    expect([t.zoneOf('B3.0'), t.zoneOf('B1.0')]).toEqual(['court', 'mission']);
  });

  test('INV-22 a unit that goes to a hand is no longer switched off', () => {
    const t = table()
      .zone('court', { 0: ['E13'] })
      .off('E13')
      .hand(0, [])
      .hand(1, ['E25'])
      .embers(1, 2)
      .assign(1);
    expect(t.symbols('E13', 'power')).toBe(1);
    t.seat(1).picks('E25:court').picks('true');
    t.seat(0).picks('save').picks('E13:court');
    expect([t.unit('E13')!.off, t.symbols('E13', 'power')]).toEqual([false, 3]);
  });

  test('INV-26 the same seed and the same decisions give the same states', () => {
    expect(positions()).toEqual(positions());
    const shuffles = (seed: number) => {
      const opened = open(elekt, { seats: 2, seed });
      return opened.ok ? opened.table.log[0]!.fates : [];
    };
    expect(shuffles(1)).toHaveLength(5);
    expect(shuffles(1)).toEqual(shuffles(1));
    expect(shuffles(1)).not.toEqual(shuffles(2));
  });

  test('INV-28 a paid cost reaches the pool in full', () => {
    const t = table()
      .zone('court', { 1: ['B3.1'] })
      .hand(0, ['E25'])
      .embers(0, 2)
      .assign();
    const { embers } = t.board;
    t.seat(0).picks('E25:court').picks('true');
    expect([t.embersOf(0), t.board.embers - embers]).toEqual([0, 2]);
    const short = table()
      .zone('court', { 1: ['B3.1'] })
      .hand(0, ['E25'])
      .embers(0, 1)
      .assign();
    short.seat(0).picks('E25:court');
    short.seat(1).isAsked('assignment/choice'); // 1 Ember is not enough: the ability is not offered
  });

  test('INV-29 a reshuffle turns the whole discard pile into the deck and keeps every card', () => {
    const t = table().deck([], true).discard(['E03', 'B1.1', 'E04', 'E05']).recruit();
    expect([...t.board.seats[0]!.drawn, ...t.board.elite].sort()).toEqual(['B1.1', 'E03', 'E04', 'E05']);
    expect(t.board.discard).toEqual([]);
    const none = table().deck(['E01', 'E02'], true).discard(['E03']).recruit();
    expect([none.board.elite, none.board.discard]).toEqual([[], ['E03']]); // the deck was not empty when drawn from
  });

  test('INV-30 holder and direction change only if a Privilege was won in this round', () => {
    const none = table({ seats: 3 }).scepter(1, 'counter-clockwise').endRound(null);
    expect(none.ended).toBe(true);
    expect(none.board).toMatchObject({ scepter: 1, direction: -1 });
    const won = table({ seats: 3 }).scepter(1, 'counter-clockwise').endRound(2);
    won.seat(2).isAsked('round-end/scepter').picks('0:clockwise');
    expect(won.board).toMatchObject({ scepter: 0, direction: 1 });
  });
});
