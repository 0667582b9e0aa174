/** Medals for playing alone: bronze, silver and gold, each for a worth that must be reached. */

const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

/** The least worth for bronze, silver and gold. */
export type Least = readonly [number, number, number];

/** The best medal a worth earns; undefined when it earns none, or nobody has measured what they take. */
export function bestMedal(least: Least | undefined, worth: number): Medal | undefined {
  return MEDALS.findLast((_, i) => worth >= (least?.[i] ?? Infinity));
}

/** The next better medal and the worth it needs; undefined when there is none. */
export function medalAfter(least: Least | undefined, worth: number): { medal: Medal; worth: number } | undefined {
  const next = least?.findIndex((needed) => worth < needed) ?? -1;
  const [medal, needed] = [MEDALS[next], least?.[next]];
  return medal === undefined || needed === undefined ? undefined : { medal, worth: needed };
}
