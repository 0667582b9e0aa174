/** The page's computer players in a real browser: it goes on while they think, and no dead worker ends a match. */
import { describe, expect, test } from 'vitest';
import { useTrials } from './browser.ts';
import { answerInNode, momentsOfAMatch, questionAt, wrongWith } from './questions.ts';
import type { Fate } from './trials.ts';

const trials = useTrials();

const moments = momentsOfAMatch(6);
const [first, second] = [moments[0]!, moments[1]!];
/** Repeatable, so that Node must say the same. */
const PLAYOUTS = { playouts: 60 };
/** Enough for a worker to load on a busy machine, */
const patience = 10_000;
/** and where one keeps silent, as much of it as has to be waited for. */
const LITTLE = 3000;

describe('the page', () => {
  const THOUGHT = { milliseconds: 100 };

  test.each(['searcher', 'champion'])('goes on while %s thinks', async (bot) => {
    const questions = moments.map((moment) => questionAt(moment, bot, THOUGHT));
    const { actions, troubles, turns } = await trials.ask({ questions, fates: [], patience });
    expect(troubles).toEqual([]);
    expect(moments.map((moment, i) => wrongWith(moment, actions[i]))).toEqual(moments.map(() => undefined));
    expect(turns).toBeGreaterThan(moments.length);
  });

  test('would not if a computer player thought in its thread', async () => {
    expect(await trials.askHere(moments.map((moment) => questionAt(moment, 'searcher', THOUGHT)))).toBe(0);
  });
});

describe('a worker', () => {
  test.each(['searcher', 'champion', 'chance'])('answers several questions in order, as Node does: %s', async (bot) => {
    const questions = moments.map((moment) => questionAt(moment, bot, PLAYOUTS));
    const { actions, workers, troubles } = await trials.ask({ questions, fates: [], patience });
    expect({ actions, workers, troubles }).toEqual({
      actions: await Promise.all(questions.map(answerInNode)),
      workers: 1,
      troubles: [],
    });
  });

  test('that is killed while it thinks is replaced', async () => {
    const short = questionAt(first, 'searcher', PLAYOUTS);
    const long = questionAt(second, 'searcher', { milliseconds: 500 });
    const asked = { questions: [short, long], fates: ['is killed'] as const, patience: LITTLE };
    const { actions, workers, troubles } = await trials.ask(asked);
    expect({ workers, troubles }).toEqual({ workers: 2, troubles: ['no answer within 3500 ms'] });
    expect(actions[0]).toEqual(await answerInNode(short));
    expect(wrongWith(second, actions[1])).toBeUndefined();
  });

  const fates: readonly (readonly [Fate, string])[] = [
    ['throws', 'Uncaught Error: broken'],
    ['is missing', 'the worker could not be loaded'],
    ['hangs', 'no answer within 3000 ms'],
  ];

  test.each(fates)('that %s is replaced', async (fate, trouble) => {
    const question = questionAt(first, 'searcher', PLAYOUTS);
    const answered = await trials.ask({ questions: [question], fates: [fate], patience: LITTLE });
    expect(answered).toMatchObject({ workers: 2, troubles: [trouble], actions: [await answerInNode(question)] });
  });

  test('whose replacement fails as well leaves the answer to chance, and the next question to a new one', async () => {
    const questions = [questionAt(first, 'searcher', PLAYOUTS), questionAt(second, 'searcher', PLAYOUTS)];
    const answered = await trials.ask({ questions, fates: ['throws', 'throws'], patience });
    expect(answered).toMatchObject({ workers: 3, troubles: ['Uncaught Error: broken', 'Uncaught Error: broken'] });
    expect(wrongWith(first, answered.actions[0])).toBeUndefined();
    expect(answered.actions[1]).toEqual(await answerInNode(questions[1]!));
  });

  test('says what is wrong when it is asked for a computer player there is not', async () => {
    const question = questionAt(first, 'nobody', PLAYOUTS);
    const { actions, troubles: told } = await trials.ask({ questions: [question], fates: [], patience });
    expect(told[0]).toContain('computer player "nobody"');
    expect(wrongWith(first, actions[0])).toBeUndefined();
  });
});

test('a host that is closed answers no more', async () => {
  const questions = moments.map((moment) => questionAt(moment, 'searcher', { milliseconds: 300 }));
  const [answered, ...rest] = await trials.close(questions);
  expect(answered).toBe('answered');
  expect(rest).toHaveLength(moments.length - 1);
  for (const outcome of rest) expect(outcome).toMatch(/^AbortError|closed/);
});
