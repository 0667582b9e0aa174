/** What is known of the computer players before they are loaded is true of them. */
import { expect, test } from 'vitest';
import { games, kits } from '../games/index.ts';
import { botOf, botsOf, cardsOf } from './index.ts';

test.each(games.map(({ id }) => id))('%s: every card has its computer player, weakest first', async (id) => {
  const bots = await botsOf(id);
  expect(bots.map(({ name, level, playouts }) => ({ name, level, playouts }))).toEqual(cardsOf(id));
  const levels = cardsOf(id).map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  for (const bot of bots) expect(await botOf(id, bot.name)).toBe(bot);
  expect(await botOf(id, 'nobody')).toBeUndefined();
});

test.each(kits.map(({ game, minder }) => [game.id, minder]))(
  '%s: the best that answers at once minds a seat, so that leaving gains nothing',
  (id, minder) => {
    expect(cardsOf(id).findLast(({ playouts }) => playouts === 0)?.name).toBe(minder);
  },
);

test('a game without computer players has none', async () => {
  expect(await botsOf('chess')).toEqual([]);
  expect(cardsOf('chess')).toEqual([]);
});
