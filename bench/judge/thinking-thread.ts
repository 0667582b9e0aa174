/** A thread that plays a match by champions alone, and tells what it needs of memory. */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { loadChampion } from '../../bots/star-lanes/champion.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { ThinkingTable, ThinkingThread } from './memory.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own program's data
const { edition, players, most } = workerData as ThinkingTable;
const champion = await loadChampion();
const chance = new Mulberry32(1);
let { state } = starLanes.start(unwrap(starLanes.parseConfig(edition)), players, chance);
let largest = 0;
for (let answers = 0; answers < most && state.phase !== 'over'; answers++) {
  const question = { view: starLanes.view(state, state.mover), heard: [] };
  const { action } = champion.answer(question, { playouts: champion.playouts }, chance);
  const step = starLanes.apply(state, state.mover, action);
  if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
  state = step.state;
  largest = Math.max(largest, heapNow());
}
const told: ThinkingThread = { heap: largest };
parentPort?.postMessage(told);

/** What this thread has taken for its values, and what it has of them outside of its heap. */
function heapNow(): number {
  const { total_physical_size: heap, external_memory: outside, malloced_memory: engine } = getHeapStatistics();
  return heap + outside + engine;
}
