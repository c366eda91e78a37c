import { below, type Rng } from '@tabula/kernel/rng.js';
import { SOCKET_COMMANDS, type SocketCommand } from '@tabula/protocol/socket.js';

/** What an enemy knows: real tables, where their games stand, and what a right answer would be. */
export interface Target {
  readonly table: string;
  readonly version: number;
  readonly keys: readonly string[];
}

/** From where an enemy speaks: seats of these tables are its own, or it has none. */
export type Role = 'seated' | 'stranger';

/** Mostly small, sometimes up to `most`. */
const size = (rng: Rng, most: number): number => 1 + below(rng, Math.ceil(most / 2 ** below(rng, 12)));
const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)]!;

/** Values that no field expects. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x'.repeat(201),
  'x'.repeat(2_000),
  '\u0000',
  '\ud800',
  "'; drop table records; --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { __proto__: null },
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 600 }, () => 'k'),
];

/** Texts that are no requests at all. */
const TEXTS: readonly ((rng: Rng) => string | Buffer)[] = [
  (rng) => String.fromCharCode(...Array.from({ length: 1 + below(rng, 80) }, () => 32 + below(rng, 900))),
  (rng) => Buffer.from(Array.from({ length: below(rng, 200) }, () => below(rng, 256))),
  (rng) => '['.repeat(size(rng, 40_000)),
  (rng) => '{"a":'.repeat(size(rng, 10_000)),
  (rng) => {
    const depth = size(rng, 20_000);
    return `{"id":"d","command":"why","table":"t","ref":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  },
  () => '{"__proto__":{"polluted":true},"id":"p","command":"ping"}',
  () => '{"constructor":{"prototype":{"polluted":true}},"id":"p","command":"ping"}',
  () =>
    '{"id":"p","command":"create","game":"elekt","seats":[{"kind":"you","__proto__":{"polluted":1}}],"public":true}',
  (rng) =>
    JSON.stringify({ id: 'c', command: pick(rng, ['__proto__', 'toString', 'hasOwnProperty', 'valueOf', '', 'PING']) }),
  (rng) => JSON.stringify(pick(rng, JUNK)),
  () => '',
  () => '\ufeff{"id":"b","command":"ping"}',
  () => '{"id":"e","command":"ping"}{"id":"e","command":"ping"}',
  () => '{"id":1e999,"command":"ping"}',
];

const OVERSIZED = 500;

/** A message that must not change anything, sent by somebody who would like it to. */
export function hostileMessage(rng: Rng, role: Role, targets: readonly Target[]): string | Buffer {
  if (below(rng, OVERSIZED) === 0)
    return `{"id":"l","command":"ping","pad":"${'x'.repeat(66_000 + below(rng, 100_000))}"}`;
  const kind = below(rng, 10);
  if (kind < 3) return pick(rng, TEXTS)(rng);
  const target = pick(rng, targets);
  if (kind < 6) return JSON.stringify(mutated(rng, target));
  return JSON.stringify(role === 'seated' ? fromSeat(rng, target) : fromOutside(rng, target));
}

const id = (rng: Rng) => `h${below(rng, 1e6)}`;

/** A request of each kind as it should be. */
const proper = (rng: Rng, { table, version, keys }: Target): Record<string, unknown> => ({
  id: id(rng),
  table,
  version,
  keys,
  idem: id(rng),
  seat: below(rng, 2),
  ref: { card: 'E05' },
  text: 'hello',
  on: 'abandon',
  ask: 'able',
  yes: true,
  game: 'elekt',
  seats: [{ kind: 'you' }, { kind: 'open' }],
  public: true,
  to: 1,
  since: 0,
  invite: 'guessed',
  line: 1,
  reason: 'spam',
  at: 1,
});

/** Which fields each command takes; the rest of `proper` is left out, or in, as chance will have it. */
const FIELDS: { readonly [C in SocketCommand]: readonly string[] } = {
  create: ['game', 'seats', 'public'],
  tables: [],
  look: ['table'],
  sit: ['table', 'seat'],
  stand: ['table'],
  luck: ['table', 'text'],
  start: ['table'],
  watch: ['table', 'since'],
  unwatch: ['table'],
  answer: ['table', 'version', 'idem', 'keys'],
  windows: ['table', 'ask'],
  why: ['table', 'ref'],
  undo: ['table', 'to'],
  vote: ['table', 'on', 'yes'],
  chat: ['table', 'text'],
  mute: ['table', 'seat', 'yes'],
  block: ['table', 'line'],
  report: ['table', 'seat', 'reason'],
  propose: ['table', 'version', 'keys'],
  intents: ['table'],
  lend: ['table'],
  resign: ['table'],
  kick: ['table', 'seat'],
  renew: ['table'],
  bot: ['table', 'seat'],
  rematch: ['table'],
  leave: ['table'],
  replay: ['table'],
  resample: ['table', 'at'],
  chance: ['table'],
  ping: [],
};

/** A request that would be right but for one field too many, too few, or with junk in it; certainly wrong in the end. */
function mutated(rng: Rng, target: Target): Record<string, unknown> {
  const all = proper(rng, target);
  const command = pick(rng, SOCKET_COMMANDS);
  const fields = FIELDS[command];
  const message: Record<string, unknown> = { id: all.id, command };
  for (const field of fields) message[field] = all[field];
  for (let changes = 1 + below(rng, 3); changes > 0; changes--) {
    const field = pick(rng, [...Object.keys(message), ...Object.keys(all)]);
    if (field !== 'command') message[field] = pick(rng, JUNK);
  }
  if (below(rng, 2) === 0) message[pick(rng, ['x', 'seat ', '__proto__x', 'admin'])] = pick(rng, JUNK);
  else if ('table' in message)
    message.table = pick(rng, ['no-such-table', 'x'.repeat(190), '__proto__', `${target.table} `]);
  else message.extra = true;
  return message;
}

/** Somebody who is not there, said in a way that is right, too much or not enough. */
const nobody = (rng: Rng): object =>
  pick<object>(rng, [
    { seat: 7, yes: true },
    { seat: 7, reason: 'spam' },
    { seat: 7 },
    { line: 1e6 },
    { seat: 0, line: 1 },
    {},
  ]);

/** What somebody with a seat may try: all of it refused, or answered without effect. */
function fromSeat(rng: Rng, { table, version, keys }: Target): Record<string, unknown> {
  const common = { id: id(rng), table };
  const answer = { ...common, command: 'answer', idem: id(rng) };
  return pick<() => Record<string, unknown>>(rng, [
    () => ({ ...answer, version: below(rng, version), keys }),
    () => ({ ...answer, version: version + 1 + below(rng, 1e6), keys }),
    () => ({ ...answer, version, keys: ['__proto__'] }),
    () => ({ ...answer, version, keys: [...keys, ...keys] }),
    () => ({ ...answer, version, keys: Array.from({ length: size(rng, 500) }, (_, i) => `key-${i}`) }),
    () => ({ ...common, command: 'sit', seat: 7 }),
    () => ({ ...common, command: 'start' }),
    () => ({ ...common, command: 'stand' }),
    () => ({ ...common, command: 'kick', seat: below(rng, 8) }),
    () => ({ ...common, command: 'bot', seat: below(rng, 8) }),
    () => ({ ...common, command: 'rematch' }),
    () => ({ ...common, command: 'replay', from: below(rng, 1e6) }),
    () => ({
      ...common,
      command: 'vote',
      on: pick(rng, ['undo', 'kick:9', 'takeover:1', '__proto__', 'kick']),
      yes: true,
    }),
    () => ({ ...common, command: 'undo', to: 1e6 }),
    () => ({
      ...common,
      command: 'propose',
      version: below(rng, 2 * version),
      keys: pick(rng, [[], keys, ['__proto__']]),
    }),
    () => ({ ...common, command: 'intents' }),
    () => ({ ...common, command: 'why', ref: { card: pick(rng, ['E01', '__proto__', 'constructor', '', 'zone']) } }),
    () => ({ ...common, command: 'why', ref: { toString: 'x', valueOf: 1, zone: 'court' } }),
    () => ({ ...common, command: 'look' }),
    () => ({ ...common, command: 'luck', text: 'hello' }),
    () => ({ ...common, command: 'resample', at: below(rng, version) }),
    () => ({ ...common, command: 'chance' }),
    () => ({ ...common, command: 'replay', open: true, steps: true }),
    () => ({ ...common, command: pick(rng, ['mute', 'block', 'report']), ...nobody(rng) }),
  ])();
}

/** What a stranger may try, with a stolen id of a table and the right answer to its question. */
function fromOutside(rng: Rng, { table, version, keys }: Target): Record<string, unknown> {
  const common = { id: id(rng), table };
  return pick<() => Record<string, unknown>>(rng, [
    () => ({ ...common, command: 'answer', idem: id(rng), version, keys }),
    () => ({ ...common, command: 'sit', seat: below(rng, 4) }),
    () => ({ ...common, command: 'sit', seat: below(rng, 4), invite: 'guessed' }),
    () => ({ ...common, command: 'stand' }),
    () => ({ ...common, command: 'start' }),
    () => ({ ...common, command: 'undo' }),
    () => ({ ...common, command: 'vote', on: pick(rng, ['abandon', 'kick:0', 'takeover:1', 'undo']), yes: true }),
    () => ({ ...common, command: 'kick', seat: 0 }),
    () => ({ ...common, command: 'bot', seat: 0 }),
    () => ({ ...common, command: 'rematch' }),
    () => ({ ...common, command: 'leave' }),
    () => ({ ...common, command: 'why', ref: { card: 'E01' } }),
    () => ({ ...common, command: 'look', invite: pick(rng, ['', 'guessed', 'x'.repeat(24)]) }),
    () => ({ ...common, command: 'replay' }),
    () => ({ ...common, command: 'renew' }),
    () => ({ ...common, command: 'resign' }),
    () => ({ ...common, command: 'mute', seat: below(rng, 2), yes: true }),
    () => ({ ...common, command: 'windows', ask: 'always' }),
    () => ({ ...common, command: 'luck', text: 'hello' }),
    () => ({ ...common, command: 'resample', at: below(rng, version) }),
    () => ({ ...common, command: 'chance' }),
    () => ({ ...common, command: pick(rng, ['block', 'report']), ...nobody(rng) }),
  ])();
}
