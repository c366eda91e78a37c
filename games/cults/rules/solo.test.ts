import { answer, keys, question, until } from '@tabula/kernel/testing/new-game.js';
import { expect } from 'vitest';
import { cults } from '../cults.js';
import { optionsOf } from '../table-options.js';
import { newGame } from '../testing/new-game.js';
import { playRandomly } from '../testing/play.js';
import { rule } from '../testing/rule.js';
import { table } from '../testing/table.js';
import { action } from './action.js';
import { inPlay } from './districts.js';

const draft = (game: ReturnType<typeof newGame>) => until(game, 'first-places/district');

rule(
  ['CULT-19.1', 'CULT-19.2'],
  'alone: three districts without Rivertown, ritual limit 3, investigators two advances away',
  () => {
    const game = newGame(1, { outDistrict: 'firstCultistChooses' }); // the option is for more players
    draft(game);
    const { board } = game.state;
    expect(inPlay(board)).toEqual(['uptown', 'northside', 'downtown']);
    expect([optionsOf(board).ritualCap, optionsOf(board).investigationSteps]).toEqual([3, 2]);
    expect(inPlay(newGame(1, { outDistrict: 'random' }).state.board)).toEqual(['uptown', 'northside', 'downtown']);
  },
);

rule('CULT-19.4', 'the player is first in every phase and every round', () => {
  playRandomly({ seed: 'first', seats: 1, asked: (_, { board }) => expect(board.first).toBe(0) });
});

rule(['CULT-19.5', 'CULT-19.6'], 'player and NPC have a set each, and a shuffled deck of twelve each', () => {
  const game = newGame(1, {}, [[], ['S7.0-0'], ['S4.1-0']]);
  const { seats, npc } = game.state.board;
  expect(game.state.seats).toEqual(['player', 'automaton']);
  for (const { rituals, places, domination, plans } of seats)
    expect([rituals, places, domination, plans]).toEqual([[2, 2, 1], 4, 8, 4]);
  expect([seats[0]!.deck.length, seats[0]!.deck[0], npc!.deck.length, npc!.deck[0]]).toEqual([
    12,
    'S7.0-0',
    12,
    'S4.1-0',
  ]);
});

rule(['CULT-19.7', 'CULT-2.16'], 'the player alone lays out six stacks, or takes the recommended layout', () => {
  const game = newGame(1);
  for (let stack = 0; stack < 6; stack++) {
    expect([question(game).id, question(game).seat]).toEqual(['layout/stack', 0]);
    answer(game, 0, keys(game)[0]!);
  }
  expect(question(game).id).toBe('first-places/district');
  expect(question(newGame(1, { districtLayout: 'recommended' })).id).toBe('first-places/district');
});

rule('CULT-19.8', 'a prologue card is carried out as usual', () => {
  const game = newGame(1, { districtLayout: 'recommended' }, [[], [], [], ['P3']]);
  const { uptown, northside } = game.state.board.districts;
  expect([uptown.sanity, uptown.investigators, northside.investigators, uptown.track]).toEqual([3, 1, 0, 2]);
});

rule(['CULT-19.9', 'CULT-21.57'], 'the NPC has a place of cult in every district in play, and one in supply', () => {
  const game = newGame(1);
  draft(game);
  const { districts, seats } = game.state.board;
  expect(['uptown', 'northside', 'downtown', 'rivertown'].map((id) => districts[id as 'uptown'].places)).toEqual([
    [1],
    [1],
    [1],
    [],
  ]);
  expect(seats[1]!.places).toBe(1);
});

rule(['CULT-19.10', 'CULT-19.11'], 'it begins with rituals I in Uptown, I in Northside, II in Downtown', () => {
  const game = newGame(1);
  draft(game);
  const { districts, seats } = game.state.board;
  expect([districts.uptown.rituals, districts.northside.rituals, districts.downtown.rituals]).toEqual([
    [{ owner: 1, level: 1 }],
    [{ owner: 1, level: 1 }],
    [{ owner: 1, level: 2 }],
  ]);
  expect(seats[1]!.rituals).toEqual([0, 1, 1]);
});

rule('CULT-19.12', 'then the player puts a place of cult into a district of choice', () => {
  const game = newGame(1);
  draft(game);
  expect(keys(game)).toEqual(['uptown', 'northside', 'downtown']);
  answer(game, 0, 'downtown');
  expect(game.state.board.districts.downtown.places).toEqual([1, 0]);
});

rule(['CULT-19.13', 'CULT-21.71'], 'a goal card is drawn at random and shown, or was chosen before', () => {
  const random = newGame(1, { districtLayout: 'recommended' }, [[], [], [], [], ['O4']]);
  const entry = answer(random, 0, 'uptown');
  expect([random.state.board.goal, random.state.board.goals.length]).toEqual(['O4', 7]);
  expect(entry.events).toContainEqual({ key: 'event.goal', params: { card: { card: 'O4' } }, rule: 'CULT-19.13' });
  const chosen = newGame(1, { districtLayout: 'recommended', goal: 'O7' });
  answer(chosen, 0, 'uptown');
  expect(chosen.state.board.goal).toBe('O7');
  expect(cults.options.goal!.default).toBe('random');
});

rule('CULT-19.15', 'the city phase is as usual: none in round 1, then one card a round', () => {
  const seen: string[] = [];
  const { board } = playRandomly({
    seed: 'city',
    seats: 1,
    event: ({ key }, { round }) => {
      if (key === 'event.city-card') seen.push(`${round}`);
    },
  });
  expect(seen).toEqual(['2', '3', '4', '5', '6']);
  expect(board.pastEvents.length).toBe(4);
});

rule('CULT-19.19', 'player and NPC take turns, the player first; who has no marker on top is skipped', () => {
  const t = table({ players: 1 }).plans('uptown', 0, 1).plans('downtown', 0, 0).script(4, 4).run(action, {});
  // The player's marker in Uptown is covered, those in Downtown are not.
  t.seat(0).isAsked('turn/choice');
  expect(t.seat(0).options.every((key) => key.startsWith('downtown'))).toBe(true);
  t.seat(0).picks('downtown:bluff').picks('2:0:0');
  // The NPC has used its only marker; from now on its turns are skipped.
  expect([t.board.districts.uptown.plans, t.board.districts.downtown.plans]).toEqual([[0], [0]]);
  t.seat(0).picks('uptown:bluff').picks('2:0:0');
  t.seat(0).picks('downtown:bluff').picks('2:0:0');
  expect(t.ended).toBe(true);
  const covered = table({ players: 1 }).plans('uptown', 0, 1).script(4).run(action, {});
  covered.seat(0).isAsked('turn/choice'); // the player was skipped, and the NPC has uncovered the marker
  expect(covered.board.districts.uptown.plans).toEqual([0]);
});
