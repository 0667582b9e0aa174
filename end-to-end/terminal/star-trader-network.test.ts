/** Star Trader over a real server: two terminals at one table, a server that goes away in between, and somebody who watches. */
import { expect, test } from 'vitest';
import { answer, tradeToTheEnd } from './play-star-trader.ts';
import { PERSON, newMatch, useServer } from './use-server.ts';

const { shared, start, open } = useServer();

function voyage(base: string, edition: string, seats: readonly object[]): Promise<string> {
  return newMatch(base, { game: 'star-trader', edition, seats });
}

test('two captains in two terminals, and the server is started again in between', async () => {
  let server = await start('server.db');
  const link = await voyage(server.base, 'today', [PERSON, PERSON]);
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await ann.shows('Star Trader · before the match');
  const ben = open(['join', link, '--name', 'Ben'], 'ben');
  await Promise.all([ann.shows('A1 at SOL: where to?'), ben.shows('Captains')]);
  ann.type('2');
  await ben.shows('B1 at SOL: where to?');
  expect(await ben.shows(/A1 +→ /)).toContain('Ann’s ship 1 leaves SOL');

  const { port } = server;
  await server.kill();
  await ben.shows('no connection');
  server = await start('server.db', '--port', String(port));
  await Promise.all([ann, ben].map((screen) => screen.shows(/^(?![^]*no connection)[^]*B1 +at SOL/)));
  ben.type('3');
  await ann.shows('A2 at SOL: where to?');
  ann.type('thello there\r');
  await ben.shows('Ann: hello there');
  ben.type('mo');
  await ann.shows('Ben proposes to end the match here');
  ann.type('y');
  await Promise.all([ann.shows('share first place'), ben.shows('share first place')]);
});

test('a whole match against a computer captain on a server, watched by another', async () => {
  const server = await shared();
  const seats = [PERSON, { for: 'bot', bot: 'merchant' }];
  const link = await voyage(server.base, 'today+years=1+ships=1', seats);
  const watcher = open(['watch', link], 'watcher');
  await watcher.shows('Star Trader · before the match');
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await watcher.shows('Captains');
  await tradeToTheEnd(ann);
  expect(await watcher.shows('has won')).toMatch(/1\. (Ann|merchant)/);
  ann.type('r');
  await ann.shows('A1 at SOL: where to?');
  await answer(ann);
  await watcher.shows('Ann asks for a rematch: r joins it.');
});

test('a match is made on a server from the terminal, and found in its lobby', async () => {
  const server = await shared();
  const ann = open(['host', 'star-trader', server.base, '--public', '--name', 'Ann'], 'host');
  await ann.shows('Star Trader · before the match');
  const ben = open(['join', server.base, '--name', 'Ben'], 'guest');
  await ben.shows(/join {2}Ann, 1 free seat/);
  expect(ben.text).toContain('star-trader, today');
  ben.type('1');
  await Promise.all([ann.shows('A1 at SOL: where to?'), ben.shows('Captains')]);
});
