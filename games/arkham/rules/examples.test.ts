import { expect } from 'vitest';
import { coreTable } from '../testing/core-table.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { healthOf } from './look.js';
import { activate, attack } from './monster-phase.js';
import { reckoning } from './mythos.js';
import { newInvestigator } from './setup.js';
import { test } from './test.js';

// Section 11: every example of the source, as given, when, then.

rule('ARK-005.2', 'X.1a without a spell in the deck none is gained', () => {
  const t = table();
  t.s.special.push(...t.s.spells.splice(0));
  says(t, [
    { do: 'gain', card: 'spell' },
    { do: 'money', gain: 1 },
  ]);
  expect([t.assets(0), t.player(0).money, t.ended]).toEqual([[], 1, true]);
});

rule('ARK-005.2', 'X.1b where every sheet is used or lost, nobody new comes', () => {
  const t = table().gone(1);
  t.s.lostSheets.push(...t.s.sheets.splice(0));
  t.run(newInvestigator, { seat: 1 });
  expect([t.ended, t.player(1).sheet]).toEqual([true, null]);
});

rule(['ARK-005.3', 'ARK-R.9'], 'X.2 one has all $76 of the box, and another gains $1 all the same', () => {
  const t = table().with(0, { money: 76 }).turn(1);
  t.seat(1).does('gather');
  expect([t.player(0).money, t.player(1).money]).toEqual([76, 1]);
  const rich = table().with(0, { money: 99 }).turn();
  rich.seat(0).does('gather');
  expect(rich.player(0).money).toBe(100);
});

const threeForCommon = [
  { do: 'pay', cost: [{ pay: 'money', count: 3 }], does: [{ do: 'gain', card: 'item', trait: 'common' }] },
] as const;

rule(['ARK-400.1d', 'ARK-R.9'], 'X.3a who has $4 and spends $3 gains a common item', () => {
  const t = says(table().with(0, { money: 4 }), threeForCommon);
  t.seat(0).isAsked('pay/with').picks('0'); // no common item lies in the display, so the deck is searched
  expect([t.player(0).money, t.assets(0)]).toEqual([1, ['item/vest']]);
});

rule(['ARK-400.1d', 'ARK-400.1f'], 'X.3b who declines, or has $2, spends nothing and gains nothing', () => {
  const declines = says(table().with(0, { money: 4 }), threeForCommon);
  declines.seat(0).picks('no');
  const poor = says(table().with(0, { money: 2 }), threeForCommon);
  expect([declines, poor].map((t) => [t.ended, t.player(0).money, t.assets(0)])).toEqual([
    [true, 4, []],
    [true, 2, []],
  ]);
});

/** May take a dark pact to (story); if that was done, one is blessed. */
const aPactToStory = [
  { do: 'pay', cost: [{ pay: 'dark-pact' }] },
  { do: 'if', when: { when: 'nobody-paid' }, does: [], otherwise: [{ do: 'condition', gain: 'blessed' }] },
] as const;

rule('ARK-400.1e', 'X.4a what a pact is taken for is story; the sentence after it says what happens', () => {
  const t = says(table(), aPactToStory);
  t.seat(0).isAsked('pay/with').picks('0');
  expect([t.player(0).pact.length, t.assets(0), t.ended]).toEqual([1, ['condition/blessed'], true]);
});

rule(['ARK-400.1e', 'ARK-400.1h', 'ARK-468.5'], 'X.4b who has a pact cannot take another as a price', () => {
  const t = says(table().pact(0, 'pact/ruin'), aPactToStory);
  expect([t.ended, t.player(0).pact, t.assets(0)]).toEqual([true, ['pact/ruin'], []]);
});

const jenny = (money: number) => coreTable().plays(0, 'investigator/jenny-barnes').with(0, { money }).turn();

rule(['ARK-410.1', 'ARK-R.9'], 'X.5a with $2 the action of the sheet brings $3, once a round', () => {
  const t = jenny(2);
  t.seat(0).does('0@investigator/jenny-barnes');
  expect([t.player(0).money, t.seat(0).options.includes('0@investigator/jenny-barnes')]).toEqual([5, false]);
});

rule('ARK-410.4', 'X.5b with $3 it is not offered', () => {
  expect(jenny(3).seat(0).options).not.toContain('0@investigator/jenny-barnes');
});

rule('ARK-411.2', 'X.6 only the anomalies of the scenario make its deck', () => {
  const [azathoth, twilight] = [coreTable().s, coreTable({ scenario: 'twilight' }).s];
  expect([azathoth.anomalies.length, twilight.anomalies.length]).toEqual([12, 12]);
  expect(azathoth.anomalies.filter((card) => twilight.anomalies.includes(card))).toEqual([]);
});

/** Puts an event on the discard pile, on top. */
function discarded(t: ReturnType<typeof table>, event: string) {
  t.s.events.splice(t.s.events.indexOf(event), 1);
  t.s.eventDiscard.push(event);
  return t;
}

rule(
  ['ARK-417.1', 'ARK-R.11', 'ARK-202.2g'],
  'X.7 a patrol goes to the space the top event marks; of several to the nearest',
  () => {
    const one = discarded(table({ players: 1 }).on(0, 'west-a').monster('patrol', 'mid-b'), 'event/rift/5'); // mid-b
    one.run(activate, { monster: 'monster/patrol.0' });
    expect(one.beast('patrol')!.space).toBe(one.at('mid-b'));
    const two = discarded(table({ players: 1 }).on(0, 'west-a').monster('patrol', 'east-a'), 'event/rift/8'); // south-a, south-b
    two.run(activate, { monster: 'monster/patrol.0' });
    expect(two.beast('patrol')!.space).toBe(two.at('street-1')); // two steps towards south-a
  },
);

rule('ARK-202.2g', 'X.7 of equally near ones the group decides', () => {
  const t = discarded(table({ players: 1 }).on(0, 'west-a').monster('patrol', 'south-c'), 'event/rift/8');
  t.run(activate, { monster: 'monster/patrol.0' });
  t.seat(0)
    .isAsked('activate/target', [String(t.at('south-a')), String(t.at('south-b'))])
    .picks(String(t.at('south-b')));
  expect(t.beast('patrol')!.space).toBe(t.at('south-b'));
});

rule(['ARK-421.2', 'ARK-458.8e'], 'X.8 elite 1 with five who began: five health more', () => {
  const t = table({ players: 5 }).monster('giant', 'mid-a');
  expect(healthOf(t.s, 'monster/giant')).toBe(4 + 5);
});

rule(['ARK-427.4', 'ARK-427.3', 'ARK-427.5'], 'X.10 Ezra Graves joins by his title alone, whatever he is', () => {
  const t = coreTable();
  says(t, [{ do: 'special', card: 'special/ezra-graves' }]);
  expect([t.assets(0), t.board.special.includes('special/ezra-graves')]).toEqual([['special/ezra-graves'], false]);
});

rule('ARK-439.2', 'X.11 who comes to an elusive monster goes on, and engages it by an attack', () => {
  const t = table({ players: 1 }).monster('shade', 'north-a').turn();
  t.seat(0).does('move').picks('0').isAsked('move/to').picks('stop');
  expect(t.beast('shade')!.with).toEqual([]);
  t.script(5, 1).seat(0).does('attack');
  expect(t.beast('shade')).toMatchObject({ with: [0], damage: 1 });
});

rule(['ARK-444.1', 'ARK-R.46'], 'X.12 both of a tie are prey: the nearest, or whom the group says', () => {
  // Seats 0 and 3 have the lowest strength.
  const tied = () => table({ players: 4 }).on(1, 'mid-a').on(2, 'mid-a').monster('hunter', 'north-b');
  const near = tied().on(0, 'south-a').on(3, 'north-c').run(activate, { monster: 'monster/hunter.0' });
  expect(near.beast('hunter')!.with).toEqual([3]);
  const even = tied().on(0, 'north-a').on(3, 'north-c').run(activate, { monster: 'monster/hunter.0' });
  even.seat(0).isAsked('activate/prey', ['0', '3']).picks('3');
  expect(even.beast('hunter')!.with).toEqual([3]);
});

rule(
  ['ARK-458.10', 'ARK-412.5f'],
  'X.13 handcuffs defeat a human that has just hurt their owner, without damage or remnant',
  () => {
    const t = coreTable({ scenario: 'umordhoth' }).asset(0, 'starting/handcuffs');
    t.monster('herman-collins', 'ma-s-boarding-house', { with: [0] }).with(0, { space: t.at('ma-s-boarding-house') });
    t.run(attack, { seat: 0, monster: 'monster/herman-collins' });
    const { question, options } = t.seat(0);
    expect([question?.id, options.length]).toEqual(['window/use', 2]);
    t.seat(0).picks(options[0]!);
    expect([t.beast('herman-collins'), t.player(0).remnants]).toEqual([undefined, 0]);
    expect(t.board.monsterTop).toEqual(['monster/herman-collins']);
  },
);

rule('ARK-R.112', 'X.13 whichever way they were used, that was their use of this round', () => {
  const t = coreTable({ scenario: 'umordhoth' }).asset(0, 'starting/handcuffs').on(1, 'south-church');
  t.monster('herman-collins', 'ma-s-boarding-house', { with: [0] }).monster('alma-hill', 'ma-s-boarding-house');
  t.with(0, { space: t.at('ma-s-boarding-house') });
  says(t, [
    { do: 'attack-now', what: 'all' },
    { do: 'damage-monster', count: 1, what: 'one-here-or-adjacent' },
  ]);
  t.seat(0).picks(t.seat(0).options[0]!);
  t.seat(0).isNotAsked();
  expect([t.beast('herman-collins'), t.beast('alma-hill')!.damage]).toEqual([undefined, 1]);
});

rule(['ARK-462.2', 'ARK-R.83'], 'X.14 the die of a pact is not rerolled, whatever one has for tests', () => {
  const t = coreTable().asset(0, 'item/rabbit-s-foot').with(0, { clues: 2 }).focus(0, 'will');
  t.pact(0, 'condition/dark-pact/world-undone').script(2).run(reckoning, {});
  if (t.seat(0).question?.id === 'reckoning/next') t.seat(0).picks('pact:0');
  expect([t.ended, t.player(0).clues, t.player(0).pact.length]).toEqual([true, 2, 1]);
  expect(t.told('pact-rolled')[0]!.params.face).toBe(2);
});

rule(['ARK-466.7', 'ARK-473.3'], 'X.15 lore is tested, then the encounter goes on by the outcome', () => {
  const decipher = [
    { do: 'test', skill: 'lore', pass: [{ do: 'remnant', gain: 1 }], fail: [{ do: 'suffer', horror: 1 }] },
  ] as const;
  const passed = says(table().script(5, 1, 1), decipher);
  const failed = says(table().script(1, 1, 1), decipher);
  expect([passed, failed].map((t) => [t.player(0).remnants, t.player(0).horror])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(passed.told('rolled')[0]!.params.skill).toEqual({ skill: 'lore' });
});

rule('ARK-466.9', 'X.16 test or remnant: chosen before anything else; without a remnant only the test', () => {
  const either = [
    { do: 'test', skill: 'lore', or: { pay: 'remnant', count: 1 }, pass: [{ do: 'money', gain: 2 }] },
  ] as const;
  const rich = says(table().with(0, { remnants: 1 }), either);
  expect(rich.events).toEqual([]);
  rich.seat(0).isAsked('try/pays', ['true', 'false']).picks('true');
  expect([rich.player(0).remnants, rich.player(0).money, rich.told('rolled')]).toEqual([0, 2, []]);
  const poor = says(table().script(1, 1, 1), either);
  expect([poor.ended, poor.told('rolled').length, poor.player(0).money]).toEqual([true, 1, 0]);
});

rule(['ARK-468.6', 'ARK-468.7'], 'X.17 of six pacts two are taken: one of the other four, its back unseen', () => {
  const left = ['pact/dread', 'pact/night', 'pact/ruin', 'pact/curse'];
  for (const last of left) {
    const t = table({ players: 3 }).pact(1, 'pact/doom').pact(2, 'pact/pain');
    t.script([...left.filter((card) => card !== last), last]);
    says(t, [{ do: 'condition', gain: 'dark-pact' }]);
    expect(t.player(0).pact).toEqual([last]);
    expect(JSON.stringify(t.view(0))).not.toContain(last);
  }
});

rule('ARK-471.4c', 'X.18 an effect for up to two dice rerolls the only die once', () => {
  const t = coreTable().asset(0, 'starting/astronomy-book').doom({ 'train-station': 2 });
  t.script(2).run(test, { seat: 0, skill: 'strength', modifier: -1, occasion: 'other', monster: '' });
  t.seat(0).isAsked('test/change', ['0@starting/astronomy-book', 'stop']);
  t.script(3).seat(0).picks('0@starting/astronomy-book');
  expect(t.told('rerolled').map(({ params }) => params.faces)).toEqual(['3']);
  expect(t.told('tested')[0]!.params.successes).toBe(0);
});
