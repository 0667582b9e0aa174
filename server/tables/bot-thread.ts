/** A thread in which computer players think, one question after the other. */
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { botOf } from '../../bots/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import { gameOf } from '../../games/index.ts';
import { EventCache } from '../../insight/event-cache.ts';
import type { ThreadReply, ThreadRequest } from './bot-request.ts';

/** How much nicer than the rest of the server this thread is. */
const nicer = Number(workerData);
/** What no thread can be nicer than. */
const NICEST = 19;

// Only Linux gives a single thread a priority of its own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(Math.min(NICEST, getPriority() + nicer));

const cache = new EventCache();

/** What each seat has heard, as far as it was sent. */
const heard = new Map<string, Types['Event'][]>();

async function answer(request: ThreadRequest): Promise<ThreadReply> {
  const game = gameOf(request.game);
  const bot = await botOf(request.game, request.bot);
  if (game === undefined || bot === undefined) return undefined;
  const question = { ...request.question, heard: hear(request) };
  const { action, memo } = bot.answer(question, { playouts: bot.playouts, cache }, new Mulberry32(request.seed));
  return { did: game.formatAction(action), memo };
}

function hear({ key, known, forget, question }: ThreadRequest): readonly Types['Event'][] {
  for (const other of forget) heard.delete(other);
  const all = known === 0 ? [] : (heard.get(key) ?? []);
  if (all.length !== known) throw new Error(`of ${known} events of ${key} there are ${all.length}`);
  all.push(...question.heard);
  heard.set(key, all);
  return all;
}

// oxlint-disable-next-line typescript/no-misused-promises -- what fails ends the thread, and another takes its place
parentPort?.on('message', async (request: ThreadRequest) => parentPort?.postMessage(await answer(request)));
