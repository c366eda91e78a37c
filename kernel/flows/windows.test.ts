import { describe, expect, it } from 'vitest';
import { checkLaws } from '../laws.js';
import { decide, load } from '../table.js';
import { allMoments, laid, pass, showing } from './testing/laid.js';
import type { Board } from './windows/board.js';
import { inquest } from './windows.js';

const { shows, noneIsLeft } = showing('table');

describe('the table', () => {
  shows('W30', 'a card answers what was gained, by whatever way', () => {
    const t = laid({ mine: ['gig', 'lantern'] });
    t.answer(0, '0@lantern.0');
    t.answer(0, '0');
    expect(t.s.seats[0]).toMatchObject({ clues: 1, money: 3 });
  });

  shows('W35 W36', 'a card on the table changes what is met, and where doom falls', () => {
    const t = laid({ codex: ['anomaly'] });
    t.answer(0, 'encounter');
    expect(t.s.seats[0]!.horror).toBe(2);
    pass(t);
    expect(t.s.doom).toEqual({ docks: 2, church: 1 });
  });

  shows('W38', 'what would be gained is refused', () => {
    const church = (s: Board) => {
      s.seats[0]!.space = 'church';
    };
    for (const [mine, blessed] of [
      [['rex'], false],
      [[], true],
    ] as const) {
      const t = laid({ mine, monsters: [], board: church });
      t.answer(0, 'encounter');
      t.answer(0, '0');
      expect(t.s.seats[0]!.blessed).toBe(blessed);
    }
  });

  shows('W40', 'at a reckoning all in play act, by their order; ties go as the entitled seat says', () => {
    const t = laid({
      codex: ['rumour', 'omen'],
      mine: ['pact'],
      monsters: [],
    });
    t.answer(0, 'pass');
    t.answer(1, 'pass');
    expect(t.asks()).toEqual({ 1: 'window/first: 0@rumour.0 1@omen.0' });
    t.chance(3); // of the pact, which comes last
    t.answer(1, '1@omen.0');
    expect(t.table.state.script).toEqual([]);
  });

  shows('W31 W37 W41 W42 W43', 'when it has come to it: cards come, and are answered', () => {
    const t = laid({ codex: ['rumour', 'omen'], board: ({ doom }) => Object.assign(doom, { church: 1 }) });
    t.answer(0, 'pass');
    t.answer(1, 'pass');
    t.answer(1, '0@rumour.0');
    // Doom 2 and 1, one of the mythos and two reckonings: the omen is fulfilled, the anomaly comes with one more, the
    // priest after it; the rumour was about the priest.
    expect(t.s.codex).toEqual(['anomaly.0']);
    expect(t.s.doom).toEqual({ docks: 4, church: 3 });
    expect(t.s.monsters.map((monster) => monster.card)).toEqual(['ghoul.0', 'priest.0']);
  });

  noneIsLeft();

  it('no moment is forgotten', () => {
    expect(allMoments()).toHaveLength(4 + 43);
    expect(new Set(allMoments()).size).toBe(4 + 43);
  });
});

describe('windows', () => {
  it('keep their place in a save, with what they carry', () => {
    const t = laid({ mine: ['foot'] });
    t.chance(1, 2);
    t.answer(0, 'research');
    t.answer(0, '0@foot.0');
    const window = t.table.state.stack.find((frame) => frame.rule === 'window')!;
    expect(window.v).toMatchObject({ window: 'rolled', acted: ['0@foot.0'], passed: [] });
    expect(t.table.state.stack.at(-1)!.v).toEqual({ seat: 0, faces: [1, 2] });
  });

  it('take a save with an ability that is not there for what it is', () => {
    const t = laid({ mine: ['vest'] });
    t.answer(0, 'cast');
    t.answer(0, 'vest.0');
    for (const window of ['would-nothing', 'toString']) {
      const state = JSON.parse(JSON.stringify(t.table.state));
      state.stack.at(-1).v.window = window;
      const loaded = load(inquest, state);
      const outcome = loaded.ok ? decide(loaded.table, 0, ['0@vest.0']) : loaded;
      expect(outcome.ok).toBe(false);
    }
  });

  it('keep the laws in random play with every card', { timeout: 60_000 }, () => {
    const { failures, usedCards, choices } = checkLaws(inquest, {
      games: 40,
      seed: 'inquest',
      players: [1, 2, 3],
      sample: 15,
    });
    expect(failures).toEqual([]);
    expect(Object.keys(usedCards).length).toBeGreaterThan(30);
    for (const id of ['window/first', 'window/use', 'pay/with', 'as-many-as/again', 'reroll/die'])
      expect(choices[id], id).toBeGreaterThan(0);
  });
});
