import type {
  AnomalyCard,
  ArchiveCard,
  EncounterCard,
  EventCard,
  Headline,
  Pack,
  Scenario,
  Sheet,
  Street,
} from '../cards.js';
import { SKILLS } from '../language/values.js';
import { addPack } from '../packs.js';
import type { Text } from '../words.js';
import { ASSETS } from './trial-assets.js';
import { MONSTERS } from './trial-monsters.js';

/**
 * A small box for tests of the rules: five neighbourhoods in a ring, with one street between any two that follow each
 * other, and cards that have nothing but what the rules are about. Two scenarios: one with anomalies, one with terror.
 */
const NAMES = ['north', 'east', 'south', 'west', 'mid'] as const;
const spacesOf = (tile: string) => [`${tile}-a`, `${tile}-b`, `${tile}-c`] as const;
const TYPES = ['residential', 'bridge', 'scenic'] as const;

const STREETS: readonly Street[] = NAMES.map((tile, i) => {
  const next = NAMES[(i + 1) % NAMES.length]!;
  return {
    id: `street-${i}`,
    type: TYPES[i % 3]!,
    borders: i === 0 ? [`${tile}-b`, `${tile}-c`, `${next}-a`] : [`${tile}-b`, `${next}-a`],
  };
});

/** What encounters bring, in turn. */
const MEETINGS: readonly Text[] = [
  [{ do: 'test', skill: 'will', pass: [{ do: 'money', gain: 3 }], fail: [{ do: 'suffer', horror: 1 }] }],
  [{ do: 'pay', cost: [{ pay: 'money', count: 1 }], does: [{ do: 'remnant', gain: 1 }] }],
  [
    { do: 'suffer', damage: 1, horror: 1 },
    { do: 'may', does: [{ do: 'delay' }] },
    { do: 'money', gain: 1 },
  ],
  [{ do: 'choose', options: [[{ do: 'condition', gain: 'blessed' }], [{ do: 'condition', gain: 'dark-pact' }]] }],
  [
    {
      do: 'test',
      skill: 'lore',
      modifier: -1,
      pass: [{ do: 'remove-doom', count: 1, where: 'your-space' }],
      fail: [{ do: 'condition', gain: 'cursed' }],
    },
  ],
];
const meeting = (nth: number): Text => MEETINGS[nth % MEETINGS.length]!;

const encountersOf = (tile: string, from: number): EncounterCard[] =>
  Array.from({ length: 8 }, (_, n) => ({
    id: `encounter/${tile}/${n + 1}`,
    at: Object.fromEntries(spacesOf(tile).map((space, i) => [space, meeting(from + n + i)])),
  }));

const CLUED: readonly Text[] = [
  [{ do: 'test', skill: 'observation', pass: [{ do: 'clue' }] }],
  [{ do: 'clue' }],
  [{ do: 'pay', cost: [{ pay: 'money', count: 1 }], does: [{ do: 'clue' }] }],
];

const eventsOf = (scenario: string): EventCard[] =>
  Array.from({ length: 24 }, (_, n) => {
    const tile = NAMES[n % NAMES.length]!;
    const spaces = spacesOf(tile);
    return {
      id: `event/${scenario}/${n + 1}`,
      neighbourhood: tile,
      doom: n === 7 ? [spaces[0], spaces[1]] : [spaces[n % 3]!],
      at: Object.fromEntries(spaces.map((space, i) => [space, CLUED[(n + i) % 3]!])),
    };
  });

const anomaliesOf = (scenario: string): AnomalyCard[] =>
  Array.from({ length: 12 }, (_, n) => ({
    id: `anomaly/${scenario}/${n + 1}`,
    byDoom: [
      { from: 0, to: 1, does: [{ do: 'suffer', horror: 1 }] },
      {
        from: 2,
        to: 2,
        does: [{ do: 'test', skill: 'lore', pass: [{ do: 'remove-doom', count: 2, where: 'your-space' }] }],
      },
      {
        from: 3,
        does: [
          { do: 'remove-doom', count: 3, where: 'your-space' },
          { do: 'remnant', gain: 1 },
        ],
      },
    ],
  }));

const SHEETS: readonly Sheet[] = Array.from({ length: 9 }, (_, n) => ({
  id: `investigator/${n + 1}`,
  health: 5 + (n % 3),
  sanity: 7 - (n % 3),
  focusLimit: 1 + (n % 3),
  skills: Object.fromEntries(SKILLS.map((skill, i) => [skill, 2 + ((n + i) % 3)])) as Sheet['skills'],
  money: 1 + (n % 4),
  starts: n < 5 ? [`starting/${SKILLS[n]!}`] : [],
  chooses:
    n < 5 ? [[`starting/keepsake-${n}`], ['condition/blessed']] : [['condition/blessed'], ['condition/dark-pact']],
  ...(n === 0
    ? {
        abilities: [
          {
            at: 'action' as const,
            whose: 'own' as const,
            limit: 'round' as const,
            when: { when: 'own-money-below' as const, less: 3 },
            does: [{ do: 'money' as const, gain: 3 }],
          },
        ],
      }
    : {}),
}));

const HEADLINES: readonly Headline[] = Array.from({ length: 16 }, (_, n): Headline => {
  const id = `headline/${n + 1}`;
  if (n % 5 === 4)
    return {
      id,
      rumour: true,
      abilities: [
        { at: 'reckoning', forced: true, whose: 'any', does: [{ do: 'place-doom', count: 1, where: 'sheet' }] },
      ],
    };
  const enters: readonly Text[] = [
    [{ do: 'suffer', horror: 1 }],
    [{ do: 'each', of: 'each-investigator', as: 'one', acts: true, does: [{ do: 'money', lose: 1 }] }],
    [{ do: 'money', gain: 1 }],
    [{ do: 'test', skill: 'will', fail: [{ do: 'place-doom', count: 1, where: 'your-space' }] }],
  ];
  return { id, enters: enters[n % 4]! };
});

/** The cards of a scenario: a card of rules, the way to victory, the way to defeat. */
const archiveOf = (rules: ArchiveCard): ArchiveCard[] => [
  rules,
  {
    id: 'archive/3',
    no: 3,
    abilities: [
      {
        at: 'state',
        forced: true,
        whose: 'any',
        when: { when: 'sheet-clues', least: 2 },
        does: [{ do: 'add-card', card: 4 }, { do: 'return-this' }],
      },
    ],
  },
  {
    id: 'archive/4',
    no: 4,
    enters: [{ do: 'money', gain: 1 }],
    abilities: [
      {
        at: 'action',
        whose: 'any',
        space: 'mid-a',
        does: [{ do: 'pay', cost: [{ pay: 'sheet-clues', count: 2 }], does: [{ do: 'win' }] }],
      },
    ],
  },
  {
    id: 'archive/5',
    no: 5,
    abilities: [
      {
        at: 'state',
        forced: true,
        whose: 'any',
        when: { when: 'sheet-doom', least: 10 },
        does: [{ do: 'lose' }],
      },
    ],
  },
];

const scenarioOf = (id: string, rules: ArchiveCard, anomalies: readonly AnomalyCard[]): Scenario => ({
  id,
  start: 'north-b',
  neighbourhoods: NAMES,
  streets: STREETS,
  monsters: Object.fromEntries(MONSTERS.map(({ id: monster, copies }) => [monster, copies])),
  setAside: {},
  startingMonsters: { 'south-a': 'monster/hunter', 'west-c': 'monster/patrol' },
  startingDoom: NAMES.map((tile) => `${tile}-a`),
  codex: [rules.no, 3, 5],
  cup: {
    'spread-doom': 3,
    'spawn-monster': 2,
    'spawn-clue': 2,
    'read-headline': 2,
    'gate-burst': 1,
    reckoning: 1,
    blank: 3,
  },
  archive: archiveOf(rules),
  events: eventsOf(id),
  anomalies,
  abilities: [{ at: 'reckoning', forced: true, whose: 'any', does: [{ do: 'place-doom', count: 1, where: 'sheet' }] }],
});

export const TRIAL: Pack = {
  id: 'trial',
  tiles: Object.fromEntries(NAMES.map((tile) => [tile, spacesOf(tile)])),
  scenarios: [
    scenarioOf(
      'rift',
      { id: 'archive/2', no: 2, standing: [{ is: 'anomalies', space: 3, neighbourhood: 5 }] },
      anomaliesOf('rift'),
    ),
    scenarioOf('feast', { id: 'archive/1', no: 1, standing: [{ is: 'outbreak', least: 4, loses: 3 }] }, []),
  ],
  investigators: SHEETS,
  assets: ASSETS,
  monsters: MONSTERS,
  headlines: HEADLINES,
  encounters: Object.fromEntries(NAMES.map((tile, i) => [tile, encountersOf(tile, i)])),
  streets: Array.from({ length: 8 }, (_, n) => ({
    id: `street/${n + 1}`,
    at: Object.fromEntries(TYPES.map((type, i) => [type, meeting(n + i)])),
  })),
};

addPack(TRIAL);
