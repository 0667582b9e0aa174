// `starlanes replay`, `advise`, `options` and `arena` know Star Trader too, through the program's own door.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { captain } from '../../bots/star-trader/captain.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { formatRecord } from '../../core/record.ts';
import type { PlayedAction } from '../../core/record.ts';
import { starTrader } from '../../games/index.ts';
import type { Event } from '../../games/star-trader/types.ts';
import { run } from '../fixtures/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'starlanes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The record of a match of two captains. */
function captains(): string {
  const config = starTrader.editions['kaufman1974']!;
  const actions: PlayedAction[] = [];
  const heard: Event[] = [];
  let { state, events } = starTrader.start(config, 2, new Mulberry32(1974));
  for (let seat = starTrader.toAct(state); seat !== undefined; seat = starTrader.toAct(state)) {
    for (const event of events) if (starTrader.isVisible(state, event, seat)) heard.push(event);
    const question = { view: starTrader.view(state, seat), heard };
    const { action } = captain.answer(question, { playouts: 0 }, new Mulberry32(1));
    const step = starTrader.apply(state, seat, action);
    if (!step.ok) throw new Error(starTrader.explainRefusal(step.refusal));
    actions.push({ by: seat, text: starTrader.formatAction(action) });
    ({ state, events } = step);
  }
  const head = { game: starTrader.id, engine: 1, edition: 'kaufman1974', chance: 'mulberry32 1974' };
  return formatRecord({ ...head, names: ['Ada', 'Grace'], actions });
}

const RECORD = join(folder, 'captains.txt');
writeFileSync(RECORD, captains());

test('replay tells the match from the first report to the last', async () => {
  const { status, output, errors } = await run(['replay', RECORD]);
  expect({ status, errors }).toEqual({ status: 0, errors: '' });
  expect(output).toMatch(/^star-trader, edition kaufman1974, chance mulberry32 1974\nAda, Grace\n\n/);
  expect(output).toContain('Ada’s ship 1 leaves SOL for');
  expect(output).toMatch(/\nThe match ended in 2075: Ada \$[\d,.]+, Grace \$[\d,.]+\.\n$/);
});

describe('advise', () => {
  test('says where to fly, what that gains and why', async () => {
    const { status, output, errors } = await run(['advise', RECORD, '--at', '0', '--playouts', '60']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(output).toMatch(/^After 0 actions, JAN 1 2070 at SOL: Ada is asked where to go\.\n/);
    expect(output).toMatch(/\n 1\. Fly to [A-Z]+: gains about \$[\d,]+ there\.\n {4}After \d+ days you could sell /);
    expect(Math.max(...output.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('answers every question of a match', async () => {
    const asked = new Set<string>();
    for (let at = 0; at < 60; at++) {
      const { status, output } = await run(['advise', RECORD, '--at', String(at), '--playouts', '6', '--json']);
      expect(status).toBe(0);
      asked.add(/"ask": "(\w+)"/.exec(output)?.[1] ?? '');
      expect(output).toContain('"reason": ');
    }
    expect([...asked].sort()).toEqual(expect.arrayContaining(['bid', 'buy', 'destination', 'sell']));
  });

  test('says that a match is over', async () => {
    const { output } = await run(['advise', RECORD, '--playouts', '6']);
    expect(output).toMatch(/^The match is over; this is its last question\. After \d+ actions, /);
    const { output: data } = await run(['advise', RECORD, '--playouts', '6', '--json']);
    expect(JSON.parse(data)).toMatchObject({ over: true });
  });

  test('says so where the game is unknown', async () => {
    const other = join(folder, 'other.txt');
    writeFileSync(other, captains().replace('game star-trader', 'game star-other'));
    const { status, errors } = await run(['advise', other]);
    expect(status).toBe(1);
    expect(errors).toMatch(/other\.txt: unknown game "star-other"\n$/);
  });
});

describe('options', () => {
  test('what an edition takes of an option is said where that is less than the option allows', async () => {
    const { output } = await run(['options', '--game', 'star-trader']);
    const told = output.replaceAll(/\s+/g, ' ');
    expect(told).toContain('it takes a number from 5 to 50; kaufman1974: 10 to 25');
    expect(told).toMatch(/stars Stars at the start: .*? for n captains; kaufman1974: 4 to 13/);
    const form: unknown = JSON.parse((await run(['options', '--game', 'star-trader', '--json'])).output);
    expect(form).toMatchObject({
      editions: [{ name: 'kaufman1974', limits: { stars: { least: 4, most: 13 } } }, {}, {}],
    });
  });

  test('--game star-trader lists its editions and options', async () => {
    const { status, output } = await run(['options', '--game', 'star-trader']);
    expect(status).toBe(0);
    expect(output).toContain('  kaufman1974         1974  ');
    expect(output).toContain('1974: 5; today: 50; it takes a number from 0 to 100');
  });

  test('a notation comes to its values', async () => {
    const { output } = await run(['options', 'today+years=10', '--game', 'star-trader', '--json']);
    expect(JSON.parse(output)).toMatchObject({ notation: 'today+years=10', options: { years: '10', ships: '2' } });
  });

  test.each([[['--game', 'chess']], [['today', 'beej']], [['--wrong']]])('%j is not understood', async (words) => {
    expect((await run(['options', ...words])).status).toBe(2);
  });
});

test('the arena plays it, the same match for the same seed', async () => {
  const contest =
    'arena --game star-trader --edition kaufman1974 --seats trader,beginner --matches 4 --threads 1 --json';
  const [one, two] = [await run(contest.split(' ')), await run(contest.split(' '))];
  expect(one.status).toBe(0);
  expect(withoutTimes(one.output)).toBe(withoutTimes(two.output));
});

/** How long all of it took is the machine's. */
function withoutTimes(output: string): string {
  return output.replaceAll(/"(?:seconds|median|p99|milliseconds|\w*[mM]s)": [\d.e-]+/g, '');
}
