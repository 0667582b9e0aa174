/** Addresses: what is written can be read again, and nothing that is typed breaks the page. */
import { describe, expect, test } from 'vitest';
import { addressOf, readRoute } from './route.ts';
import type { Here, Route } from './route.ts';

const OLD_FORMS = new Map([
  ['new', 'star-lanes'],
  ['trader', 'star-trader'],
]);

const reread = (route: Route): Here => {
  const { pathname, hash } = new URL(addressOf(route), 'http://localhost');
  return readRoute({ pathname, hash }, OLD_FORMS);
};

test.each<Route>([
  { at: 'start' },
  { at: 'new', game: 'star-lanes', edition: 'today+rows=14+black-holes=3' },
  { at: 'new', game: 'star-trader', edition: 'today+years=3' },
  { at: 'new', game: 'third-game', edition: '' },
  { at: 'settings' },
  { at: 'instructions' },
  { at: 'rules', game: 'star-trader', edition: 'today+years=3' },
  { at: 'lobby' },
  { at: 'daily' },
  { at: 'lesson', game: 'star-lanes' },
  { at: 'teletype', seed: '20012' },
  { at: 'match', id: '0123456789abcdef' },
  { at: 'server-match', id: 'abcdefgh1234' },
  { at: 'record', packed: 'x_y-z', moment: 12 },
  { at: 'record', packed: 'x_y-z', moment: undefined },
])('$at can be written and read', (route) => {
  expect(reread(route)).toEqual(route);
});

describe('reading', () => {
  const read = (hash: string, pathname = '/'): Here => readRoute({ pathname, hash }, OLD_FORMS);

  test('a seat that is handed over', () => {
    expect(read('#seat=1&token=abc', '/match/abcdefgh')).toEqual({
      at: 'server-match',
      id: 'abcdefgh',
      seat: 1,
      token: 'abc',
    });
  });

  test.each(['', '#', '#/'])('%j is the start page', (hash) => {
    expect(read(hash)).toEqual({ at: 'start' });
  });

  test.each(['#nothing', '#/foo/bar', '#/record/', '#/record/@3', '#/match/'])('%j leads nowhere', (hash) => {
    expect(read(hash)).toEqual({ at: 'nowhere' });
  });

  test.each(['/nope', '/match/zzz', '/match/'])('the path %j leads nowhere', (pathname) => {
    expect(read('', pathname)).toEqual({ at: 'nowhere' });
  });

  test.each([
    ['#/new/quick', 'star-lanes', 'quick'],
    ['#/new', 'star-lanes', ''],
    ['#/new/today+stars=1/20', 'star-lanes', 'today+stars=1/20'],
    ['#/trader/today+years=3', 'star-trader', 'today+years=3'],
  ])('the older address %j leads to the form of its game', (hash, game, edition) => {
    expect(read(hash)).toEqual({ at: 'new', game, edition });
  });

  test('a broken escape is left as it is', () => {
    expect(read('#/new/star-lanes/today%')).toEqual({ at: 'new', game: 'star-lanes', edition: 'today%' });
  });
});
