/** The languages: each has the words of the app, of every game and of every computer player. */
import { expect, test } from 'vitest';
import { botsOf } from '../bots/index.ts';
import { kits } from '../games/index.ts';
import { en } from './en/index.ts';
import { LANGUAGES, LANGUAGE_TAGS, isGameId, preferredLanguage } from './index.ts';

const languages = await Promise.all(Object.values(LANGUAGES).map(({ load }) => load()));

test('every game has an entry and words in every language', async () => {
  for (const { game, title } of kits) {
    const { id } = game;
    if (!isGameId(id)) throw new Error(`there are no words for ${id}`);
    for (const { games } of languages) {
      expect(games[id].card.title).toBe(title);
      expect((await games[id].words()).title).toBe(title);
    }
    expect(new Set(languages.map(({ games }) => games[id].card.about)).size).toBe(3);
  }
});

test('every computer player has words of its own in every language', async () => {
  const names = (await Promise.all(kits.map(({ game }) => botsOf(game.id)))).flat().map(({ name }) => name);
  expect(Object.keys(en.app.bots).toSorted()).toEqual([...new Set(names)].toSorted());
  for (const name of names) {
    const about = languages.map(({ app }) => Object.entries(app.bots).find(([bot]) => bot === name)?.[1].about);
    expect(new Set(about).size).toBe(3);
  }
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['it', 'de-AT'], 'de'],
  [['den', 'it'], 'en'],
  [[], 'en'],
])('a reader of %j is spoken to in %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

test('a menu of languages has each by its own name', () => {
  expect(LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].name)).toEqual(['English', 'Deutsch', 'Français']);
});
