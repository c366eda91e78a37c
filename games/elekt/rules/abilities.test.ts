import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { table, tokenKeys } from '../testing/table.js';

rule('ELEK-13.9', 'a permanent ability works by itself as long as its unit lies in the Zone', () => {
  const t = table()
    .zone('mission', { 0: ['E31', 'B1.0'], 1: ['B4.1'] })
    .embers(0, 0)
    .confront('mission', 'violence');
  t.seat(0).isNotAsked();
  expect(t.symbols('B1.0', 'power')).toBe(2);
  t.seat(1).picks('E31');
  expect(t.board.discard).toContain('E31');
  expect(t.symbols('B1.0', 'power')).toBe(1);
});

rule('ELEK-13.10', 'an ability acts only in the Zone in which its card lies', () => {
  const t = table()
    .mission('M06')
    .zone('mission', { 0: ['B1.0'], 1: ['B4.1'] })
    .zone('influence', { 0: ['B3.0'] })
    .zone('court', { 0: ['E31', 'E24', 'B1.1'] });
  expect(t.symbols('B1.1', 'power')).toBe(2); // the Mentor is here
  expect(t.symbols('B1.0', 'power')).toBe(1);
  expect(t.symbols('B1.0', 'occultism')).toBe(2); // the Seance is here
  expect(t.symbols('B3.0', 'occultism')).toBe(0);
  t.confront('mission', 'violence').seat(1).picks('B1.0');
  t.seat(0).isAsked('annihilate/save', ['save', 'let-go']); // the Inquisitor is elsewhere
});

rule('ELEK-13.11', 'units in a hand, in the deck or on the discard pile do nothing', () => {
  const laid = () =>
    table()
      .hand(1, ['E24'])
      .discard(['E27'])
      .deck(['E29'])
      .zone('court', { 0: ['E06'], 1: ['B4.1'] });
  expect(laid().symbols('E06', 'power')).toBe(1);
  const tokens = laid().confront('court', 'occultism');
  tokens.seat(0).isAsked('occultism/token', [...tokenKeys(['E06', 'B4.1']), 'stop']);
  const struck = laid().confront('court', 'violence');
  struck.seat(1).picks('E06');
  struck.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});

rule('ELEK-13.15', '“no unit” covers the unit that carries the text', () => {
  const t = table()
    .zone('court', { 0: ['E24'], 1: ['B4.1', 'E05'] })
    .embers(0, 3)
    .confront('court', 'violence');
  t.seat(1).picks('E24');
  t.seat(0).isNotAsked();
  expect(t.board.discard).toContain('E24');

  const keeper = table().zone('court', { 0: ['E27'], 1: ['B3.1'] });
  expect(keeper.confront('court', 'occultism').ended).toBe(true);
  expect(keeper.told('won-confrontation')).toHaveLength(1);
});

rule('ELEK-13.16', '“your” is the card’s owner, “opponents” are all the others', () => {
  const t = table({ seats: 3 }).zone('court', { 0: ['E29', 'E05', 'E31'], 1: ['E06', 'B1.1'], 2: ['E12', 'B3.2'] });
  expect(t.symbols('E05', 'power')).toBe(1); // an own Wraith
  expect(t.symbols('E06', 'power')).toBe(0);
  expect(t.symbols('E12', 'power')).toBe(0);
  expect(t.symbols('B3.2', 'power')).toBe(2); // a Cultist
  expect(t.symbols('B1.1', 'power')).toBe(1); // the Mentor is not theirs
});

rule('ELEK-13.17', 'a Mission changes the rules of its Zone for all players', () => {
  const t = table({ seats: 3 })
    .mission('M08')
    .zone('mission', { 0: ['B1.0'], 1: ['B1.1'], 2: ['B4.2'] })
    .confront('mission', 'violence');
  t.seat(2).picks('B1.1');
  expect(t.ended).toBe(true);
  expect(t.board.discard).toContain('B1.1');

  const crowd = table({ seats: 3 })
    .influence('I17')
    .zone('influence', { 0: ['B3.0'], 1: ['B4.1'], 2: ['B1.2'] });
  expect([0, 1, 2].map((seat) => crowd.count('influence', seat, 'power'))).toEqual([3, 1, 2]);
});

rule('ELEK-13.18', 'the ability of a Zone card ends at once when it leaves the board', () => {
  const laid = () =>
    table()
      .influence('I15')
      .zone('influence', { 0: ['B3.0'] })
      .zone('court', { 0: ['B2.0'] });
  expect(laid().confront('court', 'cunning').ended).toBe(true); // the Garden lies there
  const won = laid().confrontations();
  expect(won.board.seats[0]!.influences).toEqual(['I15']);
  won.seat(0).isAsked('cunning/choice', ['swap:B2.0:B3.0', 'stop']);
});

rule(['ELEK-13.18', 'ELEK-17.57'], '“after winning this card” is carried out although the card has gone', () => {
  const t = table()
    .zone('influence', { 0: ['B3.0'], 1: ['B1.1'] })
    .embers(0, 0)
    .confront('influence', 'power');
  expect(t.board.zones.influence.card).toBe(null);
  expect(t.board.seats[0]!.influences).toEqual(['I13']);
  expect(t.embersOf(0)).toBe(2);
  expect(t.embersOf(1)).toBe(1);
});

rule('ELEK-13.19', 'the face-up Privilege does nothing for anybody', () => {
  const ceremonies = table()
    .privilege('P05')
    .zone('court', { 0: ['B3.0'], 1: ['B1.1'] });
  expect([0, 1].map((seat) => ceremonies.count('court', seat, 'power'))).toEqual([2, 1]);
  const won = table()
    .owns(0, 'P05')
    .zone('court', { 0: ['B3.0'], 1: ['B1.1'] });
  expect([0, 1].map((seat) => won.count('court', seat, 'power'))).toEqual([3, 1]);

  const seal = table()
    .privilege('P01')
    .zone('court', { 0: ['B4.0'], 1: ['B4.1'] })
    .embers(0, 3)
    .embers(1, 3);
  expect(seal.confront('court', 'violence').ended).toBe(true);
});

rule(['ELEK-13.20', 'ELEK-17.58'], 'a Privilege works from the moment it is won, the same harvest included', () => {
  const t = table()
    .privilege('P02')
    .zone('court', { 0: ['B3.0'] })
    .embers(0, 0)
    .confrontations();
  expect(t.board.seats[0]!.privileges).toEqual(['P02']);
  t.goOn().seat(0).isAsked('round-end/scepter').picks('0');
  expect(t.embersOf(0)).toBe(2);
  expect(t.embersOf(1)).toBe(1);

  const later = table().owns(0, 'P02').embers(0, 0).endRound(null);
  expect(later.embersOf(0)).toBe(1);
});

rule('ELEK-13.24', 'a card text overrides the general rules', () => {
  const t = table({ seats: 3 })
    .mission('M13')
    .zone('mission', { 0: ['B1.0', 'B2.0'] })
    .zone('court', { 0: ['E10', 'E11'] })
    .hand(0, ['B3.0'])
    .passed(1, 2)
    .assign();
  t.seat(0).isAsked('assignment/choice', ['B3.0:mission', 'B3.0:influence', 'pass']);
  expect(t.seat(0).refused('B3.0:court').code).toBe('illegal');

  const harbinger = table()
    .zone('court', { 0: ['E06'] })
    .confront('court', 'occultism');
  harbinger.seat(0).picks('power:E06').picks('power:E06');
  expect(harbinger.tokensOn('E06')).toEqual({ power: 2 });
});

rule(['ELEK-13.27', 'ELEK-17.52'], '“no tokens” beats every text that allows or orders one', () => {
  const t = table()
    .mission('M07')
    .zone('mission', { 1: ['B3.1'] })
    .hand(0, ['E10', 'B1.0'])
    .embers(0, 3)
    .passed(1)
    .assign();
  t.seat(0).assigns('E10', 'mission');
  expect(t.tokensOn('E10')).toEqual({});
  t.seat(0).assigns('B1.0', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.embersOf(0)).toBe(3);

  const symbiont = table()
    .mission('M07')
    .zone('mission', { 0: ['E07'] })
    .confront('mission', 'occultism');
  expect(symbiont.ended).toBe(true);
  expect(symbiont.tokensOn('E07')).toEqual({});

  const library = table()
    .influence('I01')
    .zone('influence', { 1: ['E27'] })
    .hand(0, ['E06'])
    .passed(1)
    .assign();
  library.seat(0).assigns('E06', 'influence').isAsked('assignment/choice', ['pass']);
  expect(library.tokensOn('E06')).toEqual({});
});

rule(['ELEK-13.27', 'ELEK-17.52', 'ELEK-9.14'], '“cannot be saved” beats every payment', () => {
  const t = table()
    .owns(0, 'P04')
    .mission('M08')
    .zone('mission', { 0: ['E23'], 1: ['B4.1'] })
    .embers(0, 3)
    .confront('mission', 'violence');
  t.seat(1).picks('E23');
  expect(t.ended).toBe(true);
  expect(t.board.discard).toContain('E23');
  expect(t.embersOf(0)).toBe(3);

  const colossus = table()
    .owns(0, 'P04')
    .zone('court', { 0: ['E18', 'E03'], 1: ['B4.1', 'E05'] })
    .embers(0, 3)
    .confront('court', 'violence');
  colossus.seat(1).picks('E18');
  expect(colossus.ended).toBe(true);
  expect(colossus.board.discard).toContain('E18');
});

rule(['ELEK-13.27', 'ELEK-17.52'], '“no Violence” beats the Skarger', () => {
  const t = table()
    .mission('M09')
    .zone('mission', { 1: ['B3.1'] })
    .hand(0, ['E05'])
    .passed(1)
    .assign();
  t.seat(0).assigns('E05', 'mission').isAsked('assignment/choice', ['pass']);
  expect(t.embersOf(0)).toBe(1);
  const fight = table()
    .mission('M09')
    .zone('mission', { 0: ['E05'], 1: ['B3.1'] });
  expect(fight.confront('mission', 'violence').told('count')).toEqual([]);
  expect(fight.ended).toBe(true);
});

rule('ELEK-13.28', 'what is not worded “may” cannot be declined', () => {
  const symbiont = table()
    .zone('court', { 0: ['E07'] })
    .confront('court', 'occultism');
  symbiont
    .seat(0)
    .isAsked('occultism/token', [...tokenKeys(['E07']), 'stop'])
    .picks('stop');
  symbiont.seat(0).isAsked('extra-token/token', tokenKeys(['E07']));
  expect(symbiont.seat(0).refused('stop').code).toBe('illegal');

  const passages = table()
    .owns(0, 'P06')
    .zone('court', { 0: ['B3.0'] })
    .confrontations();
  passages.seat(0).isAsked('passage/choice', ['B3.0:mission', 'B3.0:influence', 'stop']);
});

rule('ELEK-13.31', 'a switched-off unit keeps type, symbols and tokens and loses only its ability', () => {
  const t = table()
    .zone('court', { 0: ['E18', 'B3.0'], 1: ['E25', 'B4.1'] })
    .tokens('E18', { power: 1 })
    .embers(0, 1);
  expect(t.symbols('B3.0', 'power')).toBe(1);
  t.off('E18');
  expect(t.symbols('B3.0', 'power')).toBe(2);
  expect([t.symbols('E18', 'violence'), t.symbols('E18', 'power')]).toEqual([2, 3]);

  t.hand(1, ['E10']).passed(0).assign(1).seat(1).assigns('E10', 'court');
  expect(t.tokensOn('E10')).toEqual({}); // it is still a Wraith

  const struck = table()
    .zone('court', { 0: ['E18'], 1: ['B4.1', 'E05'] })
    .off('E18')
    .confront('court', 'violence');
  struck.seat(1).picks('E18');
  struck.seat(0).isAsked('annihilate/save', ['save', 'let-go']);
});
