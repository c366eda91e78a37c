import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.js';

type Board = {
  seats: { hand: string[]; embers: number }[];
  zones: { mission: { units: unknown[] } };
  elite: string[];
  pool: { power: number };
  embers: number;
  round: number;
};

type Tampered = {
  game: unknown;
  version: unknown;
  options: Record<string, unknown>;
  seats: unknown[];
  stack: Record<string, unknown>[];
  rng: unknown;
  script: unknown;
  result: unknown;
  board: Board;
};

/** A state in the middle of a game, changed. */
function tampered(change: (state: Tampered) => void) {
  const client = new Client();
  const match = client.begin(3, 'tampered');
  client.until(match, 'assignment/choice');
  const state = client.must('state', { match }).state as Tampered;
  change(state);
  return client.ask('load', { game: 'elekt', state });
}

describe('a state that cannot be played', () => {
  it.each<[string, RegExp, (state: Tampered) => void]>([
    ['another game', /\/game: expected "elekt"/, (s) => (s.game = 'chess')],
    ['another version', /\/version/, (s) => (s.version = 99)],
    ['too many seats', /\/seats/, (s) => s.seats.push('player', 'player')],
    ['unknown options', /\/options/, (s) => (s.options.x = 1)],
    ['a pack that is not there', /\/options/, (s) => (s.options.pack = 'none')],
    ['a broken generator', /\/rng/, (s) => (s.rng = [1, 2])],
    ['a broken script', /\/script/, (s) => (s.script = [{}])],
    ['a result without places', /\/result/, (s) => (s.result = { places: [], reason: 'x' })],
    ['a field too many', /"x" is not part|\/"?x"?/, (s) => Object.assign(s.board, { x: 1 })],
    ['a field too few', /\/board\/pool: is missing/, (s) => Reflect.deleteProperty(s.board, 'pool')],
    ['more Embers than a player can have', /embers/, (s) => (s.board.seats[0]!.embers = 99)],
    ['a card twice', /is in 2 places/, (s) => s.board.elite.push(s.board.elite[0]!)],
    ['a lost card', /is in 0 places/, (s) => s.board.elite.pop()],
    ['a card of another game', /X99/, (s) => s.board.seats[0]!.hand.push('X99')],
    ['an unknown rule', /there is no rule/, (s) => (s.stack[1]!.rule = 'cheat')],
    ['an unknown step', /there is no step/, (s) => (s.stack[1]!.at = 'no such step')],
    ['no frames', /./, (s) => (s.stack = [])],
  ])('%s', (_name, problem, change) => {
    const { ok, error } = tampered(change);
    expect(ok).toBe(false);
    expect(error.code).toBe('invalid-state');
    expect(error.details!.join('\n')).toMatch(problem);
    expect(error.message).toContain(error.details![0]);
  });

  it('has every broken condition named', () => {
    const { error } = tampered(({ board }) => {
      board.embers += 1;
      board.pool.power -= 1;
    });
    expect(error.code).toBe('invalid-state');
    expect(error.details!.length).toBeGreaterThanOrEqual(2);
    expect(error.details!.join('\n')).toMatch(/ember/i);
    expect(error.details!.join('\n')).toMatch(/token|power/i);
  });

  it('is of the game that is named', () => {
    const client = new Client();
    const { state } = client.must('state', { match: client.begin() });
    expect(client.code('load', { game: 'chess', state })).toBe('no-such-game');
    expect(client.code('load', { game: 'elekt' })).toBe('bad-request');
    expect(client.code('load', { game: 'elekt', state: [state] })).toBe('bad-request');
    expect(client.code('load', { game: 'elekt', state: {} })).toBe('invalid-state');
    expect(client.must('load', { game: 'elekt', state, lang: 'pl' })).toMatchObject({ match: 'm2', version: 1 });
  });
});

describe('a log that cannot be played', () => {
  it.each<[string, string, (log: Record<string, unknown>) => void]>([
    ['of another game', 'no-such-game', (log) => (log.game = 'chess')],
    ['of another version', 'replay', (log) => (log.version = 99)],
    ['without a beginning', 'replay', (log) => (log.entries = [])],
    ['with an illegal answer', 'replay', (log) => (log.entries as object[]).push({ seat: 0, keys: ['x'], fates: [] })],
    ['for too many seats', 'players', (log) => (log.seats = 9)],
    ['with other options', 'option', (log) => (log.options = { pack: 'none' })],
    ['with other chance', 'script', (log) => (log.entries = [{ seat: null, keys: [], fates: [['M99']] }])],
    ['with less chance', 'replay', (log) => (log.entries = [{ seat: null, keys: [], fates: [] }])],
  ])('%s', (_name, code, change) => {
    const client = new Client();
    const match = client.begin(2, 'log');
    client.play(match, 1, 10);
    const { log } = client.must('log', { match });
    change(log);
    expect(client.code('replay', { log })).toBe(code);
    expect(client.code('state', { match: 'm2' })).toBe('no-such-match');
  });
});
