import type { SocketPush, SocketReply, UpdatePush, WatchReply } from '@tabula/protocol/pushes.js';
import { openQuestion, type Sheet, turnSheet } from '@tabula/protocol/sheet.js';
import { WebSocket } from 'ws';
import type { Join, Load, Match } from './match.js';

type Reply = SocketReply<Record<string, unknown>>;
const isPush = (message: SocketPush | Reply): message is SocketPush => 'push' in message;

/** A player of ours: holds the sheet, checks every sum, answers at random. A game that ends is followed by a new table. */
class Player {
  table = '';
  sheet: Sheet | null = null;
  version = 0;
  onOver: () => void = () => {};
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #id = 0;
  #idem = 0;

  constructor(
    readonly load: Load,
    readonly match: Match,
    readonly at: number,
    readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => {
      load.bytes(data.length);
      const message = JSON.parse(data.toString()) as SocketPush | Reply;
      if (!isPush(message)) {
        const waiter = this.#waiting.get(message.id as number);
        this.#waiting.delete(message.id as number);
        load.unanswered--;
        waiter?.(message);
      } else if (message.push === 'update' && message.table === this.table) this.#turn(message);
      else if (message.push === 'reset') load.error('reset');
    });
  }

  request(command: string, fields: object): Promise<Reply> {
    return new Promise((resolve) => {
      const id = ++this.#id;
      this.load.unanswered++;
      this.#waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, command, ...fields }));
    });
  }

  async must<T = Record<string, unknown>>(command: string, fields: object): Promise<T> {
    const reply = await this.request(command, fields);
    if (!reply.ok) throw new Error(`${command}: ${reply.error.code}: ${reply.error.message}`);
    return reply as T;
  }

  async watch(table: string, invite: string): Promise<void> {
    const { game } = await this.must<WatchReply>('watch', { table, invite });
    if (game === undefined) throw new Error('watched before the start');
    this.table = table;
    this.version = game.version;
    this.sheet = { view: game.view, question: game.question, asked: game.asked };
  }

  #turn(update: UpdatePush): void {
    const next = this.sheet === null ? null : turnSheet(this.sheet, update);
    if (next === null) {
      this.load.error(`the sum of update ${update.seq} is wrong`);
      return;
    }
    this.sheet = next;
    this.version = update.version;
    this.load.received(this.match, this.at, update.version);
    if (next.view.result !== null) this.onOver();
    else this.act();
  }

  act(): void {
    const question = this.sheet === null ? null : openQuestion(this.sheet);
    if (question === null || this.load.stopping) return;
    const { table, version } = this;
    this.load.pace(this.match, () => {
      const { options, min, max } = question;
      const count = min + this.load.random(Math.min(max, options.length) - min + 1);
      const keys: string[] = [];
      while (keys.length < count) {
        const { key } = options[this.load.random(options.length)]!;
        if (!keys.includes(key)) keys.push(key);
      }
      this.load.sent(this.match, this.at, version);
      const idem = `${++this.#idem}`;
      void this.request('answer', { table, version, idem, keys }).then((reply) => {
        // Sealed questions are answered by both at once: the one who is later has answered an older version.
        if (!reply.ok) this.load.error(`${reply.error.code}: ${reply.error.message}`);
      });
    });
  }
}

function connected(load: Load, match: Match, at: number): Promise<Player> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${load.port}/socket?as=load-${match.index}-${at}`, {
      perMessageDeflate: false,
    });
    const player = new Player(load, match, at, socket);
    socket.once('message', () => resolve(player));
    socket.once('error', reject);
  });
}

async function newTable(load: Load, match: Match, players: readonly [Player, Player]): Promise<void> {
  const [one, two] = players;
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const made = await one.must('create', { game: load.game, seats, public: false });
  const table = made.table as string;
  const invite = made.invite as string;
  await two.must('sit', { table, seat: 1, invite });
  const info = await one.request('start', { table });
  if (!info.ok && info.error.code !== 'started') throw new Error(`start: ${info.error.message}`);
  await one.watch(table, invite);
  await two.watch(table, invite);
  match.open.length = 0;
  let over = 0;
  for (const player of players)
    player.onOver = () => {
      if (++over < 2) return;
      load.newGame();
      // Whoever goes to the next table leaves the last one, as the page does.
      for (const left of players) void left.request('unwatch', { table });
      if (!load.stopping) newTable(load, match, players).catch((error) => load.error(String(error)));
    };
  one.act();
  two.act();
}

export const joinOurs: Join = async (load, match) => {
  const players = await Promise.all([connected(load, match, 0), connected(load, match, 1)]);
  return {
    begin: () => newTable(load, match, players),
    leave() {
      for (const { socket } of players) socket.terminate();
    },
  };
};
