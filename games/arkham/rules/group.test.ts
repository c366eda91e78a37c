import { asked, decide, questions } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { arkham } from '../arkham.js';
import { coreTable } from '../testing/core-table.js';
import { TRIAL } from '../testing/pack.js';
import { rule } from '../testing/rule.js';
import { says } from '../testing/says.js';
import { table } from '../testing/table.js';
import { allRules } from './all.js';
import { encounterPhase } from './encounter.js';
import { suffer } from './harm.js';
import { attacksOn, monsterPhase } from './monster-phase.js';
import { spawnMonster } from './monsters.js';
import { mythosPhase } from './mythos.js';

// ARK-415.1, ARK-422, ARK-430, 6.2: players, the group and the lead.

rule(['ARK-415.1', 'ARK-R.15'], 'what an investigator decides is decided by their player alone', () => {
  const t = table().turn(1);
  t.seat(1).isAsked('turn/deed');
  t.seat(0).isNotAsked();
  expect(decide(t.kernel, 0, ['gather'])).toMatchObject({ ok: false });
  expect([t.player(0).money, t.player(1).money]).toEqual([0, 0]);
  t.seat(1).picks('gather');
  expect([t.player(0).money, t.player(1).money]).toEqual([0, 1]);
});

rule(
  ['ARK-422.4', 'ARK-R.14'],
  'what the group decides has one answer: that of the lead, who may take any option',
  () => {
    for (const lead of [0, 1]) {
      const t = table()
        .monster('hunter', 'north-b', { with: [0] })
        .monster('feeder', 'north-b', { with: [0] });
      t.s.lead = lead;
      t.run(attacksOn, { seat: 0 });
      t.seat(1 - lead).isNotAsked();
      t.seat(lead).isAsked('attacks-on/next', ['monster/hunter.0', 'monster/feeder']);
    }
  },
);

rule(
  ['ARK-422.3', 'ARK-R.17'],
  'a text about the lead is for the next in player order if the lead has no investigator',
  () => {
    const gives = [
      { do: 'each', of: 'lead', as: 'investigator', acts: true, does: [{ do: 'money', gain: 1 }] },
    ] as const;
    const t = says(table({ players: 3 }), gives);
    expect([0, 1, 2].map((seat) => t.player(seat).money)).toEqual([1, 0, 0]);
    const without = table({ players: 3 }).gone(1);
    without.s.lead = 1;
    says(without, gives);
    expect([0, 1, 2].map((seat) => without.player(seat).money)).toEqual([0, 0, 1]);
  },
);

rule(
  'ARK-R.17',
  'a lead without an investigator still decides, comes first and draws; their space is that of the next',
  () => {
    const t = table({ players: 3 }).gone(1).on(2, 'south-a').on(0, 'west-b');
    t.s.lead = 1;
    t.s.monsterDeck.sort((a, b) => Number(b.includes('lurker')) - Number(a.includes('lurker'))); // the street nearest the lead
    t.run(spawnMonster, {});
    expect(t.beast('lurker')!.space).toBe(t.at('street-1'));
    const draws = table({ players: 3 }).gone(1);
    draws.s.lead = 1;
    draws.s.drawn = draws.s.cup.map((count, at) => (at === 6 ? 0 : count));
    draws.s.cup = draws.s.cup.map((count, at) => (at === 6 ? count : 0));
    draws.s.cup[6] = 6;
    draws.run(mythosPhase, {});
    expect(draws.told('token').map(({ params }) => params.seat)).toEqual([1, 1, 2, 2, 0, 0].map((seat) => ({ seat })));
  },
);

rule('ARK-R.17', 'a monster that is to come engaged with the lead comes to the next in player order', () => {
  const t = coreTable({ players: 2, scenario: 'umordhoth' }).gone(0).on(1, 'graveyard');
  says(t, [{ do: 'spawn-set-aside', monster: 'monster/masked-hunter', where: 'leads-space', engaged: true }]);
  expect(t.beast('masked-hunter')).toMatchObject({ space: t.at('graveyard'), with: [1] });
});

rule('ARK-494.4b', 'the token of the lead is turned like any other: after the turn, and after the encounter', () => {
  const t = table({ players: 1 }).turn();
  t.seat(0).does('stop');
  expect([t.board.lead, t.player(0).inactive]).toEqual([0, true]);
  const after = table()
    .with(0, { inactive: true })
    .monster('eye', 'north-b', { with: [0] })
    .run(encounterPhase, {});
  expect(after.player(0).inactive).toBe(false);
});

rule('ARK-R.114', 'each investigator in player order, one after the other', () => {
  const t = table({ players: 3 });
  t.s.lead = 2;
  says(t, [
    {
      do: 'each',
      of: 'each-investigator',
      as: 'one',
      acts: true,
      does: [{ do: 'may', does: [{ do: 'money', gain: 1 }] }],
    },
  ]);
  const order: number[] = [];
  for (let n = 0; n < 3; n++) {
    const { seat } = t.questions[0]!;
    order.push(seat);
    t.seat(seat).picks('true');
  }
  expect(order).toEqual([2, 0, 1]);
});

rule('ARK-R.117', 'who plays alone leads, and every decision of the group is theirs', () => {
  const game = opened(arkham, { seats: 1, options: { pack: TRIAL.id, scenario: 'rift' } });
  expect([game.state.board.lead, asked(game)!.asks.map(({ seat }) => seat)]).toEqual([0, [0]]);
  const t = table({ players: 1 })
    .monster('hunter', 'north-b', { exhausted: true })
    .monster('feeder', 'mid-a', { exhausted: true });
  t.run(monsterPhase, {}).seat(0).isAsked('monster-phase/next');
});

rule(['ARK-R.19', 'ARK-R.99'], 'all see the same, a spectator too: what is hidden is hidden from everybody', () => {
  const t = coreTable().pact(0, 'condition/dark-pact/world-undone').clue(1).turn();
  const views = [0, 1, null].map((seat) => ({ ...t.view(seat), you: null }));
  expect(views[1]).toEqual(views[0]);
  expect(views[2]).toEqual(views[0]);
});

rule(
  'ARK-R.99',
  'hidden: decks, backs of pacts, archive cards to come; open: discards, display, the next neighbourhood, the top monster',
  () => {
    const t = coreTable().pact(0, 'condition/dark-pact/world-undone').clue(1);
    t.s.facedown.push({ space: 0, token: [t.s.markerSupply.pop()!] });
    t.s.eventDiscard.push(t.s.events.shift()!);
    t.turn();
    const { board } = t;
    const seen = t.view(0).board;
    const text = JSON.stringify({ ...seen, known: [] });
    const hidden = [
      board.events,
      board.nextEvent,
      board.headlines,
      board.items,
      board.allies,
      board.spells,
      board.monsterDeck,
    ];
    for (const card of [...hidden, board.streets, board.anomalies, board.tiles[0].deck].flat())
      expect([card, text.includes(`"${card}"`)]).toEqual([card, false]);
    expect(text).not.toContain('world-undone');
    expect(seen.facedown[0]).not.toMatchObject({ token: board.facedown[0]!.token });
    for (const card of [...board.eventDiscard, ...board.display, ...board.monsterTop])
      expect(text).toContain(`"${card}"`);
    expect([seen.nextTile, seen.cup]).toEqual([board.nextTile, board.cup]);
  },
);

rule('ARK-R.13', 'index and quick reference decide nothing: no step of the rules goes by them', () => {
  const steps = allRules.flatMap((one) => [...one.steps.keys()]);
  expect(steps.length).toBeGreaterThan(150);
  expect(steps.filter((step) => step.startsWith('ARK-Q'))).toEqual([]);
});

rule('ARK-R.111', 'DP-45 of several effects that could change one harm its sufferer picks, each at most once', () => {
  const t = coreTable().plays(0, 'investigator/agnes-baker').asset(0, 'starting/mama-s-amulet');
  t.run(suffer, { seat: 0, damage: 0, horror: 2, direct: false, cause: 'cast', by: 'spell/wither' });
  t.seat(0).isAsked('window/use', ['0@investigator/agnes-baker', '0@starting/mama-s-amulet', 'no']);
  t.seat(0).picks('0@investigator/agnes-baker').isAsked('window/use', ['0@starting/mama-s-amulet', 'no']);
  t.seat(0).picks('0@starting/mama-s-amulet');
  expect(t.player(0)).toMatchObject({ damage: 1, horror: 0 });
});

/** DP: to decline or stop where that is possible, else the first that is allowed. */
const MILD = ['stop', 'no', 'false'];

rule(
  ['ARK-R.118', 'ARK-R.15'],
  'a game in which nobody answers goes on by defaults, all of them legal, to its end',
  () => {
    const game = opened(arkham, { seats: 2, seed: 'silent', options: { pack: TRIAL.id, scenario: 'rift' } });
    for (let n = 0; game.state.result === null && n < 5000; n++) {
      const [question] = questions(game);
      const { seat, options, min, kind } = question!;
      const keys = options.map(({ key }) => key);
      const mild = keys.filter((key) => MILD.includes(key)).slice(0, 1);
      const answer = kind === 'order' ? keys : mild.length > 0 ? mild : keys.slice(0, min);
      expect(decide(game, seat, answer)).toMatchObject({ ok: true });
    }
    expect(game.state.result).toMatchObject({ won: false });
  },
);
