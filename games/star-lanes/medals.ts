/**
 * Medals for playing alone against the clock of moves: bronze for what the greedy player reaches in
 * half of its matches, silver for the strategist's, gold for the searcher's. The figures are what
 * `npm run bench:medals` prints; an edition with other options has no medals, for nobody has measured it.
 */
import type { Config } from './config.ts';
import { writeConfig } from './config-notation.ts';

const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

/** The least worth for bronze, silver and gold, by edition. */
const LEAST: Readonly<Record<string, readonly [number, number, number]>> = {};

/** The best medal a solo worth earns; undefined when it earns none. */
export function medalFor(config: Config, worth: number): Medal | undefined {
  const least = LEAST[writeConfig(config)];
  return MEDALS.findLast((_, i) => worth >= (least?.[i] ?? Infinity));
}

/** The next better medal and the worth it needs; undefined when there is none. */
export function nextMedal(config: Config, worth: number): { medal: Medal; worth: number } | undefined {
  const least = LEAST[writeConfig(config)];
  const next = least?.findIndex((needed) => worth < needed) ?? -1;
  const [medal, needed] = [MEDALS[next], least?.[next]];
  return medal === undefined || needed === undefined ? undefined : { medal, worth: needed };
}
