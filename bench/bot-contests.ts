/** The contests that say how strong the bots are: the aims we have set ourselves, and every level against the one below. */

export interface Contest {
  readonly edition: string;
  /** Who plays; the first one's victories are counted. */
  readonly seats: readonly string[];
  /** The part of the victories it should have. */
  readonly aim?: number;
}

const HOLDING = 'faber1977+selling=none';
const SELLING = 'faber1977+selling=owned';

/** In order; `relative` is no step of its own. */
const LADDER = ['chance', 'beginner', 'greedy', 'reallocator', 'strategist', 'searcher', 'champion'];

/** Where stock can be sold, so that every level can show what it knows. */
const LADDER_EDITIONS = [SELLING, 'today'];

const against = (rival: string, rivals = 1): string[] => ['champion', ...Array.from({ length: rivals }, () => rival)];

const aims: readonly Contest[] = [
  { edition: HOLDING, seats: against('relative'), aim: 0.72 },
  { edition: HOLDING, seats: against('relative', 3), aim: 0.5 },
  { edition: `${HOLDING}+books=open`, seats: against('relative'), aim: 0.74 },
  { edition: `${HOLDING}+books=open`, seats: against('relative', 3), aim: 0.54 },
  { edition: SELLING, seats: against('reallocator'), aim: 0.9 },
  { edition: SELLING, seats: against('hybrid'), aim: 0.85 },
  ...[SELLING, HOLDING, 'today', 'quick', 'grand'].map((edition) => ({
    edition,
    seats: against('veteran'),
    aim: 0.65,
  })),
  ...[SELLING, HOLDING, 'today'].map((edition) => ({ edition, seats: against('veteran', 3), aim: 0.38 })),
  { edition: 'today', seats: against('searcher'), aim: 0.8 },
  { edition: 'today', seats: against('reallocator', 3), aim: 0.55 },
  { edition: 'grand', seats: against('veteran', 7), aim: 0.25 },
  ...LADDER_EDITIONS.map((edition) => ({ edition, seats: ['strategist', 'hybrid'], aim: 0.6 })),
];

const steps: readonly Contest[] = LADDER_EDITIONS.flatMap((edition) =>
  LADDER.slice(1).map((bot, below) => ({ edition, seats: [bot, LADDER[below]!] })),
);

/** Each once; the last step of the ladder in `today` has an aim of its own. */
export const contests: readonly Contest[] = [
  ...aims,
  ...steps.filter((step) => aims.every((aim) => nameOf(aim) !== nameOf(step))),
];

/** What a contest is called on the command line and in the file of results. */
export function nameOf({ edition, seats }: Contest): string {
  return `${edition} ${seats.join(' v ')}`;
}
