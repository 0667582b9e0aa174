/**
 * `npm run train:captain [-- --matches N]`: teaches the judge of ports in self-play, in company and alone, and writes its weights. The
 * same N gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { learn } from '../bots/star-trader/training/self-play.ts';
import type { PortWeights } from '../bots/star-trader/champion/port-judge.ts';
import { unwrap } from '../core/result.ts';
import { starTrader } from '../games/star-trader/index.ts';
import { starsFor } from '../games/star-trader/position.ts';

const { values } = parseArgs({ options: { matches: { type: 'string' } } });
const matches = Number(values.matches ?? 12_000);
const ROUNDS = 5;
const EDITION = 'today';
const TARGET = 'bots/star-trader/champion/port-weights.ts';

/** Stars that appear late change little, and to look for their places takes longer than all else. */
function learnFor(players: number): PortWeights {
  const config = unwrap(starTrader.parseConfig(EDITION));
  return learn({ ...config, mostStars: starsFor(config, players) }, players, ROUNDS, matches, 1);
}

function rowsOf(weights: PortWeights): string {
  return weights.map((row) => `  [${row.map((weight) => String(Number(weight.toFixed(3)))).join(', ')}],`).join('\n');
}

writeFileSync(
  TARGET,
  `/** The weights of the judge of ports, as \`npm run train:captain\` made them; never edited by hand. */
import type { PortWeights } from './port-judge.ts';

/** Learned in matches of two captains. */
export const IN_COMPANY: PortWeights = [
${rowsOf(learnFor(2))}
];

/** Learned alone. */
export const ALONE: PortWeights = [
${rowsOf(learnFor(1))}
];
`,
);
