import type { State } from '@tabula/kernel/game.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Shelf } from './idb.js';
import { createSaves, type Save } from './saves.js';

/** A shelf in memory: everything goes through JSON, as it goes through copies in a browser. */
function memoryShelf(): Shelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    all: async () => [...kept].map(([key, value]) => ({ key, value: JSON.parse(value) as unknown })),
    put: async (key, value) => void kept.set(key, JSON.stringify(value)),
    drop: async (key) => void kept.delete(key),
  };
}

function memoryStorage(entries: { readonly [key: string]: string }) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  };
}

const save = (id: string, at: number): Save => ({
  id,
  game: 'elekt',
  who: [{ name: 'Ada', kind: 'person' }],
  round: 1,
  waiting: [0],
  over: false,
  at,
  state: { board: id } as Partial<State> as State,
  record: null,
});

let shelf: ReturnType<typeof memoryShelf>;
beforeEach(() => {
  shelf = memoryShelf();
});

describe('the tables of a browser', () => {
  it('are there again for the next page, the last one first', async () => {
    const saves = createSaves(shelf, null);
    await saves.read();
    saves.keep(save('a', 1));
    saves.keep(save('b', 2));
    saves.keep(save('a', 3));
    const next = createSaves(shelf, null);
    await next.read();
    expect(next.heads().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(next.saved('a')).toEqual(save('a', 3));
    next.forget('a');
    expect(next.saved('a')).toBeNull();
    expect([...shelf.kept.keys()]).toEqual(['b']);
  });

  it('may be more than a hundred, then the oldest goes', async () => {
    const saves = createSaves(shelf, null);
    for (let at = 0; at <= 100; at++) saves.keep(save(`t${at}`, at));
    expect(saves.heads()).toHaveLength(100);
    expect(saves.saved('t0')).toBeNull();
    expect(shelf.kept.has('t0')).toBe(false);
    expect(shelf.kept.size).toBe(100);
  });

  it('come over from where earlier versions kept them, once', async () => {
    const old = memoryStorage({
      'tabula-tables': JSON.stringify([{ id: 'x' }, { id: 'gone' }, { id: 'torn' }]),
      'tabula-table-x': JSON.stringify(save('x', 5)),
      'tabula-table-torn': '{"id":',
      'tabula-settings': '{}',
    });
    const saves = createSaves(shelf, old);
    await saves.read();
    expect(saves.heads().map(({ id }) => id)).toEqual(['x']);
    expect(saves.saved('x')).toEqual(save('x', 5));
    expect([...old.kept.keys()]).toEqual(['tabula-settings']);
    // A table that was forgotten since does not come back.
    saves.forget('x');
    await saves.read();
    expect(saves.heads()).toEqual([]);
  });

  it('stay where they were if the new place does not take them', async () => {
    const old = memoryStorage({ 'tabula-tables': '[{"id":"x"}]', 'tabula-table-x': JSON.stringify(save('x', 5)) });
    const broken = { ...shelf, put: () => Promise.reject(new Error('full')) };
    await createSaves(broken, old).read();
    expect(old.kept.has('tabula-table-x')).toBe(true);
  });

  it('live as long as the page where a browser keeps nothing, and say so', async () => {
    const broken = { ...shelf, put: () => Promise.reject(new Error('full')) };
    const saves = createSaves(broken, null);
    saves.keep(save('a', 1));
    await Promise.resolve();
    await Promise.resolve();
    expect(saves.keep(save('a', 2))).toBe(false);
    expect(saves.saved('a')?.at).toBe(2);
  });

  it('that are kept while others are read are not lost', async () => {
    const saves = createSaves(shelf, null);
    const reading = saves.read();
    saves.keep(save('new', 1));
    await reading;
    expect(saves.heads().map(({ id }) => id)).toEqual(['new']);
  });
});
