/**
 * `npm run train:captain [-- --matches N]`: teaches the champion of Star Trader to fly, and writes what it has learned. In company it learns
 * from the searcher, whom it watches in N matches; alone in self-play. The same N gives the same weights.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { searching, watch } from '../bots/star-trader/training/imitation.ts';
import { fitNetwork } from '../bots/star-trader/training/network-fit.ts';
import { learn } from '../bots/star-trader/training/self-play.ts';
import { unwrap } from '../core/result.ts';
import { starTrader } from '../games/star-trader/index.ts';
import { starsFor } from '../games/star-trader/position.ts';

const { values } = parseArgs({ options: { matches: { type: 'string' } } });
const matches = Number(values.matches ?? 5000);
const ROUNDS = 5;
const MATCHES_A_ROUND = 12_000;
/** Far from those in which captains are compared. */
const GALAXIES = 10_000_001;
const EDITION = 'today';
const TARGET = 'bots/star-trader/champion/port-weights.ts';

/** Stars that appear late change little, and to look for their places takes longer than all else. */
function configFor(players: number) {
  const config = unwrap(starTrader.parseConfig(EDITION));
  return { ...config, mostStars: starsFor(config, players) };
}

function formatRow(weights: readonly number[]): string {
  return `[${weights.map((weight) => String(Number(weight.toFixed(3)))).join(', ')}]`;
}

function formatRows(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => `  ${formatRow(row)},`).join('\n');
}

const { direct, hidden, out } = fitNetwork(watch(configFor(2), searching, matches, GALAXIES));
writeFileSync(
  TARGET,
  `/** What the champion has learned about ports, as \`npm run train:captain\` wrote it; never edited by hand. */
// oxlint-disable oxc/approx-constant -- a weight may happen to be near one
import type { PortWeights } from './port-judge.ts';
import type { NetworkWeights } from './port-network.ts';

/** Learned from the searcher in matches of two captains. */
export const IN_COMPANY: NetworkWeights = {
  direct: ${formatRow(direct)},
  hidden: [
${formatRows(hidden)}
  ],
  out: ${formatRow(out)},
};

/** Learned alone. */
export const ALONE: PortWeights = [
${formatRows(learn(configFor(1), 1, ROUNDS, MATCHES_A_ROUND, 1))}
];
`,
);
