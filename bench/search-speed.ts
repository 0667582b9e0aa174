/** How many playouts a second the searching bots make on one core, early, midway and late in a match. */
import { championWith } from '../bots/star-lanes/champion.ts';
import { searcher } from '../bots/star-lanes/searcher.ts';
import { loadMind } from '../bots/star-lanes/judge/mind.ts';
import type { Bot } from '../bots/bot.ts';
import { strategist } from '../bots/star-lanes/simple-bots.ts';
import { Mulberry32 } from '../core/chance.ts';
import { starLanes } from '../games/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import type { Position } from '../games/star-lanes/position.ts';

const SECONDS = 1;

/** Rows of a table: after how many moves, and the playouts a second of either bot. */
export async function playoutsASecond(): Promise<(string | number)[][]> {
  const champion = championWith(await loadMind());
  return [2, 16, 32].map((moves) => {
    const position = positionAfter(moves);
    return [`today, two players, after ${moves} moves`, rate(searcher, position), rate(champion, position)];
  });
}

function positionAfter(moves: number): Position {
  let { state } = starLanes.start(starLanes.editions['today']!, 2, new Mulberry32(6));
  while (state.moves < moves) {
    const view = starLanes.view(state, state.mover);
    const step = starLanes.apply(
      state,
      state.mover,
      strategist.answer({ view, heard: [] }, { playouts: 0 }, new Mulberry32(1)).action,
    );
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    state = step.state;
  }
  return state;
}

/** A bot asks before every playout whether time is up. */
function rate(bot: Bot<StarLanesTypes>, position: Position): number {
  const view = starLanes.view(position, position.mover);
  const from = process.cpuUsage();
  let asked = 0;
  const timeIsUp = (): boolean => ++asked % 16 === 0 && process.cpuUsage(from).user > SECONDS * 1e6;
  // A search that is sure stops early: ask again, with other futures, until the second is over.
  for (let seed = 1; process.cpuUsage(from).user < SECONDS * 1e6; seed++) {
    bot.answer({ view, heard: [] }, { playouts: Infinity, timeIsUp }, new Mulberry32(seed));
  }
  return asked / (process.cpuUsage(from).user / 1e6);
}
