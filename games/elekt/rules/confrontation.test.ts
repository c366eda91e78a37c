import { expect } from 'vitest';
import { base } from '../content/base.js';
import { addPack } from '../content/packs.js';
import { removePacksAfterwards } from '../testing/packs.js';
import { rule } from '../testing/rule.js';
import { type TestTable, table } from '../testing/table.js';

removePacksAfterwards();

/** The confrontations that were resolved without a decision, in order: 'mission occultism', … */
function resolved(t: TestTable): string[] {
  return t.events.flatMap(({ key, params }) => {
    const [zone, attribute] = [params.zone as { zone: string }, params.attribute as { attribute: string }];
    if (key === 'event.no-winner') return [`${zone.zone} ${attribute.attribute}`];
    return key === 'event.won-card' ? [`${zone.zone} power`] : [];
  });
}

const wonBy = (t: TestTable, key: 'won-confrontation' | 'won-card') =>
  t.told(key).map((event) => (event.params.seat as { seat: number }).seat);

/** A Dignitary {POW 2} alone in each Zone: nothing is won but Power, and nobody is asked. */
const calm = () =>
  table({ seats: 3 })
    .zone('mission', { 0: ['B3.0'] })
    .zone('influence', { 1: ['B3.1'] })
    .zone('court', { 2: ['B3.2'] });

rule(
  ['ELEK-6.1', 'ELEK-6.2', 'ELEK-6.3', 'ELEK-6.4', 'ELEK-6.19'],
  'Mission, Influence, Court; in each Occultism, Cunning, Violence, Power, each once and all before the next Zone',
  () => {
    expect(resolved(calm().confrontations())).toEqual([
      'mission occultism',
      'mission cunning',
      'mission violence',
      'mission power',
      'influence occultism',
      'influence cunning',
      'influence violence',
      'influence power',
      'court occultism',
      'court cunning',
      'court violence',
      'court power',
    ]);
  },
);

rule('ELEK-6.19', 'after a confrontation that somebody has won the next one follows too', () => {
  const t = table()
    .zone('mission', { 0: ['B1.0', 'B2.0', 'B4.0'] })
    .zone('court', { 0: ['B3.0'] })
    .confrontations();
  t.seat(0).isAsked('occultism/token').picks('stop').isAsked('cunning/choice').picks('stop');
  t.seat(0).isAsked('violence/victim').picks('stop');
  expect(wonBy(t, 'won-card')).toEqual([0, 0]); // Mission and Privilege; the empty Influence Zone lies between
  expect(t.ended).toBe(true);
});

rule(['ELEK-6.5', 'ELEK-17.23'], 'participation is checked anew for each confrontation', () => {
  const t = table()
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .scepter(1)
    .confrontations();
  t.seat(0).isAsked('violence/victim').picks('B3.1');
  t.seat(1).picks('save');
  // Seat 1 took part in Violence, but not in Power: seat 0 wins it with 0, alone.
  const counts = t.told('count').map((event) => [event.params.seat, event.params.count]);
  expect(counts).toEqual([[{ seat: 0 }, 0]]);
  expect(wonBy(t, 'won-card')).toEqual([0]);
});

rule('ELEK-6.5', 'exactly those with a unit in this Zone take part', () => {
  const t = table({ seats: 3 })
    .zone('court', { 0: ['B3.0'], 2: ['B4.2'] })
    .zone('influence', { 1: ['B4.1'] })
    .confront('court', 'cunning');
  const counting = t.told('count').map((event) => event.params.seat);
  expect(counting).toEqual([{ seat: 0 }, { seat: 2 }]);
});

rule('ELEK-6.6', 'who does not take part has no count, cannot win and is ignored for ties', () => {
  // The Master of Ceremonies counts 1 more in the Court Zone, but only for one who takes part there.
  const t = table()
    .owns(1, 'P05')
    .zone('court', { 0: ['B4.0'] })
    .scepter(1)
    .confront('court', 'power');
  expect(t.told('count').map((event) => event.params.seat)).toEqual([{ seat: 0 }]);
  expect(wonBy(t, 'won-card')).toEqual([0]);
  // Seat 1 has as many symbols in another Zone; that is no tie.
  const alone = table()
    .zone('court', { 0: ['B4.0'] })
    .zone('mission', { 1: ['B4.1'] })
    .confront('court', 'violence');
  expect(wonBy(alone, 'won-confrontation')).toEqual([0]);
});

rule(
  ['ELEK-6.16', 'ELEK-17.50'],
  'a won confrontation: its effect, then unit triggers, then the trigger of the Zone card',
  () => {
    // A Mission that pays for Occultism, so that units and Mission react to the same victory.
    const missions = base.missions.map((card) =>
      card.id === 'M10'
        ? { ...card, powers: [{ is: 'ember-on-win', attribute: 'occultism', amount: 1 } as const] }
        : card,
    );
    addPack({ ...base, id: 'pays-for-occultism', missions });
    const t = table({ pack: 'pays-for-occultism' })
      .mission('M10')
      .zone('mission', { 0: ['E07'] })
      .embers(0, 0)
      .confront('mission', 'occultism');
    t.seat(0).isAsked('occultism/token').picks('power:E07').picks('violence:E07');
    t.seat(0).isAsked('extra-token/token'); // the Symbiont, after the normal tokens
    expect(t.embersOf(0)).toBe(0); // and before the Mission
    t.seat(0).picks('power:E07');
    expect([t.embersOf(0), t.unit('E07')!.tokens.power, t.ended]).toEqual([1, 2, true]);
  },
);

rule('ELEK-6.16', 'the effect comes before the trigger of a Mission or Influence', () => {
  const mission = table()
    .mission('M10')
    .zone('mission', { 0: ['B2.0'] })
    .zone('court', { 0: ['B3.0'] })
    .confront('mission', 'cunning');
  expect(mission.embersOf(0)).toBe(1);
  mission.seat(0).isAsked('cunning/choice').picks('stop');
  expect(mission.embersOf(0)).toBe(2);
  const influence = table()
    .influence('I10')
    .zone('influence', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('influence', 'violence');
  influence.seat(0).picks('B3.1');
  influence.seat(1).isAsked('annihilate/save');
  expect(influence.embersOf(0)).toBe(1);
  influence.seat(1).picks('save');
  expect(influence.embersOf(0)).toBe(2);
});

rule('ELEK-6.17', 'tokens, swaps and annihilations may be declined; a card won by Power may not', () => {
  const occultism = table()
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  occultism.seat(0).isAsked('occultism/token').picks('stop');
  expect([occultism.ended, occultism.unit('B1.0')!.tokens.power]).toEqual([true, 0]);
  const cunning = table()
    .zone('court', { 0: ['B2.0'] })
    .zone('mission', { 0: ['B3.0'] })
    .confront('court', 'cunning');
  cunning.seat(0).isAsked('cunning/choice').picks('stop');
  expect([cunning.ended, cunning.zoneOf('B2.0')]).toEqual([true, 'court']);
  const violence = table()
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  violence.seat(0).isAsked('violence/victim').picks('stop');
  expect([violence.ended, violence.unitsIn('court')]).toEqual([true, ['B4.0', 'B3.1']]);
  const power = table()
    .zone('court', { 0: ['B3.0'] })
    .confront('court', 'power');
  expect([power.ended, power.board.seats[0]!.privileges.length]).toEqual([true, 1]); // nobody was asked
});

rule(['ELEK-6.18', 'ELEK-15.25'], 'WE-13 Smelters: Violence, Occultism, Cunning, Power, and Violence only once', () => {
  const order = (influence: string) =>
    resolved(calm().influence(influence).confrontations()).filter((entry) => entry.startsWith('influence'));
  expect(order('I04')).toEqual(['influence violence', 'influence occultism', 'influence cunning', 'influence power']);
  expect(order('I03')).toEqual(['influence cunning', 'influence occultism', 'influence violence', 'influence power']);
});

rule(
  ['ELEK-6.20', 'ELEK-10.8', 'ELEK-17.24'],
  'WE-15 empty Zone: nobody takes part, and its card leaves the game',
  () => {
    const t = table()
      .zone('mission', { 0: ['B3.0'] })
      .zone('court', { 1: ['B3.1'] })
      .confrontations();
    expect(t.board.gone.influences).toEqual(['I13']);
    expect(t.told('count').some((event) => (event.params.zone as { zone: string }).zone === 'influence')).toBe(false);
    expect([t.board.seats[0]!.missions, t.board.seats[1]!.privileges.length]).toEqual([['M16'], 1]);
    // The phase ends: the cards of all three Zones have been won or discarded.
    const { mission, influence, court } = t.board.zones;
    expect([mission.card, influence.card, court.card, t.ended]).toEqual([null, null, null, true]);
  },
);

rule(['ELEK-17.24', 'ELEK-10.9'], 'a Zone that became empty during the phase loses its card as well', () => {
  const t = table()
    .zone('mission', { 0: ['B4.0'] })
    .confrontations();
  t.seat(0).isAsked('violence/victim', ['B4.0', 'stop']).picks('B4.0').picks('save');
  expect(t.board.gone.missions).toEqual(['M16']);
  expect(t.titlesOf(0)).toBe(0);
});

rule('ELEK-6.21', 'an extra confrontation has the same participants, counts, ties and effect', () => {
  // The Skarger {VIO 2} meets the Assassin {VIO 2}: a tie has no effect.
  const tie = table()
    .zone('court', { 1: ['B4.1'] })
    .hand(0, ['E05'])
    .assign();
  tie.seat(0).picks('E05:court').picks('true');
  expect([tie.told('tied').length, tie.embersOf(0)]).toEqual([1, 0]);
  tie.seat(1).isAsked('assignment/choice');
  // Anyone may win it, here seat 1 with 3 to 2; the effect and the save are the usual ones.
  const lost = table()
    .zone('court', { 1: ['B4.1', 'E19'] })
    .hand(0, ['E05'])
    .embers(0, 2)
    .assign();
  lost.seat(0).picks('E05:court').picks('true');
  lost.seat(1).isAsked('violence/victim', ['B4.1', 'E19', 'E05', 'stop']).picks('E05');
  lost.seat(0).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
  expect([lost.handOf(0), lost.embersOf(0)]).toEqual([['E05'], 0]);
});

rule(
  [
    'ELEK-6.7',
    'ELEK-7.1',
    'ELEK-7.4',
    'ELEK-8.1',
    'ELEK-8.6',
    'ELEK-8.7',
    'ELEK-9.5',
    'ELEK-9.11',
    'ELEK-6.10',
    'ELEK-10.3',
    'ELEK-15.37',
  ],
  'WE-02 WE-03 WE-04 WE-05 the confrontations in the Temple',
  () => {
    const [asia, bartek] = [0, 1];
    const t = table()
      .influence('I02')
      .zone('influence', { [asia]: ['E08', 'B1.0'], [bartek]: ['E09', 'E12', 'E10'] })
      .zone('court', { [bartek]: ['E11'] })
      .tokens('E09', { power: 1 })
      .tokens('E11', { cunning: 2 })
      .scepter(bartek)
      .embers(bartek, 1);
    expect(t.s.pool).toEqual({ occultism: 6, cunning: 4, violence: 6, power: 6 });
    t.confrontations();

    // WE-02: Occultism 2 to 1. Two equal tokens would be illegal.
    expect(
      t
        .told('count')
        .slice(-2)
        .map((event) => event.params.count),
    ).toEqual([2, 1]);
    t.seat(asia).isAsked('occultism/token').picks('power:E08');
    expect(t.seat(asia).refused('power:B1.0')).toEqual({ code: 'illegal', rule: 'ELEK-7.4' });
    t.seat(asia).picks('violence:B1.0');
    expect(t.board.pool).toMatchObject({ power: 5, violence: 5 });

    // WE-03: Cunning 0 to 1. The Crawler arrives with both tokens; nothing is assigned.
    expect(t.told('count').map((event) => event.params.count)).toEqual([0, 1]);
    t.seat(bartek)
      .isAsked('cunning/choice', ['swap:E09:E11', 'swap:E12:E11', 'swap:E10:E11', 'stop'])
      .picks('swap:E12:E11');
    expect([t.zoneOf('E11'), t.zoneOf('E12'), t.unit('E11')!.tokens.cunning]).toEqual(['influence', 'court', 2]);
    expect(t.board.seats[bartek]!.assigned).toBe(0);

    // WE-04: Violence 1 to 0. The Ecclesiast is saved for 1 Ember, its token returns to the pool.
    expect(t.told('count').map((event) => event.params.count)).toEqual([1, 0]);
    t.seat(asia).isAsked('violence/victim').picks('E09');
    t.seat(bartek).isAsked('annihilate/save', ['save', 'let-go']).picks('save');
    expect(t.handOf(bartek)).toContain('E09');
    expect([t.board.pool.power, t.embersOf(bartek)]).toEqual([6, 0]);

    // WE-05: Power 4 to 4. Bartek has the higher court position and wins the Temple.
    const power = t
      .told('count')
      .filter((event) => (event.params.attribute as { attribute: string }).attribute === 'power');
    expect(power.map((event) => event.params.count)).toEqual([4, 4]);
    expect(t.board.seats[bartek]!.influences).toEqual(['I02']);
    expect([t.titlesOf(bartek), t.titlesOf(asia)]).toEqual([1, 0]);
  },
);
