import { describe, expect, it } from 'vitest';
import { type Item, readMessage, readNotice, writeMessage } from './messages.js';

const ITEMS: { readonly [K in Item['kind']]: Item & { readonly kind: K } } = {
  ask: {
    kind: 'ask',
    ask: 1,
    peer: 2,
    account: { id: 'id-ada', name: 'ada' },
    household: null,
    command: 'look',
  },
  rename: { kind: 'rename', ask: 3, table: 't', renaming: { account: 'id-ada', name: 'eve', gone: false } },
  reply: { kind: 'reply', ask: 4 },
  refusal: { kind: 'refusal', ask: 5, error: { code: 'stale', message: 'too late' } },
  elsewhere: { kind: 'elsewhere', ask: 6 },
  push: { kind: 'push', peers: [7, 8] },
  drop: { kind: 'drop', peer: 9 },
  reset: { kind: 'reset' },
};
/** What another node has said, whatever it is. */
const said = (...items: unknown[]) =>
  readMessage(`${JSON.stringify({ number: 1, items, sizes: items.map(() => 0) })}\n`);

describe('what a node says to another', () => {
  it('is read as it was written, each thing with its text', () => {
    const spoken = Object.values(ITEMS).map((item, i) => ({ item, text: i % 2 === 0 ? '' : `{"n":\n${i}}` }));
    expect(readMessage(writeMessage({ number: 12, spoken }))).toEqual({ number: 12, spoken, unknown: [] });
    expect(readMessage(writeMessage({ number: 1, spoken: [] }))).toEqual({ number: 1, spoken: [], unknown: [] });
  });

  it.each(Object.values(ITEMS))('is not understood if something is missing that it needs: $kind', (item) => {
    const optional = ['kind', 'household'];
    for (const name of Object.keys(item).filter((field) => !optional.includes(field)))
      for (const value of [undefined, null, true]) {
        const wants = name === 'ask' || !('ask' in item) ? null : item.ask;
        expect([name, said({ ...item, [name]: value })]).toEqual([
          name,
          { number: 1, spoken: [], unknown: [{ kind: item.kind, ask: wants }] },
        ]);
      }
    expect(said({ ...item, newer: 'field' })?.unknown).toEqual([]);
  });

  it('is not understood if nobody knows such a thing; the rest is', () => {
    const newer = [{ kind: 'dance', ask: 4 }, { kind: 'constructor' }, { kind: 5 }, 'reset', null];
    expect(said(...newer, ITEMS.drop)).toEqual({
      number: 1,
      spoken: [{ item: ITEMS.drop, text: '' }],
      unknown: [
        { kind: 'dance', ask: 4 },
        { kind: 'constructor', ask: null },
        { kind: '5', ask: null },
        { kind: 'undefined', ask: null },
        { kind: 'undefined', ask: null },
      ],
    });
  });

  it.each([
    ['without a head', 'reset'],
    ['with a head that is no JSON', '{\n'],
    ['with a head that is no object', '7\n'],
    ['without a number', '{"items":[],"sizes":[]}\n'],
    ['without things', '{"number":1,"sizes":[]}\n'],
    ['without sizes', '{"number":1,"items":[]}\n'],
    ['that is cut', '{"number":1,"items":[{"kind":"reset"}],"sizes":[3]}\nab'],
    ['that goes on', '{"number":1,"items":[{"kind":"reset"}],"sizes":[3]}\nabcd'],
  ])('is no message %s', (_what, text) => {
    expect(readMessage(text)).toBeNull();
  });
});

it('what a node says to all is read, as far as it is known', () => {
  const read = (notice: unknown) => readNotice(JSON.stringify(notice));
  expect(read({ kind: 'ended', sessions: ['a', 7], newer: 1 })).toEqual({ kind: 'ended', sessions: ['a', '7'] });
  const renamed = { kind: 'renamed', account: 'id-ada', name: 'eve' } as const;
  expect(read(renamed)).toEqual(renamed);
  for (const wrong of [{ kind: 'ended' }, { ...renamed, account: 1 }, { ...renamed, name: null }, { kind: 'x' }, [], 3])
    expect(read(wrong)).toBeNull();
  expect(readNotice('{')).toBeNull();
});
