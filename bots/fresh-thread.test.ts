/** A thread that has never seen the match gives the answers that were given in play: nothing is remembered but the memo. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import { unwrap } from '../core/result.ts';
import { gameOf } from '../games/index.ts';
import type { Answer } from './bot.ts';
import { playBots } from './fixtures/play-bots.ts';
import type { AskedInPlay } from './fixtures/play-bots.ts';
import { botsOf } from './index.ts';

const BUDGET = { playouts: 20 };

/** Answers questions with modules of its own, the last one first. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { root, game, bot, asked, budget } = workerData;
(async () => {
  await import(root + 'scripts/load-typescript.mjs');
  const { botsOf } = await import(root + 'bots/index.ts');
  const { Mulberry32 } = await import(root + 'core/chance.ts');
  const { answer } = (await botsOf(game)).find(({ name }) => name === bot);
  const answers = asked.toReversed().map(({ question, seed }) => answer(question, budget, new Mulberry32(seed)));
  parentPort.postMessage(answers.reverse());
})();
`;

function answersElsewhere(game: string, bot: string, some: readonly AskedInPlay<Types>[]): Promise<Answer<Types>[]> {
  const root = new URL('../', import.meta.url).href;
  const asked = some.map(({ question, seed }) => ({ question: question(), seed }));
  const workerData = { root, game, bot, asked, budget: BUDGET };
  return new Promise((resolve, reject) => {
    new Worker(THREAD, { eval: true, workerData }).once('message', resolve).once('error', reject);
  });
}

/** Every question of some turns, from the opening to the end of the match. */
function someOf<Value>(all: readonly Value[]): Value[] {
  return all.filter((_, i) => i % 40 < 3);
}

test.each([
  ['star-lanes', 'searcher', 'today'],
  ['star-lanes', 'searcher', 'faber1977'],
  ['star-lanes', 'champion', 'today'],
  ['star-lanes', 'champion', 'today+books=private'],
  ['star-trader', 'searcher', 'today+years=1'],
])('%s: %s in %s', async (id, name, notation) => {
  const game = gameOf(id)!;
  const config = unwrap(game.parseConfig(notation));
  const bot = (await botsOf(id)).find((one) => one.name === name)!;
  const { asked } = playBots({ game, config, seats: [bot, bot], seed: 3, budget: BUDGET, most: 100 });
  const some = someOf(asked);
  expect(some.length).toBeGreaterThan(5);
  expect(await answersElsewhere(id, name, some)).toEqual(some.map(({ answer }) => answer));
});
