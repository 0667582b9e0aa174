/** Choosing a space. */
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { companiesAt, stepFor } from './placing.ts';

test('a space is played only when it is offered and meant for sure', () => {
  expect(stepFor('1A', true, ['1A', '2B'], [])).toBe('place');
  expect(stepFor('1A', false, ['1A', '2B'], [])).toBe('look');
  expect(stepFor('3C', true, ['1A', '2B'], [])).toBe('look');
});

test('where the edition lets the player choose a company, that comes first', () => {
  expect(stepFor('1A', true, ['1A'], ['A', 'B'])).toBe('choose-company');
  expect(stepFor('1A', false, ['1A'], ['A', 'B'])).toBe('look');
});

test('the companies to choose from are those of the question', () => {
  const config = starLanes.parseConfig('quick+founded=chosen+stars=30');
  if (!config.ok) throw new Error(config.problem.why);
  const { state } = starLanes.start(config.value, 2, new Mulberry32(1));
  const view = starLanes.view(state, must(starLanes.toAct(state), 'a player'));
  const spaces = view.ask?.ask === 'place' ? view.ask.spaces : [];
  expect(spaces.some(({ companies = [] }) => companies.length > 1)).toBe(true);
  for (const { space, companies = [] } of spaces) expect(companiesAt(view, space)).toEqual(companies);
  expect(companiesAt(view, 'nowhere')).toEqual([]);
});
