/**
 * The floor: what a durable server in Node costs that does nothing else. Rooms of four over bare `ws`; an action is read as
 * JSON, inserted into SQLite (WAL, synchronous=FULL) together with all that came in the same turn of the event loop, and then
 * the same frame goes to all four. No rules, no views, no checks.
 */
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers';
import Database from 'libsql';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { SEATS } from './seated.ts';

const [path = ':memory:', bytes = '1000'] = process.argv.slice(2);

const database = new Database(path);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma);
database.exec(
  'CREATE TABLE entries (match TEXT, at INTEGER, by INTEGER, act TEXT, time INTEGER, PRIMARY KEY (match, at)) WITHOUT ROWID',
);
const insert = database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?)');
const frame = Buffer.alloc(Number(bytes), 'x');

/** A frame up, as our own players send it. */
interface Acted {
  readonly match: string;
  readonly at: number;
  readonly seat: number;
  readonly act: string;
}

const rooms = new Map<string, WebSocket[]>();
let waiting: Acted[] = [];

function hear(socket: WebSocket, text: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody else is there: this is no server for strangers
  const acted = JSON.parse(text) as Acted;
  if (acted.act === 'sit') {
    rooms.set(acted.match, [...(rooms.get(acted.match) ?? []), socket]);
    if (rooms.get(acted.match)?.length === SEATS) tell(acted);
    return;
  }
  if (waiting.length === 0) setImmediate(commit);
  waiting.push(acted);
}

function commit(): void {
  const together = waiting;
  waiting = [];
  database.exec('BEGIN IMMEDIATE');
  for (const { match, at, seat, act } of together) insert.run(match, at, seat, act, Date.now());
  database.exec('COMMIT');
  for (const acted of together) tell(acted);
}

function tell({ match }: Acted): void {
  for (const socket of rooms.get(match) ?? []) socket.send(frame, { binary: false });
}

const http = createServer();
new WebSocketServer({ server: http, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) hear(socket, data.toString('utf8'));
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
