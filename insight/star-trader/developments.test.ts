/** How far stars have come: heard step by step where the edition tells it. */
import { expect, test } from 'vitest';
import { developmentOf } from '../../games/star-trader/classes.ts';
import { developmentsOf } from './developments.ts';
import { Played } from './fixtures/played.ts';

test('every star is as far as the rules have it, to the end of a match', () => {
  const match = new Played('today+years=5').until(() => false);
  const { state, view, heard } = match;
  const told = developmentsOf(view, heard);
  expect(heard.some((event) => event.type === 'grown' && event.class === undefined)).toBe(true);
  view.stars.forEach(({ star }, i) => expect(told.get(star)).toEqual(developmentOf(state.level[i]!)));
});

test('a class is four steps from the next, and nothing comes after the first', () => {
  expect(developmentOf(0)).toEqual({ class: 'IV', next: { class: 'III', steps: 0, of: 4 } });
  expect(developmentOf(8.75)).toEqual({ class: 'III', next: { class: 'II', steps: 3, of: 4 } });
  expect(developmentOf(16.25)).toEqual({ class: 'I' });
});

test('in 1974 nobody hears of small steps', () => {
  const { view, heard } = new Played('kaufman1974').until(() => false);
  expect(developmentsOf(view, heard).size).toBe(0);
});
