/**
 * Prints what self-play trains on as JSON: `node scripts/compiled.mjs training/write-tables.ts > tables.json`. Each row is a
 * table: its diet (stock cannot be sold, can be sold, or can be sold behind private books), the size of its galaxy, its players, how often it is played, and its options as numbers.
 */
import { Mulberry32 } from '../core/chance.ts';
import { movesInAll } from '../games/star-lanes/position.ts';
import { optionNumbers } from './options.ts';
import { anyTable, trainingConfig } from './tables.ts';
import type { TrainingTable } from './tables.ts';

/** A notation with how often it is played, of a hundred matches of its size and number of players. */
const NAMED: readonly (readonly [notation: string, often: number])[] = [
  ['faber1977+selling=none', 55],
  ['today+selling=none', 13],
  ['quick+selling=none', 8],
  ['osborne+selling=none+moves=60', 3],
  ['faber1977+selling=owned+books=open', 27],
  ['faber1977+selling=owned+books=open+trading=sheet+arithmetic=exact', 14],
  ['today', 28],
  ['quick', 8],
  ['osborne+selling=owned+books=open+moves=60', 2],
  ['faber1977+selling=owned', 50],
  ['faber1977+selling=owned+trading=sheet+arithmetic=exact', 6],
  ['today+books=private', 10],
  ['quick+books=private', 4],
  ['osborne+selling=owned+moves=60', 5],
  ['grand+books=private', 60],
  ['grand+selling=none', 60],
  ['grand', 60],
];
/** Drawn tables of each group, and how often they are played together. */
const DRAWN = 150;
const DRAWN_OFTEN = { small: 21, large: 40 } as const;
/** A few matches that go on for long would keep all the others of their batch waiting. */
const MOST_MOVES = { small: 72, large: 168 } as const;

const rows = [...NAMED.flatMap(namedRows), ...drawnRows()];
process.stdout.write(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);

function namedRows([notation, often]: readonly [string, number]): object[] {
  const config = trainingConfig(notation);
  const players = Array.from({ length: config.companies > 6 ? 7 : 3 }, (_, i) => i + 2);
  return players.map((seats) => rowOf(`${notation} ${seats}`, { config, players: seats }, often));
}

function drawnRows(): object[] {
  const chance = new Mulberry32(1977);
  const counts = new Map<string, number>();
  const drawn: object[] = [];
  for (let tries = 0; tries < 60_000; tries++) {
    const table = limited(anyTable(chance));
    const size = sizeOf(table);
    const group = `${size} ${dietOf(table)} ${table.players}`;
    const count = counts.get(group) ?? 0;
    if (table.players === 1 || (table.players > 4 && size === 'small') || count >= DRAWN) continue;
    counts.set(group, count + 1);
    drawn.push(rowOf(`drawn ${group} ${count}`, table, DRAWN_OFTEN[size] / DRAWN));
  }
  return drawn;
}

function limited(table: TrainingTable): TrainingTable {
  const most = MOST_MOVES[sizeOf(table)];
  if (movesInAll(table.config, table.players) <= most) return table;
  return { ...table, config: { ...table.config, moves: most } };
}

function sizeOf({ config, players }: TrainingTable): 'small' | 'large' {
  const spaces = (config.rows + 2) * (config.columns + 2);
  return spaces <= 168 && config.companies <= 6 && players <= 4 ? 'small' : 'large';
}

function dietOf({ config }: TrainingTable): 'hold' | 'sell' | 'guess' {
  if (config.selling === 'none') return 'hold';
  return config.books === 'private' ? 'guess' : 'sell';
}

function rowOf(name: string, table: TrainingTable, often: number): object {
  return {
    name,
    diet: dietOf(table),
    large: Number(sizeOf(table) === 'large'),
    players: table.players,
    often,
    options: optionNumbers(table.config, table.players),
  };
}
