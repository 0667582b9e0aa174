/** One key for a bargain, and one for a whole stop: played question by question, as if by hand, and no further than the stop. */
import { expect, test } from 'vitest';
import { answerOn } from '../../client/answer-on.ts';
import { captain } from '../../bots/star-trader/captain.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Action } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import { STAR_TRADER } from './index.ts';
import { stopAnswering } from './stop.ts';

const ALONE = ['Ann'];

/** A match in which something of a kind is asked. */
async function asked(kind: Ask['ask'], { names = ALONE, edition = 'today' } = {}) {
  const match = new Seated(STAR_TRADER, captain, edition, names);
  return { match, model: await match.until(({ view }) => view.ask?.ask === kind) };
}

test.each([
  ['sell', 'f', 'factor PAYS'],
  ['sell', '3f', 'factor 3'],
  ['buy', 'f', 'factor PAYS'],
  ['bid', 'f', 'factor'],
  ['sell', 'F', 'answer-on'],
  ['destination', 'A', 'answer-on'],
] as const)('where there is something to %s, %s does: %s', async (kind, keys, wanted) => {
  const { match, model } = await asked(kind);
  expect(match.typed(keys)).toBe(wanted.replace('PAYS', String(model.sizes?.pays)));
});

test('in a game of history no factor is sent, and among people nobody follows the adviser', async () => {
  const { match } = await asked('sell', { names: ['Ann', 'Ben'], edition: 'kaufman1974' });
  expect(['f', 'F', 'A'].map((keys) => match.typed(keys))).toEqual([undefined, undefined, undefined]);
});

test('what a factor would come to stands beside the number, and follows it', async () => {
  const { match, model } = await asked('sell');
  const { ask } = model.view;
  if (ask?.ask !== 'sell' || ask.factor === undefined) throw new Error('no factor');
  const shown = match.frame.draw(model, match.type(String(ask.fits)).ui, { width: 80, height: 24 }, 0).lines;
  expect(shown.join('\n')).toContain(`f: a factor gets $${ask.factor.toLocaleString('en')}`);
});

/** Lets something see to the stop that is under way; what was done, as it is written. */
async function seenTo(match: Awaited<ReturnType<typeof asked>>['match'], by: 'factor' | 'adviser') {
  const before = match.match.recordSoFar.actions.length;
  const problem = await answerOn(match.match, starTrader, 0, stopAnswering(by, match.model.view));
  expect(problem).toBeUndefined();
  return match.match.recordSoFar.actions.slice(before).map(({ text }) => text);
}

test('the adviser sees to a whole stop, down to the departure, and to no other', async () => {
  const { match, model } = await asked('sell');
  const done = await seenTo(match, 'adviser');
  expect(done.at(-1)).toMatch(/^to [A-Z]+$/);
  expect(done.filter((text) => text.startsWith('to '))).toHaveLength(1);
  expect(done.length).toBeGreaterThan(3);
  expect(match.model.view.today).not.toEqual(model.view.today);
});

test('a factor sees to the bargains of a stop; bank and departure are the captain’s', async () => {
  const { match, model } = await asked('sell');
  const done = await seenTo(match, 'factor');
  expect(done.length).toBeGreaterThan(0);
  expect(done.every((text) => /^(factor( \d+)?|pass|bank|withdraw \d+)$/.test(text))).toBe(true);
  expect(['bank', 'destination']).toContain(match.model.view.ask?.ask);
  expect(match.model.view.ask?.star).toBe(model.view.ask?.star);
});

test('what is thought about while the player does something else is not done', async () => {
  const { match } = await asked('sell');
  const problem = await answerOn(match.match, starTrader, 0, {
    async answer(): Promise<Action> {
      await match.act({ type: 'pass' });
      return { type: 'pass' };
    },
  });
  expect(problem).toBeUndefined();
  expect(match.match.recordSoFar.actions.filter(({ text }) => text === 'pass')).toHaveLength(1);
});

test('what is refused ends it, and is told', async () => {
  const { match } = await asked('sell');
  const problem = await answerOn(match.match, starTrader, 0, { answer: (): Action => ({ type: 'sell', units: 99 }) });
  expect(problem).toMatchObject({ why: 'rules' });
});
