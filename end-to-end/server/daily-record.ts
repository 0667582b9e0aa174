/** A match of the day as a device plays it, by itself: any actions for the person, the computer players' own for the others. */
import { PERSON, dayOf } from '../../bots/daily/day.ts';
import { starLanesBots } from '../../bots/star-lanes/index.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { MatchRecord, PlayedAction } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { anyAction } from '../../games/star-lanes/any-action.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import { fairChance } from '../../table/fair-chance.ts';

/** The record of a day; another seed plays other actions. */
export function dailyRecord(date: string, seed: number): MatchRecord {
  const { match, secret, edition, opponents } = dayOf(starLanesKit, date, fairChance);
  const names = ['Eve', ...opponents];
  const chance = fairChance({ match, secret, words: names.map(() => '') });
  const head = { game: 'star-lanes', engine: starLanes.engine, edition, chance: chance.format(), names };
  const own = new Mulberry32(seed);
  const actions: PlayedAction[] = [];
  let { state } = starLanes.start(unwrap(starLanes.parseConfig(edition)), names.length, chance);
  for (let by = starLanes.toAct(state); by !== undefined; by = starLanes.toAct(state)) {
    const view = starLanes.view(state, by);
    const bot = starLanesBots.find(({ name }) => name === names[by]);
    const action =
      by === PERSON
        ? anyAction(view, own)
        : must(bot, 'a bot').answer({ view, heard: [] }, { playouts: 0 }, own).action;
    const step = starLanes.apply(state, by, action);
    if (!step.ok) throw new Error(starLanes.explainRefusal(step.refusal));
    actions.push({ by, text: starLanes.formatAction(action) });
    ({ state } = step);
  }
  return { ...head, actions };
}
