/**
 * `npm run bench:engine`: how fast the rules of Star Lanes run on one core, and whole matches of
 * computer captains in Star Trader. Absolute figures are the machine's; the ratios are what to look
 * at, above all that to the same matches in C++. A line for each aim ends the run. `--quick` only shows that everything runs.
 */
import { aimLines } from './aims.ts';
import { captainMatches, captainSizes } from './captains.ts';
import { galaxySizes } from './galaxy-sizes.ts';
import { Limit } from './limit.ts';
import { drawTable } from './table.ts';
import { verifyEqual, wholeMatches } from './whole-matches.ts';

const quick = process.argv.includes('--quick');
const matches = quick ? 10 : 300;
const effort = quick ? { rounds: 1, seconds: 0.1 } : { rounds: 5, seconds: 0.6 };

const limit = Limit.compiled();
verifyEqual(matches, limit);
print(`verified equal on ${matches} matches${limit === undefined ? '; no limit without g++' : ''}`);
print(`Node ${process.versions.node}, CPU time, median of interleaved rounds: ${effort.rounds}`, '');
const lanes = wholeMatches(effort, limit);
print(...drawTable(lanes.rows), '');
print(...drawTable(galaxySizes(effort)), '');
const captains = captainMatches(effort);
print(...drawTable(captains.rows), '');
print(...drawTable(captainSizes(effort)), '');
print(...aimLines([...lanes.aims, ...captains.aims]));
limit?.close();

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
