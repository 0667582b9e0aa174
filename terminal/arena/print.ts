/** The arena's reports as text, in columns. */
import type { BotReport, Conduct, LadderReport, Score, TableReport } from '../../bots/arena/report.ts';
import { FAULTS } from '../../bots/arena/player.ts';

/** The report of one table. */
export function printTable({ bots, galaxies, matches, seatings }: TableReport): string {
  const head = ['bot', 'wins', 'rate', '95 % interval', 'fair', 'mean worth'];
  return [
    `${counted(matches, 'match', 'matches')}: ${counted(galaxies, 'galaxy', 'galaxies')}, each in ${counted(seatings.length, 'seating', 'seatings')} with the same chance.\n`,
    columns([head, ...bots.map(tableRow)]),
    conductTable(bots.map((bot) => [nameOf(bot), bot] as const)),
    ...bots.flatMap((bot) => examples(bot.bot, bot)),
  ].join('\n');
}

/** The report of all pairs. */
export function printLadder({ galaxies, matches, ratings, pairs }: LadderReport): string {
  const head = ['bot', 'rating', '95 % interval', 'rate'];
  const rows = ratings.map((row) => [
    row.bot,
    row.rating.toFixed(0),
    `${row.low.toFixed(0)} - ${row.high.toFixed(0)}`,
    percent(row.winRate),
  ]);
  return [
    `${counted(matches, 'match', 'matches')} a pair: ${counted(galaxies, 'galaxy', 'galaxies')}, each in 2 seatings with the same chance.\n`,
    columns([head, ...rows]),
    conductTable(ratings.map((row) => [row.bot, row] as const)),
    columns([['pair', 'against', 'rate', '95 % interval'], ...pairs.map(pairRow)]),
    ...ratings.flatMap((row) => examples(row.bot, row)),
  ].join('\n');
}

/** How long they took, and what went wrong: a table of its own, so that both fit a terminal of 80 columns. */
function conductTable(bots: readonly (readonly [name: string, conduct: Conduct])[]): string {
  const rows = bots.map(([name, conduct]) => [name, ...conductCells(conduct)]);
  return columns([['bot', 'turn median', 'turn p99', ...FAULTS], ...rows]);
}

function tableRow(row: BotReport): string[] {
  const { wins, fairShare, meanWorth } = row;
  const worth = Math.round(meanWorth).toLocaleString('en-US');
  return [nameOf(row), tidy(wins), ...rateCells(row), percent(fairShare), worth];
}

function nameOf({ bot, seats }: BotReport): string {
  return seats > 1 ? `${bot} (${seats} seats)` : bot;
}

function pairRow([first, second]: readonly Score[]): string[] {
  return first === undefined || second === undefined ? [] : [first.bot, second.bot, ...rateCells(first)];
}

function rateCells({ winRate, interval }: Score): string[] {
  return [percent(winRate), `${percent(interval.low)} - ${percent(interval.high)}`];
}

function conductCells({ turn, faults }: Conduct): string[] {
  return [time(turn.median), time(turn.p99), ...FAULTS.map((fault) => String(faults[fault]))];
}

/** What went wrong, so that the bot's author has somewhere to begin. */
function examples(bot: string, conduct: Conduct): string[] {
  return conduct.examples.map(
    ({ fault, why, galaxy, seating, move }) =>
      `${bot}, ${fault}: ${why} (galaxy ${galaxy + 1}, seating ${seating + 1}, answer ${move + 1})\n`,
  );
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Ties make halves and thirds of wins. */
function tidy(wins: number): string {
  return wins.toFixed(1).replace(/\.0$/, '');
}

function time(milliseconds: number): string {
  return `${milliseconds < 1 ? milliseconds.toPrecision(2) : milliseconds.toFixed(1)} ms`;
}

/** The first column to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number): number =>
    Math.max(...rows.flatMap((row) => row.slice(column, column + 1).map((cell) => cell.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widthOf(i)) : cell.padStart(widthOf(i)))).join('  ');
  return rows.map((row) => `${line(row)}\n`).join('');
}
