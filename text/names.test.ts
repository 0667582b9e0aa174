/** One name, one thing: a person who has not said their name, the computer players and the rank of a player are told apart. */
import { describe, expect, test } from 'vitest';
import { languages } from './fixtures/languages.ts';

describe.each(languages)('in $tag', ({ app, lanes, trader, games }) => {
  test('a person without a name is called the same in every game', () => {
    expect(lanes.person).toBe(trader.person);
  });

  test('no computer player has the name of a person, of a rank or of a game', () => {
    const ranks = [lanes, trader].flatMap((words) => [words.person, words.personAt(1).replace(/ 1$/, '')]);
    const titles = Object.values(games).flatMap(({ card }) => card.title.split(' '));
    const taken = new Set([...ranks, ...titles, app.you].map((name) => name.toLowerCase()));
    expect(Object.values(app.bots).filter((name) => taken.has(name.toLowerCase()))).toEqual([]);
  });

  test('no two computer players have the same name', () => {
    expect(new Set(Object.values(app.bots)).size).toBe(Object.keys(app.bots).length);
  });

  test('a person is not called as a rank is', () => {
    expect(trader.personAt(1)).not.toContain(trader.person);
  });

  test('the first page says how long a match is', () => {
    expect(games['star-lanes'].card.about).toContain('48');
  });
});
