/** What a thread in which the champion thinks needs of memory: its heap, and what the process grows by for one thread more. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What a thread plays by itself, and how many answers at most. */
export interface ThinkingTable {
  readonly edition: string;
  readonly players: number;
  readonly most: number;
}

/** What it tells in the end: bytes of its heap, at most. */
export interface ThinkingThread {
  readonly heap: number;
}

/** Bytes a table needs: of the thread's own heap, and of the process while the thread is there. */
export interface ThreadMemory {
  readonly table: ThinkingTable;
  readonly heap: number;
  readonly resident: number;
}

const TABLES: readonly ThinkingTable[] = [
  { edition: 'today', players: 2, most: 200 },
  { edition: 'faber1977+selling=none', players: 4, most: 60 },
  { edition: 'faber1977+selling=owned', players: 4, most: 100 },
  { edition: 'grand', players: 8, most: 200 },
];

/** One table after the other, each in a thread of its own. */
export async function threadMemories(): Promise<ThreadMemory[]> {
  const memories: ThreadMemory[] = [];
  for (const table of TABLES) memories.push(await memoryOf(table));
  return memories;
}

async function memoryOf(table: ThinkingTable): Promise<ThreadMemory> {
  const before = process.memoryUsage().rss;
  const worker = new Worker(new URL('thinking-thread.js', import.meta.url), { workerData: table });
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own thread's answer
  const [{ heap }] = (await once(worker, 'message')) as [ThinkingThread];
  clearInterval(watch);
  await worker.terminate();
  return { table, heap, resident: Math.max(0, most - before) };
}
