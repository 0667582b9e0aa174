/**
 * Turns of random play in galaxies of several sizes: what a turn costs must not grow with the area
 * beyond what the offer needs. The galaxies are made beforehand; only turns are measured.
 */
import { unwrap } from '../core/result.ts';
import { Mulberry32 } from '../core/chance.ts';
import type { Config } from '../games/star-lanes/config.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import { measure } from './measure.ts';
import type { Effort, Repeated } from './measure.ts';
import { Scratch } from './random-match.ts';
import { inFigures } from './table.ts';

const PLAYERS = 4;
const GALAXIES = 64;

/** The last two are played until they are as full as the first after its 48 moves. */
const NOTATIONS = [
  'today',
  'today+rows=14+columns=38',
  'today+rows=26+columns=40',
  'today+rows=14+columns=38+moves=236',
  'today+rows=26+columns=40+moves=462',
];

/** Random matches in galaxies of one size. */
class Galaxies implements Repeated {
  readonly name: string;
  readonly batch = 20;
  turns = 0;
  draws = 0;
  readonly #begun;
  readonly #scratch: Scratch;

  constructor(config: Config) {
    const { rows, columns, moves } = config;
    this.name = `${rows}x${columns}, ${moves} moves`;
    this.#scratch = new Scratch(config, PLAYERS);
    this.#begun = Array.from(
      { length: GALAXIES },
      (_, seed) => starLanes.start(config, PLAYERS, new Mulberry32(seed)).state,
    );
  }

  readonly run = (time: number): number => {
    const { moves } = this.#scratch.playFrom(this.#begun[time % GALAXIES]!, time);
    this.turns += moves;
    this.draws += this.#scratch.draws;
    return moves;
  };
}

/** The rows of the table. */
export function galaxySizes(effort: Effort): string[][] {
  const galaxies = NOTATIONS.map((notation) => new Galaxies(configOf(notation)));
  const turns = measure(galaxies, effort);
  const rows = galaxies.map((each, i) => [
    each.name,
    inFigures(turns[i]!),
    inFigures(turns[i]! / turns[0]!),
    inFigures(each.draws / each.turns),
  ]);
  return [['today, 4 players', 'turns/s', 'of 9x12', 'draws a turn'], ...rows];
}

function configOf(notation: string): Config {
  return unwrap(starLanes.parseConfig(notation));
}
