/** What players are called, and which computer players can be chosen. */
import { expect, test } from 'vitest';
import { starTraderBots } from '../../bots/star-trader/index.ts';
import { appEn as en } from '../../text/en/app.ts';
import { CAPTAINS, namesOf } from './names.ts';

test('every computer captain can be chosen', () => {
  expect(CAPTAINS).toEqual(starTraderBots.map(({ name }) => name));
});

test('players of the same name are told apart, people and computer players alike', () => {
  const person = { for: 'person', name: 'Ann', here: true } as const;
  const bot = { for: 'bot', bot: 'greedy', name: 'greedy', here: false } as const;
  const seats = [person, bot, { ...person, name: 'Ben' }, person, bot];
  expect(namesOf(seats, en)).toEqual(['Ann 1', 'Greedy 1', 'Ben', 'Ann 2', 'Greedy 2']);
});
