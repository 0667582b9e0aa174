/** What is known of the computer players before they are loaded is true of them. */
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { botOf, botsOf, cardsOf, minderOf } from './index.ts';

test.each(games.map(({ id }) => id))('%s: every card has its computer player, weakest first', async (id) => {
  const bots = await botsOf(id);
  expect(bots.map(({ name, level, playouts }) => ({ name, level, playouts }))).toEqual(cardsOf(id));
  const levels = cardsOf(id).map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  for (const bot of bots) expect(await botOf(id, bot.name)).toBe(bot);
  expect(await botOf(id, 'nobody')).toBeUndefined();
  expect(minderOf(bots)?.name).toBe(minderOf(cardsOf(id))?.name);
});

test('a game without computer players has none', async () => {
  expect(await botsOf('chess')).toEqual([]);
  expect(cardsOf('chess')).toEqual([]);
});
