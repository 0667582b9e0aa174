/** Medals for playing alone: bronze, silver and gold, each for a worth that must be reached. */
import { must } from './must.ts';

const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

/** A medal that is still to be won, and the worth it needs. */
export interface NextMedal {
  readonly medal: Medal;
  readonly worth: number;
}

/** The least worth for bronze, silver and gold. */
export type MedalWorths = readonly [number, number, number];

/** The medals of a game. */
interface GameMedals<Config> {
  /** The best medal a solo worth earns; undefined when it earns none. */
  readonly medalFor: (config: Config, worth: number) => Medal | undefined;
  /** The next better medal and the worth it needs; undefined when there is none. */
  readonly nextMedal: (config: Config, worth: number) => NextMedal | undefined;
}

/** Medals for what was measured; with other options there are none. */
export function medalsOf<Config>(worthsOf: (config: Config) => MedalWorths | undefined): GameMedals<Config> {
  return {
    medalFor: (config, worth) => MEDALS.findLast((_, i) => worth >= (worthsOf(config)?.[i] ?? Infinity)),
    nextMedal(config, worth) {
      const needed = worthsOf(config);
      if (needed === undefined) return undefined;
      const next = needed.findIndex((least) => worth < least);
      return next < 0 ? undefined : { medal: must(MEDALS[next], 'a medal'), worth: must(needed[next], 'its worth') };
    },
  };
}

/** All medals there are to win from nothing, in order. */
export function medalsFrom(nextMedal: (worth: number) => NextMedal | undefined): readonly NextMedal[] {
  const found: NextMedal[] = [];
  for (let next = nextMedal(0); next !== undefined; next = nextMedal(next.worth)) found.push(next);
  return found;
}
