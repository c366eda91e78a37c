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
});
