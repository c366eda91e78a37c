import type { SocketPush } from '@tabula/protocol/pushes.js';
import { afterEach, describe, expect, it } from 'vitest';
import { inlineBots } from '../bots/inline.js';
import type { Bots } from '../tables/env.js';
import { begun, type Room, type RoomOptions, room, settle, type TestPeer } from '../testing/tables.js';

const rooms: Room[] = [];
afterEach(async () => {
  for (const on of rooms) expect(on.errors).toEqual([]);
  for (const on of rooms.splice(0).reverse()) await on.close();
});

const PERSON = { kind: 'open' } as const;
const YOU = { kind: 'you' } as const;
const BOT = { kind: 'bot', level: 'normal' } as const;

interface Wanted {
  readonly options?: RoomOptions;
  readonly more?: object;
  readonly seats?: readonly object[];
}

/** A night in Arkham that has come to the first decision of the group; Ada leads. */
async function atCouncil({ options, more, seats = [YOU, PERSON, PERSON] }: Wanted = {}) {
  const on = await room(options);
  rooms.push(on);
  const people = [on.guest('ada'), on.guest('bob'), on.guest('cyd')].slice(
    0,
    seats.filter((seat) => seat !== BOT).length,
  );
  const { table } = await begun('arkham', people, { seats, ...more });
  const [ada] = people as [TestPeer, ...TestPeer[]];
  for (let n = 0; ada.question(table)?.id !== 'action-phase/next'; n++) {
    if (n > 200) throw new Error('the group is never asked');
    const asked = people.find((peer) => peer.question(table) !== null);
    if (asked === undefined) await settle(1);
    else await asked.answer(table);
  }
  await settle();
  const propose = (peer: TestPeer, ...keys: string[]) =>
    peer.code('propose', { table, version: peer.versions.get(table) ?? 0, keys });
  return { on, table, people, ada, bob: people[1]!, cyd: people[2]!, propose };
}

/** What somebody was told last of who is for what. */
const told = (peer: TestPeer) =>
  peer.received
    .map((text) => JSON.parse(text) as SocketPush)
    .flatMap((push) => (push.push === 'update' || push.push === 'council' ? [push.council ?? null] : []))
    .at(-1);

/** Whose turns began since a number of updates. */
const turnsOf = (peer: TestPeer, from: number): unknown[] =>
  peer
    .pushes('update')
    .slice(from)
    .flatMap(({ diff }) => {
      const { active } = (diff as { view?: { board?: { active?: readonly unknown[] } } }).view?.board ?? {};
      return active === undefined || active[0] === null ? [] : [active[0]];
    });

describe('in a decision of the group', () => {
  it('everybody sees the question, and who is for what', async () => {
    const { ada, bob, cyd, table, propose } = await atCouncil();
    expect(bob.question(table)).toBeNull();
    expect(told(bob)).toEqual({ question: ada.question(table), for: {} });
    expect(await propose(bob, '2')).toBe('');
    expect(await propose(cyd, '1')).toBe('');
    for (const peer of [ada, bob, cyd]) expect(told(peer)?.for).toEqual({ 1: ['2'], 2: ['1'] });
    // One may change one's mind, and take it back.
    expect(await propose(bob, '1')).toBe('');
    expect(await propose(cyd)).toBe('');
    expect(told(ada)?.for).toEqual({ 1: ['1'] });
    // Said twice it is told once.
    const before = ada.received.length;
    expect(await propose(bob, '1')).toBe('');
    expect(ada.received.length).toBe(before);
  });

  it('the lead is bound by nothing, and with the question the proposals are gone', async () => {
    const { ada, bob, table, propose, on } = await atCouncil();
    await propose(bob, '2');
    await ada.must('answer', { table, version: ada.versions.get(table), idem: 'x', keys: ['0'] });
    await settle();
    expect(told(ada)).toBeNull();
    const records = await on.database.db
      .selectFrom('records')
      .select(['kind', 'body'])
      .where('table_id', '=', table)
      .execute();
    expect(records.filter(({ kind, body }) => kind === 'propose' || body.includes('council'))).toEqual([]);
    // What is asked of one alone is nobody else's business.
    expect(ada.question(table)?.id).toBe('turn/deed');
    expect(await propose(bob, '0')).toBe('no-council');
  });

  it('whoever comes back sees how it stands', async () => {
    const { bob, cyd, table, propose } = await atCouncil();
    await propose(bob, '2');
    const reply = await cyd.must<{ council: unknown }>('watch', { table, since: cyd.seqs.get(table) });
    expect(reply).toMatchObject({ council: { question: { id: 'action-phase/next' }, for: { 1: ['2'] } } });
  });

  it('nonsense is refused with a code, and changes nothing', async () => {
    const { on, ada, bob, table, propose } = await atCouncil();
    const version = bob.versions.get(table)!;
    expect(await propose(bob, '7')).toBe('illegal');
    expect(await propose(bob, '0', '1')).toBe('illegal');
    expect(await propose(bob, '1', '1')).toBe('illegal');
    expect(await propose(ada, '1')).toBe('no-vote');
    expect(await bob.code('propose', { table, version: version - 1, keys: ['1'] })).toBe('stale');
    expect(await bob.code('propose', { table, version: version + 1, keys: ['1'] })).toBe('stale');
    expect(await bob.code('propose', { table, version, keys: ['x'.repeat(300)] })).toBe('bad-request');
    expect(await bob.code('propose', { table, version, keys: Array.from({ length: 501 }, () => '1') })).toBe(
      'bad-request',
    );
    expect(await on.guest('eve').code('propose', { table, version, keys: ['1'] })).toBe('no-such-table');
    expect(told(ada)?.for).toEqual({});
  });

  it('of a game in which each has cards of their own, nobody is shown anything', async () => {
    const on = await room();
    rooms.push(on);
    const [ada, bob] = [on.guest('ada'), on.guest('bob')];
    const { table } = await begun('elekt', [ada, bob]);
    for (const peer of [ada, bob]) {
      expect(told(peer) ?? null).toBeNull();
      expect(await peer.code('propose', { table, version: peer.versions.get(table)!, keys: ['x'] })).toBe('no-council');
    }
  });
});

describe('if the lead does not answer in time', () => {
  const clock = { kind: 'live', perDecision: 60, bank: 0 } as const;
  const late = async (wishes: readonly (readonly [1 | 2, string])[], flag: 'default' | 'bot') => {
    const all = await atCouncil({ more: { clock, flag } });
    const { on, people, propose, bob } = all;
    for (const [at, key] of wishes) expect(await propose(people[at]!, key)).toBe('');
    const from = bob.pushes('update').length;
    on.clock.pass(61_000);
    await settle(40);
    const [first] = turnsOf(bob, from);
    return first;
  };
  it('ARK-R.14 what most are for is taken', async () => {
    expect(
      await late(
        [
          [1, '2'],
          [2, '2'],
        ],
        'default',
      ),
    ).toBe(2);
    expect(await late([[2, '1']], 'default')).toBe(1);
  });
  it('ARK-R.14 of several that have as many, the first in order is taken; without proposals the default', async () => {
    expect(
      await late(
        [
          [1, '2'],
          [2, '1'],
        ],
        'default',
      ),
    ).toBe(1);
    expect(await late([], 'default')).toBe(0);
  });
  it('a bot that stands in for the lead does what people are for', async () => {
    expect(
      await late(
        [
          [1, '2'],
          [2, '2'],
        ],
        'bot',
      ),
    ).toBe(2);
  });
});

describe('companions', () => {
  it('propose to a person what they would do', async () => {
    const { ada } = await atCouncil({ seats: [YOU, BOT, BOT] });
    const council = told(ada)!;
    expect(Object.keys(council.for)).toEqual(['1', '2']);
    const [first] = Object.values(council.for);
    expect(council.question.options.map(({ key }) => key)).toContain(first![0]);
  });

  it('that cannot think propose nothing, and nobody waits for them', async () => {
    const able = inlineBots();
    let fails = false;
    const bots: Bots = {
      ...able,
      think: (...asked) => (fails ? Promise.reject(new Error('no')) : able.think(...asked)),
    };
    const { ada, table } = await atCouncil({ seats: [YOU, BOT, BOT], options: { bots } });
    fails = true;
    await ada.answer(table, ['0']);
    await settle();
    expect(ada.question(table)?.id).toBe('turn/deed');
  });

  it('say what they intend, to whoever may see the table', async () => {
    const { ada, table, on } = await atCouncil({ seats: [YOU, BOT, BOT] });
    const { intents } = await ada.must<{ intents: { seat: number; intent: { key: string } }[] }>('intents', { table });
    expect(intents.map(({ seat }) => seat)).toEqual([1, 2]);
    for (const { intent } of intents) expect(intent.key).toMatch(/^intent\./);
    expect(await on.guest('eve').code('intents', { table })).toBe('no-such-table');
  });
});

describe('a seat that is lent', () => {
  it('is played by a bot until its owner takes it back', async () => {
    const { ada, bob, table } = await atCouncil();
    const isLent = (peer: TestPeer) => peer.pushes('table').at(-1)?.info.seats[1]?.standIn;
    await bob.must('lend', { table });
    expect(isLent(ada)).toBe(true);
    expect(await bob.code('propose', { table, version: bob.versions.get(table)!, keys: ['1'] })).toBe('bot-plays');
    const { intents } = await bob.must<{ intents: { seat: number }[] }>('intents', { table });
    expect(intents.map(({ seat }) => seat)).toEqual([1]);
    // Its turn is taken by the bot.
    await ada.answer(table, ['1']);
    await settle(60);
    expect(ada.question(table)?.id).toBe('action-phase/next');
    await bob.must('sit', { table, seat: 1 });
    expect(isLent(ada)).toBe(false);
    expect(await bob.code('propose', { table, version: bob.versions.get(table)!, keys: ['2'] })).toBe('');
  });

  it('keeps what was proposed to it, and asks again when the person is back', async () => {
    const { ada, bob, table, propose } = await atCouncil();
    await propose(bob, '2');
    const from = bob.pushes('update').length;
    await ada.must('lend', { table });
    await settle(60);
    expect(turnsOf(bob, from)[0]).toBe(2);
    await ada.must('sit', { table, seat: 0 });
    expect(bob.pushes('table').at(-1)?.info.seats[0]?.standIn).toBe(false);
  });

  it('is somebody’s own, in a game', async () => {
    const on = await room();
    rooms.push(on);
    const [ada, eve] = [on.guest('ada'), on.guest('eve')];
    const { table } = await ada.must<{ table: string }>('create', { game: 'arkham', public: true, seats: [YOU, BOT] });
    expect(await ada.code('lend', { table })).toBe('not-started');
    expect(await eve.code('lend', { table })).toBe('not-your-seat');
  });
});
