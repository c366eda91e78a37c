import { describe, expect, it } from 'vitest';
import { problemsOfPack } from './check.js';
import { core } from './core.js';
import { encountersOf } from './pack.js';

describe('the core pack', () => {
  it('can be played with', () => {
    expect(problemsOfPack(core)).toEqual([]);
  });

  it.each([
    ['scenarios', core.scenarios, 4],
    ['investigators', core.investigators, 12],
    ['items', core.items, 28],
    ['allies', core.allies, 12],
    ['spells', core.spells, 10],
    ['special cards', core.specials, 26],
    ['starting cards', core.starting, 37],
    ['backs of Dark Pacts', core.pacts, 6],
    ['headlines', core.headlines, 32],
    ['kinds of monsters', core.monsters, 43],
    ['epic monsters', core.epics, 4],
    ['neighbourhood cards', core.neighbourhoods, 64],
    ['street cards', core.streets, 8],
    ['events', core.events, 96],
    ['anomalies', core.anomalies, 36],
    ['archive cards', core.archive, 40],
  ])('has its %s', (_kind, cards, count) => {
    expect(cards).toHaveLength(count);
  });

  it('has 62 monster cards', () => {
    expect(core.monsters.reduce((sum, { copies }) => sum + copies, 0)).toBe(62);
  });

  it('has three encounters on each card that has any', () => {
    expect(encountersOf(core)).toHaveLength((64 + 8 + 96 + 36 + 5) * 3);
  });

  it.each(core.scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s has its map, cup and events',
    (id, it) => {
      const { neighbourhoods, streets, cup } = it;
      expect(neighbourhoods).toHaveLength(5);
      expect(Object.values(cup).reduce((sum, count) => sum + count, 0)).toBe(14);
      expect(streets.length).toBeGreaterThanOrEqual(5);
      const events = core.events.filter((event) => event.id.startsWith(`event/${id.split('/')[1]}/`));
      expect(events).toHaveLength(24);
      for (const neighbourhood of neighbourhoods)
        expect(events.filter((event) => event.neighbourhood === neighbourhood).length).toBeGreaterThanOrEqual(4);
    },
  );

  it('has health and sanity of 12 together for all but Rex Murphy', () => {
    for (const { id, health, sanity } of core.investigators)
      expect([id, health + sanity]).toEqual([id, id === 'investigator/rex-murphy' ? 14 : 12]);
  });
});

describe('a pack from outside', () => {
  type Faulty = { -readonly [K in keyof typeof core]: (typeof core)[K] };
  const faulty = (change: (pack: Faulty) => void) => {
    const pack = JSON.parse(JSON.stringify(core)) as Faulty;
    change(pack);
    return problemsOfPack(pack);
  };

  it.each<[string, (pack: Faulty) => void, RegExp]>([
    [
      'an unknown verb',
      (pack) => Object.assign(pack.headlines[0]!, { does: [{ do: 'fly' }] }),
      /\/headlines\/0\/does\/0\/do: expected one of/,
    ],
    [
      'a wrong field',
      (pack) => Object.assign(pack.headlines[0]!, { does: [{ do: 'clue', count: 2 }] }),
      /\/headlines\/0\/does\/0/,
    ],
    [
      'two cards with one id',
      (pack) => {
        pack.items = [...pack.items, pack.items[0]!];
      },
      /item\/.*: is there twice/,
    ],
    [
      'a special card that nothing brings',
      (pack) => {
        pack.neighbourhoods = pack.neighbourhoods.filter(({ id }) => id !== 'encounter/downtown/1');
      },
      /special\/ace-of-rods: nothing brings it/,
    ],
    [
      'a missing encounter',
      (pack) => Object.assign(pack.neighbourhoods[0]!, { encounters: {} }),
      /encounter\/downtown\/1: expected an encounter for each/,
    ],
    [
      'doom elsewhere',
      (pack) => Object.assign(pack.events[0]!, { doom: ['graveyard'] }),
      /event\/azathoth\/1: graveyard is not in easttown/,
    ],
    [
      'too many monsters',
      (pack) => Object.assign(pack.scenarios[0]!, { monsters: { 'monster/cthulhu': 1 } }),
      /has no 1 copies of monster\/cthulhu/,
    ],
    [
      'more monsters in its deck and set aside than there are',
      (pack) => Object.assign(pack.scenarios[1]!.setAside, { 'monster/hooded-stalker': 1 }),
      /scenario\/umordhoth: has no 3 copies of monster\/hooded-stalker/,
    ],
    [
      'more monsters at the start than in its deck',
      (pack) =>
        Object.assign(pack.scenarios[0]!, {
          startingMonsters: { graveyard: 'monster/high-priest', 'river-docks': 'monster/high-priest' },
        }),
      /scenario\/azathoth: starts with more of monster\/high-priest than are in its deck/,
    ],
    [
      'skills that do not sum up',
      (pack) => Object.assign(pack.investigators[0]!.skills, { will: 1 }),
      /agnes-baker: skills sum to 11/,
    ],
    [
      'a gap of doom',
      (pack) => Object.assign(pack.anomalies[0]!, { encounters: pack.anomalies[0]!.encounters.slice(1) }),
      /anomaly\/azathoth\/1: nothing for 0 doom/,
    ],
    [
      'a clue outside events',
      (pack) => Object.assign(pack.streets[0]!.encounters.bridge, { does: [{ do: 'clue' }] }),
      /street\/1\/bridge: offers a clue/,
    ],
    [
      'no way to lose',
      (pack) => {
        pack.archive = pack.archive.filter(({ no }) => no !== 38);
      },
      /scenario\/deep: there is no way to lose/,
    ],
  ])('is refused for %s', (_what, change, problem) => {
    expect(faulty(change).join('\n')).toMatch(problem);
  });

  const first = (pack: Faulty) => pack.scenarios[0]!;
  const street = (pack: Faulty) => first(pack).streets[0]!;
  const anomaly = (pack: Faulty, ...encounters: object[]) => Object.assign(pack.anomalies[0]!, { encounters });
  const nothing = { does: [] };

  // All that is said, and what is still accepted beside it.
  it.each<[string, (pack: Faulty) => void, readonly string[]]>([
    [
      'a special card that is not there',
      (pack) => Object.assign(pack.headlines[0]!, { does: [{ do: 'special', card: 'special/none' }] }),
      ['there is no special card special/none'],
    ],
    [
      'a monster that is not there',
      (pack) =>
        Object.assign(pack.headlines[0]!, {
          does: [{ do: 'spawn-set-aside', monster: 'monster/none', where: 'your-space' }],
        }),
      ['there is no monster monster/none'],
    ],
    [
      'a street off the map',
      (pack) => Object.assign(street(pack), { from: 'southside' }),
      [
        'scenario/azathoth: a street leads off the map',
        'scenario/azathoth: a street between southside and downtown does not touch southside',
      ],
    ],
    [
      'a street that touches nothing',
      (pack) => Object.assign(street(pack), { borders: [] }),
      [
        'scenario/azathoth: a street between northside and downtown does not touch northside',
        'scenario/azathoth: a street between northside and downtown does not touch downtown',
      ],
    ],
    [
      'an investigator with an unknown card',
      (pack) => Object.assign(pack.investigators[0]!, { choice: [['starting/none', 'starting/none']] }),
      [
        'investigator/agnes-baker: there is no starting/none',
        'investigator/agnes-baker: there is no starting/none',
        'starting/none: is given twice',
        'starting/flesh-ward: nobody has it',
        'starting/storm-of-spirits: nobody has it',
      ],
    ],
    [
      'a starting card of nobody',
      (pack) => Object.assign(pack.starting[0]!, { id: 'starting/none' }),
      ['investigator/daniela-reyes: there is no starting/ace-of-swords', 'starting/none: nobody has it'],
    ],
    [
      'a card of two investigators',
      (pack) => Object.assign(pack.investigators[0]!, { has: pack.investigators[1]!.has }),
      [
        'starting/spirit-dagger: is given twice',
        'starting/until-the-end-of-time: is given twice',
        'starting/heirloom-of-hyperborea: nobody has it',
      ],
    ],
    ['an anomaly in two parts', (pack) => anomaly(pack, { from: 0, to: 1, ...nothing }, { from: 2, ...nothing }), []],
    [
      'a gap between two parts',
      (pack) => anomaly(pack, { from: 0, to: 1, ...nothing }, { from: 3, ...nothing }),
      ['anomaly/azathoth/1: nothing for 2 doom'],
    ],
    [
      'parts that overlap',
      (pack) => anomaly(pack, { from: 0, to: 1, ...nothing }, { from: 1, ...nothing }),
      ['anomaly/azathoth/1: nothing for 2 doom'],
    ],
    [
      'nothing for much doom',
      (pack) => anomaly(pack, { from: 0, to: 1, ...nothing }, { from: 2, to: 3, ...nothing }),
      ['anomaly/azathoth/1: nothing for 4 doom and more'],
    ],
    [
      'anomalies that are not there',
      (pack) => Object.assign(first(pack), { anomalies: 'none' }),
      ['scenario/azathoth: there are no anomalies none'],
    ],
    [
      'an event without a clue',
      (pack) => Object.assign(Object.values(pack.events[0]!.encounters)[0]!, nothing),
      ['event/azathoth/1/hibb-s-roadhouse: offers no clue'],
    ],
    [
      'an archive card that nothing brings',
      (pack) => Object.assign(first(pack), { archive: [...first(pack).archive, 40] }),
      ['scenario/azathoth: nothing brings archive card 40'],
    ],
    [
      'an archive card of another scenario',
      (pack) => Object.assign(first(pack), { archive: first(pack).archive.slice(1) }),
      ['scenario/azathoth: archive card 2 is not its own'],
    ],
    [
      'no archive card for an epic monster',
      (pack) => {
        pack.archive = pack.archive.filter(({ no }) => no !== 19);
      },
      [
        'there is no archive card 19',
        'there is no archive card 19',
        'monster/umordhoth: its archive card 19 is missing',
      ],
    ],
    [
      'no way to win',
      (pack) => Object.assign(pack, JSON.parse(JSON.stringify(pack).replaceAll('"do":"win"', '"do":"lose"'))),
      core.scenarios.map(({ id }) => `${id}: there is no way to win`),
    ],
    [
      'a monster too many at the start',
      (pack) => Object.assign(first(pack).startingMonsters, { graveyard: 'monster/none' }),
      ['scenario/azathoth: starts with more of monster/none than are in its deck'],
    ],
    [
      'all copies of a monster in the deck',
      (pack) =>
        Object.assign(first(pack), {
          monsters: Object.fromEntries(pack.monsters.map(({ id, copies }) => [id, copies])),
          setAside: {},
        }),
      [],
    ],
    [
      'two cards of one id in two decks',
      (pack) => Object.assign(pack.streets[0]!, { id: pack.events[0]!.id }),
      [
        'event/azathoth/1: is there twice',
        ...['residential', 'bridge', 'scenic'].map((at) => `event/azathoth/1/${at}: offers no clue`),
      ],
    ],
  ])('is judged exactly: %s', (_what, change, problems) => {
    expect(faulty(change)).toEqual(problems);
  });
});
