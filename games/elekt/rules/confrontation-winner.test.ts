import { expect } from 'vitest';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

const wonBy = (t: TestTable, key: 'won-confrontation' | 'won-card') =>
  t.told(key).map((event) => (event.params.seat as { seat: number }).seat);

rule(
  ['ELEK-6.11', 'ELEK-17.21'],
  'the strictly highest count of at least 1 wins Occultism, Cunning and Violence',
  () => {
    const occultism = table()
      .zone('court', { 0: ['B1.0'], 1: ['E06'] })
      .confront('court', 'occultism');
    expect(wonBy(occultism, 'won-confrontation')).toEqual([1]); // 1 to 2
    occultism.seat(1).isAsked('occultism/token');
    const cunning = table()
      .zone('court', { 0: ['B2.0'], 1: ['E12'] })
      .zone('mission', { 0: ['B3.0'] })
      .confront('court', 'cunning');
    expect(wonBy(cunning, 'won-confrontation')).toEqual([0]); // 2 to 1
    cunning.seat(0).isAsked('cunning/choice', ['swap:B2.0:B3.0', 'stop']);
    const violence = table()
      .zone('court', { 0: ['B3.0'], 1: ['E19'] })
      .confront('court', 'violence');
    expect(wonBy(violence, 'won-confrontation')).toEqual([1]); // 0 to 1
    violence.seat(1).isAsked('violence/victim', ['B3.0', 'E19', 'stop']);
  },
);

rule('ELEK-6.12', 'a shared highest count has no winner and no effect', () => {
  const t = table({ seats: 3 }).zone('court', { 0: ['B4.0'], 1: ['B4.1'], 2: ['E19'] });
  const before = structuredClone(t.s.zones);
  t.confront('court', 'violence');
  expect(t.ended).toBe(true);
  expect([wonBy(t, 'won-confrontation'), t.told('tied').length]).toEqual([[], 1]);
  expect(t.board.zones).toEqual(before);
});

rule(
  ['ELEK-6.12', 'ELEK-17.27'],
  'a tie is first for the Imperial Seal to buy, then for the Whisper Broker to win',
  () => {
    const tied = () =>
      table()
        .owns(1, 'P01')
        .zone('court', { 0: ['E26'], 1: ['B2.1'] })
        .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] });
    const sealed = tied().confront('court', 'cunning');
    sealed.seat(1).isAsked('confrontation/pay', ['true', 'false']).picks('true');
    expect([wonBy(sealed, 'won-confrontation'), sealed.embersOf(1)]).toEqual([[1], 0]);
    sealed.seat(1).isAsked('cunning/choice');
    const declined = tied().confront('court', 'cunning');
    declined.seat(1).picks('false');
    expect([wonBy(declined, 'won-confrontation'), declined.embersOf(1)]).toEqual([[0], 1]);
    // The Broker decides Cunning only, and only a tie that its owner has a part in.
    const occultism = table()
      .zone('court', { 0: ['E26', 'B1.0'], 1: ['B1.1'] })
      .confront('court', 'occultism');
    expect(wonBy(occultism, 'won-confrontation')).toEqual([]);
    const others = table({ seats: 3 })
      .zone('court', { 0: ['E26'], 1: ['B2.1', 'E17'], 2: ['B2.2', 'E01'] })
      .confront('court', 'cunning');
    expect(wonBy(others, 'won-confrontation')).toEqual([]); // 2 to 4 to 4
  },
);

rule(
  ['ELEK-6.12', 'ELEK-17.27'],
  'the Seal serves its owner alone, if tied at the top, able to pay, and once a round',
  () => {
    const nobody = (t: TestTable) => {
      expect([t.ended, wonBy(t, 'won-confrontation')]).toEqual([true, []]);
    };
    const duel = () =>
      table()
        .owns(0, 'P01')
        .zone('court', { 0: ['B4.0'], 1: ['B4.1'] });
    nobody(duel().embers(0, 0).confront('court', 'violence'));
    const used = duel().embers(0, 2);
    used.s.seats[0]!.sealUsed = true;
    nobody(used.confront('court', 'violence'));
    const below = table({ seats: 3 })
      .owns(0, 'P01')
      .zone('court', { 0: ['E19'], 1: ['B4.1'], 2: ['B4.2'] });
    nobody(below.confront('court', 'violence'));
    nobody(
      table()
        .owns(0, 'P01')
        .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
        .confront('court', 'violence'),
    ); // 0 to 0
  },
);

rule('ELEK-6.13', 'where everybody has 0 in Occultism, Cunning or Violence nobody wins', () => {
  const zero = (attribute: 'occultism' | 'cunning' | 'violence') => {
    const t = table()
      .zone('court', { 0: ['B3.0'], 1: ['E09'] })
      .confront('court', attribute);
    return [t.ended, t.told('no-winner').length, wonBy(t, 'won-confrontation')];
  };
  expect(zero('occultism')).toEqual([true, 1, []]);
  expect(zero('cunning')).toEqual([true, 1, []]);
  expect(zero('violence')).toEqual([true, 1, []]);
});

rule(['ELEK-6.14', 'ELEK-17.21'], 'a lone participant wins with 1 or more, and not with 0', () => {
  const one = table()
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  expect(wonBy(one, 'won-confrontation')).toEqual([0]);
  one.seat(0).isAsked('occultism/token');
  const zero = table()
    .zone('court', { 0: ['B3.0'] })
    .confront('court', 'occultism');
  expect([zero.ended, wonBy(zero, 'won-confrontation')]).toEqual([true, []]);
});

rule(
  ['ELEK-6.15', 'ELEK-17.22'],
  'Power goes to the highest count, a tie to the highest court position, and 0 is enough',
  () => {
    const higher = table()
      .zone('court', { 0: ['B1.0'], 1: ['B3.1'] })
      .scepter(0)
      .confront('court', 'power');
    expect(wonBy(higher, 'won-card')).toEqual([1]); // 1 to 2
    const tie = table()
      .zone('court', { 0: ['B3.0'], 1: ['B3.1'] })
      .scepter(1)
      .confront('court', 'power');
    expect(wonBy(tie, 'won-card')).toEqual([1]);
    const alone = table()
      .zone('court', { 0: ['B4.0'] })
      .scepter(1)
      .confront('court', 'power');
    expect(wonBy(alone, 'won-card')).toEqual([0]);
  },
);

rule('ELEK-10.4', 'WE-14 Power at zero: 0 to 0 goes to the higher court position', () => {
  const [ala, olek] = [0, 1];
  const t = table()
    .zone('court', { [ala]: ['B4.0'], [olek]: ['B2.1'] })
    .scepter(olek)
    .confrontations();
  t.seat(ala).isAsked('violence/victim').picks('stop'); // Olek's Cunning finds no unit to swap with
  expect(wonBy(t, 'won-card')).toEqual([olek]);
  expect(t.told('count').map((event) => event.params.count)).toEqual([0, 0]);
});

rule(
  'ELEK-17.50',
  'where two cards decide the same thing the earlier in Privilege, unit, Mission, Influence prevails',
  () => {
    // The Duel of Heirs gives the tie to the lowest court position, seat 1 …
    const mission = table()
      .mission('M16')
      .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('mission', 'power');
    expect(wonBy(mission, 'won-card')).toEqual([1]);
    // … but the Emperor's Ear of seat 0 is a Privilege, and goes before it;
    const privilege = table()
      .owns(0, 'P11')
      .mission('M16')
      .zone('mission', { 0: ['B3.0'], 1: ['B3.1'] })
      .confront('mission', 'power');
    expect(wonBy(privilege, 'won-card')).toEqual([0]);
    // … and the Turncoat Legate of seat 1 is a unit, and goes before it too.
    const unit = table()
      .mission('M16')
      .zone('mission', { 0: ['B3.0', 'B1.0'], 1: ['E32'] })
      .confront('mission', 'power');
    expect(wonBy(unit, 'won-card')).toEqual([0]);
    // In the after-assignment window a unit's ability comes before the Mission.
    const thief = table().mission('M02').hand(0, ['B1.0']).embers(0, 1).assign();
    thief.seat(0).picks('B1.0:mission').isAsked('instant-ability/use');
    expect(thief.embersOf(0)).toBe(1);
  },
);

rule('ELEK-17.51', 'units of one player react in their order of arrival in the Zone', () => {
  const won = (...units: string[]) => {
    const t = table().zone('court', { 0: units }).embers(0, 0).confront('court', 'occultism');
    t.seat(0).picks('stop').isAsked('extra-token/token');
    return t.embersOf(0);
  };
  expect(won('E07', 'E12')).toBe(0); // the Symbiont asks before the Demiurge pays
  expect(won('E12', 'E07')).toBe(1);
});

rule('ELEK-17.51', 'things of one kind happen in the court position order of their owners', () => {
  const harvesters = (direction: 'clockwise' | 'counter-clockwise') =>
    table({ seats: 3 })
      .zone('court', { 0: ['B1.0'], 1: ['B1.1'], 2: ['B1.2'] })
      .scepter(1, direction)
      .endRound(null)
      .told('gained-embers')
      .map((event) => event.params.seat);
  expect(harvesters('clockwise')).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 0 }]);
  expect(harvesters('counter-clockwise')).toEqual([{ seat: 1 }, { seat: 0 }, { seat: 2 }]);
});

rule('ELEK-17.53', 'a text without "may" is mandatory as far as it can be carried out', () => {
  // The Symbiont's token cannot be declined, unlike the tokens of Occultism itself.
  const t = table()
    .zone('court', { 0: ['E07'] })
    .confront('court', 'occultism');
  const tokens = ['occultism:E07', 'cunning:E07', 'violence:E07', 'power:E07'];
  t.seat(0)
    .isAsked('occultism/token', [...tokens, 'stop'])
    .picks('stop')
    .isAsked('extra-token/token', tokens);
  // The Staldorg takes a unit from hand; the Ossuary Bank, worded "may", takes a no.
  const toll = table().mission('M01').hand(0, ['B3.0', 'B1.0', 'B2.0']).assign();
  toll.seat(0).picks('B3.0:mission').isAsked('discard-units/unit', ['B1.0', 'B2.0']);
  const bank = table()
    .influence('I16')
    .discard(['E05'])
    .zone('influence', { 0: ['B3.0'] })
    .confront('influence', 'power');
  bank.seat(0).isAsked('after-winning/choice', ['E05', 'stop']);
  // Ties and bonuses that are not worded "may" apply without a question.
  const broker = table()
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .confront('court', 'cunning');
  expect(wonBy(broker, 'won-confrontation')).toEqual([0]);
});
