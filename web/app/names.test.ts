/** What players are called in the page. */
import { expect, test } from 'vitest';
import { namesOf } from '../../client/names.ts';
import { appEn as en } from '../../text/en/app.ts';
import { isBotName, nameWords } from './names.ts';

test('players of the same name are told apart, people and computer players alike', () => {
  const person = { for: 'person', name: 'Ann', here: true } as const;
  const bot = { for: 'bot', bot: 'greedy', name: 'greedy', here: false } as const;
  const seats = [person, bot, { ...person, name: 'Ben' }, person, bot];
  expect(namesOf(seats, nameWords(en))).toEqual(['Ann 1', 'Greedy 1', 'Ben', 'Ann 2', 'Greedy 2']);
});

test('a computer player this page has no words for keeps its own name', () => {
  expect(nameWords(en).bot('newcomer')).toBe('newcomer');
  expect(isBotName('newcomer', en)).toBe(false);
  expect(isBotName('greedy', en)).toBe(true);
});
