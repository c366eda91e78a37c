import { elekt } from '@tabula/elekt/elekt.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './errors.js';
import { session } from './session.js';
import { Client } from './testing/client.js';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a refusal is called that where a trace shows it, and says what was refused', () => {
  expect(String(new Refusal({ code: 'over', message: 'the game is over' }))).toBe('Refusal: the game is over');
});

it('a session holds 10,000 matches, as docs/protocol.md says', { timeout: 60_000 }, () => {
  const client = new Client();
  for (let i = 0; i < 10_000; i++) client.begin();
  expect(client.ask('new', { game: 'elekt', seats: 2 }).error).toEqual({
    code: 'too-many-matches',
    message: '10000 matches are open; close some first',
  });
});

it('a session knows nothing of the matches of another', () => {
  const [one, other] = [new Client(session()), new Client(session())];
  expect(other.code('state', { match: one.begin() })).toBe('no-such-match');
});

describe('a random seed', () => {
  it('is another each time, and gives the same match again', () => {
    const client = new Client();
    const begin = (fields: object) => client.must('new', { game: 'elekt', seats: 2, ...fields });
    const [first, second] = [begin({}), begin({})];
    expect(first.seed).not.toBe(second.seed);
    expect(first.seed).toMatch(/^[a-z0-9]{6,10}$/);
    const stateOf = ({ match }: { match: string }) => client.must('state', { match }).state;
    expect(stateOf(begin({ seed: first.seed }))).toEqual(stateOf(first));
  });
});

describe('the language of a match', () => {
  const LANGUAGES = ['en', 'pl', 'de'];
  const inDays = (client: Client) => {
    const { match } = client.must('new', { game: 'elekt', seats: 2, seed: 1, lang: 'de' });
    const { seat, options } = client.until(match, 'assignment/choice');
    return { client, match, seat, options };
  };

  it.each<[string, (fields: { match: string; seat: number }) => object]>([
    ['questions', ({ match }) => ({ match })],
    ['why', ({ match, seat }) => ({ match, seat, ref: { card: 'B1.0' } })],
    ['why', ({ match, seat }) => ({ match, seat: 1 - seat, ref: { card: 'B1.0' } })],
    ['forecast', ({ match, seat }) => ({ match, seat })],
    ['sum', ({ match, seat }) => ({ match, seat: null, number: `embers/${seat}` })],
    ['log', ({ match }) => ({ match })],
    ['log', ({ match, seat }) => ({ match, seat })],
  ])('is that of %s where no other is asked for', (command, fieldsOf) => {
    const { client, ...at } = inDays(new Client());
    const told = (fields: object) => JSON.stringify({ ...client.must(command, { ...fieldsOf(at), ...fields }), id: 0 });
    const [en, pl, de] = LANGUAGES.map((lang) => told({ lang }));
    expect(new Set([en, pl, de]).size).toBe(3);
    expect(told({})).toBe(de);
  });

  it('is that of what an answer brings, too', () => {
    const told = (fields: object) => {
      const { client, match, seat } = inDays(new Client());
      return JSON.stringify(client.must('answer', { match, seat, keys: ['pass'], ...fields }).events);
    };
    const [en, pl, de] = LANGUAGES.map((lang) => told({ lang }));
    expect(new Set([en, pl, de]).size).toBe(3);
    expect(told({})).toBe(de);
  });

  it('is that of what all would do next, too', () => {
    const client = new Client();
    const { match } = client.must('new', { game: 'arkham', seats: 2, seed: 1, lang: 'pl' });
    client.until(match, 'turn/deed');
    const told = (fields: object) => client.must('intents', { match, ...fields }).intents;
    expect(told({})).toEqual(told({ lang: 'pl' }));
    expect(told({})).not.toEqual(told({ lang: 'en' }));
    expect(client.must('intents', { match })).toMatchObject({ version: client.must('state', { match }).version });
  });

  it('is English where none is named, and stays with what is made of the match', () => {
    const { client, match, seat } = inDays(new Client());
    const { state } = client.must('state', { match });
    const { log } = client.must('log', { match });
    const prompt = (of: string, lang?: string) =>
      client.must('questions', { match: of, ...(lang === undefined ? {} : { lang }) }).questions[0]!.prompt.text;
    const [en, pl, de] = LANGUAGES.map((lang) => prompt(match, lang));
    const made = (command: string, fields: object) => prompt(client.must(command, fields).match);
    expect(made('resample', { match, seat, seed: 1 })).toBe(de);
    expect([made('load', { game: 'elekt', state }), made('load', { game: 'elekt', state, lang: 'pl' })]).toEqual([
      en,
      pl,
    ]);
    expect([made('replay', { log }), made('replay', { log, lang: 'pl' })]).toEqual([en, pl]);
    const { match: begun } = client.must('new', { game: 'elekt', seats: 2, seed: 1 });
    expect(prompt(begun)).toBe(prompt(begun, 'en'));
    expect(prompt(begun)).not.toBe(prompt(begun, 'de'));
    const cards = (fields: object) => client.must('cards', { game: 'elekt', ...fields }).cards;
    expect(cards({})).toEqual(cards({ lang: 'en' }));
    expect(cards({})).not.toEqual(cards({ lang: 'de' }));
  });
});

describe('a defect', () => {
  it('of a command without a match has no place in the rules', () => {
    vi.spyOn(elekt, 'setup').mockImplementation(() => {
      throw new TypeError('of undefined');
    });
    const client = new Client();
    expect(client.ask('new', { game: 'elekt', seats: 2 }).error).toEqual({
      ...{ code: 'defect', message: 'new: of undefined', details: [] },
    });
  });
});
