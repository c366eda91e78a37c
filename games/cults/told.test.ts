import type { Seat } from '@tabula/kernel/json.js';
import { why } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { growth } from './rules/growth.js';
import { moveIn } from './rules/influence.js';
import { npcTurn } from './rules/npc.js';
import { recruitment } from './rules/recruitment.js';
import { scoring } from './rules/scoring.js';
import { firstPlaces, layout } from './rules/setup.js';
import { commit, DULL, dominate, NO_ATTACK } from './testing/fight.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';
import { speak } from './text/speak.js';

// What is told is part of the rules: what decided, and by which rule.

const english = (players: number) =>
  speak('en', { players, name: (seat) => ['Ala', 'Olek', 'Iza'][seat] }, { strict: true });
const told = (t: TestTable, key: string) => t.events.filter((event) => event.key.startsWith(`event.${key}`));
const said = (t: TestTable, key: string, players = 2) => told(t, key).map((event) => english(players).say(event));
const rules = (t: TestTable, key: string) => told(t, key).map((event) => event.rule);

rule(
  ['CULT-15.7', 'CULT-15.8', 'CULT-15.9', 'CULT-15.10', 'CULT-15.11', 'CULT-15.12'],
  'a tie in points is told with what breaks it',
  () => {
    const domination = table().domination('uptown', 1, 1).place(0, 'uptown').ritual(0, 'uptown', 1).run(scoring, {});
    expect([said(domination, 'tie-'), rules(domination, 'tie-')]).toEqual([
      ['Equal points: Olek is ahead with more domination markers on the board.'],
      ['CULT-15.7'],
    ]);
    const places = table().domination('uptown', 0, 1).place(1, 'downtown').run(scoring, {});
    expect([told(places, 'tie-')[0]?.params, rules(places, 'tie-')]).toEqual([{ seat: { seat: 1 } }, ['CULT-15.8']]);
    // Three with equal points, of whom two are left after the places.
    const rituals = table({ players: 3 })
      .domination('uptown', 0, 1)
      .place(0, 'downtown')
      .place(1, 'downtown')
      .ritual(2, 'uptown', 1, 1)
      .ritual(0, 'northside', 1)
      .run(scoring, {});
    expect([told(rituals, 'tie-')[0]?.params, rules(rituals, 'tie-')]).toEqual([{ seat: { seat: 0 } }, ['CULT-15.9']]);
    const cards = table().domination('uptown', 0, 1).discard(0, ['D']).run(scoring, {});
    expect([told(cards, 'tie-')[0]?.params, rules(cards, 'tie-')]).toEqual([{ seat: { seat: 1 } }, ['CULT-15.10']]);
    const shared = table().domination('uptown', 0, 1).run(scoring, {});
    expect([said(shared, 'tie-'), rules(shared, 'tie-')]).toEqual([
      ['The best are equal in everything and share the victory.'],
      ['CULT-15.12'],
    ]);
    expect(told(table().domination('uptown', 0).run(scoring, {}), 'tie-')).toEqual([]);
  },
);

rule(['CULT-19.66', 'CULT-21.70'], 'alone, equal points are told with what decides between player and NPC', () => {
  const alone = () => table({ players: 1 }).goal('O1').domination('uptown', 0, 1);
  const ahead = alone().place(0, 'uptown').run(scoring, {});
  expect([said(ahead, 'tie-', 1)[0], rules(ahead, 'tie-')]).toEqual([
    'Equal points and domination markers: Ala is ahead with more places of cult.',
    ['CULT-15.8'],
  ]);
  const behind = alone().place(1, 'uptown').run(scoring, {});
  expect(said(behind, 'tie-', 1)[0]).toContain('the NPC is ahead');
  const equal = alone().run(scoring, {});
  expect([said(equal, 'tie-', 1), rules(equal, 'tie-')]).toEqual([
    ['Everything is equal: the NPC is not beaten.'],
    ['CULT-21.70'],
  ]);
});

rule(
  ['CULT-11.26', 'CULT-19.52'],
  'a tie in a confrontation cites its own rule, against the NPC that of the solo game',
  () => {
    const t = dominate(table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2), 0, 'uptown');
    for (const seat of [0, 1]) commit(t, seat);
    for (const key of ['confrontation-tied', 'ritual-lost', 'disorganised'])
      expect(new Set(rules(t, key))).toEqual(new Set(['CULT-11.26']));
    const solo = dominate(
      table({ players: 1 })
        .npc({ deck: [...DULL] })
        .ritual(0, 'uptown', 2)
        .ritual(1, 'uptown', 2)
        .script(...NO_ATTACK),
      0,
      'uptown',
    );
    commit(solo, 0);
    for (const key of ['confrontation-tied', 'ritual-lost', 'disorganised'])
      expect(new Set(rules(solo, key))).toEqual(new Set(['CULT-19.52']));
    // Where somebody wins, what the others lose is by the usual rules.
    const won = dominate(table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 2), 0, 'uptown');
    for (const seat of [0, 1]) commit(won, seat);
    expect([rules(won, 'ritual-lost'), rules(won, 'disorganised')]).toEqual([['CULT-11.24'], ['CULT-11.25']]);
  },
);

rule(['CULT-10.6', 'CULT-19.30'], 'a ritual that does not rise is not said to become anything', () => {
  const INFLUENCE = { seat: 0 as Seat, district: 'uptown', must: false } as const;
  const stays = table().ritual(0, 'northside', 3).run(moveIn, INFLUENCE);
  const labels = (t: TestTable) => english(2).question(t.seat(0).question!).options;
  expect(labels(stays)[0]).toBe('From Northside: level III, stays as it is');
  stays.seat(0).picks('northside:3');
  expect([said(stays, 'moved'), rules(stays, 'moved')]).toEqual([
    ['Ala moves a level III ritual from Northside to Uptown; its level stays the same.'],
    ['CULT-10.6'],
  ]);
  const rises = table().ritual(0, 'northside', 1).run(moveIn, INFLUENCE);
  expect(labels(rises)[0]).toBe('From Northside: level I, becomes II');
  rises.seat(0).picks('northside:1');
  expect([said(rises, 'moved')[0], rules(rises, 'moved')]).toEqual([
    'Ala moves a level I ritual from Northside to Uptown; it is level II now.',
    ['CULT-10.5'],
  ]);
  const npc = table({ players: 1 }).ritual(1, 'northside', 3).plans('uptown', 1).script(2).run(npcTurn, {});
  expect([said(npc, 'npc-moved', 1)[0], rules(npc, 'npc-moved')]).toEqual([
    'The NPC moves a level III ritual from Northside to Uptown; its level stays the same.',
    ['CULT-19.30'],
  ]);
});

rule('CULT-19.4', 'the NPC is called the same in every sentence, and by its name in lists', () => {
  const about = { seat: { seat: 1 }, district: { district: 'uptown' } };
  const say = (language: 'en' | 'de' | 'pl', key: string) =>
    speak(language, { players: 1 }).say({ key, params: about });
  expect(say('en', 'event.place-founded')).toBe('The NPC founds a place of cult in Uptown.');
  expect(say('en', 'event.unopposed')).toBe('Nobody stands against the NPC in Uptown.');
  expect(say('de', 'event.unopposed')).toBe('In Uptown stellt sich dem NSC niemand entgegen.');
  expect(say('de', 'event.place-founded')).toMatch(/^Der NSC /);
  expect(say('pl', 'event.place-founded')).toMatch(/^NPC /);
  expect(english(1).name({ seat: 1 })).toBe('NPC');
  expect(speak('de', { players: 2 }).name({ seat: 1 })).toBe('Spieler 2');
});

const against = (t: TestTable, district: string) =>
  why(t.kernel, 0, { district }).reasons.map(({ rule: cites, key }) => `${cites} ${key.slice('why.'.length)}`);

rule(
  ['CULT-21.7', 'CULT-2.14', 'CULT-2.15'],
  'in setup a district out of the game says so, and others which stacks they have',
  () => {
    const first = table();
    first.s.phase = 'setup';
    first.s.round = 0;
    const places = first.run(firstPlaces, { order: [0, 1] });
    expect([against(places, 'rivertown'), against(places, 'uptown')]).toEqual([['CULT-21.7 closed'], []]);
    // A stack that nobody has placed: while others lay out the city that is not decided, afterwards it is in the box.
    expect(why(places.kernel, 1, { stack: 'G8' }).reasons.map(({ rule: cites }) => cites)).toEqual(['CULT-3.9']);
    const draft = table({ districtLayout: 'draft' });
    draft.s.phase = 'setup';
    draft.s.round = 0;
    const here = draft.s.districts;
    draft.s.stacks.push(here.uptown.action!.kind);
    here.uptown.action = null;
    draft.s.first = 0;
    const laying = draft.run(layout, {});
    expect(laying.seat(0).question?.options.length).toBeGreaterThan(0);
    expect(against(laying, 'uptown')).toEqual(['CULT-2.14 has-type']);
    expect(against(laying, 'downtown')).toEqual(['CULT-2.15 district-full']);
    expect(against(laying, 'rivertown')).toEqual(['CULT-21.7 closed']);
  },
);

rule('CULT-18.15', 'a card that all saw go to a hand is shown there to all until it leaves', () => {
  const t = table({ players: 3 })
    .place(0, 'uptown')
    .hand(0, ['S7', 'S2'])
    .tokens(0, { adept: 9 })
    .run(growth, { seat: 0, district: 'uptown' });
  const held = () => [1, 2, null].map((viewer) => t.view(viewer).held);
  expect(held()).toEqual(Array(3).fill([[], [], []]));
  const [acquired] = t.seat(0).isAsked('growth/cards').options;
  t.seat(0).picks(acquired!);
  t.seat(0).picks(t.seat(0).options[0]!);
  expect(held()).toEqual(Array(3).fill([[`${acquired}.0`], [], []]));
  // The other cards of the hand stay secret.
  expect(JSON.stringify(t.view(1))).not.toMatch(/S[27]\.0-/);
});

rule('CULT-5.11', 'dice are counted from one, and their options point at them', () => {
  const t = table()
    .script(1, 3, 5, 6, 2)
    .run(recruitment, { kept: [0, 0] });
  const options = t.seat(0).isAsked('recruit/dice').question!.options;
  expect(options.map(({ label }) => label.params.nth)).toEqual([1, 2, 3, 4, 5]);
  expect(options.map(({ refs }) => refs)).toEqual([0, 1, 2, 3, 4].map((die) => [{ die }]));
  expect(options.map(({ label }) => label.params.face)).toEqual(
    ['attack', 'power', 'terror', 'blank', 'attack'].map((face) => ({ face })),
  );
});
