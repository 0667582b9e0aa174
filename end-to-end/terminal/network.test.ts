/** Terminals at one table over a real server: sitting down, playing, talking, a server that goes away, watching. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../teletype/starlanes.ts';
import { playToTheEnd } from './play.ts';
import type { Screen } from './screen.ts';
import { PERSON, newMatch, useServer } from './use-server.ts';

const { folder, shared, start, open } = useServer();

const PEOPLE = { game: 'star-lanes', edition: 'quick', seats: [PERSON, PERSON] };

test('two terminals sit down, vote and talk, lose their server, and one comes back to its seat', async () => {
  let server = await start('server.db');
  const link = await newMatch(server.base, PEOPLE);
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
  // The server's limits: as long as a saying may be, and a few at once.
  ann.type(`t\u001b[200~${'a'.repeat(400)}\u001b[201~`);
  await ann.shows('0 letters left');
  ann.type('\r');
  await ben.shows('aaaaaaaaaa');
  for (const text of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) ann.type(`t${text}\r`);
  await ann.shows('You are writing too fast; wait a moment.');
  ben.type('m3');
  await ann.shows('Ben: well played!');
  ann.type('mp');
  await ben.shows('Ann proposes a pause');
  ben.type('y');
  await ann.shows('The match is paused');
  ann.type('p');
  await ben.shows('Ann resumes the match.');

  const { port } = server;
  await server.kill();
  await ann.shows('no connection');
  server = await start('server.db', '--port', String(port));
  await playOneMove([ann, ben]);

  ben.type('q');
  expect(await ben.ended).toMatchObject({ exitCode: 0 });
  await ann.shows('(away)');
  const again = open(['join', link, '--name', 'Somebody'], 'ben');
  await again.shows('Ben');
  expect(again.text).not.toContain('Somebody');

  again.type('mx');
  await again.shows('Leave the match?');
  again.type('y');
  await ann.shows('Ben leaves; a computer player takes over.');
  await again.shows('A computer player is playing for Ben: b takes it back.');
  again.type('b');
  await ann.shows('Ben is back.');
});

/** The first screen of which something is so. */
function first(screens: readonly Screen[], isSo: (screen: Screen) => boolean): Promise<Screen> {
  return Promise.any(screens.map((screen) => screen.until(() => isSo(screen), 'nobody was asked').then(() => screen)));
}

/** The player who is asked places a space. */
async function playOneMove(both: readonly Screen[]): Promise<void> {
  const isAsked = ({ text }: Screen): boolean => text.includes('where do you place') && !text.includes('no connection');
  const asked = await first(both, isAsked);
  asked.type('1\r');
  await both[0]?.shows(/places an outpost|founds|extends/);
}

test('a whole match against a computer player on a server, watched by another, and a rematch', async () => {
  const server = await shared();
  const seats = [PERSON, { for: 'bot', bot: 'greedy' }];
  const link = await newMatch(server.base, { ...PEOPLE, seats, edition: 'quick+rounds=3' });
  const watcher = open(['watch', link], 'watcher');
  await watcher.shows('before the match');
  const ann = open(['join', link, '--name', 'Ann'], 'ann');
  await watcher.shows('Standings');
  await playToTheEnd(ann);
  expect(await watcher.shows(/has won|share first place/)).toMatch(/1\. (Ann|greedy)/);
  // What is over at a server is looked at again like what is over here.
  ann.type('p');
  await ann.shows('Replay · quick');
  ann.type('q');
  await ann.shows('rematch');
  ann.type('r');
  await ann.shows(/quick · move [12] of/);
  await watcher.shows('Ann asks for a rematch: r joins it.');
});

test('one terminal hosts, another finds the match in the lobby, and they play it to its end over a server that is killed', async () => {
  const server = await start('hosted.db');
  const { base, port } = server;
  const words = [
    '--edition',
    'quick+rounds=4',
    '--seats',
    'you,open',
    '--name',
    'Ann',
    '--public',
    '--advice',
    '--clock',
    '2m',
  ];
  const ann = open(['host', base, ...words], 'ann');
  await ann.shows(/Ann +here/);
  expect(ann.text).toContain('2 minutes a move, in the lobby, advice allowed');
  const [, link = ''] = /(http:\/\/\S+\/match\/[\w-]+)/.exec(ann.text) ?? [];

  const listed = await run(['lobby', base], '');
  expect(listed.output.toString()).toBe(
    `Open\n  Ann, 1 free seat: quick+rounds=4, 2 minutes a move, advice allowed\n    starlanes join ${link}\n`,
  );
  const data: unknown = JSON.parse((await run(['lobby', base, '--json'], '')).output.toString());
  expect(data).toMatchObject({ open: [{ link, names: ['Ann'], free: 1, clock: 120, advice: true }], playing: [] });

  const ben = open(['join', base, '--name', 'Ben'], 'ben');
  await ben.shows('join  Ann, 1 free seat');
  ben.type('\r');
  await Promise.all([ann.shows('Standings'), ben.shows('Standings')]);
  const playing = Promise.all([playToTheEnd(ann), playToTheEnd(ben)]);
  await ann.shows(/move [345] of/);
  await server.kill();
  await ann.shows('Your seat is kept; q leaves.');
  await start('hosted.db', '--port', String(port));
  const [end] = await playing;
  expect(end).toMatch(/1\. (Ann|Ben) +\$/);
  ann.type('q');
  expect(await ann.ended).toMatchObject({ exitCode: 0 });
  expect(await ann.shows('The record of the match:')).toContain(`The link for the others:\n  ${link}`);
  expect(await ann.shows(/Only the players know\s+whether/)).toMatch(/This device saw the same/);
});

test('the menu makes a match on a server, and finds it again in the lobby', async () => {
  const server = await shared();
  const ann = open([], 'menu');
  await ann.shows('S T A R   L A N E S');
  ann.type('n');
  await ann.shows('The server');
  ann.type(`${server.base}\r`);
  await ann.shows('Which game?');
  ann.type('l');
  await ann.shows('anyone with the link');
  // To the line about the lobby, the last before the options and the beginning.
  ann.type('\u001b[A\u001b[A\u001b[A\u001b[C');
  await ann.shows('yes: in the lobby');
  ann.type('\r');
  await ann.shows(/Pilot +here/);
  ann.type('s');
  await ann.shows('Standings');
  ann.type('q');
  await ann.shows('The match is saved on the server, and your seat is kept.');
  ann.type('j');
  await ann.shows('The link to the match, or a server');
  ann.type(`${server.base}\r`);
  await ann.shows('Your name:');
  ann.type('\r');
  await ann.shows(/your seat {2}Pilot, strategist/);
  ann.type('\r');
  // Who plays there does not only look on.
  await ann.shows(/t react/);
  ann.type('q');
  await ann.shows('S T A R   L A N E S');
  ann.type('q');
  expect(await ann.ended).toMatchObject({ exitCode: 0 });
});

test('what was placed is taken back over the network, and a late player is minded', async () => {
  const server = await shared();
  const link = await newMatch(server.base, { ...PEOPLE, edition: 'today', clock: 55 });
  const [ann, ben] = [open(['join', link, '--name', 'Ann'], 'ann'), open(['join', link, '--name', 'Ben'], 'ben')];
  const both = [ann, ben];
  await Promise.all(both.map((screen) => screen.shows('Standings')));
  const trader = await placeUntilSomebodyTrades(both);
  trader.type('u');
  await trader.shows('where do you place');
  for (const screen of both) await screen.shows(/(Ann|Ben) undoes the last action\./);
  const name = trader === ann ? 'Ann' : 'Ben';
  expect(trader.rows[0]).toMatch(/ 0:\d\d$/);
  server.pass(56_000);
  for (const screen of both) await screen.shows(`${name}’s time is up; a computer player takes over.`);
  await trader.shows(`A computer player is playing for ${name}: b takes it back.`);
  // Not before the computer player has made the move that was late.
  await trader.shows(new RegExp(`move \\d+ of 48 · ${trader === ann ? 'Ben' : 'Ann'}`));
  trader.type('b');
  for (const screen of both) await screen.shows(`${name} is back.`);
  trader.type('\u0003');
  expect(await trader.ended).toMatchObject({ signal: 2 });
  expect(trader.text).toContain(
    `The match is saved on the server, and your seat is kept. To come back:\n  starlanes join ${link}`,
  );
});

/** Places whatever comes first until one of them is asked to trade; says who. */
async function placeUntilSomebodyTrades(both: readonly Screen[]): Promise<Screen> {
  for (;;) {
    const asked = await first(both, ({ text }) => /what do you trade|where do you place/.test(text));
    if (asked.text.includes('what do you trade')) return asked;
    // The clock at its end ticks meanwhile.
    const question = (): string | undefined => asked.rows[0]?.replace(/ \d:\d\d$/, '');
    const before = question();
    // A space that founds a company is what trading begins with.
    const [, key = '1'] = /(\d) {2}\S+ +\S founds/.exec(asked.text) ?? [];
    asked.type(`${key}\r`);
    await asked.until(() => question() !== before, 'nothing happened');
  }
}

test('a server behind a proxy that takes no sockets is not called for ever', async () => {
  const server = await shared();
  const { base } = server;
  const proxy = createServer((asked, reply) => {
    void fetch(base + (asked.url ?? '/')).then(async (answer) => reply.end(await answer.text()));
  });
  // Takes the request for a socket, and hangs up.
  proxy.on('upgrade', (_, socket) => socket.destroy());
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const link = (await newMatch(base, PEOPLE)).replace(base, `http://127.0.0.1:${port}`);
  const watcher = open(['watch', link], 'watcher');
  expect(await watcher.ended).toMatchObject({ exitCode: 1 });
  expect(watcher.text).toContain('answers, but refuses WebSocket connections.');
  proxy.close();
});

test('a first call that fails ends with one sentence', async () => {
  const nowhere = 'http://127.0.0.1:49999';
  for (const args of [
    ['join', `${nowhere}/match/AbCdEfGh1234`],
    ['watch', `${nowhere}/match/AbCdEfGh1234`],
    ['host', nowhere],
    ['join', nowhere],
  ]) {
    const gone = open(args, 'ann');
    expect(await gone.ended).toMatchObject({ exitCode: 1 });
    expect(gone.text.trim()).toBe(`No server answers at ${nowhere}. Is it running, and is the port right?`);
    expect(gone.sent).not.toContain('\u001b[?1049h');
  }
  const unknown = open(['watch', 'http://nobody.invalid/match/AbCdEfGh1234'], 'ann');
  expect(await unknown.ended).toMatchObject({ exitCode: 1 });
  expect(unknown.text).toContain('Host not found: nobody.invalid.');
  const server = await shared();
  for (const command of ['join', 'watch']) {
    const none = open([command, `${server.base}/match/AbCdEfGh1234`], 'ann');
    expect(await none.ended).toMatchObject({ exitCode: 1 });
    expect(none.text.trim()).toBe('Match not found.');
  }
});
