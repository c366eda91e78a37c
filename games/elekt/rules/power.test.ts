import { view } from '@tabula/kernel/sight.js';
import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';

rule(['ELEK-10.1', 'ELEK-10.2'], 'the highest count takes the card, and nobody is asked', () => {
  const t = table()
    .zone('influence', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('influence', 'power');
  expect(t.questions).toEqual([]);
  expect(t.board.seats[0]?.influences).toEqual([]);
  expect(t.board.seats[1]?.influences).toEqual(['I13']);
  expect(t.board.zones.influence.card).toBeNull();
});

rule('ELEK-10.3', 'a tie is won by the highest court position among the tied', () => {
  const tie = (scepter: number, direction: 'clockwise' | 'counter-clockwise') =>
    table({ seats: 3 })
      .scepter(scepter, direction)
      .zone('influence', { 0: ['B1.0'], 1: ['B3.1'], 2: ['B3.2'] })
      .confront('influence', 'power').board;
  expect(tie(0, 'clockwise').seats[1]?.influences).toEqual(['I13']);
  expect(tie(0, 'counter-clockwise').seats[2]?.influences).toEqual(['I13']);
  expect(tie(2, 'clockwise').seats[2]?.influences).toEqual(['I13']);
});

rule('ELEK-10.4', 'a tie at 0 is decided in the same way', () => {
  const t = table()
    .scepter(1)
    .zone('court', { 0: ['B4.0'], 1: ['B2.1'] })
    .confront('court', 'power');
  expect(t.count('court', 1, 'power')).toBe(0);
  expect(t.board.seats[0]?.privileges).toEqual([]);
  expect(t.board.seats[1]?.privileges).toEqual(['P01']);
});

rule(['ELEK-10.5', 'ELEK-17.22'], 'who is alone in the Zone wins the card even with 0', () => {
  const t = table()
    .scepter(0)
    .zone('influence', { 1: ['B4.1'] })
    .confront('influence', 'power');
  expect(t.count('influence', 1, 'power')).toBe(0);
  expect(t.board.seats[1]?.influences).toEqual(['I13']);
});

rule('ELEK-10.6', 'a won card lies face up where everybody sees it', () => {
  const t = table()
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  const seenBy = (viewer: number | null) => view(t.kernel.game, t.kernel.state, viewer).board.seats[0]?.influences;
  expect(seenBy(0)).toEqual(['I13']);
  expect(seenBy(1)).toEqual(['I13']);
  expect(seenBy(null)).toEqual(['I13']);
});

rule('ELEK-10.7', 'the Titles of a won card count from that moment', () => {
  const t = table()
    .mission('M01')
    .zone('mission', { 0: ['B3.0'] });
  expect(t.titlesOf(0)).toBe(0);
  t.confront('mission', 'power');
  expect(t.titlesOf(0)).toBe(2);
  expect(t.titlesOf(1)).toBe(0);
});

rule('ELEK-10.8', 'where nobody has a unit, nobody wins and the card leaves the game', () => {
  const t = table()
    .zone('mission', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(t.board.zones.influence.card).toBeNull();
  expect(t.board.gone.influences).toEqual(['I13']);
  expect(t.board.influences).not.toContain('I13');
  expect(t.board.seats.map((player) => player.influences)).toEqual([[], []]);
});

rule(['ELEK-10.9', 'ELEK-17.24'], 'a Zone that became empty in this phase loses its card too', () => {
  const t = table()
    .zone('mission', { 0: ['B4.0'] })
    .confrontations();
  t.seat(0).isAsked('violence/victim').picks('B4.0').picks('save');
  expect(t.board.gone.missions).toEqual(['M16']);
  expect(t.board.seats[0]?.missions).toEqual([]);
});

rule('ELEK-10.10', 'in the Court Zone the card is the face-up Privilege', () => {
  const t = table()
    .privilege('P09')
    .zone('court', { 0: ['B1.0'], 1: ['B3.1'] })
    .confront('court', 'power');
  expect(t.board.seats[1]?.privileges).toEqual(['P09']);
  expect(t.board.privilegeTo).toBe(1);
  expect(t.board.zones.court.card).toBeNull();
  expect(t.titlesOf(1)).toBe(0);
});

rule('ELEK-10.11', 'the card is placed first, then its text for the winner is resolved', () => {
  const t = table()
    .embers(0, 0)
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(t.events.map((event) => event.key)).toEqual(['event.count', 'event.won-card', 'event.gained-embers']);
  expect(t.embersOf(0)).toBe(2);
});

rule('ELEK-10.11', 'the check for victory stands between them: a winner does not get what the card gives', () => {
  const t = table()
    .round(3)
    .won(0, 'M01')
    .won(0, 'M03')
    .won(0, 'M04')
    .embers(0, 0)
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  expect(t.result).toEqual({ places: [[0], [1]], reason: 'titles' });
  expect(t.board.seats[0]?.influences).toEqual(['I13']);
  expect(t.embersOf(0)).toBe(0);
});

/** Three players share the highest count in the Mission Zone; seat 0 holds the Scepter. */
const threeTied = () => table({ seats: 3 }).mission('M15');

rule('ELEK-10.12', "the Emperor's Ear wins a tie before anything else is looked at", () => {
  const t = threeTied()
    .mission('M16')
    .owns(1, 'P11')
    .zone('mission', { 0: ['B3.0', 'B1.0'], 1: ['E32'], 2: ['B3.2', 'B1.2'] })
    .confront('mission', 'power');
  expect(t.board.seats[1]?.missions).toEqual(['M16']);
});

rule(
  'ELEK-10.12',
  "the Emperor's Ear helps only those who share the highest count, and only in the Mission Zone",
  () => {
    const lower = table()
      .owns(1, 'P11')
      .zone('mission', { 0: ['B3.0'], 1: ['B1.1'] })
      .confront('mission', 'power');
    expect(lower.board.seats[0]?.missions).toEqual(['M16']);
    const influence = table()
      .owns(1, 'P11')
      .zone('influence', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('influence', 'power');
    expect(influence.board.seats[0]?.influences).toEqual(['I13']);
  },
);

rule('ELEK-10.12', 'the Turncoat Legate is left out before the Duel of Heirs or court position decide', () => {
  const legate = (mission: string, owner: number) => {
    const others = [0, 1, 2].filter((seat) => seat !== owner);
    return threeTied()
      .mission(mission)
      .zone('mission', {
        [owner]: ['E32'],
        [others[0]!]: [`B3.${others[0]}`, `B1.${others[0]}`],
        [others[1]!]: [`B3.${others[1]}`, `B1.${others[1]}`],
      })
      .confront('mission', 'power').board;
  };
  expect(legate('M15', 0).seats[1]?.missions).toEqual(['M15']);
  expect(legate('M16', 2).seats[1]?.missions).toEqual(['M16']);
});

rule('ELEK-10.12', 'in the Duel of Heirs the lowest court position wins a tie', () => {
  const t = threeTied()
    .mission('M16')
    .zone('mission', { 0: ['B3.0'], 1: ['B3.1'], 2: ['B1.2'] })
    .confront('mission', 'power');
  expect(t.board.seats[1]?.missions).toEqual(['M16']);
});

rule('ELEK-10.12', 'the Legate wins without a tie like anybody else', () => {
  const t = table()
    .zone('influence', { 0: ['B3.0'], 1: ['E32'] })
    .confront('influence', 'power');
  expect(t.board.seats[1]?.influences).toEqual(['I13']);
});

rule('ELEK-15.22', 'WE-12: the Werewolf Packs can be won with an empty hand, and nothing is discarded', () => {
  const t = table()
    .hand(0, [])
    .discard([])
    .mission('M03')
    .zone('mission', { 0: ['B3.0'], 1: ['B1.1'] })
    .confront('mission', 'power');
  expect(t.board.seats[0]?.missions).toEqual(['M03']);
  expect(t.titlesOf(0)).toBe(2);
  expect(t.questions).toEqual([]);
  expect(t.board.discard).toEqual([]);
  expect(t.ended).toBe(true);
});

rule('ELEK-17.84', 'Privileges that are not worded "may" count without asking their owner', () => {
  const t = table()
    .owns(1, 'P05')
    .owns(1, 'P07')
    .owns(1, 'P08')
    .owns(1, 'P09')
    .zone('mission', { 1: ['B3.1'] })
    .zone('influence', { 1: ['B4.1'] })
    .zone('court', { 0: ['B3.0'], 1: ['B1.1', 'E16'] });
  t.confront('court', 'power');
  expect(t.questions).toEqual([]);
  expect(t.count('court', 1, 'power')).toBe(2);
  expect(t.count('mission', 1, 'violence')).toBe(1);
  expect(t.count('influence', 1, 'cunning')).toBe(1);
  expect(t.count('mission', 1, 'occultism')).toBe(1);
  expect(t.count('court', 1, 'violence')).toBe(0);
});

rule('ELEK-17.84', 'the Black Levy draws three and the Ember Vault adds to the harvest without asking', () => {
  const levy = table().owns(0, 'P03').deck(['E01', 'E02', 'E03']).recruit();
  levy.seat(0).isAsked('recruit/keep', ['E01', 'E02', 'E03', 'redraw']);
  const vault = table().owns(0, 'P02').embers(0, 0).endRound(null);
  expect(vault.questions).toEqual([]);
  expect(vault.embersOf(0)).toBe(1);
  expect(vault.embersOf(1)).toBe(1);
});
