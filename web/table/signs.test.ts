import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableNow } from './source.js';

const now = (part: Partial<TableNow>): TableNow =>
  ({ story: [], question: null, result: null, board: {}, ...part }) as Partial<TableNow> as TableNow;
const beat = (seq: number, key: string) => ({ seq, seat: 0, events: [{ key, params: {}, rule: 'ELEK-1.1' }] });
const question = { id: 'q' } as TableNow['question'];

let soundFor: typeof import('./signs.js').soundFor;
let calls: typeof import('./signs.js').calls;
beforeAll(async () => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  ({ soundFor, calls } = await import('./signs.js'));
});
afterAll(() => vi.unstubAllGlobals());

describe('what is heard', () => {
  const isBeat = ({ key }: { readonly key: string }) => key === 'round';
  const hear = (before: Partial<TableNow>, after: Partial<TableNow>) => soundFor(now(before), now(after), isBeat);

  it('is one sound for what happened, and the weightiest', () => {
    const story = [beat(1, 'drew')];
    expect(hear({}, { story })).toBe('decision');
    expect(hear({ story }, { story: [...story, beat(2, 'round')] })).toBe('reveal');
    expect(hear({ story }, { story: [...story, beat(2, 'round')], question })).toBe('turn');
    expect(hear({ question }, { story, result: { places: [[0]], reason: 'titles' } })).toBe('end');
  });

  it('is nothing where nothing happened', () => {
    const story = [beat(1, 'drew')];
    expect(hear({ story, question }, { story, question })).toBeNull();
    const result = { places: [[0]], reason: 'titles' };
    expect(hear({ result }, { result })).toBeNull();
    // Something was taken back.
    expect(hear({ story }, {})).toBeNull();
  });
});

describe('who is called back to a table', () => {
  it('is asked something over the network, and was asked nothing before', () => {
    expect(calls(now({ link: 'online' }), now({ link: 'online', question }))).toBe(true);
    expect(calls(now({ link: 'online', question }), now({ link: 'online', question }))).toBe(false);
    expect(calls(now({ link: 'online', question }), now({ link: 'online' }))).toBe(false);
  });

  it('does not play in this browser alone, where nobody is waited for', () => {
    expect(calls(now({ link: 'here' }), now({ link: 'here', question }))).toBe(false);
  });
});
