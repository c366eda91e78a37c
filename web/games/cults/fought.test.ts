import { commit, DULL, dominate, NO_ATTACK } from '@tabula/cults/testing/fight.js';
import { type TestTable, table } from '@tabula/cults/testing/table.js';
import type { Event } from '@tabula/kernel/chance.js';
import { eventsFor } from '@tabula/kernel/table.js';
import { expect, it } from 'vitest';
import { foughtIn } from './fought.js';

/** The story as somebody who only watches is told it; what happened before the first answer comes first. */
function story(t: TestTable, first: readonly Event[]) {
  const told = t.kernel.log.map((entry, at) => ({ seq: at + 1, seat: entry.seat, events: eventsFor(entry, null) }));
  return [{ seq: 0, seat: null, events: first }, ...told];
}

/** Seat 0 dominates Uptown; everybody commits what is given, and uses no abilities. */
function fought(t: TestTable, ...sides: readonly (readonly [cards: readonly string[], thugs: number])[]) {
  dominate(t, 0, 'uptown');
  const first = t.events;
  for (const [seat, [cards, thugs]] of sides.entries()) commit(t, seat, cards, thugs);
  while (t.questions[0]?.id === 'showing/use') t.seat(t.questions[0].seat).picks('stop');
  return foughtIn(story(t, first));
}

const effectsOf = (over: ReturnType<typeof foughtIn>) =>
  over?.sides.map(({ effects }) => effects.map(({ key, rule }) => `${key.slice('event.'.length)} ${rule}`));

it('tells what everybody had, what it was made of, who won, and what that did', () => {
  const t = table()
    .ritual(0, 'uptown', 3)
    .ritual(1, 'uptown', 2, 1)
    .hand(0, ['S3'])
    .hand(1, ['S1'])
    .tokens(0, { thug: 4 });
  const over = fought(t, [['S3.0-0'], 2], [['S1.1-0'], 0]);
  expect(over).toMatchObject({ district: 'uptown', by: 0, winner: 0, rule: 'CULT-11.23' });
  expect(over?.sides.map(({ seat, cards, total }) => [seat, cards, total])).toEqual([
    [0, ['S3.0-0'], 7],
    [1, ['S1.1-0'], 3],
  ]);
  expect(over?.sides[0]?.made).toMatchObject({ rituals: 3, cards: 2, thugs: 2, added: 0, reduction: 0 });
  expect(effectsOf(over)).toEqual([
    [],
    ['ritual-lost CULT-11.24', 'ritual-lost CULT-11.24', 'disorganised CULT-11.25'],
  ]);
});

it('a tie has no winner, and all lose their rituals', () => {
  const over = fought(table().ritual(0, 'uptown', 2).ritual(1, 'uptown', 2), [[], 0], [[], 0]);
  expect(over?.winner).toBeNull();
  expect(effectsOf(over)).toEqual([
    ['ritual-lost CULT-11.26', 'disorganised CULT-11.26'],
    ['ritual-lost CULT-11.26', 'disorganised CULT-11.26'],
  ]);
});

it('abilities count: a destroyed card is gone, thugs from the pool have joined, and somebody is weakened', () => {
  const t = table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 2).hand(0, ['S4', 'G6']).hand(1, ['S3', 'S3']);
  dominate(t, 0, 'uptown');
  const first = t.events;
  commit(t, 0, ['S4.0-0', 'G6.0']);
  commit(t, 1, ['S3.1-0', 'S3.1-1']);
  t.seat(0).picks('S4.0-0');
  t.seat(0).picks(t.seat(0).options.find((key) => key.startsWith('G6.0'))!);
  const over = foughtIn(story(t, first));
  expect(over?.sides[0]).toMatchObject({ cards: [], total: 5, made: { rituals: 3, cards: 0, added: 2 } });
  expect(over?.sides[1]).toMatchObject({ total: 2, made: { rituals: 2, cards: 4, reduction: 4 } });
});

it('the NPC fights with its cards, dice and thugs', () => {
  const t = table({ players: 1 }).ritual(0, 'uptown', 1).ritual(1, 'uptown', 2).npc({ deck: DULL, thugs: 3 });
  t.script(...NO_ATTACK.slice(1), 1);
  const over = fought(t, [[], 0]);
  expect(over).toMatchObject({ by: 0, winner: 1 });
  expect(over?.sides[1]).toMatchObject({ seat: 1, made: { rituals: 2, thugs: 3, dice: 1 }, total: 6 });
});

it('is over only when it is, and old when others have played on', () => {
  const t = table().ritual(0, 'uptown', 3).ritual(1, 'uptown', 2);
  dominate(t, 0, 'uptown');
  const first = t.events;
  commit(t, 0);
  expect(foughtIn(story(t, first))).toBeNull();
  commit(t, 1);
  const told = story(t, first);
  expect(foughtIn(told)?.seq).toBe(2);
  const later = (seq: number) => ({ seq, seat: 0, events: [] });
  expect(foughtIn([...told, later(3), later(4)])?.seq).toBe(2);
  expect(foughtIn([...told, later(3), later(4), later(5)])).toBeNull();
});
