import { asked, open } from '@tabula/kernel/table.js';
import { answer, opened } from '@tabula/kernel/testing/new-game.js';
import { playWhole } from '@tabula/kernel/testing/random-play.js';
import { expect } from 'vitest';
import { arkham } from '../arkham.js';
import { TILES } from '../board.js';
import { MYTHOS } from '../cards.js';
import { CORE } from '../testing/core-table.js';
import { TRIAL } from '../testing/pack.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { play } from './game.js';
import { newInvestigator } from './setup.js';
import { actionPhase } from './turn.js';

// ARK-100 to ARK-111, ARK-200, ARK-205, ARK-415.7.

const begin = (seats: number, scenario = 'rift') =>
  opened(arkham, { seats, seed: 'setup', options: { pack: TRIAL.id, scenario } });

rule(
  ['ARK-100', 'ARK-101.1', 'ARK-102.1', 'ARK-102.2', 'ARK-104.2', 'ARK-464.2', 'ARK-464.4a', 'ARK-464.4b', 'ARK-104.1'],
  'the map, its doom and its monsters, which come out of the list',
  () => {
    const { board } = begin(2).state;
    expect(board.doom.filter((doom) => doom > 0)).toEqual([1, 1, 1, 1, 1]);
    expect(board.monsters.map(({ card, space }) => [card, space])).toEqual([
      ['monster/hunter.0', 6],
      ['monster/patrol.0', 11],
    ]);
    expect([board.monsterTop.length, board.monsterDeck.length]).toEqual([1, 10]);
  },
);

rule('ARK-101.1', 'a scenario of another pack is refused, and those of this one are named', () => {
  const refused = open(arkham, { seats: 2, seed: 1, options: { pack: TRIAL.id, scenario: 'scenario/azathoth' } });
  expect(refused).toMatchObject({ ok: false, error: { code: 'option', message: expect.stringContaining('rift') } });
});

/** The box as it is sorted, before anything is shuffled. */
const sorted = () => arkham.setup(2, { pack: TRIAL.id, scenario: 'rift' });
const isMixed = (deck: readonly string[], before: readonly string[]) =>
  deck.join() !== before.join() && [...deck].sort().join() === [...before].sort().join();

rule(
  ['ARK-102.3', 'ARK-102.4'],
  'the street deck and the deck of every neighbourhood are shuffled, each by itself',
  () => {
    const { board } = begin(2).state;
    expect(isMixed(board.streets, sorted().streets)).toBe(true);
    for (const tile of TILES)
      expect([tile, isMixed(board.tiles[tile].deck, sorted().tiles[tile].deck)]).toEqual([tile, true]);
  },
);

rule('ARK-103.1', 'the events of the scenario are shuffled into their deck, the top one with its back up', () => {
  const { board } = begin(2).state;
  expect(isMixed([...board.events, ...board.nextEvent], sorted().events)).toBe(true);
  expect(board.nextEvent).toHaveLength(1);
  expect(begin(2, 'feast').state.board.events.every((card) => card.startsWith('event/feast/'))).toBe(true);
});

rule('ARK-106.1', 'thirteen headlines at random make the deck, the others are out', () => {
  const { board } = begin(2).state;
  expect([board.headlines.length, board.unusedHeadlines.length]).toEqual([13, 3]);
  const other = opened(arkham, { seats: 2, seed: 'another', options: { pack: TRIAL.id, scenario: 'rift' } }).state
    .board;
  expect([...other.unusedHeadlines].sort()).not.toEqual([...board.unusedHeadlines].sort());
});

rule(['ARK-107.1', 'ARK-107.2', 'ARK-485.1'], 'items, allies and spells are shuffled; five items lie open', () => {
  const { board } = begin(2).state;
  expect(board.display).toHaveLength(5);
  expect(isMixed([...board.items, ...board.display], sorted().items)).toBe(true);
  expect(isMixed(board.allies, sorted().allies) || isMixed(board.spells, sorted().spells)).toBe(true);
  expect([board.allies, board.spells].map((deck) => [...deck].sort())).toEqual(
    [sorted().allies, sorted().spells].map((deck) => [...deck].sort()),
  );
});

rule('ARK-107.3', 'special cards and conditions lie sorted at the side', () => {
  const { board } = begin(2).state;
  expect([board.special, board.conditions]).toEqual([sorted().special, sorted().conditions]);
  expect(board.items.concat(board.allies, board.spells).filter((card) => /special|condition/.test(card))).toEqual([]);
});

rule(['ARK-109.1', 'ARK-412.2'], 'the archive lies there in the order of its numbers', () => {
  const numbers = begin(2).state.board.archive.map((card) => Number(card.slice('archive/'.length)));
  expect(numbers).toEqual([...numbers].sort((x, y) => x - y));
  expect(numbers).toEqual([2, 3, 4, 5]);
});

rule(['ARK-105.1', 'ARK-464.4c', 'ARK-418.1'], 'the cup holds what the scenario lists', () => {
  const { board } = begin(1).state;
  expect(Object.fromEntries(MYTHOS.map((token, at) => [token, board.cup[at]]))).toEqual(TRIAL.scenarios[0]!.cup);
});

rule(
  ['ARK-110.2', 'ARK-R.16', 'ARK-422.1', 'ARK-494.4a'],
  'DP-2 whom all want leads; if they differ, chance decides',
  () => {
    const leads = (...wishes: string[]) => {
      const t = begin(2);
      expect(asked(t)!.asks.map(({ seat, choices }) => [seat, choices])).toEqual([
        [0, [0, 1]],
        [1, [0, 1]],
      ]);
      const told = wishes.flatMap((wish, seat) => [...answer(t, seat, wish).events]);
      expect(told.find(({ key }) => key === 'event.lead')!.params.seat).toEqual({ seat: t.state.board.lead });
      return [t.state.board.lead, asked(t)!.asks[0]!.seat]; // who leads is the first to choose an investigator
    };
    expect(leads('1', '1')).toEqual([1, 1]);
    expect(leads('0', '0')).toEqual([0, 0]);
    const [lead, first] = leads('0', '1');
    expect(first).toBe(lead);
  },
);

rule(
  'ARK-424.4',
  'no text of the core pack brings a starting card: they come in setup and with a new investigator',
  () => {
    const texts = JSON.stringify([CORE.encounters, CORE.streets, CORE.headlines, CORE.assets, CORE.scenarios]);
    expect(texts).toContain('"card":"special/');
    expect(texts).not.toContain('"card":"starting/');
  },
);

rule(
  [
    'ARK-110.1',
    'ARK-110.3',
    'ARK-110.5a',
    'ARK-R.139',
    'ARK-110.6a',
    'ARK-415.3a',
    'ARK-415.4',
    'ARK-424.5',
    'ARK-464.3b',
    'ARK-415.7a',
    'ARK-415.7b',
    'ARK-415.7c',
    'ARK-R.75',
  ],
  'DP-3 DP-4 an investigator with fixed cards, one of the alternatives and money, on the starting space',
  () => {
    const t = table().with(1, { sheet: null, space: -1 });
    t.s.lostSheets.push('investigator/2');
    t.run(newInvestigator, { seat: 1 });
    t.seat(1)
      .isAsked(
        'new-investigator/sheet',
        [3, 4, 5, 6, 7, 8, 9].map((n) => `investigator/${n}`),
      )
      .picks('investigator/3');
    t.seat(1).isAsked('new-investigator/choice', ['0', '1']).picks('0');
    expect(t.assets(1)).toEqual(['starting/keepsake-2', 'starting/observation']);
    expect(t.player(1)).toMatchObject({ money: 3, damage: 0, horror: 0, delayed: false, clues: 0, inactive: false });
    expect([t.where(1), t.board.sheets.includes('investigator/3')]).toEqual(['north-b', false]);
  },
);

rule(['ARK-R.77', 'ARK-461.5'], 'who is placed among monsters is engaged', () => {
  const t = table().with(1, { sheet: null, space: -1 }).on(0, 'mid-a').monster('hunter', 'north-b');
  t.s.lostSheets.push('investigator/2');
  t.run(newInvestigator, { seat: 1 }).seat(1).picks('investigator/7').picks('0');
  expect(t.beast('hunter')!.with).toEqual([1]);
});

rule(['ARK-R.72', 'ARK-005.2'], 'X.1b without a sheet nobody can come', () => {
  const t = table().with(1, { sheet: null, space: -1 });
  t.s.lostSheets.push('investigator/2', ...t.s.sheets.splice(0));
  t.run(newInvestigator, { seat: 1 });
  expect([t.ended, t.player(1).sheet]).toEqual([true, null]);
});

/** The board at the first question of the first turn of a random game. */
function atFirstTurn(seats: number) {
  let first: ReturnType<typeof begin>['state']['board'] | undefined;
  playWhole(arkham, {
    seed: 'first turn',
    seats,
    options: { pack: TRIAL.id, scenario: 'rift' },
    asked: (id, { board }) => {
      if (id === 'turn/deed') first ??= structuredClone(board);
    },
  });
  return first!;
}

rule(
  [
    'ARK-111.2a',
    'ARK-111.3a',
    'ARK-111.4b',
    'ARK-111.5',
    'ARK-464.4d',
    'ARK-429.1',
    'ARK-429.2',
    'ARK-412.5a',
    'ARK-411.2',
  ],
  'three clues, one doom more, the cards of the codex, and the anomalies of the scenario',
  () => {
    const board = atFirstTurn(3);
    expect(Object.values(board.tiles).reduce((sum, { clues }) => sum + clues, 0)).toBe(3);
    expect(board.eventDiscard).toHaveLength(1);
    expect(board.codex.map(({ card }) => card)).toEqual(['archive/2', 'archive/3', 'archive/5']);
    expect(board.anomalies).toHaveLength(12);
    expect(begin(1, 'feast').state.board.anomalies).toEqual([]);
  },
);

rule(
  ['ARK-200', 'ARK-205.1', 'ARK-401.4', 'ARK-R.112'],
  'four phases follow each other, round after round, and limits end with the round',
  () => {
    const phases: string[] = [];
    playWhole(arkham, {
      seed: 'phases',
      seats: 2,
      options: { pack: TRIAL.id, scenario: 'rift' },
      event: ({ key }, board) => {
        if (/^event\.(action|monster|encounter|mythos)-phase$/.test(key)) phases.push(key);
        if (key === 'event.round')
          expect([board.used, board.seats.flatMap(({ performed }) => performed)]).toEqual([[], []]);
      },
    });
    const cycle = ['action', 'monster', 'encounter', 'mythos'].map((phase) => `event.${phase}-phase`);
    expect(phases.length).toBeGreaterThan(8);
    phases.forEach((phase, at) => {
      expect(phase).toBe(cycle[at % 4]);
    });
  },
);

rule(['ARK-201.2', 'ARK-R.18', 'ARK-494.1'], 'DP-5 whoever has not had a turn may be next', () => {
  const t = table({ players: 3 }).with(1, { inactive: true }).run(actionPhase, {});
  t.seat(0).isAsked('action-phase/next', ['0', '2']).picks('2');
  t.seat(2).does('stop');
  expect([t.player(2).inactive, t.seat(0).question!.id]).toEqual([true, 'turn/deed']);
});

rule(['ARK-205.2', 'ARK-415.6c', 'ARK-R.74', 'ARK-480.2'], 'a new investigator comes before the next round', () => {
  const t = table().with(1, { sheet: null, space: -1 });
  t.s.lostSheets.push('investigator/2');
  const frame = { rule: play.name, at: 'ARK-205.2', v: {}, into: '' };
  t.resume(frame);
  t.seat(1).isAsked('new-investigator/sheet').picks('investigator/8').picks('0');
  expect([t.board.round, t.player(1).sheet, t.board.phase]).toEqual([2, 'investigator/8', 'action']);
});

rule(['ARK-111.1', 'ARK-111.4a'], 'three clues first, then doom, then the codex', () => {
  const told: string[] = [];
  playWhole(arkham, {
    seed: 'final setup',
    seats: 2,
    options: { pack: TRIAL.id, scenario: 'rift' },
    event: ({ key }, { round }) => {
      if (round === 0 && ['event.clue', 'event.spread-doom', 'event.codex'].includes(key)) told.push(key.slice(6));
    },
  });
  expect(told).toEqual(['clue', 'clue', 'clue', 'spread-doom', 'codex', 'codex', 'codex']);
});
