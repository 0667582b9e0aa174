/** Star Trader over a real server: two terminals at one table, a server that goes away in between, and somebody who watches. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ServerProcess } from '../server/server-process.ts';
import { answer, tradeToTheEnd } from './play-star-trader.ts';
import { Screen, newDataFolder } from './screen.ts';

const folder = newDataFolder();
const screens: Screen[] = [];
let server: ServerProcess | undefined;

afterEach(async () => {
  for (const screen of screens.splice(0)) await screen.close();
  await server?.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(args: readonly string[], player: string): Screen {
  const screen = new Screen(args, join(folder, player), { columns: 100, rows: 30 });
  screens.push(screen);
  return screen;
}

async function newMatch(base: string, edition: string, seats: readonly object[]): Promise<string> {
  const response = await fetch(`${base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'star-trader', edition, seats, public: false }),
  });
  const made: unknown = await response.json();
  if (typeof made !== 'object' || made === null || !('match' in made)) throw new Error('no match was made');
  return `${base}/match/${String(made.match)}`;
}

const PERSON = { for: 'person' };

test('two captains in two terminals, and the server is started again in between', async () => {
  const database = join(folder, 'server.db');
  server = await ServerProcess.start(database);
  const link = await newMatch(server.base, 'today', [PERSON, PERSON]);
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await ann.shows('Star Trader · before the match');
  const ben = open(['join', link, '--name', 'Ben'], 'ben');
  await Promise.all([ann.shows('A1 at SOL: where to?'), ben.shows('Captains')]);
  ann.type('2');
  await ben.shows('B1 at SOL: where to?');
  expect(await ben.shows(/A1 +→ /)).toContain("Ann's ship 1 leaves SOL");

  const { port } = server;
  await server.kill();
  await ben.shows('no connection');
  server = await ServerProcess.start(database, '--port', String(port));
  await Promise.all([ann, ben].map((screen) => screen.shows(/^(?![^]*no connection)[^]*B1 +at SOL/)));
  ben.type('3');
  await ann.shows('A2 at SOL: where to?');
  ann.type('thello there\r');
  await ben.shows('Ann: hello there');
  ben.type('mo');
  await ann.shows('Ben proposes to end the match here');
  ann.type('y');
  await Promise.all([ann.shows('share the first place'), ben.shows('share the first place')]);
});

test('a whole match against a computer captain on a server, watched by another', async () => {
  server = await ServerProcess.start(join(folder, 'other.db'));
  const seats = [PERSON, { for: 'bot', bot: 'merchant' }];
  const link = await newMatch(server.base, 'today+years=1+ships=1', seats);
  const watcher = open(['watch', link], 'watcher');
  await watcher.shows('Star Trader · before the match');
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await watcher.shows('Captains');
  await tradeToTheEnd(ann);
  expect(await watcher.shows('has won')).toMatch(/1\. (Ann|merchant)/);
  ann.type('r');
  await ann.shows('A1 at SOL: where to?');
  await answer(ann);
  await watcher.shows('There is a rematch: r joins it.');
});

test('a match is made on a server from the terminal, and found in its lobby', async () => {
  server = await ServerProcess.start(join(folder, 'host.db'));
  const ann = open(['host', 'star-trader', server.base, '--public', '--name', 'Ann'], 'host');
  await ann.shows('Star Trader · before the match');
  const ben = open(['join', server.base, '--name', 'Ben'], 'guest');
  await ben.shows(/join {2}Ann, 1 free seat/);
  expect(ben.text).toContain('star-trader, today');
  ben.type('1');
  await Promise.all([ann.shows('A1 at SOL: where to?'), ben.shows('Captains')]);
});
