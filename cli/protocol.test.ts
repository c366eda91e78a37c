import { LIMITS } from '@tabula/protocol/schema.js';
import { afterAll, expect, test, vi } from 'vitest';
import { linesOf } from './protocol.js';
import { Folder } from './testing/run.js';

vi.setConfig({ testTimeout: 120_000 });
const folder = new Folder();
afterAll(() => folder.remove());

test('lines in, answers out, and the end of the input is the end', async () => {
  const requests = ['{"id":1,"command":"games"}', '', 'nonsense', '{"id":"x","command":"frobnicate"}'];
  const { code, out, err } = await folder.tabula(['protocol'], {
    input: `${requests.join('\n')}\n{"id":4,"command":"games"}`,
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers.map(({ id, ok }) => [id ?? null, ok])).toEqual([
    [1, true],
    [null, false],
    ['x', false],
    [4, true],
  ]);
});

test('a line that is too long is refused, and the next one is heard', async () => {
  const long = `{"id":1,"command":"${'x'.repeat(3 * LIMITS.line)}"}`;
  const { code, out } = await folder.tabula(['protocol'], { input: `${long}\n{"id":2,"command":"games"}\n` });
  expect(code).toBe(0);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ ok: false });
  expect(second).toMatchObject({ id: 2, ok: true });
});

async function linesFrom(chunks: Iterable<string | Buffer>, most: number): Promise<string[]> {
  const lines: string[] = [];
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const line of linesOf(stream, most)) lines.push(line);
  return lines;
}

test('lines are put together from pieces, in the middle of a letter too', async () => {
  const bytes = Buffer.from('zażółć\ngęślą');
  const pieces = Array.from(bytes, (_, i) => bytes.subarray(i, i + 1));
  expect(await linesFrom(pieces, 100)).toEqual(['zażółć', 'gęślą']);
  expect(await linesFrom(['a\nb', 'c\n\nd\n'], 100)).toEqual(['a', 'bc', '', 'd']);
  expect(await linesFrom([], 100)).toEqual([]);
});

test('of an endless line only so much is kept as shows that it is too long', async () => {
  function* endless() {
    for (let i = 0; i < 5000; i++) yield 'x'.repeat(1000);
    yield '\nnext\n';
  }
  const [long, next] = await linesFrom(endless(), 64);
  expect(long!.length).toBeGreaterThan(64);
  expect(long!.length).toBeLessThan(2000);
  expect(next).toBe('next');
});
