/** Terminals at one table over a real server: sitting down, playing, talking, a server that goes away, watching. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ServerProcess } from '../server/server-process.ts';
import { playToTheEnd } from './play.ts';
import { Screen, newDataFolder } from './screen.ts';

const folder = newDataFolder();
const screens: Screen[] = [];
let server: ServerProcess | undefined;

afterEach(async () => {
  for (const screen of screens.splice(0)) screen.close();
  await server?.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(args: readonly string[], player: string): Screen {
  const screen = new Screen(args, join(folder, player), { columns: 100, rows: 30 });
  screens.push(screen);
  return screen;
}

async function newMatch(base: string, match: object): Promise<string> {
  const response = await fetch(`${base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'star-lanes', edition: 'quick', public: false, ...match }),
  });
  const made: unknown = await response.json();
  if (typeof made !== 'object' || made === null || !('match' in made)) throw new Error('no match was made');
  return `${base}/match/${String(made.match)}`;
}

const TWO_PEOPLE = { seats: [{ for: 'person' }, { for: 'person' }] };

test('two terminals sit down, vote and talk, lose their server, and one comes back to its seat', async () => {
  const database = join(folder, 'server.db');
  server = await ServerProcess.start(database);
  const link = await newMatch(server.base, TWO_PEOPLE);
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await ann.shows('before the match');
  expect(await ann.shows(/Ann +here/)).toContain(link);
  const ben = open(['join', link, '--name', 'Ben'], 'ben');
  await Promise.all([ann.shows('Standings'), ben.shows('Standings')]);

  const secrets = join(folder, 'ann', 'starlanes', 'devices.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  expect(readFileSync(secrets, 'utf8')).toMatch(/"[\w-]{43}"/);

  ann.type('thello there\r');
  await ben.shows('Ann: hello there');
  ben.type('m3');
  await ann.shows('Ben: well played!');
  ann.type('mp');
  await ben.shows('Ann proposes a pause');
  ben.type('y');
  await ann.shows('The match is paused');
  ann.type('p');
  await ben.shows('Ann goes on with the match.');

  const { port } = server;
  await server.kill();
  await ann.shows('no connection');
  server = await ServerProcess.start(database, '--port', String(port));
  await playOneMove([ann, ben]);

  ben.type('q');
  expect(await ben.ended).toMatchObject({ exitCode: 0 });
  await ann.shows('(away)');
  const again = open(['join', link, '--name', 'Somebody'], 'ben');
  await again.shows('Ben');
  expect(again.text).not.toContain('Somebody');

  again.type('mx');
  await again.shows('Leave for good?');
  again.type('y');
  await ann.shows('Ben leaves; a computer player minds the seat.');
  await again.shows('A computer player minds the seat of Ben: b takes it back.');
  again.type('b');
  await ann.shows('Ben is back.');
});

/** Whoever is asked places a space. */
async function playOneMove(both: readonly Screen[]): Promise<void> {
  for (let tries = 0; tries < 4000; tries++) {
    const asked = both.find(({ text }) => text.includes('where do you place') && !text.includes('no connection'));
    if (asked !== undefined) {
      asked.type('1');
      await both[0]?.shows(/places an outpost|founds|extends/);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('nobody was asked');
}

test('a whole match against a computer player on a server, watched by another, and a rematch', async () => {
  server = await ServerProcess.start(join(folder, 'other.db'));
  const seats = [{ for: 'person' }, { for: 'bot', bot: 'greedy' }];
  const link = await newMatch(server.base, { seats, edition: 'quick+rounds=3' });
  const watcher = open(['watch', link], 'watcher');
  await watcher.shows('before the match');
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await watcher.shows('Standings');
  await playToTheEnd(ann);
  expect(await watcher.shows('has won')).toMatch(/1\. (Ann|greedy)/);
  ann.type('r');
  await ann.shows(/quick · move [12] of/);
  await watcher.shows('There is a rematch: r joins it.');
});

test('a server that is not there, and a match that is not, are told in a sentence', async () => {
  const gone = open(['join', 'http://127.0.0.1:49999/match/AbCdEfGh1234'], 'ann');
  expect(await gone.ended).toMatchObject({ exitCode: 1 });
  expect(gone.text).toContain('http://127.0.0.1:49999 does not answer (ECONNREFUSED)');
  server = await ServerProcess.start(join(folder, 'third.db'));
  const none = open(['watch', `${server.base}/match/AbCdEfGh1234`], 'ann');
  expect(await none.ended).toMatchObject({ exitCode: 1 });
  expect(await none.still()).toMatch(/[Tt]here is no (such )?match/);
});
