/** The flags of `starlanes galaxy`: what may be said, and a clear sentence for what may not. */
import { parseArgs } from 'node:util';
import { Mulberry32, parseUint32 } from '../../core/chance.ts';
import type { Result } from '../../core/result.ts';
import type { Config } from '../../games/star-trader/config.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { Position } from '../../games/star-trader/position.ts';
import { flagProblem } from '../command-line.ts';
import { notationProblem } from '../options/notation-problem.ts';

const MOST_PLAYERS = 12;
const FLAGS = {
  seed: { type: 'string' },
  players: { type: 'string' },
  stars: { type: 'string' },
  'min-distance': { type: 'string' },
  edition: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface GalaxyFlags {
  readonly seed: number;
  readonly json: boolean;
  /** A match before its galaxy is made. */
  readonly position: Position;
}

/** Reads the words behind `galaxy`. */
export function readGalaxyFlags(args: readonly string[]): Result<GalaxyFlags> {
  const words = parse(args);
  if (!words.ok) return words;
  const { values } = words.value;
  const seed = parseUint32(values.seed);
  const players = parseUint32(values.players);
  if (seed === undefined) return wrong('--seed needs a whole number from 0 to 4294967295');
  if (players === undefined || players < 1 || players > MOST_PLAYERS)
    return wrong(`--players needs a whole number from 1 to ${MOST_PLAYERS}`);
  const notation = notationOf(values, players);
  const config = starTrader.parseConfig(notation);
  if (!config.ok) return wrong(notationProblem(starTrader, config.problem));
  const problem = playersProblem(config.value, players);
  if (problem !== undefined) return wrong(problem);
  const position = new Position(config.value, players, new Mulberry32(seed));
  return { ok: true, value: { seed, json: values.json === true, position } };
}

type Values = ReturnType<typeof parseWords>['values'];

/** The edition with what the flags say; how many ships fly between the stars does not matter here. */
function notationOf(values: Values, players: number): string {
  const edition = values.edition ?? 'kaufman1974';
  const named = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}=${value}`]);
  const seats = edition.includes('-players=') ? [] : [`min-players=${players}`, `max-players=${players}`];
  return [
    edition,
    ...seats,
    ...(edition.includes('ships=') ? [] : ['ships=1']),
    ...named('stars', values.stars),
    ...named('min-distance', values['min-distance']),
  ].join('+');
}

function playersProblem({ minPlayers, maxPlayers }: Config, players: number): string | undefined {
  if (players >= minPlayers && players <= maxPlayers) return undefined;
  return `that is for ${minPlayers} to ${maxPlayers} captains, not ${players}`;
}

function parse(args: readonly string[]): Result<ReturnType<typeof parseWords>> {
  try {
    return { ok: true, value: parseWords(args) };
  } catch (error) {
    return wrong(flagProblem(error, 'galaxy'));
  }
}

function parseWords(args: readonly string[]) {
  return parseArgs({ args: [...args], options: FLAGS });
}

function wrong(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
