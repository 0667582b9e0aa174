import { unwrap } from '../../core/result.ts';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chanceBot, conditions } from '../../bots/arena/fixtures/bots.ts';
import { playMatch } from '../../bots/arena/match.ts';
import { botPlayer } from '../../bots/arena/player.ts';
import type { ArenaOutcome, Slip } from '../../bots/arena/match.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { explain } from '../words.ts';
import { startProblem } from './bot-process.ts';
import { ExternalPlayer } from './external-player.ts';

const thinking = { playouts: undefined, milliseconds: undefined };
const EXAMPLE = program(new URL('../../examples/bot.mjs', import.meta.url));
const BAD = program(new URL('fixtures/bad-bot.mjs', import.meta.url));

function program(file: URL): string {
  return `"${process.execPath}" "${fileURLToPath(file)}"`;
}

/** Plays matches of the command against chance. */
async function play(command: string, edition = 'quick', matches = 1, answerSeconds = 5): Promise<ArenaOutcome[]> {
  const player = new ExternalPlayer({ command, game: starLanes, edition, thinking, answerSeconds });
  const config = unwrap(starLanes.parseConfig(edition));
  const players = [player, botPlayer(chanceBot, thinking, () => 0)];
  const outcomes: ArenaOutcome[] = [];
  try {
    for (let match = 0; match < matches; match++) {
      outcomes.push(await playMatch({ ...conditions(), config }, { galaxy: match, seed: 1, players }));
    }
  } finally {
    player.close();
  }
  return outcomes;
}

function kinds(slips: readonly Slip[]): string[] {
  return [...new Set(slips.map(({ fault, why }) => `${fault}: ${why}`))];
}

test.each(['faber1977', 'beej', 'today', 'grand', 'today+founded=chosen'])(
  'the example bot plays %s without a mistake and beats chance',
  async (edition) => {
    const outcomes = await play(EXAMPLE, edition, 3);
    expect(outcomes.flatMap(({ slips }) => slips)).toEqual([]);
    expect(outcomes.filter(({ worth }) => worth[0]! > worth[1]!).length).toBeGreaterThanOrEqual(2);
  },
);

test('a bot that answers nonsense loses those moves only', async () => {
  const [outcome] = await play(`${BAD} nonsense`);
  expect(kinds(outcome!.slips)).toEqual(['illegal: "banana" is no action']);
  // Seven or eight turns of two questions, every third of which goes wrong.
  expect(outcome!.slips.length).toBeGreaterThanOrEqual(4);
  expect(outcome!.slips.length).toBeLessThanOrEqual(6);
});

test('a bot that answers what is not allowed is told why', async () => {
  const [outcome] = await play(`${BAD} forbidden`);
  expect(kinds(outcome!.slips)[0]).toMatch(/^illegal: 99Z: ./);
});

test('a bot that dies loses the move and is started again', async () => {
  const [outcome] = await play(`${BAD} die`);
  expect(kinds(outcome!.slips)).toEqual([
    'failed: ended with status 3',
    'failed: was started 4 times in this match, and hung or died each time',
  ]);
});

test('a bot that dies is started afresh for the next match', async () => {
  const [, second] = await play(`${BAD} die`, 'quick', 2);
  expect(second!.slips[0]?.why).toBe('ended with status 3');
});

test('a bot that always dies is started four times in a match and no more', async () => {
  const [outcome] = await play(`${BAD} die always`);
  const died = outcome!.slips.filter(({ why }) => why === 'ended with status 3');
  expect(died).toHaveLength(4);
  expect(outcome!.slips.length).toBeGreaterThan(8);
});

test('a bot that hangs is killed, loses the move and is started again', async () => {
  const [outcome] = await play(`${BAD} hang`, 'quick+rounds=3', 1, 0.3);
  expect(outcome!.slips[0]).toMatchObject({ fault: 'late', why: 'gave no answer in 0.3 s' });
});

test('a bot that writes without end is stopped', async () => {
  const [outcome] = await play(`${BAD} flood always`, 'quick+rounds=2');
  expect(outcome!.slips[0]).toMatchObject({ fault: 'failed', why: 'wrote 10,000 characters without a line ending' });
});

test('a bot that closes its output is given up like one that hangs', async () => {
  const [outcome] = await play(`${BAD} close`, 'quick+rounds=3', 1, 0.3);
  expect(outcome!.slips[0]).toMatchObject({ fault: 'late' });
});

test('a command that is none is told before anything is played', async () => {
  const problemOf = async (command: string): Promise<string | undefined> => {
    const problem = await startProblem(`cmd:${command}`, command);
    return problem && explain(problem);
  };
  expect(await problemOf('./there-is-no-such-bot --fast')).toMatch(/"cmd:.*" cannot be started: .*ENOENT/);
  expect(await problemOf('  ')).toContain('no command');
  expect(await problemOf(EXAMPLE)).toBeUndefined();
});
