/** Questions for computer players, out of a match, and the rules' word on the answers. */
import type { Thinking } from '../../bots/arena/player.ts';
import { loadStarLanesBots } from '../../bots/star-lanes/index.ts';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { CONFIGS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { LanesQuestion } from './trials.ts';

/** A moment of a match in which somebody has to choose a space. */
export interface Moment {
  readonly state: StarLanesTypes['State'];
  readonly heard: readonly Event[];
}

/** Four players, all greedy, from the tenth turn on: there are companies by then, and so there is something to think about. */
export function momentsOfAMatch(count: number): Moment[] {
  const chance = new Mulberry32(1977);
  let { state, events } = starLanes.start(CONFIGS['today']!, 4, chance);
  const heard: Event[] = [];
  const moments: Moment[] = [];
  while (moments.length < count) {
    heard.push(...events);
    if (state.phase === 'place' && state.moves >= 10) moments.push({ state, heard: [...heard] });
    const view = starLanes.view(state, state.mover);
    const step = starLanes.apply(state, state.mover, greedy.answer({ view, heard }, { playouts: 0 }, chance).action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    ({ state, events } = step);
  }
  return moments;
}

/** What the player to move is asked in that moment. */
export function questionAt({ state, heard }: Moment, bot: string, thinking: Partial<Thinking>): LanesQuestion {
  return {
    game: starLanes.id,
    bot,
    question: {
      view: starLanes.view(state, state.mover),
      heard: heard.filter((event) => starLanes.isVisible(state, event, state.mover)),
    },
    thinking: { playouts: undefined, milliseconds: undefined, ...thinking },
    seed: state.moves,
  };
}

/** What is wrong with an action in that moment; undefined when it is allowed. */
export function wrongWith({ state }: Moment, action: Action | undefined): string | undefined {
  if (action === undefined) return 'no answer';
  const step = starLanes.apply(state, state.mover, action);
  return step.ok ? undefined : starLanes.explainRefusal(step.refusal);
}

/** The same question, answered here. */
export async function answerInNode({ bot: name, question, thinking, seed }: LanesQuestion): Promise<Action> {
  const bot = (await loadStarLanesBots()).find((other) => other.name === name)!;
  return bot.answer(question, { playouts: thinking.playouts ?? bot.playouts }, new Mulberry32(seed)).action;
}
