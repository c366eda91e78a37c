import { kinds } from '@tabula/bots/testing/kinds.js';
import type { Message } from '@tabula/kernel/chance.js';
import { type Game, ruleIndex } from '@tabula/kernel/game.js';
import { keysOf } from '@tabula/kernel/question.js';
import { type Ask, ask, ruleMaker } from '@tabula/kernel/rule.js';
import { takesOne } from '@tabula/kernel/run.js';
import { asked, open } from '@tabula/kernel/table.js';
import type { Title } from '@tabula/kit/title.js';
import type { Voice } from '@tabula/kit/voice.js';
import { describe, expect, it } from 'vitest';
import { RUN } from './commands.js';
import { newDesk, tellForecast, tellSum } from './desk.js';
import { granted } from './errors.js';
import { titleOf } from './games.js';
import type { FieldsOf } from './schema.js';
import { Client } from './testing/client.js';

/** A voice that says the keys of what it is given. */
const voice = { say: ({ key }: Message) => `says ${key}` } as Voice;
const message = (key: string) => ({ key, params: { seat: { seat: 1 } } });
const told = (key: string) => ({ ...message(key), text: `says ${key}` });

/** A match of Elekt at a desk, whose title foresees and counts what the test says, else nothing. */
function matchOf(changes: Partial<Title>) {
  const { foresee: _foresee, sumOf: _sumOf, ...bare } = titleOf('elekt')!;
  const title: Title = { ...bare, ...changes };
  const { table } = granted(open(title.game, { seats: 2, seed: 'desk' }));
  const desk = newDesk(1);
  const { id: match } = desk.open({ title, table, language: 'en', from: null, version: 5 });
  return { desk, match };
}

/** The first answer to a question that is allowed. */
const anyAnswer = (question: Ask) =>
  question.kind === 'order'
    ? question.choices
    : takesOne(question)
      ? question.choices[0]!
      : question.choices.slice(0, question.min);

/** The seats whose hands are open in a view of the board. */
const seen = (board: unknown): number[] =>
  (board as { seats: { hand: unknown }[] }).seats.flatMap(({ hand }, seat) => (Array.isArray(hand) ? [seat] : []));

describe('a forecast', () => {
  const lines = [
    { is: 'gain', rule: 'R-1', ...message('more') },
    { is: 'cost', rule: 'R-2', ...message('less'), given: message('if') },
  ] as const;
  const ghosts = [{ number: 'titles/0', value: 3 }];

  it('is told in words, with its condition where there is one, and whose thing it is about', () => {
    const [more, less] = [
      { is: 'gain', rule: 'R-1', ...told('more') },
      { is: 'cost', rule: 'R-2', ...told('less'), given: told('if') },
    ];
    expect(tellForecast(voice, 'k', { lines, ghosts })).toStrictEqual({ key: 'k', lines: [more, less], ghosts });
    expect(tellForecast(voice, 'k', { lines: [], ghosts, whose: 0 })).toStrictEqual({
      ...{ key: 'k', lines: [], ghosts, whose: 0 },
    });
  });

  it('is made from what its seat sees, and left out where there is nothing to foresee', () => {
    const client = new Client();
    const match = client.begin(2, 'desk');
    const { seat, options } = client.must('questions', { match }).questions[0]!;
    const boards: unknown[] = [];
    const at = matchOf({
      foresee: (board, _question, { key }) => {
        boards.push(board);
        return key === options[0]!.key ? { lines: [], ghosts } : null;
      },
    });
    const { forecasts, version } = RUN.forecast(at.desk, { match: at.match, seat }) as {
      forecasts: unknown[];
      version: number;
    };
    expect({ forecasts, version }).toEqual({ forecasts: [{ key: options[0]!.key, lines: [], ghosts }], version: 5 });
    expect(boards.map(seen)).toEqual(options.map(() => [seat]));
    const blind = matchOf({});
    expect(RUN.forecast(blind.desk, { match: blind.match, seat })).toMatchObject({ forecasts: [] });
  });

  it('is told of a hundred options at most', () => {
    const { rule } = ruleMaker<unknown, string>();
    const numbers = Array.from({ length: 120 }, (_, i) => i);
    const root = rule<Record<never, never>, { pick: number }>('pick')({ pick: () => ask(0, 'pick', numbers) });
    const game = { ...kinds, root, rules: ruleIndex([root]) } as Game;
    const at = matchOf({ game, foresee: () => ({ lines: [], ghosts: [] }) });
    const { forecasts } = RUN.forecast(at.desk, { match: at.match, seat: 0 }) as { forecasts: { key: string }[] };
    expect(forecasts.map(({ key }) => key)).toEqual(numbers.slice(0, 100).map(String));
  });

  it('of what is not there is refused with its name, cut where it is long', () => {
    const client = new Client();
    const match = client.begin(2, 'desk');
    const { seat } = client.must('questions', { match }).questions[0]!;
    const said = (key: string) => client.ask('forecast', { match, seat, keys: [key] }).error.message;
    expect(said('nothing')).toBe("'nothing' is not among the options");
    expect(said('x'.repeat(50))).toBe(`'${'x'.repeat(40)}' is not among the options`);
  });
});

describe('a sum', () => {
  const sum = {
    title: message('power'),
    lines: [{ ...message('unit'), amount: 2, rule: 'R-1', ref: { card: 'E05' } }],
    total: 2,
    notes: [{ ...message('leads'), rule: 'R-2' }],
    rules: ['R-3'],
  };

  it('is told in words', () => {
    expect(tellSum(voice, sum)).toEqual({
      ...sum,
      title: told('power'),
      lines: [{ ...told('unit'), amount: 2, rule: 'R-1', ref: { card: 'E05' } }],
      notes: [{ ...told('leads'), rule: 'R-2' }],
    });
  });

  it('is made from what its seat sees, and for a spectator from what all see', () => {
    const { desk, match } = matchOf({
      sumOf: (board, number) => ({
        ...sum,
        title: message('sum.titles'),
        lines: [],
        notes: [],
        rules: [number, ...seen(board).map(String)],
      }),
    });
    const rules = (seat: number | null) => RUN.sum(desk, { match, seat, number: 'n' });
    expect([0, 1, null].map(rules)).toMatchObject([
      { version: 5, sum: { rules: ['n', '0'] } },
      { version: 5, sum: { rules: ['n', '1'] } },
      { version: 5, sum: { rules: ['n'] } },
    ]);
    const { desk: other, match: numberless } = matchOf({});
    expect(RUN.sum(other, { match: numberless, seat: 0, number: 'n' })).toEqual({ version: 5, sum: null });
  });

  it('is made for the seats there are', () => {
    const client = new Client();
    const match = client.begin(2);
    expect(client.code('sum', { match, seat: 2, number: 'titles/0' })).toBe('no-such-seat');
    expect(client.must('sum', { match, seat: null, number: 'titles/1' })).toMatchObject({ sum: { total: 0 } });
  });
});

describe('a question', () => {
  it('is told with all that belongs to it', () => {
    const client = new Client();
    const match = client.begin(2, 'desk');
    const { questions } = client.must('questions', { match });
    const [{ options, ...question }] = questions as [(typeof questions)[number]];
    expect(question).toEqual({
      ...{ seat: expect.any(Number), id: expect.any(String), kind: expect.any(String), rule: expect.any(String) },
      ...{ min: expect.any(Number), max: expect.any(Number), cosmetic: false },
      prompt: { key: `ask.${question.id}`, params: expect.any(Object), text: expect.stringMatching(/^[^[]+$/) },
    });
    for (const { label, ...option } of options) {
      expect(option).toEqual({ key: expect.any(String), rule: expect.any(String), refs: expect.any(Array) });
      expect(label).toEqual({ key: expect.any(String), params: expect.any(Object), text: expect.any(String) });
    }
    expect(new Set(options.map(({ label }) => label.text)).size).toBe(options.length);
  });

  it('that nobody puts any more is refused as such', () => {
    const client = new Client();
    const match = client.begin();
    client.play(match, 1);
    for (const { seat, options } of client.must('questions', { match }).questions)
      client.must('answer', { match, seat, keys: [options[0]!.key] });
    expect(client.ask('forecast', { match, seat: 0 }).error).toEqual({ code: 'over', message: 'the game is over' });
    expect(client.ask('suggest', { match, seat: 0, level: 'easy' }).error).toMatchObject({ code: 'over' });
  });
});

describe('a suggestion', () => {
  it('thinks as long as it is asked to, and says so in whole milliseconds and short numbers', () => {
    const client = new Client();
    const match = client.begin(3, 'desk');
    const { seat } = client.until(match, 'assignment/choice');
    const ask = (fields: object) => client.must('suggest', { match, seat, level: 'hard', seed: 1, ...fields });
    const { iterations, ms, thoughts } = ask({ iterations: 25 });
    expect(iterations).toBe(25);
    expect(Number.isInteger(ms)).toBe(true);
    const values = (thoughts as { value: number }[]).map(({ value }) => value);
    expect(values.some((value) => value !== Math.round(value))).toBe(true);
    for (const value of values) expect(String(value)).toMatch(/^-?\d+(\.\d{1,4})?$/);
    expect(ask({ iterations: 10 }).iterations).toBe(10);
    expect(ask({ ms: 1 }).iterations).toBeLessThan(5_000);
  });
});

describe('a game', () => {
  it('begins with its options, and its cards are told with what they are', () => {
    const client = new Client();
    const { match } = client.must('new', { game: 'cults', seats: 2, options: { rounds: 8 } });
    expect(client.must('state', { match }).state.options).toMatchObject({ rounds: 8 });
    const { cards, pack } = client.must('cards', { game: 'elekt' }) as unknown as {
      cards: { id: string; facts: object }[];
      pack: string;
    };
    expect(pack).toBe('base');
    const { cards: box } = titleOf('elekt')!;
    expect(cards.map(({ id, facts }) => ({ id, ...facts }))).toEqual(JSON.parse(JSON.stringify(box)));
    for (const { facts } of cards) expect(facts).not.toHaveProperty('id');
  });
});

describe('a long match', () => {
  it('holds no states that undo cannot reach: neither as it is played, nor played again', () => {
    const { desk, match } = matchOf({});
    const held = (id: string) => {
      const { log, past, state } = desk.match(id).table;
      const reveal = log.map(({ reveals }) => reveals).lastIndexOf(true);
      return { reveal, others: past.slice(0, reveal + 1).filter((before) => before !== state).length };
    };
    const { table } = desk.match(match);
    for (let i = 0; i < 100 && (i < 10 || !table.log.at(-1)!.reveals); i++) {
      const [question] = asked(table)!.asks;
      const seat = question!.seat;
      RUN.answer(desk, { match, seat, keys: keysOf(question!, anyAnswer(question!)) });
    }
    expect(held(match).reveal).toBeGreaterThan(5);
    expect(held(match).others).toBe(0);
    const { log } = RUN.log(desk, { match }) as { log: FieldsOf<'replay'>['log'] };
    RUN.close(desk, { match });
    const again = RUN.replay(desk, { log: structuredClone(log) }) as { match: string };
    expect(held(again.match)).toEqual({ reveal: log.entries.length - 1, others: 0 });
  });
});
