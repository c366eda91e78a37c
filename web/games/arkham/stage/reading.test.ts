import { tableFor } from '@tabula/arkham/packs.js';
import { encounter } from '@tabula/arkham/rules/encounter.js';
import { coreTable } from '@tabula/arkham/testing/core-table.js';
import type { Event } from '@tabula/kernel/chance.js';
import { expect, test } from 'vitest';
import { choicesOf } from './choice.js';
import { headlineNow, readingNow } from './reading.js';

const CARD = 'encounter/downtown/3';
/** Somebody with a clue reads a card at the moon, and is asked whether to change what they rolled. */
function meeting() {
  const t = coreTable({ players: 1 }).on(0, 'la-bella-luna').with(0, { clues: 1 });
  lies(t, CARD);
  return t.run(encounter, { seat: 0 });
}

/** Puts a card on top of its deck. */
function lies({ s }: ReturnType<typeof coreTable>, card: string): void {
  const deck = Object.values(s.tiles).find((tile) => tile.deck.includes(card))!.deck;
  deck.push(...deck.splice(deck.indexOf(card), 1));
}
type Laid = ReturnType<typeof meeting>;

const seenAt = (t: Laid, events: readonly Event[] = t.events) => ({
  view: t.view(0).board,
  table: tableFor(t.board),
  home: 0,
  props: { now: { story: [{ seq: 1, seat: 0, events }], question: null, waiting: [0] } },
});

test('ARK-466.10 a page is read with its scene; of what may come of it there is nothing', () => {
  const t = meeting();
  expect(t.board.encounter).toEqual([CARD]);
  expect(readingNow(seenAt(t))).toMatchObject({
    card: CARD,
    seat: 0,
    space: t.at('la-bella-luna'),
    scene: 'encounter/downtown/3/la-bella-luna#scene',
    outcomes: [],
    effects: [],
    open: true,
  });
});

test('a game that is taken up in the middle of a page finds it again without its story', () => {
  const t = meeting();
  const told = readingNow(seenAt(t));
  expect(readingNow(seenAt(t, []))).toEqual(told);
});

/** The page to its end: everything that was told of it. */
function toTheEnd(t: Laid): readonly Event[] {
  const told = [...t.events];
  while (!t.ended) {
    const { options } = t.seat(0).question!;
    t.seat(0).picks(options.some(({ key }) => key === 'stop') ? 'stop' : options[0]!.key);
    told.push(...t.events);
  }
  return told;
}

test('what followed is on the page when it has come: the tale of it, its dice, and each effect', () => {
  const t = meeting();
  const read = readingNow(seenAt(t, toTheEnd(t)))!;
  const passed = read.roll!.passed;
  expect(read).toMatchObject({ open: false, roll: { skill: 'influence' } });
  expect(read.outcomes).toEqual([`${CARD}/la-bella-luna#${passed ? 'pass' : 'fail'}`]);
  expect(read.effects.map(({ key }) => key)).toEqual([passed ? 'event.money' : 'event.suffered']);
});

test('with the next phase the book is closed', () => {
  const t = meeting();
  const told = toTheEnd(t);
  const over: Event = { key: 'event.mythos-phase', params: {}, rule: '' };
  expect(readingNow(seenAt(t, [...told, over]))).toBeNull();
  expect(headlineNow(seenAt(t))).toBeNull();
});

/** Reads the first card on which this is said at a place, and answers so; what was chosen then is read afterwards. */
function chooses(space: string, verb: string, answer: string) {
  const t = coreTable({ players: 1 }).on(0, space).with(0, { money: 5, damage: 2, horror: 2 });
  const cards = Object.values(tableFor(t.s).encounters);
  const { id } = cards.find(({ at }) => at[space]?.[0]?.do === verb)!;
  lies(t, id);
  t.run(encounter, { seat: 0 });
  const told = [...t.events];
  t.seat(0).picks(answer);
  told.push(...t.events);
  return { id, choices: readingNow(seenAt(t, told))!.choices };
}

test('what was chosen stands beside what followed: one of several, a price, or none', () => {
  const grave = chooses('graveyard', 'choose', '1');
  expect(grave.choices).toEqual([{ text: `${grave.id}#at/graveyard/0/options/1` }]);
  const paid = chooses('velma-s-diner', 'pay', '0');
  expect(paid.choices).toEqual([{ cost: `${paid.id}#at/velma-s-diner/0/cost/0` }]);
  const table = tableFor({ pack: 'core', scenario: 'scenario/azathoth' });
  const came = (outcome: string) =>
    choicesOf(table, CARD, `${CARD}/la-bella-luna#scene`, [`${CARD}/la-bella-luna#${outcome}`]);
  expect(came('declined')).toEqual(['declined']);
  expect(came('pass')).toEqual([]);
});

test('ARK-R.101 a card of the codex that is met is read as a page is, until the next of us has their turn', () => {
  const t = coreTable({ players: 1 }).codex(9).on(0, 'the-future').run(encounter, { seat: 0 });
  const read = (id: string | null) => {
    const seen = seenAt(t);
    const question = id === null ? null : { ...t.seat(0).question!, id };
    return readingNow({ ...seen, props: { now: { ...seen.props.now, question } } });
  };
  expect(read('suffer/horrorTo')).toMatchObject({
    card: 'archive/9',
    space: t.at('the-future'),
    scene: 'archive/9#scene',
    open: true,
  });
  expect(read('encounter-phase/next')).toMatchObject({ open: false });
});
