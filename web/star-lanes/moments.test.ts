/** Hints appear at their own event, and count as read once the player has done the thing. */
import { expect, test } from 'vitest';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, View } from '../../games/star-lanes/index.ts';
import { hintToShow, readBy } from '../frame/hint-reading.ts';
import { hintsAt } from './moments.ts';

/** A question to the first player: what is asked and heard so far, and what happens next. */
interface Asked {
  readonly view: View;
  readonly heard: readonly Event[];
  readonly next: readonly Event[];
}

/** The questions to the first of three players in a match; `mayTrade` says in which of their own moves they trade. */
function questions(mayTrade: (move: number) => boolean = () => true): Asked[] {
  let { state, events } = starLanes.start(unwrap(starLanes.parseConfig('today')), 3, new Mulberry32(7));
  const heard = [...events];
  const asked: Asked[] = [];
  while (state.phase !== 'over') {
    const { mover } = state;
    const view = starLanes.view(state, mover);
    const isIdle = mover === 0 && view.ask?.ask === 'trade' && !mayTrade(view.moves);
    const { action } = greedy.answer({ view, heard }, { playouts: 0 }, new Mulberry32(1));
    const step = starLanes.apply(state, mover, isIdle ? { type: 'trade', orders: [] } : action);
    if (!step.ok) throw new Error(step.refusal.why);
    ({ state, events } = step);
    if (mover === 0) asked.push({ view, heard: [...heard], next: events });
    heard.push(...events);
  }
  return asked;
}

/** What is shown in a match in which nobody ever presses on a hint: the question's number, what is asked, the hint. */
function shownIn(all: readonly Asked[]): string[] {
  const seen: string[] = [];
  return all.flatMap(({ view, heard, next }) => {
    const fitting = hintsAt(view, heard, 0, false);
    const hint = hintToShow(fitting, seen);
    seen.push(...readBy(fitting, hint, next));
    return hint === undefined ? [] : [`${view.moves} ${view.ask?.ask}: ${hint.key}`];
  });
}

test('each is shown once, when what it speaks of is there, though nobody closes any', () => {
  expect(shownIn(questions())).toEqual([
    '0 place: place',
    '0 trade: founded',
    '6 place: outpost',
    '9 trade: idle',
    '27 place: merger',
    '33 place: split',
    '39 place: late',
  ]);
});

test('who does not buy is told again to, until they do', () => {
  const shown = shownIn(questions((move) => move > 9));
  expect(shown.filter((hint) => hint.includes('trade'))).toEqual([
    '0 trade: founded',
    '3 trade: trade',
    '6 trade: trade',
    '9 trade: trade',
    '12 trade: trade',
  ]);
});
