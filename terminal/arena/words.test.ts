import { expect, test } from 'vitest';
import { readCommand, readSeats } from './words.ts';

test.each([
  ['greedy', ['greedy']],
  ['greedy, chance ,chance', ['greedy', 'chance', 'chance']],
  ['greedy,cmd:node bot.mjs --level 2', ['greedy', 'cmd:node bot.mjs --level 2']],
  ['greedy,"cmd:node bot.mjs 1,2"', ['greedy', 'cmd:node bot.mjs 1,2']],
  [`a,cmd:node "my bot.mjs" '1,2',b`, ['a', `cmd:node "my bot.mjs" '1,2'`, 'b']],
  ['', ['']],
])('the seats of %s', (text, seats) => {
  expect(readSeats(text)).toEqual(seats);
});

test.each([
  ['./bot', ['./bot']],
  ['  node   bot.mjs ', ['node', 'bot.mjs']],
  [`node "my bot.mjs" 'it is' --x="a b"`, ['node', 'my bot.mjs', 'it is', '--x=a b']],
  [`say "it's"`, ['say', "it's"]],
  ['', []],
])('the words of %s', (text, words) => {
  expect(readCommand(text)).toEqual(words);
});
