/** The daily galaxy in a real terminal and on a real server: played once, looked at, sent, and found in the table. */
import { expect, test } from 'vitest';
import { playToTheEnd } from './play.ts';
import { useServer } from './use-server.ts';

const { start, open } = useServer();

test('one attempt, its result in the table, and a lesson from its end', async () => {
  const { base } = await start('daily.db');
  const screen = open(['daily', base, '--pace', '0'], 'ann');
  await screen.shows('Play today’s galaxy');
  screen.type('t');
  await screen.shows('Nobody has sent a result yet.');
  screen.type('q');
  await screen.shows('Play today’s galaxy');
  screen.type('p');
  await screen.shows(/Star Lanes · Daily · .*place a space/);
  screen.type('1\r');
  // Until a company is founded nobody can trade, and the others move.
  await screen.shows(/what do you trade|move [^1] .*place a space/);
  screen.type('u');
  await screen.shows('Nothing to undo now.');
  const end = await playToTheEnd(screen, 'Pilot');
  expect(end).not.toContain('play again');
  screen.type('L');
  await screen.shows('Step 1 of');
  screen.type('q');
  await screen.shows('L learn');
  screen.type('q');
  expect(await screen.shows('Look at it again')).toContain('1 day in a row');
  screen.type('s');
  await screen.shows('Your name in the table');
  screen.type('Ann\r');
  await screen.shows('Your result is in the table.');
  screen.type('t');
  expect(await screen.shows(/Ann +(First|Second|Third) +\$/)).toContain(base);
  screen.type('q');
  await screen.shows('Look at it again');
  screen.type('s');
  await screen.shows('You have already sent a result for that day');
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
  await screen.shows(/Star Lanes \d{4}-\d\d-\d\d .* \$[\d,]+\n(🟩|🟨|⬜){10}/u);
});
