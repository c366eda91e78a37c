import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleOf } from './games.js';
import { session } from './session.js';
import { atStart, Client, DIRECTION } from './testing/client.js';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('games', () => {
  it('are listed with all that is needed to begin one', () => {
    const reply = new Client().must('games');
    expect(reply).toMatchObject({
      protocol: 1,
      levels: ['easy', 'normal', 'hard'],
      games: [
        {
          id: 'elekt',
          name: { en: 'Elekt', pl: 'Elekt', de: 'Elekt' },
          players: { min: 2, max: 4 },
          languages: ['en', 'pl', 'de'],
          options: {
            type: 'object',
            properties: { pack: { type: 'string', default: 'base', enum: ['base'] } },
            additionalProperties: false,
          },
          packs: [{ id: 'base', name: { en: expect.any(String), pl: expect.any(String), de: expect.any(String) } }],
        },
        {
          id: 'cults',
          players: { min: 1, max: 4 },
          options: { properties: { rounds: { type: 'integer', default: 6, minimum: 6, maximum: 10 } } },
          packs: [{ id: 'base', name: { en: expect.any(String), pl: expect.any(String), de: expect.any(String) } }],
        },
        { id: 'emerald', players: { min: 2, max: 5 } },
        { id: 'arkham', players: { min: 1, max: 6 } },
      ],
    });
  });
});

describe('cards', () => {
  it.each(['en', 'pl', 'de'])('say what they do in %s', (lang) => {
    const cards = new Client().must('cards', { game: 'elekt', lang }).cards as Record<string, unknown>[];
    expect(cards).toHaveLength(84);
    for (const card of cards) {
      expect(card).toMatchObject({ id: expect.any(String), kind: expect.any(String), facts: expect.any(Object) });
      expect(JSON.stringify([card.name, card.text])).not.toMatch(/\[[a-z]|undefined/);
    }
  });

  it('are those of the first pack where none is named', () => {
    const reply = new Client().must('cards', { game: 'cults' });
    expect((reply.cards as readonly unknown[]).length).toBeGreaterThan(30);
    expect(reply.pack).toBe('base');
  });

  it('are those of the box in a game that has no packs', () => {
    const { packs } = titleOf('emerald')!;
    vi.spyOn(packs!, 'all').mockReturnValue([]);
    const { cards, pack } = new Client().must('cards', { game: 'emerald' });
    expect(pack).toBeUndefined();
    expect((cards as readonly unknown[]).length).toBeGreaterThan(30);
    expect((cards as readonly unknown[])[0]).toMatchObject({ id: expect.any(String), facts: expect.any(Object) });
    expect(new Client().ask('cards', { game: 'emerald', pack: 'any' }).error.message).toMatch(/it has none$/);
  });

  it('belong to a pack', () => {
    const client = new Client();
    expect(client.must('cards', { game: 'elekt', pack: 'base' })).toMatchObject({ pack: 'base' });
    expect(client.code('cards', { game: 'elekt', pack: 'other' })).toBe('option');
    expect(client.code('cards', { game: 'chess' })).toBe('no-such-game');
  });
});

describe('a refusal', () => {
  it('says what there is instead', () => {
    const client = new Client();
    const match = client.begin();
    const said = (command: string, fields: object) => client.ask(command, fields).error.message;
    expect(said('cards', { game: 'elekt', pack: 'other' })).toBe("elekt has no pack 'other'; it has base");
    expect(said('cards', { game: 'chess' })).toBe("there is no game 'chess'; there are elekt, cults, emerald, arkham");
    expect(said('questions', { match: 'm9' })).toBe("there is no match 'm9'");
    expect(said('questions', { match, seat: 3 })).toBe('m1 has the seats 0 to 1, not 3');
    const { seat } = client.must('questions', { match }).questions[0]!;
    const answer = { match, seat, keys: [], version: 7 };
    expect(said('answer', answer)).toBe('m1 is at version 1, the answer is for version 7');
  });
});

describe('new', () => {
  it('opens a match under a new id', () => {
    const client = new Client();
    const reply = client.must('new', { game: 'elekt', seats: 3, seed: 7, options: { pack: 'base' }, lang: 'pl' });
    expect(reply).toMatchObject({ match: 'm1', version: 1, over: false, seed: 7 });
    expect(client.must('new', { game: 'elekt', seats: 2 })).toMatchObject({ match: 'm2', seed: expect.any(String) });
  });

  it('says what a game is not for', () => {
    const client = new Client();
    expect(client.code('new', { game: 'chess', seats: 2 })).toBe('no-such-game');
    expect(client.code('new', { game: 'constructor', seats: 2 })).toBe('no-such-game');
    expect(client.code('new', { game: 'elekt', seats: 9 })).toBe('players');
    expect(client.code('new', { game: 'elekt', seats: 2, options: { pack: 'x' } })).toBe('option');
    expect(client.code('new', { game: 'elekt', seats: 2, options: { constructor: 'x' } })).toBe('option');
    expect(client.code('new', { game: 'elekt', seats: 2, seed: {} })).toBe('bad-request');
    expect(client.code('new', { game: 'elekt', seats: 2, lang: 'fr' })).toBe('bad-request');
    expect(client.must('new', { game: 'elekt', seats: 2 }).match).toBe('m1');
  });

  it('opens no more matches than there is room for', () => {
    const client = new Client(session({ matches: 2 }));
    client.begin();
    const match = client.begin();
    const { state } = client.must('state', { match });
    const { log } = client.must('log', { match });
    expect(client.code('new', { game: 'elekt', seats: 2 })).toBe('too-many-matches');
    expect(client.code('load', { game: 'elekt', state })).toBe('too-many-matches');
    expect(client.code('replay', { log })).toBe('too-many-matches');
    expect(client.code('resample', { match, seat: 0, seed: 1 })).toBe('too-many-matches');
    expect(client.must('close', { match })).toMatchObject({ closed: 'm2' });
    expect(client.begin()).toBe('m3');
  });
});

describe('questions', () => {
  it('come with their options as messages and as text', () => {
    const { client, match, seat } = atStart();
    const { over, version, questions } = client.must('questions', { match });
    expect({ over, version }).toEqual({ over: false, version: 1 });
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      seat,
      id: 'setup/direction',
      kind: 'one',
      prompt: { key: 'ask.setup/direction', params: {}, text: expect.any(String) },
      rule: 'ELEK-2.14',
      min: 1,
      max: 1,
    });
    expect(questions[0]!.options.map((option) => option.key)).toEqual(['clockwise', 'counter-clockwise']);
    expect(questions[0]!.options[0]).toMatchObject({
      label: { key: 'option.direction', text: expect.any(String) },
      rule: 'ELEK-2.14',
      refs: [{ direction: 'clockwise' }],
    });
  });

  it('can be asked for one seat', () => {
    const { client, match, seat, other } = atStart();
    expect(client.must('questions', { match, seat }).questions).toHaveLength(1);
    expect(client.must('questions', { match, seat: other }).questions).toEqual([]);
    expect(client.code('questions', { match, seat: 3 })).toBe('no-such-seat');
    expect(client.code('questions', { match: 'm9' })).toBe('no-such-match');
    expect(client.code('questions', { match: '__proto__' })).toBe('no-such-match');
  });

  it('speak the language asked for, else that of the match', () => {
    const client = new Client();
    const { match } = client.must('new', { game: 'elekt', seats: 3, seed: 1, lang: 'de' });
    const ask = (lang?: string) =>
      JSON.stringify(client.must('questions', { match, ...(lang ? { lang } : {}) }).questions);
    expect(ask()).toBe(ask('de'));
    for (const lang of ['en', 'pl']) expect(JSON.parse(ask(lang))[0].options).toHaveLength(2);
  });
});

describe('answer', () => {
  it('tells what happened and which version it is now', () => {
    const { client, match, seat } = atStart();
    const reply = client.must('answer', { match, seat, keys: [DIRECTION], version: 1 });
    expect(reply).toMatchObject({ version: 2, over: false });
    expect(reply.events[0]).toMatchObject({
      key: 'event.direction',
      params: { seat: { seat } },
      rule: 'ELEK-2.14',
      text: expect.any(String),
    });
    expect(reply.events[0]).not.toHaveProperty('sees');
  });

  it('is refused with its rule, and nothing has changed', () => {
    const { client, match, seat, other } = atStart();
    const before = client.must('state', { match });
    const refused = client.ask('answer', { match, seat, keys: ['sideways'] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'illegal', rule: 'ELEK-2.14' } });
    expect(refused.error.message).toContain('clockwise');
    expect(client.code('answer', { match, seat, keys: [] })).toBe('illegal');
    expect(client.code('answer', { match, seat, keys: [DIRECTION, DIRECTION] })).toBe('illegal');
    expect(client.code('answer', { match, seat: other, keys: [DIRECTION] })).toBe('not-asked');
    expect(client.code('answer', { match, seat: 7, keys: [DIRECTION] })).toBe('no-such-seat');
    expect(client.code('answer', { match, seat: -1, keys: [DIRECTION] })).toBe('no-such-seat');
    expect(client.code('answer', { match, seat, keys: [DIRECTION], version: 0 })).toBe('stale');
    expect(client.code('answer', { match: 'm7', seat, keys: [DIRECTION] })).toBe('no-such-match');
    expect(client.must('state', { match })).toMatchObject({ state: before.state, version: 1 });
  });

  it('given twice against one version counts once', () => {
    const { client, match, seat } = atStart();
    client.must('answer', { match, seat, keys: [DIRECTION], version: 1 });
    expect(client.code('answer', { match, seat, keys: [DIRECTION], version: 1 })).toBe('stale');
  });

  it('is not taken when the game is over', () => {
    const client = new Client();
    const match = client.begin();
    client.play(match, 1);
    for (const seat of [0, 1]) {
      const asked = client.must('questions', { match, seat }).questions;
      if (asked.length > 0) client.must('answer', { match, seat, keys: [asked[0]!.options[0]!.key] });
    }
    expect(client.code('answer', { match, seat: 0, keys: ['pass'] })).toBe('over');
    expect(client.code('suggest', { match, seat: 0, level: 'easy' })).toBe('over');
    expect(client.must('questions', { match })).toMatchObject({ over: true, questions: [] });
  });
});

describe('forecast', () => {
  it('says what the options of the open question lead to, each with its text and rule', () => {
    const { client, match } = atStart();
    const { seat, options } = client.until(match, 'assignment/choice');
    const { question, forecasts } = client.must('forecast', { match, seat, lang: 'de' });
    expect(question).toBe('assignment/choice');
    expect(forecasts.map(({ key }) => key)).toEqual(options.map(({ key }) => key));
    const [{ lines, ghosts }] = forecasts as [(typeof forecasts)[number]];
    expect(lines[0]).toMatchObject({ rule: expect.stringMatching(/^ELEK-/), text: expect.any(String) });
    expect(['gain', 'cost', 'plain', 'vain']).toContain(lines[0]!.is);
    // Each ghost names a number, of which one can ask what it is made of.
    const [{ number }] = ghosts as [(typeof ghosts)[number]];
    expect(client.must('sum', { match, seat, number })).toMatchObject({ sum: { total: expect.any(Number) } });
    const [last] = options.slice(-1).map(({ key }) => key);
    expect(client.must('forecast', { match, seat, keys: [last] }).forecasts.map(({ key }) => key)).toEqual([last]);
  });

  it('is refused who is not asked, and keys that are not there', () => {
    const { client, match } = atStart();
    const { seat } = client.until(match, 'assignment/choice');
    for (const other of [0, 1, 2].filter((one) => one !== seat))
      expect(client.ask('forecast', { match, seat: other }).error).toMatchObject({
        code: 'not-asked',
        message: `seat ${other} is not asked anything`,
      });
    for (const other of [0, 1, 2].filter((one) => one !== seat))
      expect(client.ask('suggest', { match, seat: other, level: 'easy' }).error.message).toBe(
        `seat ${other} is not asked anything`,
      );
    expect(client.code('forecast', { match, seat, keys: ['nothing'] })).toBe('illegal');
    expect(client.code('forecast', { match, seat: 9 })).toBe('no-such-seat');
    expect(client.must('sum', { match, seat: null, number: '__proto__/constructor' })).toMatchObject({ sum: null });
  });
});

describe('intents', () => {
  it('tell what everybody would do, where all play together, in words', () => {
    const { client } = atStart();
    const { match } = client.must('new', { game: 'arkham', seats: 2, seed: 1 });
    client.until(match, 'turn/deed');
    const { intents } = client.must('intents', { match, lang: 'pl' });
    expect(intents.map(({ seat }) => seat)).toEqual([0, 1]);
    for (const { intent } of intents) expect(intent.text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('are empty where each plays for themselves', () => {
    const { client, match } = atStart();
    expect(client.must('intents', { match })).toMatchObject({ intents: [] });
    expect(client.code('intents', { match: 'm99' })).toBe('no-such-match');
  });
});

describe('why', () => {
  it('says what is possible with a thing and what forbids the rest', () => {
    const { client, match } = atStart();
    const { seat, options } = client.until(match, 'assignment/choice');
    const option = options.find(({ key }) => key.includes(':'))!;
    const [card] = option.key.split(':');
    const { possible } = client.must('why', { match, seat, ref: { card } });
    expect(possible).toContainEqual(option);
    expect(possible.every(({ key }) => key.startsWith(`${card}:`))).toBe(true);
    const { reasons } = client.must('why', { match, seat: (seat + 1) % 3, ref: { card: 'B1.0' } });
    expect(reasons[0]).toMatchObject({ rule: expect.stringMatching(/^ELEK-/), text: expect.any(String) });
  });

  it('says what is possible for this seat, where several are asked the same at once', () => {
    const client = new Client();
    const { match } = client.must('new', { game: 'arkham', seats: 3, seed: 1 });
    const { questions } = client.must('questions', { match });
    expect(questions).toHaveLength(3);
    for (const { seat, options } of questions)
      expect(client.must('why', { match, seat, ref: {} }).possible).toEqual(options);
  });

  it('takes any reference, known or not', () => {
    const { client, match, seat } = atStart();
    for (const ref of [
      {},
      { card: null },
      { card: 'constructor' },
      { zone: 'court' },
      { attribute: 'power' },
      { x: 1 },
    ])
      expect(client.must('why', { match, seat, ref })).toMatchObject({ possible: expect.any(Array) });
    expect(client.code('why', { match, seat: 4, ref: {} })).toBe('no-such-seat');
    expect(client.code('why', { match, seat, ref: 'E05' })).toBe('bad-request');
    expect(client.code('why', { match, seat, ref: { card: ['E05'] } })).toBe('bad-request');
  });
});

describe('view', () => {
  it('shows a seat its hand and nobody else', () => {
    const { client, match } = atStart();
    const hands = (seat: number | null) => {
      const { seats } = client.must('view', { match, seat }).view.board as { seats: { hand: unknown }[] };
      return seats.map(({ hand }) => Array.isArray(hand));
    };
    expect([hands(0), hands(1), hands(null)]).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, false],
    ]);
    expect(client.must('view', { match, seat: 0 }).view).not.toHaveProperty('stack');
    expect(client.code('view', { match, seat: 3 })).toBe('no-such-seat');
    expect(client.code('view', { match })).toBe('bad-request');
  });
});
