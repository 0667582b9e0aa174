/** The contests that say how strong the bots are: the aims, and every level against the one below. */

export interface Contest {
  readonly edition: string;
  /** Who plays; the first one's victories are counted. */
  readonly seats: readonly string[];
  /** Whether anybody searches: such matches take a thousand times longer. */
  readonly searches: boolean;
  /** Whether this is one of the contests we have set ourselves an aim for. */
  readonly aim: boolean;
}

const LADDER = ['chance', 'beginner', 'greedy', 'reallocator', 'strategist', 'searcher', 'champion'];

/** Where stock can be sold, so that every level can show what it knows. */
export const editions = ['faber1977+selling=owned', 'today'];

const aims: readonly Contest[] = [
  { edition: 'faber1977+selling=owned', seats: ['champion', 'reallocator'], searches: true, aim: true },
  { edition: 'faber1977+selling=none', seats: ['champion', 'relative'], searches: true, aim: true },
  {
    edition: 'faber1977+selling=none',
    seats: ['champion', 'relative', 'relative', 'relative'],
    searches: true,
    aim: true,
  },
  { edition: 'today', seats: ['champion', 'reallocator'], searches: true, aim: true },
  { edition: 'today', seats: ['champion', 'reallocator', 'reallocator', 'reallocator'], searches: true, aim: true },
];

const steps: readonly Contest[] = editions.flatMap((edition) =>
  LADDER.slice(1).map((bot, below) => ({
    edition,
    seats: [bot, LADDER[below]!],
    searches: ['searcher', 'champion'].includes(bot),
    aim: false,
  })),
);

export const contests: readonly Contest[] = [...aims, ...steps];
