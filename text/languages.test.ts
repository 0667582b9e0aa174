/** The languages: each has the words of the app, of every game and of every computer player. */
import { expect, test } from 'vitest';
import { cardsOf } from '../bots/index.ts';
import { kits } from '../games/index.ts';
import { en } from './en/index.ts';
import { languages } from './fixtures/languages.ts';
import { LANGUAGES, LANGUAGE_TAGS, isGameId, preferredLanguage } from './index.ts';
import { titleOf } from './titles.ts';

test('every game has an entry and words in every language', async () => {
  for (const { game, title } of kits) {
    const { id } = game;
    if (!isGameId(id)) throw new Error(`there are no words for ${id}`);
    for (const { games } of languages) {
      expect(games[id].card.title).toBe(title);
      expect(titleOf(id)).toBe(title);
      expect((await games[id].words()).title).toBe(title);
    }
    expect(new Set(languages.map(({ games }) => games[id].card.about)).size).toBe(languages.length);
  }
});

test('every computer player has a name, and words of its own in every language', async () => {
  for (const { game } of kits) {
    const { id } = game;
    if (!isGameId(id)) throw new Error(`there are no words for ${id}`);
    const names = cardsOf(id).map(({ name }) => name);
    expect(Object.keys(en.app.bots)).toEqual(expect.arrayContaining(names));
    const abouts = await Promise.all(
      languages.map(async ({ games }) => new Map(Object.entries((await games[id].words()).bots))),
    );
    for (const name of names) expect(new Set(abouts.map((about) => about.get(name))).size).toBe(languages.length);
  }
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['xx', 'de-AT'], 'de'],
  [['den', 'xx'], 'en'],
  [[], 'en'],
])('a reader of %j is spoken to in %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test('a menu of languages has each by its own name', () => {
  const names = LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].name);
  expect(names).toEqual(expect.arrayContaining(['English', 'Deutsch', 'Français']));
  expect(new Set(names).size).toBe(names.length);
});
