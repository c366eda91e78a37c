import type { FastifyInstance, InjectOptions } from 'fastify';
import { type Database, type DatabasePlace, openDatabase } from '../db/database.js';
import { createHttp, type HttpOptions } from '../http/http.js';
import { createMetrics } from '../http/metrics.js';
import { createVisits } from '../http/visit.js';
import type { PeopleLimits } from '../people/guard.js';
import { createPeople } from '../people/people.js';
import { createSignature, sessionKey } from '../people/signature.js';

/** A server without sockets in memory, with a clock that only tests move and a log that can be read. */
export interface House {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly log: string[];
  /** Digests of sessions that were ended. */
  readonly ended: string[];
  readonly renamed: [string, string, boolean][];
  pass(ms: number): void;
  /** Somebody sets the wall clock, by so much. */
  jump(ms: number): void;
  /** So much time passes that health is looked at anew. */
  again(): void;
  close(): Promise<void>;
}

interface HouseOptions
  extends Partial<
    Pick<
      HttpOptions,
      'metricsToken' | 'perMinute' | 'tls' | 'isStopping' | 'isFailing' | 'free' | 'page' | 'deadlines' | 'onFlood'
    >
  > {
  readonly limits?: PeopleLimits;
  readonly place?: DatabasePlace;
  readonly proxies?: string;
  readonly publicUrl?: string;
}

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const database = await openDatabase(options.place ?? { path: ':memory:' });
  let time = 1_800_000_000_000;
  let jumped = 0;
  const clocks = { wall: () => time + jumped, steady: () => time };
  const log: string[] = [];
  const ended: string[] = [];
  const renamed: [string, string, boolean][] = [];
  const app = await createHttp({
    database,
    time: clocks,
    people: createPeople(database, clocks, createSignature(await sessionKey(database)), options.limits),
    visits: createVisits(options.proxies ?? '', options.publicUrl),
    metrics: createMetrics(),
    metricsToken: options.metricsToken,
    isStopping: options.isStopping ?? (() => false),
    logLevel: 'trace',
    logStream: { write: (line) => void log.push(line) },
    perMinute: options.perMinute ?? 1000,
    ...(options.isFailing === undefined ? {} : { isFailing: options.isFailing }),
    ...(options.free === undefined ? {} : { free: options.free }),
    tls: options.tls ?? false,
    page: options.page,
    deadlines: options.deadlines,
    onFlood: options.onFlood ?? ((socket) => socket.destroy()),
    onEnded: (sessions) => void ended.push(...sessions),
    onRenamed: async (...told) => void renamed.push(told),
  });
  return {
    app,
    database,
    log,
    ended,
    renamed,
    pass: (ms) => {
      time += ms;
    },
    jump: (ms) => {
      jumped += ms;
    },
    again: () => {
      time += 1_000;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** A browser: it keeps its cookie, and says where its page is from. */
export function browser(app: FastifyInstance, origin = 'http://tabula.test') {
  let cookie = '';
  const headers = {
    host: new URL(origin).host,
    origin,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Firefox/130 Linux',
  };
  return {
    get cookie() {
      return cookie;
    },
    get token() {
      return cookie.split('=')[1] ?? '';
    },
    async ask(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      url: string,
      body?: object,
      more: InjectOptions = {},
    ) {
      const response = await app.inject({
        method,
        url,
        ...(body === undefined ? {} : { payload: body }),
        ...more,
        headers: { ...headers, ...(cookie === '' ? {} : { cookie }), ...more.headers },
      });
      const given = response.headers['set-cookie'];
      if (typeof given === 'string') cookie = given.split(';')[0] ?? '';
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
    },
  };
}
