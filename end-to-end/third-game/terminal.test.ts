/** The frames of the terminal show a game they have never heard of. */
import { expect, test } from 'vitest';
import { RecordMatch } from '../../client/record-match.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { Seated } from '../../terminal/frame/fixtures/seated.ts';
import { MatchPage } from '../../terminal/frame/match-page.ts';
import { NewGamePage } from '../../terminal/frame/new-game-page.ts';
import { ReplayPage } from '../../terminal/frame/replay-page.ts';
import { textKey } from '../../terminal/screen/key.ts';
import { countdownBots } from './bots.ts';
import { COUNTDOWN } from './terminal.ts';

const SIZE = { width: 80, height: 24 };

function seated() {
  return new Seated(COUNTDOWN, must(countdownBots[0], 'a computer player'), 'handful');
}

test('a match on the full screen: stones are taken by keys and clicks, to the end', () => {
  const page = new MatchPage(seated().match, COUNTDOWN, true);
  const stop = page.listen({ redraw: () => {}, end: () => {} });
  const shown = () => page.draw(SIZE).lines;
  expect(shown()[0]).toMatch(/^ Countdown · handful · 11 left · (Ann|Ben), how many stones\?$/);
  expect(shown()[2]).toMatch(/^ o{11} /);
  expect(shown().at(-1)).toContain('1-3 take');
  page.handleKey(textKey('3'));
  expect(shown()[0]).toContain(' 8 left ');
  const cells = page.draw(SIZE);
  const y = cells.lines.findIndex((line) => line.includes('[2]'));
  page.handleKey(must(cells.keyAt(must(cells.lines[y], 'a line').indexOf('[2]'), y), 'a button'));
  expect(shown()[0]).toContain(' 6 left ');
  page.handleKey(textKey('3'));
  page.handleKey(textKey('3'));
  expect(shown()[0]).toContain('the match ended after 11 stones');
  expect(shown().join('\n')).toMatch(/(Ann|Ben) has won!/);
  stop();
});

test('a record is stepped through, and ends with who has won', async () => {
  const sat = seated();
  await sat.until(() => false);
  const { kit } = COUNTDOWN;
  const match = unwrap(RecordMatch.open(sat.match.recordSoFar, { kit, isBot: () => false }));
  const page = new ReplayPage(match, COUNTDOWN, true);
  page.handleKey({ key: 'right' });
  expect(page.draw(SIZE).lines.join('\n')).toMatch(/(Ann|Ben) takes 1; 10 left\./);
  page.handleKey({ key: 'end' });
  const end = page.draw(SIZE).lines;
  expect(end.join('\n')).toMatch(/(Ann|Ben) has won!/);
  expect(end.find((line) => line.startsWith('  1. '))).toMatch(/10\d points +\d stones$/);
});

test('a new match offers its editions and its computer players', () => {
  const options = { screens: COUNTDOWN, title: 'a new match', sitters: { person: 'a person' }, named: 'person' };
  const page = new NewGamePage({ ...options, name: 'Ann', second: COUNTDOWN.kit.usualRival, lines: [] });
  const shown = page.draw(SIZE).lines.join('\n');
  expect(shown).toContain('handful');
  expect(shown).toContain('takes one stone at a time');
  expect(page.handleKey({ key: 'enter' }, SIZE)).toMatchObject({ edition: 'handful' });
});
