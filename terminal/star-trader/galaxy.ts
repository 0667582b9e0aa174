/** `starlanes galaxy`: a galaxy of Star Trader, as a map to look at or as data. */
import type { ValuesOf } from '../../cli/command.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { classOf } from '../../games/star-trader/classes.ts';
import { makeGalaxy } from '../../games/star-trader/galaxy.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { Position, starName } from '../../games/star-trader/position.ts';
import { starMap } from '../../teletype/star-trader/star-map.ts';
import { notationProblemOf } from '../cli/notation-problem.ts';
import { refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { GALAXY } from './listing.ts';

type GalaxyValues = ValuesOf<typeof GALAXY>;

export async function galaxy(values: GalaxyValues, streams: Streams): Promise<number> {
  const { seed, players, json } = values;
  const config = starTrader.parseConfig(notationOf(values));
  if (!config.ok) return refuse(streams, notationProblemOf(starTrader, config.problem));
  const { minPlayers, maxPlayers } = config.value;
  if (players < minPlayers || players > maxPlayers)
    return refuse(streams, {
      why: 'too-many-or-few-players',
      edition: values.edition,
      min: minPlayers,
      max: maxPlayers,
      players,
    });
  const position = new Position(config.value, players, new Mulberry32(seed));
  makeGalaxy(position);
  return say(streams, json ? `${JSON.stringify(dataOf(position, seed))}\n` : `${drawn(position)}\n`);
}

/** The edition with what the flags say; how many ships fly between the stars does not matter here. */
function notationOf({ edition, players, stars, minDistance }: GalaxyValues): string {
  const named = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}=${value}`]);
  const seats = edition.includes('-players=') ? [] : [`min-players=${players}`, `max-players=${players}`];
  return [
    edition,
    ...seats,
    ...(edition.includes('ships=') ? [] : ['ships=1']),
    ...named('stars', stars),
    ...named('min-distance', minDistance),
  ].join('+');
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

type GalaxyRow = readonly [name: string, x: number, y: number, level: number, label: string];

function rowsOf(position: Position): GalaxyRow[] {
  const { config, x, y, level } = position;
  return Array.from({ length: position.stars }, (_, star): GalaxyRow => {
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
