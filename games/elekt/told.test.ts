import { expect } from 'vitest';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';
import { speak } from './text/speak.js';

// What is told is part of the rules: what decided, and by which rule.

const english = speak('en', { name: (seat) => ['Ala', 'Olek', 'Iza'][seat] }, { strict: true });
/** With plain spaces: those that bind are of no interest here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (t: TestTable, key: string) => t.told(key).map((event) => plain(english.say(event)));
const rules = (t: TestTable, key: string) => t.told(key).map((event) => event.rule);

rule(['ELEK-9.12', 'ELEK-15.6'], 'the unit that was named is told when a Guard puts another in its place', () => {
  const guarded = () =>
    table()
      .zone('court', { 0: ['B4.0'], 1: ['E02', 'B3.1', 'B1.1'] })
      .confront('court', 'violence');
  const t = guarded();
  t.seat(0).picks('B3.1');
  expect(said(t, 'named')).toEqual(["Ala wants to annihilate Olek's Dignitary in the Court Zone."]);
  expect(t.told('annihilated')).toEqual([]);
  expect(english.question(t.seat(1).question!).prompt).toContain('an opponent annihilates Dignitary');
  t.seat(1).isAsked('redirect/pick').picks('B1.1');
  expect(said(t, 'redirected')).toEqual(['Olek uses Scarifist Guard: Acolyte falls in its place and cannot be saved.']);
  const same = guarded();
  same.seat(0).picks('B3.1');
  same.seat(1).picks('B3.1');
  expect(said(same, 'redirected')[0]).toContain('Dignitary falls all the same');
});

rule(['ELEK-9.8', 'ELEK-9.7', 'ELEK-15.10'], 'the options of a save and of staying point at the unit', () => {
  const t = table()
    .owns(1, 'P04')
    .zone('court', { 0: ['B4.0'], 1: ['E26', 'E03'] })
    .embers(1, 2)
    .confront('court', 'violence');
  t.seat(0).picks('E26');
  const refs = () => t.seat(1).question!.options.map((option) => [option.key, ...option.refs]);
  expect(refs()).toEqual([
    ['save', { card: 'E26' }],
    ['pact', { card: 'E26' }, { card: 'P04' }],
    ['let-go', { card: 'E26' }],
  ]);
  t.seat(1).picks('save');
  expect(refs()).toEqual([
    ['true', { card: 'E26' }],
    ['false', { card: 'E26' }],
  ]);
});

rule(['ELEK-10.3', 'ELEK-10.12'], 'a tie in Power is told with what decides it', () => {
  const tie = () => table().zone('mission', { 0: ['B3.0'], 1: ['B3.1'] });
  const power = (t: TestTable) => t.confront('mission', 'power');
  const highest = power(tie().mission('M10').scepter(1));
  expect(said(highest, 'tie-highest')).toEqual([
    'The tie in Power in the Mission Zone goes to Olek, who of those tied has the highest court position.',
  ]);
  expect(rules(highest, 'tie-highest')).toEqual(['ELEK-10.3']);
  const lowest = power(tie().scepter(1).mission('M16'));
  expect(said(lowest, 'tie-lowest')[0]).toMatch(/^The tie in Power in the Mission Zone goes to Ala, .* demands\.$/);
  expect(rules(lowest, 'tie-lowest')).toEqual(['ELEK-10.12']);
  const privilege = power(tie().owns(0, 'P11').scepter(1));
  expect(privilege.told('tie-won')).toMatchObject([{ params: { seat: { seat: 0 }, card: { card: 'P11' } } }]);
  expect(rules(privilege, 'tie-won')).toEqual(['ELEK-10.12']);
  const legate = power(
    table()
      .mission('M10')
      .zone('mission', { 0: ['E32'], 1: ['B3.1', 'B1.1'] }),
  );
  expect([legate.count('mission', 0, 'power'), legate.count('mission', 1, 'power')]).toEqual([3, 3]);
  expect(said(legate, 'tie-lost')).toEqual([
    'The tie in Power in the Mission Zone goes to Olek, because Turncoat Legate loses ties.',
  ]);
  // Without a tie nothing is said of one.
  const clear = power(
    table()
      .mission('M10')
      .zone('mission', { 0: ['B3.0'], 1: ['B1.1'] }),
  );
  expect(clear.events.filter(({ key }) => key.startsWith('event.tie'))).toEqual([]);
});

rule('ELEK-17.27', 'a tie that a unit wins is told with the unit', () => {
  const t = table()
    .zone('court', { 0: ['E26'], 1: ['B2.1'] })
    .confront('court', 'cunning');
  expect(said(t, 'tie-won')).toEqual(['Ala wins the tie in Cunning in the Court Zone thanks to Whisper Broker.']);
  expect([rules(t, 'tie-won'), rules(t, 'won-confrontation')]).toEqual([['ELEK-17.27'], ['ELEK-6.12']]);
});

rule(['ELEK-9.9', 'ELEK-9.14'], 'why a unit could not be saved is told', () => {
  const poor = table()
    .zone('court', { 0: ['B4.0'], 1: ['E26'] })
    .embers(1, 0)
    .confront('court', 'violence');
  poor.seat(0).picks('E26');
  expect(said(poor, 'save-unpaid')).toEqual(['Olek cannot pay 1 Ember to save Whisper Broker.']);
  expect(rules(poor, 'save-unpaid')).toEqual(['ELEK-9.9']);
  const bells = table()
    .mission('M08')
    .zone('mission', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('mission', 'violence');
  bells.seat(0).picks('B3.1');
  expect(bells.told('unsavable')).toMatchObject([{ params: { card: { card: 'M08' }, own: false }, rule: 'ELEK-9.14' }]);
  const own = table()
    .zone('court', { 0: ['B4.0', 'E05'], 1: ['E18'] })
    .embers(1, 3)
    .confront('court', 'violence');
  own.seat(0).picks('E18');
  expect(said(own, 'unsavable')[0]).toMatch(/cannot be saved\.$/);
  // Who lets a unit go needs no reason, and a Guard's victim has been told of.
  const given = table()
    .zone('court', { 0: ['B4.0'], 1: ['B3.1'] })
    .confront('court', 'violence');
  given.seat(0).picks('B3.1');
  given.seat(1).picks('let-go');
  expect([...given.told('unsavable'), ...given.told('save-unpaid')]).toEqual([]);
});

rule(
  ['ELEK-6.11', 'ELEK-6.14', 'ELEK-6.12', 'ELEK-6.13', 'ELEK-6.7'],
  'counts, wins, ties and zeros cite their rules',
  () => {
    const violence = (units: Record<number, string[]>) => table().zone('court', units).confront('court', 'violence');
    expect(rules(violence({ 0: ['B4.0'], 1: ['B3.1'] }), 'won-confrontation')).toEqual(['ELEK-6.11']);
    expect(rules(violence({ 0: ['B4.0'] }), 'won-confrontation')).toEqual(['ELEK-6.14']);
    const tie = violence({ 0: ['B4.0'], 1: ['B4.1'] });
    expect([said(tie, 'tied'), rules(tie, 'tied')]).toEqual([
      ['A tie in Violence in the Court Zone: nobody wins.'],
      ['ELEK-6.12'],
    ]);
    expect(rules(violence({ 0: ['B3.0'], 1: ['B3.1'] }), 'no-winner')).toEqual(['ELEK-6.13']);
    const power = table()
      .zone('court', { 0: ['B3.0'] })
      .confront('court', 'power');
    expect(rules(power, 'count')).toEqual(['ELEK-6.7']);
  },
);

rule('ELEK-10.8', 'an empty Zone is told once, and nothing returns where nothing was', () => {
  const t = table().confrontations();
  expect([t.told('no-winner'), t.told('card-unclaimed').length]).toEqual([[], 3]);
  expect(table().endRound(null).told('units-returned')).toEqual([]);
  const one = table()
    .zone('court', { 0: ['B3.0'] })
    .endRound(null);
  expect(one.told('units-returned')).toHaveLength(1);
});

rule(
  ['ELEK-7.6', 'ELEK-15.26', 'ELEK-7.4'],
  'to stop attaching, and to repeat a token, are rights of their own',
  () => {
    const t = table()
      .zone('court', { 0: ['E06'] })
      .confront('court', 'occultism');
    t.seat(0).picks('power:E06');
    const cites = (key: string) => t.seat(0).question!.options.find((option) => option.key === key)?.rule;
    expect([cites('stop'), cites('power:E06'), cites('violence:E06')]).toEqual(['ELEK-7.6', 'ELEK-15.26', 'ELEK-7.4']);
    const more = (game: TestTable) =>
      game.seat(0).question!.options.find(({ key }) => key === 'stop')?.label.params.more;
    const first = table()
      .zone('court', { 0: ['E06'] })
      .confront('court', 'occultism');
    expect([more(first), more(t)]).toEqual([false, true]);
  },
);

rule('ELEK-7.7', 'as many tokens are spoken of as can be attached', () => {
  const prompt = (t: TestTable) => plain(english.question(t.seat(0).question!).prompt);
  const one = table().zone('court', { 0: ['B1.0'] });
  for (const kind of ['occultism', 'cunning', 'violence'] as const) one.pool(kind, 0, 'B1.0');
  expect(prompt(one.confront('court', 'occultism'))).toContain('You may attach 1 token to units');
  const t = table()
    .zone('court', { 0: ['B1.0'] })
    .confront('court', 'occultism');
  expect(prompt(t)).toContain('up to 2 tokens');
  t.seat(0).picks('power:B1.0');
  expect(prompt(t)).toContain('attach 1 more token');
});

rule(['ELEK-15.38', 'ELEK-15.23'], 'a discard cites the card that demands it', () => {
  const t = table().mission('M01').hand(0, ['B3.0', 'B4.0', 'B1.0']).assign(0);
  t.seat(0).picks('B3.0:mission');
  expect(t.seat(0).isAsked('discard-units/unit').question?.rule).toBe('ELEK-15.38');
  t.seat(0).picks('B4.0');
  expect(rules(t, 'discarded-from-hand')).toEqual(['ELEK-15.38']);
  const packs = table()
    .mission('M03')
    .hand(0, ['B1.0', 'B2.0', 'B4.0'])
    .zone('mission', { 0: ['B3.0'] })
    .confront('mission', 'power');
  expect(packs.seat(0).question?.rule).toBe('ELEK-15.23');
});

rule('ELEK-4.9', 'a reshuffle cites its rule, whoever draws', () => {
  const t = table().deck([], true).discard(['E03', 'E04', 'E05']).recruit();
  expect(rules(t, 'reshuffled')).toEqual(['ELEK-4.9']);
});
