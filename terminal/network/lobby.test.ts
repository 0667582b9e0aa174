import { expect, test } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import { lobbyText } from './lobby.ts';

const MATCH = {
  match: 'AbCdEfGh1234',
  game: 'star-lanes',
  edition: 'today',
  names: ['Ann', 'Ben'],
  free: 0,
  advice: false,
};

test('who holds a seat is not sent to look on', () => {
  const text = lobbyText([STAR_LANES], { open: [], playing: [MATCH, { ...MATCH, mine: true }] }, 'http://here');
  expect(text).toMatch(/Ann, Ben: today, no clock\n.* watch http/);
  expect(text).toMatch(/Ann, Ben, your seat: today, no clock\n.* join http/);
});

test('that advice was agreed on is told before anybody sits down', () => {
  const text = lobbyText([STAR_LANES], { open: [{ ...MATCH, advice: true }], playing: [] }, 'http://here');
  expect(text).toMatch(/Ann, Ben: today, no clock, advice allowed\n/);
});
