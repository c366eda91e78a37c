import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { WebSocketServer } from 'ws';
import { type Move, newPlain, type Plain, plainPlay } from './plain.js';

/**
 * The practical limit: `ws`, plain rules written by hand, the whole view as JSON, and every move in SQLite (WAL, FULL)
 * before anybody hears of it, one transaction for all that came in one turn of the event loop. No schema, no accounts.
 */
const db = new DatabaseSync(join(mkdtempSync(join(tmpdir(), 'tabula-bare-')), 'bare.db'));
db.exec('pragma journal_mode = WAL');
db.exec('pragma synchronous = FULL');
db.exec('create table moves (match_id integer, seq integer, player integer, body text, primary key (match_id, seq))');
const insert = db.prepare('insert into moves values (?, ?, ?, ?)');
let waiting: { readonly row: [number, number, number, string]; readonly done: () => void }[] = [];

function keep(row: [number, number, number, string], done: () => void): void {
  if (waiting.push({ row, done }) > 1) return;
  setImmediate(() => {
    const batch = waiting;
    waiting = [];
    db.exec('begin');
    for (const entry of batch) insert.run(...entry.row);
    db.exec('commit');
    for (const entry of batch) entry.done();
  });
}

interface Table {
  readonly id: number;
  readonly sends: ((text: string) => void)[];
  seq: number;
  game: Plain;
}
type Message =
  | { readonly t: 'join'; readonly m: number; readonly p: number }
  | ({ readonly t: 'move'; readonly seq: number } & Move)
  | { readonly t: 'rematch' };

const tables = new Map<number, Table>();
let seed = 1;

/** What a player may see: own hand, of others and of decks the counts. */
const viewOf = (game: Plain, player: number) => ({
  ...game,
  rng: 0,
  players: game.players.map((entry, i) => ({
    ...entry,
    hand: i === player ? entry.hand : entry.hand.length,
    deck: entry.deck.length,
  })),
});

function tell(table: Table): void {
  table.sends.forEach((send, player) => {
    send(JSON.stringify({ t: 'state', seq: table.seq, view: viewOf(table.game, player) }));
  });
}

const isLegal = ({ game, seq }: Table, player: number, message: Message & { t: 'move' }): boolean =>
  message.seq === seq &&
  !game.over &&
  game.turn === player &&
  (message.move === 'pass' || game.players[player]!.hand[message.args[0]] !== undefined);

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket) => {
  let table: Table | undefined;
  let player = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message = JSON.parse(text) as Message;
    if (message.t === 'join') {
      table = tables.get(message.m) ?? { id: message.m, sends: [], seq: 0, game: newPlain(2, seed++) };
      tables.set(message.m, table);
      player = message.p;
      table.sends[player] = (line) => socket.send(line);
      if (table.sends[0] !== undefined && table.sends[1] !== undefined) tell(table);
    } else if (table === undefined) socket.send('{"t":"error"}');
    else if (message.t === 'rematch') {
      table.game = newPlain(2, seed++);
      table.seq++;
      tell(table);
    } else if (isLegal(table, player, message)) {
      const at = table;
      plainPlay(at.game, message);
      at.seq++;
      keep([at.id, at.seq, player, text], () => tell(at));
    } else socket.send('{"t":"error"}');
  });
  socket.on('error', () => {});
});
server.on('listening', () => process.send!((server.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
