import { clone } from '@tabula/kernel/json.js';
import { keyOf } from '@tabula/kernel/question.js';
import { seeded } from '@tabula/kernel/rng.js';
import { advance, settle } from '@tabula/kernel/run.js';
import { randomAnswer, resample } from '@tabula/kernel/sight.js';
import { newState } from '@tabula/kernel/table.js';
import { describe, expect, test } from 'vitest';
import { arkham } from '../arkham.js';
import type { Arkham } from '../board.js';
import { MYTHOS } from '../cards.js';
import { tableFor } from '../packs.js';
import { sheetOf } from '../rules/look.js';
import { coreTable } from '../testing/core-table.js';
import { TRIAL } from '../testing/pack.js';
import { type TestTable, table } from '../testing/table.js';
import { atLeast, useful } from './chances.js';
import { clueChance } from './clues.js';
import { encounterWorth } from './encounters.js';
import { FIGURES } from './figures.js';
import { choiceGain, hasFailed, sheetGain } from './gains.js';
import { intentionOf } from './intention.js';
import { sense } from './sense.js';
import { chanceToWin } from './standing.js';
import { textWorth } from './texts.js';
import { useWorth } from './turns.js';
import { monsterWorth, reliefOf } from './worth.js';

/** What a companion answers to the open question: what weighs most. */
function advised(t: TestTable): string {
  const { game, state } = t.kernel;
  const { asks, frame } = advance(game, state)!;
  const weights = asks[0]!.choices.map(() => 1);
  sense.weigh(state.board, asks[0]!, frame, weights);
  return keyOf(asks[0]!.choices[weights.indexOf(Math.max(...weights))]!);
}

describe('companions expect of dice', () => {
  test('as many useful successes as there are on average', () => {
    expect(useful(3, 1 / 3, 9)).toBeCloseTo(1);
    expect(useful(3, 1 / 3, 1)).toBeCloseTo(1 - (2 / 3) ** 3);
    expect(useful(2, 1 / 3, 0)).toBe(0);
  });
  test('little of a low face, also where dice are rolled outside of a test', () => {
    const { board } = table();
    board.rolls.push({ seat: 0, faces: [1, 6] });
    expect([hasFailed(board, 0), hasFailed(board, 1)]).toEqual([true, false]);
  });
  test('at least so many with their exact chance', () => {
    expect(atLeast(2, 1 / 3, 2)).toBeCloseTo(1 / 9);
    expect(atLeast(1, 1 / 3, 2)).toBeCloseTo(0);
    expect(atLeast(4, 1 / 3, 0)).toBe(1);
  });
});

describe('companions', () => {
  test('ward where doom is about to overflow, and say so', () => {
    const t = table().doom({ 'north-b': 2 }).turn(1);
    expect(intentionOf(t.board, 1)).toMatchObject({
      key: 'intent.ward',
      params: { space: { space: t.at('north-b') } },
    });
    expect(advised(t)).toBe('ward');
  });
  test('research when they have clues and nothing burns', () => {
    const t = table().with(0, { clues: 3 }).turn();
    expect(advised(t)).toBe('research');
  });
  test('fight or flee what holds them', () => {
    const t = table()
      .monster('hunter', 'north-b', { with: [0] })
      .turn();
    expect(['attack', 'evade']).toContain(advised(t));
    expect(['intent.attack', 'intent.evade']).toContain(intentionOf(t.board, 0)!.key);
  });
  test('spend the clues of the sheet where the codex asks for them', () => {
    const t = coreTable().codex(6).on(0, 'unvisited-isle');
    t.board.markers.push({ space: t.at('unvisited-isle'), token: 'marker/blue', mended: false });
    t.board.markerSupply.splice(t.board.markerSupply.indexOf('marker/blue'), 1);
    t.board.sheet.clues = 5;
    t.turn();
    expect(advised(t)).toBe('0@archive/6');
    t.board.sheet.clues = 4;
    expect(advised(t)).not.toBe('0@archive/6');
  });
  test('go where a gate is likely to burst before they go where it is not', () => {
    const t = coreTable().doom({ 'velma-s-diner': 2, 'black-cave': 2 });
    for (const tile of [2, 4] as const) {
      t.board.nextTile = tile;
      const [there, elsewhere] = tile === 2 ? ['velma-s-diner', 'black-cave'] : ['black-cave', 'velma-s-diner'];
      const relief = (space: string) => reliefOf(t.board, t.at(space), 1);
      expect(relief(there!)).toBeGreaterThan(relief(elsewhere!));
    }
  });
  test('look for a clue where the events give it to them', () => {
    const t = coreTable().plays(0, 'investigator/wendy-adams').plays(1, 'investigator/jenny-barnes');
    const chance = (seat: number, space: string) => clueChance(t.board, seat, t.at(space), 0);
    expect(chance(0, 'arkham-advertiser')).toBeGreaterThan(chance(1, 'arkham-advertiser'));
    expect(chance(1, 'train-station')).toBeGreaterThan(chance(0, 'train-station'));
  });
  test('count how deep clues may lie: where two have looked in vain the third finds', () => {
    const t = coreTable().clue(0).turn();
    const worth = [3, 2, 1].map((upper) => {
      t.board.tiles[0].upper = upper;
      return encounterWorth(t.board, 0, t.at('train-station'));
    });
    expect(worth).toEqual([...worth].sort((a, b) => a - b));
    expect(new Set(worth).size).toBe(3);
  });
  test('remember which events went under the deck: their doom comes next', () => {
    const t = coreTable().doom({ 'velma-s-diner': 2, 'black-cave': 2 });
    t.board.nextTile = null;
    const { events } = tableFor(t.board).scenario;
    const relief = (space: string) => reliefOf(t.board, t.at(space), 1);
    for (const [there, elsewhere] of [
      ['velma-s-diner', 'black-cave'],
      ['black-cave', 'velma-s-diner'],
    ] as const) {
      const marked = events.flatMap(({ doom }, no) => (doom.some((space) => space === there) ? [no] : []));
      t.board.packets = [{ events: marked, unseen: 0 }];
      expect(relief(there)).toBeGreaterThan(1.5 * relief(elsewhere));
    }
    t.board.packets = [];
    const usual = relief('black-cave');
    t.board.packets = [{ events: [], unseen: 1 }]; // it may be any event
    expect(relief('black-cave')).toBeCloseTo(usual);
  });
  test('want somebody who is armed before somebody whose dice seldom succeed', () => {
    const { board } = coreTable().gone(0).gone(1);
    const [armed, unlucky] = ['investigator/tommy-muldoon', 'investigator/rex-murphy'].map((sheet) =>
      sheetGain(board, sheet),
    );
    expect(armed).toBeGreaterThan(unlucky!);
  });
  test('go for what has to be defeated in the end before anything else', () => {
    const last = coreTable({ scenario: 'umordhoth' }).epic(19, 'graveyard').monster('flesh-eater', 'general-store');
    const [foe, other] = last.board.monsters.map((monster) => monsterWorth(last.board, monster));
    expect(foe).toBeGreaterThan(10 * other!);
  });
  test('leave Cthulhu alone until markers have weakened him', () => {
    const t = coreTable({ scenario: 'deep' }).epic(40, 'river-docks');
    const [cthulhu] = t.board.monsters;
    const whole = monsterWorth(t.board, cthulhu!);
    t.board.sheet.markers = 3;
    expect(monsterWorth(t.board, cthulhu!)).toBeGreaterThan(2 * whole);
  });
  test('hold a lurker that brings doom for worse than one that does not get to them', () => {
    const t = coreTable().monster('occult-ritualist', 'train-station').monster('robed-figure', 'black-cave');
    const [omen, other] = t.board.monsters.map((monster) => monsterWorth(t.board, monster));
    expect(omen).toBeGreaterThan(other!);
  });
  test('hold a lurker that frightens everybody in every round for worse than one that waits for somebody to come', () => {
    const t = coreTable({ scenario: 'deep' })
      .monster('river-skulk', 'river-docks')
      .monster('hybrid-thug', 'black-cave');
    const [plague, other] = t.board.monsters.map((monster) => monsterWorth(t.board, monster));
    expect(plague).toBeGreaterThan(2 * other!);
  });
  test('cast no spell whose horror would be their end (ARK-489.7)', () => {
    const t = coreTable().asset(0, 'spell/find-gate');
    const calm = useWorth(t.board, 0, '0@spell/find-gate');
    t.with(0, { horror: sheetOf(t.board, 0).sanity - 1 });
    expect(useWorth(t.board, 0, '0@spell/find-gate')).toBeLessThan(calm - FIGURES.defeat);
  });
  test('want nobody who begins with a dark pact', () => {
    const { board } = coreTable();
    const calvin = board.seats.findIndex(({ sheet }) => sheet === 'investigator/calvin-wright');
    const [pact, none] = [0, 1].map((choice) => choiceGain(board, calvin, choice));
    expect(none).toBeGreaterThan(pact!);
  });
  test('never begin a deal, whatever their weights are: it would be called off and begun again', () => {
    const kept = { ...FIGURES };
    const together = () => table().with(0, { money: 2, clues: 1 });
    try {
      for (const [figure, value] of [
        ['held', 1e4],
        ['caution', -1e4],
        ['later', -1e3],
        ['clue', 0],
      ] as const) {
        Object.assign(FIGURES, kept, { [figure]: value });
        for (const t of [together().turn(), together().doom({ 'north-b': 2 }).turn()]) {
          const { game, state } = t.kernel;
          const { asks, frame } = advance(game, state)!;
          const [{ choices }] = asks as [(typeof asks)[0]];
          const weights = choices.map(() => 1);
          sense.weigh(state.board, asks[0]!, frame, weights);
          expect(choices).toContain('trade');
          expect(weights[choices.indexOf('trade')]).toBe(0);
          expect(Math.max(...weights)).toBeGreaterThan(0);
        }
      }
    } finally {
      Object.assign(FIGURES, kept);
    }
  });
  test('know what is left in the cup: what was drawn does not come again before it is empty', () => {
    const t = coreTable().doom({ 'velma-s-diner': 2 });
    t.board.nextTile = 2;
    const before = reliefOf(t.board, t.at('velma-s-diner'), 1);
    const burst = MYTHOS.indexOf('gate-burst');
    t.board.drawn[burst]! += t.board.cup[burst]!;
    t.board.cup[burst] = 0;
    expect(reliefOf(t.board, t.at('velma-s-diner'), 1)).toBeLessThan(before);
  });
  test('turn markers over when there are clues to use there, not before', () => {
    const t = coreTable();
    const reveal = [{ do: 'reveal-marker', found: [] }] as const;
    const worth = (clues: number) => {
      t.board.sheet.clues = clues;
      return textWorth(t.board, 0, reveal);
    };
    expect(worth(6)).toBeGreaterThan(3 * worth(3));
  });
  test('say nothing without an investigator', () => {
    expect(intentionOf(table().with(1, { sheet: null }).board, 1)).toBeNull();
  });
});

describe('the team stands better', () => {
  const s = table().doom({ 'north-b': 1 }).board;
  const changed = (change: (s: Arkham) => void): number => {
    const other = clone(s);
    change(other);
    return chanceToWin(other);
  };
  test('with clues on the sheet, less doom, fewer monsters and less harm', () => {
    const now = chanceToWin(s);
    expect(changed((o) => o.sheet.clues++)).toBeGreaterThan(now);
    expect(changed((o) => o.sheet.doom++)).toBeLessThan(now);
    expect(changed((o) => o.doom.fill(0))).toBeGreaterThan(now);
    expect(changed((o) => o.seats[1]!.damage++)).toBeLessThan(now);
  });
});

describe('what companions say', () => {
  test('is the same in every world that cannot be told apart', () => {
    const rng = seeded('intentions');
    const made = newState(arkham, { seats: 3, seed: 1, options: { pack: TRIAL.id, scenario: 'rift' } });
    if (!made.ok) throw new Error(made.error.message);
    const { state } = made;
    let said = 0;
    for (let asked = advance(arkham, state); asked !== null && said < 200; asked = advance(arkham, state)) {
      const ask = asked.asks[0]!;
      for (const seat of state.board.seats.keys()) {
        const intention = intentionOf(state.board, seat);
        if (intention !== null) said++;
        expect(intentionOf(resample(arkham, state, ask.seat, rng).board, seat)).toEqual(intention);
      }
      settle(arkham, asked, ask, randomAnswer(ask, rng));
    }
    expect(said).toBeGreaterThan(30);
  });
});
