/** `starlanes galaxy`: a galaxy of Star Trader, as a map to look at or as data. */
import { makeGalaxy } from '../../games/star-trader/galaxy.ts';
import { classOf } from '../../games/star-trader/classes.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Position } from '../../games/star-trader/position.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { starMap } from '../../teletype/star-trader/star-map.ts';
import { readGalaxyFlags } from './galaxy-flags.ts';

const HELP = `starlanes galaxy --seed N --players P [--stars S] [--min-distance D] [--edition E] [--json]

A galaxy of Star Trader: the one a match of so many captains begins with under this seed.

  --seed N            the same galaxy for the same number, 0 to 4294967295
  --players P         captains, 1 to 12; they say how many stars there are unless --stars does
  --stars S           how many stars; with 3n+1 or 2n+1 so many for n captains
  --min-distance D    light years between any two of them, at least
  --edition E         kaufman1974 (this is the default), remake or today, with options: today+map-size=150
  --json              as data: a row for every star with its name, x, y, level and class
`;

export async function galaxy(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const flags = readGalaxyFlags(args);
  if (!flags.ok) return refuse(streams, flags.problem);
  const { position, seed, json } = flags.value;
  makeGalaxy(position);
  return say(streams, json ? `${JSON.stringify(dataOf(position, seed))}\n` : `${drawn(position)}\n`);
}

async function say(streams: Streams, text: string): Promise<number> {
  await put(streams.output, text);
  return 0;
}

async function refuse(streams: Streams, sentence: string): Promise<number> {
  await tellUser(streams, sentence);
  return 2;
}

/** A row for every star, how many draws it took, and the half of the map where the next star would appear. */
function dataOf(position: Position, seed: number): object {
  const { config, players, stars, chance, half } = position;
  return {
    seed,
    edition: config.edition,
    players,
    stars,
    min_distance: config.minDistance,
    draws_count: chance.draws,
    half_board_after: half,
    galaxy: rowsOf(position),
  };
}

type Row = readonly [name: string, x: number, y: number, level: number, label: string];

function rowsOf(position: Position): Row[] {
  const { config, x, y, level } = position;
  return Array.from({ length: position.stars }, (_, star): Row => {
    const reached = level[star]!;
    return [starName(position, star), x[star]!, y[star]!, reached, classOf(config, reached)];
  });
}

/** The map, and a list of the stars beneath it. */
function drawn(position: Position): string {
  const rows = rowsOf(position);
  const map = starMap(
    rows.map(([star, x, y]) => ({ star, x, y })),
    position.config.mapSize,
  );
  const list = rows.map(
    ([star, x, y, , label]) => `${star.padEnd(6)}${label.padEnd(5)}${String(x).padStart(5)}${String(y).padStart(5)}`,
  );
  return [...map, '', ...list].join('\n');
}
