/** The flags of `starlanes arena`: what may be said, and a clear sentence for what may not. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { ladderPlan, tablePlan } from '../../bots/arena/plan.ts';
import { parseUint32 } from '../../core/chance.ts';
import type { Result } from '../../core/result.ts';
import { flagProblem } from '../command-line.ts';
import { didYouMean, nearest } from '../spelling.ts';
import type { ArenaGame } from './arena-game.ts';
import { ARENA_GAMES } from './games.ts';
import { COMMAND } from './hall.ts';
import type { Setup } from './hall.ts';
import { readSeats } from './words.ts';

/** What `starlanes arena` was asked to do. */
export interface ArenaFlags {
  readonly game: ArenaGame;
  readonly setup: Setup;
  readonly threads: number;
  readonly ladder: boolean;
  readonly json: boolean;
}

const OPTIONS = {
  game: { type: 'string', default: 'star-lanes' },
  edition: { type: 'string', default: 'today' },
  seats: { type: 'string' },
  matches: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string' },
  playouts: { type: 'string' },
  milliseconds: { type: 'string' },
  'answer-seconds': { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
  ladder: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseWords>;

/** The flags that are numbers, with the least and the most each may be. */
const NUMBERS = {
  matches: [1, 10_000_000],
  seed: [0, 2 ** 32 - 1],
  threads: [1, 256],
  playouts: [0, 1e9],
  milliseconds: [1, 3_600_000],
  'answer-seconds': [1, 3600],
} as const;

/** Reads the words behind `arena`. */
export function readArenaFlags(args: readonly string[]): Result<ArenaFlags> {
  const words = parse(args);
  if (!words.ok) return words;
  const values = words.value;
  const problem = numberProblem(values);
  if (problem !== undefined) return wrong(problem);
  const game = ARENA_GAMES.get(values.game);
  if (game === undefined) return wrong(`--game is one of ${[...ARENA_GAMES.keys()].join(', ')}`);
  const edition = game.readEdition(values.edition);
  if (!edition.ok) return edition;
  const seats = readSeats(values.seats ?? '');
  const seatProblem = seatsProblem(game, seats) ?? tableProblem(values, seats, edition.value);
  if (seatProblem !== undefined) return wrong(seatProblem);
  return { ok: true, value: flagsOf(game, edition.value.edition, seats, values) };
}

function flagsOf(game: ArenaGame, edition: string, seats: readonly string[], values: Values): ArenaFlags {
  const { ladder, json } = values;
  const plan = (ladder ? ladderPlan : tablePlan)(seats, Number(values.matches), Number(values.seed));
  const thinking = { playouts: parseUint32(values.playouts), milliseconds: parseUint32(values.milliseconds) };
  const answerSeconds = Number(values['answer-seconds']);
  const threads = Math.min(parseUint32(values.threads) ?? availableParallelism(), plan.galaxies * plan.tables.length);
  return { game, setup: { game: game.id, edition, plan, thinking, answerSeconds }, threads, ladder, json };
}

function numberProblem(values: Values): string | undefined {
  for (const name of ['matches', 'seed', 'threads', 'playouts', 'milliseconds', 'answer-seconds'] as const) {
    const [least, most] = NUMBERS[name];
    const number = parseUint32(values[name]);
    const good = number !== undefined && number >= least && number <= most;
    if (values[name] !== undefined && !good) return `--${name} needs a whole number from ${least} to ${most}`;
  }
  return undefined;
}

function seatsProblem(game: ArenaGame, seats: readonly string[]): string | undefined {
  const names = game.bots.map(({ name }) => name);
  const unknown = seats.find((seat) => !seat.startsWith(COMMAND) && !names.includes(seat));
  if (unknown === undefined) return undefined;
  if (nearest(unknown, names) !== undefined) return `There is no bot "${unknown}".${didYouMean(unknown, names)}`;
  const said = unknown === '' ? 'Say who plays' : `There is no bot "${unknown}"`;
  return `${said}: --seats takes names between commas (${names.join(', ')}) or "${COMMAND}PROGRAM WORDS"`;
}

function tableProblem(
  { ladder }: Values,
  seats: readonly string[],
  { edition, min, max }: { edition: string; min: number; max: number },
): string | undefined {
  const least = Math.max(2, min);
  const players = ladder ? 2 : seats.length;
  if (ladder && new Set(seats).size < 2) return '--ladder needs two different bots or more';
  if (players >= least && players <= max) return undefined;
  return `${edition} is for ${least} to ${max} players here, not ${players}`;
}

function parse(args: readonly string[]): Result<Values> {
  try {
    return { ok: true, value: parseWords(args) };
  } catch (error) {
    return wrong(flagProblem(error, 'arena'));
  }
}

function parseWords(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS }).values;
}

function wrong(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
