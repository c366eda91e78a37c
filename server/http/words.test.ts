import { gameIds } from '@tabula/protocol/games.js';
import { unbound } from '@tabula/words/bind.js';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { browser, type House, openHouse } from '../testing/house.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // hashing is dear, and the machine may be busy

let house: House;
afterEach(() => house.close());
const base = { game: 'elekt', options: { pack: 'base' } };

test.each([
  ['en', 'Round 3'],
  ['pl', 'Runda 3'],
  ['de', 'Runde 3'],
])('messages in %s', async (lang, said) => {
  house = await openHouse();
  const messages = [{ key: 'ui.round', params: { round: 3 } }];
  const { status, body } = await browser(house.app).ask('POST', '/api/words', {
    ...base,
    lang,
    messages,
    cards: ['B1.0', 'nonsense'],
  });
  expect(status).toBe(200);
  expect(body.messages).toEqual([said]);
  expect(body.cards['B1.0'].name.length).toBeGreaterThan(2);
  expect(body.cards.nonsense).toBeNull();
  expect(body.question).toBeNull();
});

test('players are called by their names, and counted where there is none', async () => {
  house = await openHouse();
  const messages = [0, 1].map((seat) => ({ key: 'event.drew', params: { seat: { seat }, count: 2 } }));
  const ask = async (names?: (string | null)[]) => {
    const body = { ...base, lang: 'en', messages, ...(names === undefined ? {} : { names }) };
    const { messages: said } = (await browser(house.app).ask('POST', '/api/words', body)).body;
    return (said as string[]).map(unbound);
  };
  expect(await ask(['Mara', null])).toEqual([
    'Mara draws 2 cards from the Elite deck.',
    'Seat 2 draws 2 cards from the Elite deck.',
  ]);
  // What was said once for one table is not said to another.
  expect(await ask()).toEqual([
    'Seat 1 draws 2 cards from the Elite deck.',
    'Seat 2 draws 2 cards from the Elite deck.',
  ]);
  expect((await ask(['{0}', '<b>'])).join()).toContain('{0} draws');
});

test('nonsense gets no sentence, but no error', async () => {
  house = await openHouse();
  const messages = [
    { key: 'no.such.key', params: {} },
    { key: 'ui.round', params: {} },
    { key: 'event.kept', params: { unit: { card: 7 } } },
  ];
  const question = { prompt: { key: 'x', params: {} }, options: [{ label: { key: 'y', params: {} } }] };
  const { status, body } = await browser(house.app).ask('POST', '/api/words', {
    ...base,
    lang: 'en',
    messages,
    question,
  });
  expect(status).toBe(200);
  expect(body.messages).toHaveLength(3);
  expect(body.question.options).toHaveLength(1);
});

test('others have their turn while much is put into words', async () => {
  house = await openHouse();
  // Each look at the clock is some milliseconds after the last: every sentence takes long.
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const turnsFor = async (messages: number) => {
    const before = turns;
    const body = { ...base, lang: 'en', messages: Array(messages).fill({ key: 'ui.round', params: { round: 3 } }) };
    expect((await browser(house.app).ask('POST', '/api/words', body)).status).toBe(200);
    return turns - before;
  };
  const few = await turnsFor(1);
  expect(await turnsFor(100)).toBeGreaterThan(few + 50);
  isDone = true;
});

const wide = (fields: number) => Object.fromEntries(Array.from({ length: fields }, (_, i) => [`f${i}`, i]));

test.each([
  [404, { ...base, game: 'chess', lang: 'en' }],
  [404, { ...base, options: { pack: '__proto__' }, lang: 'en' }],
  [400, { ...base, lang: 'fr' }],
  [400, { ...base, lang: 'en', messages: Array(501).fill({ key: 'x', params: {} }) }],
  [400, { ...base, lang: 'en', more: 1 }],
  [400, { ...base, lang: 'en', options: wide(41) }],
  [400, { ...base, lang: 'en', messages: [{ key: 'x', params: wide(41) }] }],
  [200, { ...base, lang: 'en', messages: [{ key: 'x', params: wide(40) }] }],
  [413, { ...base, lang: 'en', names: ['x'.repeat(65_536)] }],
])('%i for what cannot be said, or is too much', async (status, body) => {
  house = await openHouse();
  expect((await browser(house.app).ask('POST', '/api/words', body)).status).toBe(status);
});

test('the games are listed', async () => {
  house = await openHouse();
  const { games } = (await browser(house.app).ask('GET', '/api/games')).body;
  expect(games.map(({ id }: { id: string }) => id)).toEqual(gameIds());
  expect(games[0]).toMatchObject({ id: 'elekt', players: { min: 2 } });
});
