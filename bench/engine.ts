/**
 * `npm run bench:engine`: how fast the rules of Star Lanes run on one core, and whole matches of
 * computer captains in Star Trader. Absolute figures are the machine's; the ratios are what to look
 * at. `--quick` only shows that everything runs.
 */
import { captainMatches, captainSizes } from './captains.ts';
import { galaxySizes } from './galaxy-sizes.ts';
import { drawTable } from './table.ts';
import { verifyEqual, wholeMatches } from './whole-matches.ts';

const quick = process.argv.includes('--quick');
const matches = quick ? 10 : 300;
const effort = quick ? { rounds: 1, seconds: 0.1 } : { rounds: 5, seconds: 0.6 };

verifyEqual(matches);
print(`verified equal on ${matches} matches`);
print(`Node ${process.versions.node}, CPU time, median of interleaved rounds: ${effort.rounds}`, '');
print(...drawTable(wholeMatches(effort)), '');
print(...drawTable(galaxySizes(effort)), '');
print(...drawTable(captainMatches(effort)), '');
print(...drawTable(captainSizes(effort)));

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
