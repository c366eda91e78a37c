import type { SocketCommand } from '@tabula/protocol/socket.js';
import { Client } from './client.js';
import type { Address } from './line.js';

/** Asks until there is an answer, whatever happens to the connection; a refusal with one of these codes is one too. */
export async function insist<T = Record<string, unknown>>(
  client: Client,
  command: SocketCommand,
  fields: Record<string, unknown>,
  fine: readonly string[] = [],
): Promise<T> {
  for (;;) {
    await client.until(() => client.connected);
    const reply = await client.request(command, fields);
    if (reply === null) continue;
    if (reply.ok || fine.includes(reply.error.code)) return reply as T;
    throw new Error(`${client.name}: ${command}: ${reply.error.code}: ${reply.error.message}`);
  }
}

/** Two people, or one and a bot, who play one game after the other. */
export class Pair {
  readonly clients: readonly Client[];
  readonly tables: string[] = [];
  readonly #bot: boolean;

  constructor(name: string, address: (who: string) => Address | null, bot = false) {
    this.#bot = bot;
    this.clients = (bot ? ['a'] : ['a', 'b']).map((letter) => {
      const who = `${name}${letter}`;
      return new Client({ name: who, address: () => address(who), seed: who });
    });
  }

  get table(): string {
    return this.tables.at(-1)!;
  }

  get over(): boolean {
    return this.clients.some((client) => client.over);
  }

  get decisions(): number {
    return this.clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  }

  async connect(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.connect()));
  }

  /** A new table with a game that has begun. */
  async begin(options: { readonly public: boolean } = { public: false }): Promise<void> {
    const [host, guest] = this.clients;
    const seats = [{ kind: 'you' }, this.#bot ? { kind: 'bot', level: 'easy' } : { kind: 'open' }];
    const made = await insist(host!, 'create', { game: 'elekt', seats, ...options });
    const table = made.table as string;
    this.tables.push(table);
    if (guest !== undefined) await insist(guest, 'sit', { table, seat: 1, invite: made.invite });
    await insist(host!, 'start', { table }, ['started']);
    await Promise.all(this.clients.map((client) => client.follow(table)));
  }

  /** Plays until nobody has answers left to give, or the game is over. */
  async play(): Promise<void> {
    for (const client of this.clients) {
      client.playing = true;
      client.resume();
    }
    // Who has the acknowledgement has the update too; the other may still be about to be asked.
    const { clients } = this;
    const inStep = () => clients.every(({ quiet, version }) => quiet && version === clients[0]!.version);
    const done = () => this.over || (inStep() && !clients.some(({ eager }) => eager));
    await Promise.all(clients.map((client) => client.until(done)));
    for (const client of this.clients) client.playing = false;
  }

  stop(): void {
    for (const client of this.clients) client.stop();
  }
}
