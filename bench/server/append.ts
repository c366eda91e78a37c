import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place, Slice, SliceRequest } from './slice.js';

/** Appends alone, without rules and sockets, by the store of a build in any folder: each table has one on its way. */
const { root, place, tables } = JSON.parse(process.argv[2]!) as {
  readonly root: string;
  readonly place: Place;
  readonly tables: number;
};
const from = (file: string) => import(pathToFileURL(join(root, file)).href);
const { openDatabase }: typeof import('@tabula/server/db/database.js') = await from('server/dist/db/database.js');
const { createStore }: typeof import('@tabula/server/tables/store.js') = await from('server/dist/tables/store.js');

const store = createStore(await openDatabase(place));
/** As long as that of a game of Elekt, and not as easily made shorter as one letter. */
const SAVE = 4_700;
const save = (seq: number) => `{"seq":${seq},"state":"${randomUUID().repeat(SAVE / 36)}"}`;
const saves = Array.from({ length: 64 }, (_, i) => save(i));

const seqs = new Map<string, number>();
for (let i = 0; i < tables; i++) {
  const id = `t${i}`;
  const row = { id, seq: 1, version: 1, waiting: '[]', updated_at: 0, snapshot: saves[0]! };
  const standing = { status: 'playing', deadline: null } as const;
  const rest = { game: 'elekt', is_public: 0, invite: '', host: 'a', title: '', settings: '{}', seats: '[]' };
  const create = { ...row, ...standing, ...rest, seq: 0, created_at: 0 };
  const record = { seq: 1, kind: 'start', at: 0, account: null, idem: null, body: '{}' };
  await store.append({ create, before: 0, epoch: 0, row: { ...row, standing }, records: [record] });
  seqs.set(id, 1);
}

const times: number[] = [];
async function append(id: string): Promise<void> {
  const before = seqs.get(id)!;
  const seq = before + 1;
  const began = performance.now();
  await store.append({
    before,
    epoch: 0,
    row: { id, seq, version: seq, waiting: '[1]', updated_at: seq, snapshot: saves[seq % saves.length]! },
    records: [
      { seq, kind: 'decision', at: seq, account: 'a', idem: `a:${seq}`, body: '{"seat":1,"keys":["x"],"fates":[]}' },
    ],
  });
  seqs.set(id, seq);
  times.push(performance.now() - began);
}

async function slice(ms: number): Promise<Slice> {
  times.length = 0;
  const began = performance.now();
  const go = async (id: string) => {
    while (performance.now() - began < ms) await append(id);
  };
  await Promise.all([...seqs.keys()].map(go));
  times.sort((a, b) => a - b);
  const decisions = times.length;
  const perSecond = (1000 * decisions) / (performance.now() - began);
  return { decisions, perSecond, p50: times[decisions >> 1] ?? Number.NaN };
}

process.on('message', ({ ms }: SliceRequest) => void slice(ms).then((done) => process.send!(done)));
process.on('disconnect', () => process.exit(0));
process.send!(null);
