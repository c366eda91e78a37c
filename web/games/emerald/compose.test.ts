import { type TestTable, table } from '@tabula/emerald/testing/table.js';
import { speak } from '@tabula/emerald/text/speak.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { unbound } from '@tabula/words/bind.js';
import { describe, expect, test } from 'vitest';
import type { Composer, Said } from '../../table/composer.js';
import { perform } from '../../table/perform.js';
import type { TableNow, TableSource } from '../../table/source.js';
import { emeraldCompose } from './compose.js';

const cards = (...ids: string[]): Ref[] => ids.map((card) => ({ card }));

/** Without the spaces at which lines must not break. */
const plain = (text: string | undefined): string => unbound(text ?? '');

/** What a seat can put together, from its own view alone. */
function composer(t: TestTable, seat: Seat = 0): Composer {
  const { question } = t.seat(seat);
  const made = question === undefined ? null : emeraldCompose(question, t.view(seat).board, speak('en'), 'en');
  if (made === null) throw new Error('nothing is put together here');
  return made;
}

const waysOf = (t: TestTable, picked: readonly Ref[]): string[] =>
  (composer(t).ways(picked) ?? []).map(({ label, hint, forbidden }) =>
    plain(`${forbidden ? 'not ' : ''}${label}: ${hint}`),
  );

/** The table of the rules, as a page answers it. */
function sourceOf(t: TestTable, seat: Seat): TableSource {
  let version = 0;
  const source: Pick<TableSource, 'now' | 'answer'> = {
    now: () => ({ version, question: t.seat(seat).question ?? null }) as TableNow,
    async answer(keys) {
      t.seat(seat).picks(...keys);
      version++;
      return null;
    },
  };
  return source as TableSource;
}

const carryOut = (t: TestTable, answers: readonly Said[], seat: Seat = 0) => perform(sourceOf(t, seat), answers);

async function takes(t: TestTable, picked: readonly Ref[], id: string): Promise<void> {
  const way = composer(t)
    .ways(picked)
    ?.find((one) => one.id === id);
  if (way?.answers === undefined) throw new Error(`there is no way ${id}`);
  await carryOut(t, way.answers);
}

describe('cards that are chosen first', () => {
  const laid = () => table().hand(0, ['ST05', 'ST01', 'ST10']).cubePool(0, 5).turn();

  test('say what they can be played for, how much it is, and which of them would be enough', () => {
    expect(waysOf(laid(), cards('ST05.0', 'ST01.0'))).toEqual([
      'Place influence: 3 cubes, one city',
      'Retrieve influence: 1 cube back to your pool · Financier',
      'Move agents: one agent · Courier',
      'Discard: 2 cards, without effect',
    ]);
  });

  test('are played by one answer after the other', async () => {
    const t = laid();
    await takes(t, [...cards('ST05.0', 'ST01.0'), { city: 'rome' }], 'place');
    expect(t.city('rome').cubes[0]).toBe(3);
    expect(t.player(0).discard).toEqual(['ST05.0', 'ST01.0']);
  });

  test('leave what is not decided yet to the player', async () => {
    const t = laid();
    await takes(t, cards('ST05.0'), 'place');
    t.seat(0).isAsked('place/city');
  });

  test('may be discarded together', async () => {
    const t = laid();
    await takes(t, cards('ST05.0', 'ST10.0'), 'discard');
    expect(t.player(0).hand).toEqual(['ST01.0']);
  });

  test('tell why what they show is not possible now', () => {
    const t = table().hand(0, ['ST03']).turn();
    expect(waysOf(t, cards('ST03.0'))).toContain(
      'not Claim a card: In no city do you have the majority with a cube and a card to claim.',
    );
  });

  test('say what a claim brings, and carry it out', async () => {
    const t = table().hand(0, ['ST03']).cubes(0, { rome: 2 }).stack('rome', ['G31']).turn();
    const ways = waysOf(t, cards('ST03.0'));
    expect(ways.filter((way) => way.startsWith('Claim'))).toEqual([
      'Claim Pyotr Rachkovsky in Rome: +2 agents · your 2 cubes there go to Limbo',
    ]);
    await takes(t, cards('ST03.0'), 'claim rome');
    expect(t.player(0).discard).toContain('G31');
    expect(t.city('rome').agents[0]).toBe(2);
  });

  test('move both markers, with what it means for everybody', async () => {
    const t = table().hand(0, ['G40', 'G41']).turn();
    expect(waysOf(t, cards('G40.0', 'G41.0')).slice(1, 4)).toEqual([
      'Restorationist marker: 0 → 2 · then +2 for everybody',
      'Loyalist marker: 0 → 2 · then +2 for everybody',
      'Both markers: 0 → 2 · 0 → 2 · then +0 for everybody',
    ]);
    await takes(t, cards('G40.0', 'G41.0'), 'markers loyalist restorationist');
    expect(t.board.markers).toEqual({ loyalist: 2, restorationist: 2 });
  });
});

describe('an assassination', () => {
  /** Two agents in Paris against one of seat 1; the royal there takes 5 bombs, an agent 4. */
  const laid = () =>
    table()
      .hand(0, ['G06', 'G38', 'ST10', 'ST01'])
      .agents(0, { paris: 2 })
      .agents(1, { paris: 1 })
      .cubes(0, { paris: 1 })
      .royal('paris')
      .turn();
  const aimed = (t: TestTable, id: string) =>
    composer(t)
      .ways(cards('G06.0'))
      ?.find((way) => way.id === id)?.picks ?? [];

  test('is aimed with the support that wastes least, counted against the bombs needed', () => {
    const t = laid();
    const picked = aimed(t, 'kill paris royal');
    expect(picked).toContainEqual({ card: 'royal-paris' });
    const prospect = composer(t).prospect(picked);
    expect(prospect?.meter).toMatchObject({ need: 5, have: { length: 5 } });
    expect(prospect?.sources.map(plain)).toEqual(['2 agents', 'Bomb Maker', 'Dynamiter']);
    expect(prospect?.targets.map(({ count, on }) => [count, on])).toEqual([
      [5, true],
      [4, false],
    ]);
    expect(composer(t).badge(picked, { card: 'G38.0' })).toMatchObject({ symbol: 'bomb', count: 2 });
  });

  test('shows its gains, risks and losses before it is made', () => {
    const t = laid();
    const outcomes = composer(t).prospect(aimed(t, 'kill paris royal'))?.outcomes ?? [];
    expect(outcomes.map(({ text }) => plain(text))).toEqual([
      '+4 Restorationist points: 0 → 4',
      'Sanity check: one time in two you lose a token and an agent in Paris.',
      'Your cube goes to Limbo.',
      'Hired Assassin stays beside your identity.',
    ]);
  });

  test('cannot be made while bombs are missing', () => {
    const t = laid();
    const picked = composer(t).touched(aimed(t, 'kill paris royal'), { card: 'ST10.0' }) ?? [];
    const prospect = composer(t).prospect(picked);
    expect(prospect?.meter?.have).toHaveLength(4);
    expect(prospect?.confirm?.answers).toBeNull();
    expect(plain(prospect?.confirm?.label)).toBe('1 bomb missing');
  });

  test('takes no superfluous card', () => {
    const t = laid();
    const picked = aimed(t, 'kill paris 1');
    expect(composer(t).may(picked, { card: 'ST10.0' })).toBe(false);
    expect(composer(t).may(picked, { card: 'ST01.0' })).toBe(false);
  });

  test('is made by one touch', async () => {
    const t = laid().script(6);
    const answers = composer(t).prospect(aimed(t, 'kill paris royal'))?.confirm?.answers ?? [];
    await carryOut(t, answers);
    expect(t.player(0).display).toEqual(['royal-paris', 'G06.0']);
    expect(t.player(0).discard).toEqual(['G38.0', 'ST10.0']);
  });

  test('asks its victim, who sees the cards, the bombs and what follows, whatever they hold', async () => {
    const t = laid();
    await carryOut(t, composer(t).prospect(aimed(t, 'kill paris 1'))?.confirm?.answers ?? []);
    t.seat(1).isAsked('block-window/block', ['stop']);
    const window = composer(t, 1);
    expect(window.prospect([])).toMatchObject({
      by: 0,
      meter: { need: 4, have: { length: 4 } },
      papers: [{ name: 'Hired Assassin' }, { name: 'Bomb Maker' }],
    });
    expect(window.ways([])?.map(({ hint }) => plain(hint))).toEqual([
      'The agent returns to your pool. 1 agent left on the board.',
    ]);
  });
});

test('cards of a question are touched one by one and confirmed', async () => {
  const t = table().hand(0, ['ST05', 'ST06', 'ST07']).turn();
  t.seat(0).does('place');
  const c = composer(t);
  expect(c.may([], { card: 'ST07.0' })).toBe(false);
  expect(c.prospect([])?.confirm?.answers).toBeNull();
  const picked = c.touched(cards('ST05.0'), { card: 'ST06.0' }) ?? [];
  const prospect = c.prospect(picked);
  expect(plain(prospect?.confirm?.label)).toBe('2 × Financier: 4 cubes');
  await carryOut(t, prospect?.confirm?.answers ?? []);
  t.seat(0).isAsked('place/city');
});
