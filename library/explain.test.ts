// What the library says no with is put into words by the library: every case, as a whole sentence.
import { expect, test } from 'vitest';
import { Mulberry32, explainProblem, parseChance, starLanes } from './index.ts';
import type { GameProblem, StarLanes } from './index.ts';
import { formatRecord, parseRecord, replay, verify } from './records.ts';
import { explainRejection, judge, openTable, parseUp } from './table.ts';
import { newMatch, starLanesKit } from './client.ts';
import { PLAIN_PROBLEMS } from '../text/fixtures/plain-problems.ts';

type Problems = GameProblem<StarLanes.StarLanesTypes>;

/** One of every kind: a new one does not compile until it is here. */
const PROBLEMS: { readonly [Why in Problems['why']]: Extract<Problems, { readonly why: Why }> } = {
  ...PLAIN_PROBLEMS,
  edition: { why: 'edition', problem: { why: 'given-twice', name: 'rows' } },
  'refused-action': { why: 'refused-action', action: 4, text: '1A', refusal: { why: 'not-your-turn', toAct: 0 } },
  rejected: { why: 'rejected', said: { why: 'not-now', reason: 'over', problem: 'It is over.' } },
};

test.each(Object.entries(PROBLEMS))('%s is said in a sentence of its own', (_, problem) => {
  expect(explainProblem(problem, starLanes)).toMatch(/^["\p{Lu}a-z].{8,}[.!?]$/u);
});

test('no two are said alike', () => {
  const said = Object.values(PROBLEMS).map((problem) => explainProblem(problem, starLanes));
  expect(new Set(said).size).toBe(said.length);
});

test('what the library answers can be handed on as it is', () => {
  const chance = parseChance('dice 6');
  expect(!chance.ok && explainProblem(chance.problem)).toBe(
    'Unknown kind of chance "dice"; known kinds: mulberry32, tape, keyed.',
  );
  const record = parseRecord('Dear reader');
  expect(!record.ok && explainProblem(record.problem)).toBe(
    'This is not a record; it does not begin with "star lanes record 1".',
  );
  const { id: game, engine } = starLanes;
  const head = { game, engine, edition: 'today', chance: new Mulberry32(1).format(), names: ['ANN', 'BEN'] };
  const read = parseRecord(formatRecord({ ...head, actions: [{ by: 0, text: 'pass' }] }));
  if (!read.ok) throw new Error(read.problem.why);
  const again = replay(starLanes, read.value);
  expect(!again.ok && explainProblem(again.problem, starLanes)).toMatch(/^Action 1, "pass": \p{Lu}.*\.$/u);
  const proof = verify(starLanes, read.value);
  expect(!proof.ok && explainProblem(proof.problem, starLanes)).toBe(
    'The record does not say where its chance comes from.',
  );
  const frame = parseUp('{}');
  expect(!frame.ok && explainProblem(frame.problem)).toBe('A message must be a JSON object with a "type".');
});

test('so can what a table says no with', () => {
  const log = newMatch(starLanesKit, {
    id: 'example',
    edition: 'quick',
    sitters: [{ person: 'Ann' }, { person: 'Ben' }],
    beginning: { from: 'seed', seed: 3 },
    made: 0,
  });
  const table = openTable(starLanes, log);
  if (!table.ok) throw new Error(explainProblem(table.problem));
  const { at, toAct = 0 } = table.value;
  const said = (by: number, did: string): string => {
    const judged = judge(table.value, { by, at, act: { act: 'do', did }, time: 0 });
    return judged.ok ? '' : explainRejection(judged, starLanes);
  };
  expect(said(toAct, 'nonsense')).toBe('"nonsense" is not an action of Star Lanes.');
  expect(said(1 - toAct, '1A')).toMatch(/^\p{Lu}.*\.$/u);
});
